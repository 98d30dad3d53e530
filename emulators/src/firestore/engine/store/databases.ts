import { DataFolder } from '../../../shared/data-folder';
import type { JsonObject } from '../../../shared/json';
import type { DatabaseName } from '../values/resource-names';
import { CommitClock } from './commit-clock';
import { DocumentStore } from './document-store';
import { commitRecord, readCommitRecord } from './journal-records';
import type { DocumentChange } from './stored-document';

const TOLERATED_ROWS = 100;
const DOCUMENTS_PER_RECORD = 500;

interface Entry {
  readonly db: DatabaseName;
  readonly store: DocumentStore;
}

/** All databases of the process and the journal that stores them. */
export class Databases {
  readonly #entries = new Map<string, Entry>();
  readonly #folder: DataFolder | undefined;
  /** nothing from before this process began is known */
  readonly #bootTime: number;

  constructor(
    dataDir: string | undefined,
    readonly clock = new CommitClock(),
  ) {
    this.#bootTime = clock.read();
    if (dataDir === undefined) return;
    let rows = 0;
    const restore = (record: JsonObject) => {
      rows += this.#replay(record);
    };
    this.#folder = new DataFolder({ path: dataDir }, 'Firestore', {
      restore,
      snapshot: () => this.#snapshot(),
    });
    for (const { store } of this.#entries.values()) store.startHistoryAt(this.clock.read());
    if (rows > 2 * this.#size + TOLERATED_ROWS) this.#folder.compact();
  }

  store(db: DatabaseName): DocumentStore {
    const known = this.#entries.get(db.name);
    if (known) return known.store;
    const store = new DocumentStore();
    store.startHistoryAt(this.#bootTime);
    this.#entries.set(db.name, { db, store });
    return store;
  }

  /** Every database that was ever requested. */
  get names(): readonly DatabaseName[] {
    return [...this.#entries.values()].map(({ db }) => db);
  }

  /** Makes changes durable, then visible. */
  commit(db: DatabaseName, changes: readonly DocumentChange[], time: number): void {
    if (changes.length === 0) return;
    this.#folder?.append(JSON.stringify(commitRecord(db, time, changes)));
    this.store(db).apply(changes, time);
  }

  close(): void {
    this.#folder?.close();
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

  /** The whole state, as commits of moderate size. The last one carries the latest time. */
  *#snapshot(): Generator<string> {
    const time = this.clock.read();
    for (const { db, store } of this.#entries.values()) {
      let batch: DocumentChange[] = [];
      for (const document of store.all()) {
        batch.push({ path: document.path, before: null, after: document });
        if (batch.length < DOCUMENTS_PER_RECORD) continue;
        yield JSON.stringify(commitRecord(db, time, batch));
        batch = [];
      }
      if (batch.length > 0) yield JSON.stringify(commitRecord(db, time, batch));
    }
  }
}
