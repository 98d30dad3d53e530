import type { TicketWords } from '../../entities/ticket-words';
import { LIMITS } from '../../limits';
import { fold } from '../../search/normalise';
import { makeSnippet } from '../../search/snippet';
import { findWordStart, isWordUnit } from '../../search/word-start';
import { oneLine } from '../../text/clip';
import { findsBeginnings } from './words';

/** Plain text, and where words of the query are in it: UTF-16 positions, in order, apart from each other. */
export interface MarkedText {
  text: string;
  ranges: { from: number; to: number }[];
}

/** Where a folded text has a word, not before a position; -1 if nowhere. */
function placeOf(folded: string, word: string, from: number): number {
  let at = findWordStart(folded, word, from);
  if (findsBeginnings(word)) return at;
  while (at >= 0 && isWordUnit(folded.charCodeAt(at + word.length))) at = findWordStart(folded, word, at + 1);
  return at;
}

/** Whether a ticket has all words of a query. */
export const hasWords = ({ text }: Pick<TicketWords, 'text'>, words: readonly string[]): boolean =>
  words.every((word) => placeOf(text, word, 0) >= 0);

/** A text, composed (NFC), with the places of these words. */
export function markWords(text: string, words: readonly string[]): MarkedText {
  const shown = text.normalize('NFC');
  const folded = fold(shown);
  const ranges: { from: number; to: number }[] = [];
  for (const word of words) {
    for (let at = placeOf(folded, word, 0); at >= 0; at = placeOf(folded, word, at + word.length))
      ranges.push({ from: at, to: at + word.length });
  }
  const apart: { from: number; to: number }[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = apart.at(-1);
    if (last === undefined || range.from > last.to) apart.push(range);
    else last.to = Math.max(last.to, range.to);
  }
  return { text: shown, ranges: apart };
}

/** The part of a ticket's messages that shows best why it was found; empty if only its head has the words. */
export function snippetOf({ messages }: Pick<TicketWords, 'messages'>, words: readonly string[]): MarkedText {
  let best = '';
  let most = 0;
  for (const { text } of messages) {
    const folded = fold(text.normalize('NFC'));
    const hits = words.filter((word) => placeOf(folded, word, 0) >= 0).length;
    if (hits > most) [best, most] = [text, hits];
  }
  const line = oneLine(best).normalize('NFC');
  return markWords(makeSnippet({ text: line }, words.join(' '), LIMITS.ticketSearchSnippet), words);
}
