import { noteNewsView } from '../article/note-view';
import { givenReaction } from './given-reactions';

const FACES = '.news-faces button';

interface NewsAtRest {
  /** ends everything but the reactions */
  readonly end: () => void;
  /** ends the reactions; returns a function that repeats a click that came before they were hydrated */
  readonly endReactions: () => () => void;
}

/** Shows the reactions of a news flash without a renderer, which their first touch loads, and records its view. */
export function startRestingNews(section: HTMLElement): NewsAtRest {
  const id = section.dataset.news ?? '';
  const given = givenReaction(id);
  let clicked: HTMLButtonElement | null = null;
  const mark = (reaction: string | null) => {
    for (const button of section.querySelectorAll<HTMLButtonElement>(FACES))
      button.setAttribute('aria-pressed', String(button.value === reaction));
  };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(FACES) : null;
    if (button === null) return;
    clicked = button;
    mark(button.value);
  };
  mark(given);
  section.hidden = false;
  section.addEventListener('click', onClick);
  return {
    end: noteNewsView(id),
    endReactions: () => {
      section.removeEventListener('click', onClick);
      mark(given);
      return () => clicked?.click();
    },
  };
}
