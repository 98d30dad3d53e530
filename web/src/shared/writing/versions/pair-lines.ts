import { difference, type Part } from './difference';

/** A line that both texts have, or lines that replace each other; null where one of them has none. */
export interface LinePair {
  readonly isSame: boolean;
  readonly before: string | null;
  readonly after: string | null;
}

/** Puts the lines of two texts beside each other: of each change, the first line removed and the first added, and so on. */
export function pairLines(parts: readonly Part[]): LinePair[] {
  const pairs: LinePair[] = [];
  let before: string[] = [];
  let after: string[] = [];
  const flush = () => {
    for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
      pairs.push({ isSame: false, before: before[index] ?? null, after: after[index] ?? null });
    }
    before = [];
    after = [];
  };
  for (const { kind, text } of parts) {
    if (kind === 'before') before.push(text);
    else if (kind === 'after') after.push(text);
    else {
      flush();
      pairs.push({ isSame: true, before: text, after: text });
    }
  }
  flush();
  return pairs;
}

/** Lines with fewer words in common are two lines, not one that was reworded. */
const LEAST_COMMON = 0.4;

const wordsOf = (line: string): string[] => line.split(/(\s+)/);

/** The words of a line that was reworded, marked where the other lacks them; null if the two say different things. */
export function changedWords(before: string, after: string): readonly Part[] | null {
  const parts = difference(wordsOf(before), wordsOf(after));
  const words = parts.filter(({ text }) => text.trim() !== '');
  const common = words.filter(({ kind }) => kind === 'same').length;
  return common / words.length < LEAST_COMMON ? null : parts;
}
