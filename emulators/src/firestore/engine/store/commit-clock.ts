/** Microseconds since 1970. Commit times strictly increase, and every read time is before the next one. */
export class CommitClock {
  #last = 0;

  constructor(private readonly wallMillis: () => number = Date.now) {}

  /** A time for the next commit. */
  next(): number {
    this.#last = Math.max(this.#wallMicros(), this.#last + 1);
    return this.#last;
  }

  /** The time of what is visible now. */
  read(): number {
    this.#last = Math.max(this.#wallMicros(), this.#last);
    return this.#last;
  }

  /** Advances past a time found on disk. */
  passed(micros: number): void {
    this.#last = Math.max(this.#last, micros);
  }

  #wallMicros(): number {
    return Math.floor(this.wallMillis() * 1000);
  }
}
