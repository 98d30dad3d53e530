/** Words per minute of an adult who reads prose on a screen. */
const READING_SPEED = 220;

/** Scripts that put no space between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const HAS_LETTER = /[\p{L}\p{N}]/u;

let segmenter: Intl.Segmenter | undefined;

/** Some browsers in use have no dictionaries; there, such a text counts as one word. */
function countSegments(run: string): number {
  if (!('Segmenter' in Intl)) return 1;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike).length;
}

/** The number of words of a text, as word processors count them; in scripts without spaces, as dictionaries do. */
export function countWords(text: string): number {
  return text
    .split(/\s+/)
    .filter((run) => HAS_LETTER.test(run))
    .reduce((sum, run) => sum + (UNSPACED.test(run) ? countSegments(run) : 1), 0);
}

/** Whole minutes that reading takes, at least one; 0 for an empty text. */
export const readingMinutes = (words: number): number =>
  words === 0 ? 0 : Math.max(1, Math.round(words / READING_SPEED));
