import { isSpaceless, isWordUnit } from '../../search/word-start';

const SLOTS = 4096;
const LONG = 5;
const SHORT = 3;

function slotOf(text: string, from: number, length: number): number {
  let hash = length;
  for (let at = from; at < from + length; at += 1) hash = Math.imul(hash, 31) + text.charCodeAt(at);
  return (hash ^ (hash >>> 13)) & (SLOTS - 1);
}

/**
 * A small set of the beginnings of a text's words, checked before the text is searched. It may give false
 * positives but no false negatives: it lets search skip long texts, but never proves a match.
 */
export class WordBeginnings {
  readonly #bits = new Uint32Array(SLOTS / 32);

  constructor(folded: string) {
    let isInWord = false;
    for (let at = 0; at < folded.length; at += 1) {
      const code = folded.charCodeAt(at);
      const isWord = isWordUnit(code);
      if (isWord && (!isInWord || isSpaceless(code))) {
        this.#add(slotOf(folded, at, Math.min(SHORT, folded.length - at)));
        if (at + LONG <= folded.length) this.#add(slotOf(folded, at, LONG));
      }
      isInWord = isWord;
    }
  }

  #add(slot: number): void {
    this.#bits[slot >>> 5] = (this.#bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
  }

  /** false only if no word of the text begins with the word of this slot */
  mayContain(slot: number): boolean {
    return slot < 0 || ((this.#bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
  }
}

/** The slot to check in `WordBeginnings` for a word; computed once for all texts. */
export function beginningSlot(start: string): number {
  return start.length < SHORT ? -1 : slotOf(start, 0, start.length >= LONG ? LONG : SHORT);
}
