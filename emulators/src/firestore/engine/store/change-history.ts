import type { DocumentChange, StoredDocument } from './stored-document';

interface Entry {
  readonly time: number;
  readonly path: string;
  readonly before: StoredDocument | null;
}

/** Documents that have changed since, as they were then; null for those that did not exist. */
export type PastDocuments = ReadonlyMap<string, StoredDocument | null>;

/** The latest changes, so that listeners can resume and snapshots can be read. */
export class ChangeHistory {
  #entries: Entry[] = [];
  /** states from this moment on are known */
  #since = 0;

  constructor(private readonly capacity: number) {}

  /** Drops everything before `time`: loaded data has no history. */
  startAt(time: number): void {
    this.#entries = [];
    this.#since = time;
  }

  record(changes: readonly DocumentChange[], time: number): void {
    for (const { path, before } of changes) this.#entries.push({ time, path, before });
    if (this.#entries.length > this.capacity * 2) this.#trim();
  }

  /** The changes to undo to see the state at `time`; undefined when that is too long ago. */
  undoTo(time: number): PastDocuments | undefined {
    if (time < this.#since) return undefined;
    const past = new Map<string, StoredDocument | null>();
    for (let i = this.#entries.length - 1; i >= 0; i--) {
      const entry = this.#entries[i];
      if (!entry || entry.time <= time) break;
      past.set(entry.path, entry.before);
    }
    return past;
  }

  /** Every version that was in force at some moment after `time` and has been replaced since. */
  replacedSince(time: number): StoredDocument[] {
    const versions: StoredDocument[] = [];
    for (let i = this.#entries.length - 1; i >= 0; i--) {
      const entry = this.#entries[i];
      if (!entry || entry.time <= time) break;
      if (entry.before) versions.push(entry.before);
    }
    return versions;
  }

  #trim(): void {
    const dropped = this.#entries.splice(0, this.#entries.length - this.capacity);
    this.#since = Math.max(this.#since, dropped.at(-1)?.time ?? 0);
  }
}
