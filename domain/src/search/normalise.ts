import { STOP_WORDS } from './stop-words';

/** Units that may change: neither ASCII nor Chinese, which is what most texts are made of. */
const UNUSUAL = /[\u0080-\u33ff\ua000-\uffff]/;
const CHANGING = /[A-Z]+|[\u0080-\u33ff\ua000-\uffff]/g;

/** Letters with a stroke, which Unicode does not take apart, and the letters that people type in their place. */
const STROKED = new Map([...'łøđðħŧɨ'].map((letter, index) => [letter, 'loddhti'.charAt(index)]));

function foldUnit(unit: string): string {
  const lower = unit.toLowerCase();
  const base = lower.normalize('NFD').charAt(0);
  return STROKED.get(base) ?? (base === '' ? unit : base);
}

/** Units that texts have had so far, folded: each is worked out once. */
const foldedUnits = new Map<string, string>();

function foldPart(part: string): string {
  if (part <= '\u007f') return part.toLowerCase();
  const known = foldedUnits.get(part);
  if (known !== undefined) return known;
  const folded = foldUnit(part);
  foldedUnits.set(part, folded);
  return folded;
}

/**
 * Lower case without accents, unit for unit in UTF-16: positions in the folded text are positions in the
 * original. Accents written as separate characters stay; texts are stored composed.
 */
export const fold = (text: string): string =>
  UNUSUAL.test(text) ? text.replace(CHANGING, foldPart) : text.toLowerCase();

const WORD = /[\p{L}\p{N}]+(?:['\u2019][\p{L}\p{N}]+)*/gu;

/** Words of a text, folded, in order, without apostrophes. */
export function wordsOf(text: string): string[] {
  return (fold(text.normalize('NFC')).match(WORD) ?? []).map((word) => word.replace(/['\u2019]/g, ''));
}

/** The words without stop-words, or all of them if nothing would be left (D-26). */
export function meaningfulWords(words: readonly string[]): string[] {
  const kept = words.filter((word) => !STOP_WORDS.has(word));
  return kept.length > 0 ? kept : [...words];
}

/** Endings, and how many letters must remain after removing each. */
const ENDINGS = [
  ['ing', 4],
  ['ers', 5],
  ['er', 5],
  ['ies', 4],
  ['es', 4],
  ['ed', 4],
  ['s', 3],
  ['e', 4],
  ['y', 4],
] as const;

/** A word without its common English ending: 'batteries' matches 'battery', 'charging' and 'charger' match 'charge'. */
export function wordRoot(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  for (const [ending, shortest] of ENDINGS) {
    if (word.endsWith(ending) && word.length - ending.length >= shortest)
      return word.slice(0, -ending.length);
  }
  return word;
}
