const BREAK = '\n';

/** Lines that are searched at once: one search through their joined text costs far less than one for each. */
export class Lines {
  readonly #joined: string;
  /** where each line begins in the joined text */
  readonly #starts: Uint32Array;

  /** @param lines without line breaks */
  constructor(lines: readonly string[]) {
    this.#joined = lines.join(BREAK);
    this.#starts = new Uint32Array(lines.length + 1);
    lines.forEach((line, index) => {
      this.#starts[index + 1] = (this.#starts[index] ?? 0) + line.length + 1;
    });
  }

  at(line: number): string {
    return this.#joined.slice(this.#starts[line] ?? 0, (this.#starts[line + 1] ?? 0) - 1);
  }

  /** Calls `visit` with the number of each line that contains a text, in order. @param part not empty */
  visitContaining(part: string, visit: (line: number) => void): void {
    let at = this.#joined.indexOf(part);
    while (at >= 0) {
      const line = this.#lineAt(at);
      visit(line);
      const next = this.#starts[line + 1] ?? this.#joined.length;
      at = this.#joined.indexOf(part, next);
    }
  }

  #lineAt(position: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle] ?? 0) <= position) low = middle;
      else high = middle;
    }
    return low;
  }
}
