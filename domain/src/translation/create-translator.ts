import type { Translation } from '../entities/translation';
import { dateTokens } from './date-tokens';

export type TranslationPair = Pick<Translation, 'source' | 'translation'>;

/** Replaces words of a text with the library's own. */
export type Translate = (text: string) => string;

const WORD = String.raw`[\p{L}\p{N}\p{M}_]`;
const STARTS_WITH_WORD = new RegExp(`^${WORD}`, 'u');
const ENDS_WITH_WORD = new RegExp(`${WORD}$`, 'u');

const escapeForRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Matches a source as a whole word: where its edge is a letter, no other letter may be adjacent. */
function wholeWord(source: string): string {
  const before = STARTS_WITH_WORD.test(source) ? `(?<!${WORD})` : '';
  const after = ENDS_WITH_WORD.test(source) ? `(?!${WORD})` : '';
  return before + escapeForRegExp(source) + after;
}

const longestFirst = (first: { source: string }, second: { source: string }): number =>
  second.source.length - first.source.length;

function withDates(text: string, tokens: Readonly<Record<string, string>>): string {
  const names = Object.keys(tokens).sort((first, second) => second.length - first.length);
  return text.replace(new RegExp(names.join('|'), 'g'), (name) => tokens[name] ?? name);
}

interface Replacement {
  readonly source: string;
  readonly pattern: string;
  readonly result: string;
}

/**
 * Replaces a library's words and the date tokens (S3-19, S3-20, D-25): one pass, so that a result is
 * never replaced again; longest source first; whole words in any case. Tokens also work inside
 * translations. Blank sources are ignored; of sources that differ only in case, the first counts.
 */
export function createTranslator(pairs: readonly TranslationPair[], now: Date): Translate {
  const tokens = dateTokens(now);
  const dates = Object.entries(tokens).map(([source, result]) => ({ source, pattern: source, result }));
  const seen = new Set(Object.keys(tokens));
  const words: Replacement[] = [];
  for (const { source, translation } of pairs) {
    const word = source.trim();
    const key = word.toLowerCase();
    if (word === '' || seen.has(key)) continue;
    seen.add(key);
    words.push({ source: word, pattern: wholeWord(word), result: withDates(translation, tokens) });
  }
  const replacements: Replacement[] = [...dates, ...words].sort(longestFirst);
  // One group each: the matched group determines the replacement, however the text spells it.
  const pattern = new RegExp(replacements.map(({ pattern: one }) => `(${one})`).join('|'), 'giu');
  return (text) =>
    text.replace(pattern, (match, ...groups: unknown[]) => {
      const hit = replacements.findIndex((_, index) => groups[index] !== undefined);
      return replacements[hit]?.result ?? match;
    });
}
