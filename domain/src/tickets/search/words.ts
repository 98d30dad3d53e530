import { LIMITS } from '../../limits';
import { fold, meaningfulWords } from '../../search/normalise';
import { visitTokens } from '../../search/text-tokens';
import { isSpaceless } from '../../search/word-start';
import { clip } from '../../text/clip';

/** Lengths of the beginnings by which the store finds a word; what is typed is looked up by the longest that it has. */
const START_UNITS = [3, 4, 6] as const;
/** Shorter words are found as they are, not by their beginning. */
const SHORTEST_START = START_UNITS[0];

const HALF_CHARACTER = /\p{Surrogate}/u;

/** Whether any letter of a word may begin another, so that each stands for itself. */
const isOfLetters = (word: string): boolean => isSpaceless(word.charCodeAt(0));

/** Whether other words that begin with a word are found by it: one of two Latin letters begins too many. */
export const findsBeginnings = (word: string): boolean => word.length >= SHORTEST_START || isOfLetters(word);

/**
 * The distinct words of a text, lower case and without accents, in order. In scripts without spaces between words, each
 * letter with the next is one.
 * @param most where to stop
 */
export function ticketTextWords(text: string, most: number): string[] {
  const words = new Set<string>();
  visitTokens(fold(text.normalize('NFC')), (word) => {
    // Half a character, as the second half of an emoji, is no text that the store takes.
    if (words.size < most && !HALF_CHARACTER.test(word)) words.add(word);
  });
  return [...words];
}

/** What the store finds a word by. */
function startsOfWord(word: string): string[] {
  if (isOfLetters(word)) return [[...word][0] ?? word, word];
  if (word.length < SHORTEST_START) return [word];
  return START_UNITS.filter((units) => units <= word.length).map((units) => clip(word, units));
}

/** What the store finds the words of a ticket by, each once. */
export const startsOf = (words: readonly string[]): string[] => [...new Set(words.flatMap(startsOfWord))];

/** What the store is asked for to find the words that begin with one that was typed. */
export const startToAsk = (word: string): string => startsOfWord(word).at(-1) ?? word;

/** The words to look for, without those that every text has unless there are no others; none for a text without words. */
export function queryWords(query: string): string[] {
  const words = ticketTextWords(query.slice(0, LIMITS.ticketSearchQuery), Number.POSITIVE_INFINITY);
  return meaningfulWords(words).slice(0, LIMITS.ticketSearchQueryWords);
}

/** The ticket number that a search is for, such as #12 or 12; null for any other. */
export function askedNumber(query: string): number | null {
  const digits = /^#?([1-9]\d{0,8})$/.exec(query.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
