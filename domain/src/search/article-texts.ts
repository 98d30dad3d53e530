/** The texts of a library's articles, by article number. */
export interface ArticleTexts {
  at(article: number): string;
  /** false only if the folded text does not contain a folded phrase */
  mayContain(article: number, phrase: string): boolean;
}

/** Texts at hand, which are as quick to look into as any hint about them. */
export const plainTexts = (texts: readonly string[]): ArticleTexts => ({
  at: (article) => texts[article] ?? '',
  mayContain: () => true,
});

const SPACE = ' ';
/** UTF-16 units on either side of a space: few, which short words have, and more, which tell more. */
const NEAR = 3;
const FAR = 5;
const BITS_PER_SPACE = 20;
const WORD_BITS = 32;

const mixed = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);
const spread = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0;

/** Whether `test` holds for all hashes of the letters around the spaces of a text; the first false ends it. */
function everyHash(text: string, test: (hash: number) => boolean): boolean {
  for (let at = text.indexOf(SPACE, NEAR); at >= 0; at = text.indexOf(SPACE, at + 1)) {
    if (at + NEAR >= text.length) return true;
    let hash = 0;
    for (let unit = at - NEAR; unit <= at + NEAR; unit += 1) hash = mixed(hash, text.charCodeAt(unit));
    if (!test(spread(hash))) return false;
    if (at < FAR || at + FAR >= text.length) continue;
    for (let distance = NEAR + 1; distance <= FAR; distance += 1) {
      hash = mixed(mixed(hash, text.charCodeAt(at - distance)), text.charCodeAt(at + distance));
    }
    if (!test(spread(hash)) || !test(spread(mixed(hash, FAR)))) return false;
  }
  return true;
}

function spacesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf(SPACE); at >= 0; at = text.indexOf(SPACE, at + 1)) count += 1;
  return count;
}

/**
 * Which words follow each other in texts, as far as the letters around a space tell, so that few texts without a phrase
 * are unpacked to find that out. It may give false positives but no false negatives.
 */
export class PhraseHints {
  readonly #words: (Uint32Array | undefined)[] = [];

  add(article: number, folded: string): void {
    const words = new Uint32Array(1 + Math.floor((spacesIn(folded) * BITS_PER_SPACE) / WORD_BITS));
    const bits = words.length * WORD_BITS;
    everyHash(folded, (hash) => {
      const bit = hash % bits;
      words[bit >>> 5] = (words[bit >>> 5] ?? 0) | (1 << (bit & 31));
      return true;
    });
    this.#words[article] = words;
  }

  /** Takes what was made of the same text before. @param before its article number there */
  addFrom(article: number, others: PhraseHints, before: number): void {
    this.#words[article] = others.#words[before];
  }

  mayContain(article: number, phrase: string): boolean {
    const words = this.#words[article];
    if (words === undefined) return true;
    const bits = words.length * WORD_BITS;
    return everyHash(phrase, (hash) => {
      const bit = hash % bits;
      return ((words[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
    });
  }
}
