import { NEWS_REACTIONS, type NewsReaction } from '@harborline/domain/entities/news-flash';
import { type NewsTally, recountNews } from '@harborline/domain/news/tally';
import { NEWS_PAGE_TEXTS } from '@harborline/domain/texts/news';
import { noteNewsView } from '../article/note-view';
import { containedReaction, givenReaction, keepReaction } from './given-reactions';

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

/** Has the numbers of a page from a cache contain the visitor's own reaction. */
function countOwn(section: HTMLElement, id: string): void {
  const given = givenReaction(id);
  const numberOf = (kind: NewsReaction) =>
    section.querySelector(`${FACES}[value="${kind}"]`)?.lastElementChild ?? null;
  const shownOf = (kind: NewsReaction) => Number(numberOf(kind)?.textContent ?? 0);
  const shown: NewsTally = {
    heart: shownOf('heart'),
    party: shownOf('party'),
    snooze: shownOf('snooze'),
    dislike: shownOf('dislike'),
  };
  const contained = containedReaction(id, shown);
  if (given === null || contained === given) return;
  const counted = recountNews(shown, contained ?? undefined, given);
  for (const kind of NEWS_REACTIONS) numberOf(kind)?.replaceChildren(String(counted[kind]));
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
      button.setAttribute('aria-checked', String(button.value === reaction));
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
  countOwn(section, id);
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
      // As the server rendered them: the renderer changes only what it has shown itself.
      mark(null);
      return () => clicked?.click();
    },
  };
}
