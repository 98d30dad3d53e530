import { NEWS_REACTIONS } from '@harborline/domain/entities/news-flash';
import { NEWS_PAGE_TEXTS } from '@harborline/domain/texts/news';
import { noteNewsView } from '../article/note-view';
import { givenReaction, keepReaction } from './given-reactions';

const FACES = '.news-faces button';

interface NewsAtRest {
  /** ends everything but the reactions */
  readonly end: () => void;
  /** ends the reactions; returns a function that repeats a click that came before they were hydrated */
  readonly endReactions: () => () => void;
}

function showReply(section: HTMLElement, text: string): void {
  section.querySelector('.news-reply')?.replaceChildren(text);
}

/**
 * Shows the reactions of a news flash without a renderer, which their first touch loads, and records its view. A reaction
 * is kept until then, so that it is not lost if the code for it comes late or not at all.
 */
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
    const reaction = NEWS_REACTIONS.find((kind) => kind === button?.value);
    if (button === null || reaction === undefined) return;
    clicked = button;
    keepReaction(id, reaction);
    mark(reaction);
    showReply(section, navigator.onLine ? '' : NEWS_PAGE_TEXTS.waits);
  };
  mark(given);
  section.hidden = false;
  section.addEventListener('click', onClick);
  return {
    end: noteNewsView(id),
    endReactions: () => {
      section.removeEventListener('click', onClick);
      if (clicked !== null) {
        keepReaction(id, null);
        showReply(section, '');
      }
      mark(given);
      return () => clicked?.click();
    },
  };
}
