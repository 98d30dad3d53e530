import { ticketTitle } from '../tickets/ticket-title';

const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const TELLING_WORDS = 3;

/** Whether a title may tell what a chat is about, which 'Hi' and 'Anybody there?' do not. */
const isTelling = (title: string): boolean =>
  [...WORDS.segment(title)].filter(({ isWordLike }) => isWordLike).length >= TELLING_WORDS;

/**
 * The title that a chat gets by what its visitor goes on to write: that of the first message which tells more than the
 * first one; null if it keeps the one it has.
 */
export function betterTitle(title: string, text: string): string | null {
  if (isTelling(title)) return null;
  const next = ticketTitle(text);
  return isTelling(next) ? next : null;
}
