import { join } from 'node:path';
import { lockDataFolder } from './data-lock';
import { Journal, type JournalOwner } from './journal';
import type { JsonObject } from './json';

const COMPACT_ABOVE_BYTES = 64 * 1024 * 1024;
const COMPACT_GROWTH = 3;

export interface DataFolderOptions {
  readonly path: string;
  /** a journal smaller than this is not compacted */
  readonly compactAboveBytes?: number;
}

/** The data that a folder stores. */
export interface KeptData {
  /** Restores one record, oldest first. */
  restore(record: JsonObject): void;
  /** Texts of records that together replace everything appended so far. */
  snapshot(): Iterable<string>;
}

/** Durable records in a folder: one journal, `<owner>.journal`, which one process at a time may open. */
export class DataFolder {
  readonly #journal: Journal;
  readonly #unlock: () => void;
  #compactedLength: number;

  /**
   * Restores the folder's records.
   * @throws Error when another process has the folder open, JournalError when its journal is damaged
   */
  constructor(
    private readonly options: DataFolderOptions,
    owner: JournalOwner,
    private readonly data: KeptData,
  ) {
    const name = owner.toLowerCase();
    this.#unlock = lockDataFolder(options.path, name);
    const file = join(options.path, `${name}.journal`);
    this.#journal = Journal.open(file, owner, (record) => data.restore(record));
    this.#compactedLength = this.#journal.length;
  }

  /** Stores a record. Call it before the data changes: a journal that has grown long is compacted first. */
  append(record: string): void {
    const { compactAboveBytes = COMPACT_ABOVE_BYTES } = this.options;
    const { length } = this.#journal;
    if (length > compactAboveBytes && length > this.#compactedLength * COMPACT_GROWTH) this.compact();
    this.#journal.append(record);
  }

  /** Replaces all records by those of a snapshot. */
  compact(): void {
    this.#journal.compact(this.data.snapshot());
    this.#compactedLength = this.#journal.length;
  }

  close(): void {
    this.#journal.close();
    this.#unlock();
  }
}
