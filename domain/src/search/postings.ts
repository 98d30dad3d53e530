/**
 * Lists of article numbers in as few bits as their gaps need: Rice codes, whose parameter follows from how many there
 * are. Each list begins at a whole byte.
 */

/** Bits of a gap's remainder: about the binary logarithm of the average gap. */
function remainderBits(count: number, articleCount: number): number {
  const average = articleCount / Math.max(1, count);
  return average < 2 ? 0 : Math.floor(Math.log2(average * Math.LN2 + 1));
}

/** Collects bytes, bit by bit. */
class BitWriter {
  #bytes = new Uint8Array(1 << 12);
  #bits = 0;

  get byteLength(): number {
    return (this.#bits + 7) >>> 3;
  }

  get bytes(): Uint8Array {
    return this.#bytes.slice(0, this.byteLength);
  }

  write(isOne: boolean): void {
    const byte = this.#bits >>> 3;
    if (byte === this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    if (isOne) this.#bytes[byte] = (this.#bytes[byte] ?? 0) | (1 << (this.#bits & 7));
    this.#bits += 1;
  }

  alignToByte(): void {
    this.#bits = this.byteLength * 8;
  }
}

function writeList(
  writer: BitWriter,
  list: ArrayLike<number> & Iterable<number>,
  articleCount: number,
): void {
  const remainder = remainderBits(list.length, articleCount);
  let previous = -1;
  for (const article of list) {
    const gap = article - previous - 1;
    for (let ones = gap >>> remainder; ones > 0; ones -= 1) writer.write(true);
    writer.write(false);
    for (let bit = 0; bit < remainder; bit += 1) writer.write(((gap >>> bit) & 1) === 1);
    previous = article;
  }
  writer.alignToByte();
}

/** Packed lists, one after the other. */
export interface Postings {
  /** numbers in each list */
  readonly counts: Uint32Array;
  /** first byte of each list, and at the end the number of bytes */
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
}

/** Packs lists of ascending numbers, one after the other. */
export class PostingsPacker {
  readonly #writer = new BitWriter();
  readonly #starts = [0];
  readonly #counts: number[] = [];

  /** @param articleCount all numbers are below it */
  constructor(private readonly articleCount: number) {}

  add(list: ArrayLike<number> & Iterable<number>): void {
    writeList(this.#writer, list, this.articleCount);
    this.#counts.push(list.length);
    this.#starts.push(this.#writer.byteLength);
  }

  get postings(): Postings {
    const counts = Uint32Array.from(this.#counts);
    return { counts, starts: Uint32Array.from(this.#starts), bytes: this.#writer.bytes };
  }
}

/** Calls `visit` with the numbers of one list, ascending; never with one that is not below `articleCount`. */
export function visitPostings(
  { counts, starts, bytes }: Postings,
  list: number,
  articleCount: number,
  visit: (article: number) => void,
): void {
  const count = counts[list] ?? 0;
  const remainder = remainderBits(count, articleCount);
  const end = (starts[list + 1] ?? 0) * 8;
  let at = (starts[list] ?? 0) * 8;
  const next = (): number => {
    const bit = ((bytes[at >>> 3] ?? 0) >>> (at & 7)) & 1;
    at += 1;
    return bit;
  };
  let article = -1;
  for (let index = 0; index < count && at < end; index += 1) {
    let gap = 0;
    while (at < end && next() === 1) gap += 1 << remainder;
    for (let bit = 0; bit < remainder; bit += 1) gap += next() << bit;
    article += gap + 1;
    if (article >= articleCount) return;
    visit(article);
  }
}
