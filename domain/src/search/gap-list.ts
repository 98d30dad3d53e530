const FIRST_BYTES = 4;

/** Ascending numbers, each kept as its distance from the one before: mostly one byte instead of eight. */
export class GapList {
  #bytes = new Uint8Array(FIRST_BYTES);
  #length = 0;
  #last = -1;
  #count = 0;

  /** Adds a number that is not less than the last; the last itself is not added again. */
  add(value: number): void {
    let rest = value - this.#last;
    if (rest === 0) return;
    this.#last = value;
    this.#count += 1;
    while (rest > 127) {
      this.#write((rest & 127) | 128);
      rest >>>= 7;
    }
    this.#write(rest);
  }

  toArray(): Uint32Array {
    const values = new Uint32Array(this.#count);
    let at = 0;
    let last = -1;
    for (let index = 0; index < this.#count; index += 1) {
      for (let shift = 0; ; shift += 7) {
        const byte = this.#bytes[at] ?? 0;
        at += 1;
        last += (byte & 127) << shift;
        if (byte < 128) break;
      }
      values[index] = last;
    }
    return values;
  }

  #write(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length] = byte;
    this.#length += 1;
  }
}
