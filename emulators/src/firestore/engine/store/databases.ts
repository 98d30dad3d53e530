import { join } from 'node:path';
import { lockDataFolder } from '../../../shared/data-lock';
import type { JsonObject } from '../../../shared/json';
import type { DatabaseName } from '../values/resource-names';
import { CommitClock } from './commit-clock';
import { DocumentStore } from './document-store';
import { Journal } from './journal';
import { commitRecord, readCommitRecord } from './journal-records';
import type { DocumentChange } from './stored-document';

const COMPACT_ABOVE_BYTES = 64 * 1024 * 1024;
const COMPACT_GROWTH = 3;
const TOLERATED_ROWS = 100;
const DOCUMENTS_PER_RECORD = 500;

interface Entry {
  readonly db: DatabaseName;
  readonly store: DocumentStore;
}

/** All databases of the process and the journal below them. */
export class Databases {
  readonly #entries = new Map<string, Entry>();
  readonly #journal: Journal | undefined;
  #unlock: (() => void) | undefined;
  #compactedLength = 0;
  /** nothing before this process began can be told */
  readonly #bootTime: number;

  constructor(
    dataDir: string | undefined,
    readonly clock = new CommitClock(),
  ) {
    this.#bootTime = clock.read();
    if (dataDir === undefined) return;
    this.#unlock = lockDataFolder(dataDir, 'firestore');
    const { journal, records } = Journal.open(join(dataDir, 'firestore.journal'));
    this.#journal = journal;
    let rows = 0;
    for (const record of records) rows += this.#replay(record);
    for (const { store } of this.#entries.values()) store.startHistoryAt(this.clock.read());
    this.#compactedLength = journal.length;
    if (rows > 2 * this.#size + TOLERATED_ROWS) this.#compact();
  }

  store(db: DatabaseName): DocumentStore {
    const known = this.#entries.get(db.name);
    if (known) return known.store;
    const store = new DocumentStore();
    store.startHistoryAt(this.#bootTime);
    this.#entries.set(db.name, { db, store });
    return store;
  }

  /** Every database that was ever asked for. */
  get names(): readonly DatabaseName[] {
    return [...this.#entries.values()].map(({ db }) => db);
  }

  /** Makes changes durable, then visible. */
  commit(db: DatabaseName, changes: readonly DocumentChange[], time: number): void {
    if (changes.length === 0) return;
    this.#journal?.append(commitRecord(db, time, changes));
    this.store(db).apply(changes, time);
    const length = this.#journal?.length ?? 0;
    if (length > COMPACT_ABOVE_BYTES && length > this.#compactedLength * COMPACT_GROWTH) this.#compact();
  }

  close(): void {
    this.#journal?.close();
    this.#unlock?.();
  }

  /** Documents in all databases. */
  get #size(): number {
    let size = 0;
    for (const { store } of this.#entries.values()) size += store.size;
    return size;
  }

  /** Number of document versions in the record. */
  #replay(record: JsonObject): number {
    const { db, time, documents } = readCommitRecord(record);
    this.clock.passed(time);
    const store = this.store(db);
    for (const { path, after } of documents) store.apply([{ path, before: store.get(path), after }]);
    return documents.length;
  }

  #compact(): void {
    this.#journal?.compact(this.#snapshot());
    this.#compactedLength = this.#journal?.length ?? 0;
  }

  /** Everything there is, as commits of moderate size. The last one carries the time reached. */
  *#snapshot(): Generator<JsonObject> {
    const time = this.clock.read();
    for (const { db, store } of this.#entries.values()) {
      let batch: DocumentChange[] = [];
      for (const document of store.all()) {
        batch.push({ path: document.path, before: null, after: document });
        if (batch.length < DOCUMENTS_PER_RECORD) continue;
        yield commitRecord(db, time, batch);
        batch = [];
      }
      if (batch.length > 0) yield commitRecord(db, time, batch);
    }
  }
}
