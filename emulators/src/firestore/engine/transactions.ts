import { randomBytes } from 'node:crypto';
import { StatusError } from '../../shared/status-error';
import type { Query } from './query/query';
import { runQuery } from './query/run-query';
import type { DocumentStore } from './store/document-store';
import type { StoredDocument } from './store/stored-document';
import type { DatabaseName } from './values/resource-names';

const IDLE_LIMIT_MS = 60_000;
const TOTAL_LIMIT_MS = 270_000;

/**
 * A transaction holds no locks: it remembers what it read, and its commit fails with ABORTED if that is no longer true.
 * Clients retry on that code, as they do after a lock timeout. Only the commit fails: server SDKs repeat a read that
 * was aborted for eight seconds before they start over.
 */
export class Transaction {
  readonly #documents = new Map<string, StoredDocument | null>();
  readonly #queries: { query: Query; result: readonly StoredDocument[] }[] = [];
  /** microseconds of the latest read at which everything read before was still true */
  #readAt: number | undefined;
  lastUsed: number;

  constructor(
    /** base64 */
    readonly id: string,
    readonly db: DatabaseName,
    /** microseconds of the snapshot that is read; undefined for read-write */
    readonly snapshotTime: number | undefined,
    readonly startedAt: number,
  ) {
    this.lastUsed = startedAt;
  }

  get isReadOnly(): boolean {
    return this.snapshotTime !== undefined;
  }

  /**
   * The moment that its next read shows, so that it never reads two states.
   * @param now microseconds of the present state
   * @returns undefined for the present one
   */
  readTime(store: DocumentStore, now: number): number | undefined {
    if (this.isReadOnly) return this.snapshotTime;
    if (!this.isCurrent(store)) return this.#readAt;
    this.#readAt = now;
    return undefined;
  }

  remember(path: string, document: StoredDocument | null): void {
    if (!this.isReadOnly) this.#documents.set(path, document);
  }

  rememberQuery(query: Query, result: readonly StoredDocument[]): void {
    if (!this.isReadOnly) this.#queries.push({ query, result });
  }

  /** Whether nothing that was read has changed. Versions are immutable, so comparing identity suffices. */
  isCurrent(store: DocumentStore): boolean {
    for (const [path, document] of this.#documents) if (store.get(path) !== document) return false;
    return this.#queries.every(({ query, result }) => {
      const { documents } = runQuery(store, query);
      return documents.length === result.length && documents.every((document, i) => document === result[i]);
    });
  }
}

/** The live transactions of the process. */
export class Transactions {
  readonly #live = new Map<string, Transaction>();
  readonly #bootId = randomBytes(6).toString('hex');
  #issued = 0;

  constructor(private readonly now: () => number = Date.now) {}

  begin(db: DatabaseName, snapshotTime: number | undefined): Transaction {
    this.#dropExpired();
    this.#issued++;
    const id = Buffer.from(`${this.#bootId}:${this.#issued}`).toString('base64');
    const transaction = new Transaction(id, db, snapshotTime, this.now());
    this.#live.set(id, transaction);
    return transaction;
  }

  /** ABORTED for an ended transaction, INVALID_ARGUMENT for an id that was never issued. */
  find(id: string, db: DatabaseName): Transaction {
    this.#dropExpired();
    const transaction = this.#live.get(standardBase64(id));
    if (transaction && transaction.db.name === db.name) {
      transaction.lastUsed = this.now();
      return transaction;
    }
    if (this.wasIssued(id)) {
      throw new StatusError('ABORTED', 'The referenced transaction has expired or is no longer valid.');
    }
    throw new StatusError('INVALID_ARGUMENT', 'Transaction is invalid or expired.');
  }

  end(id: string): void {
    this.#live.delete(standardBase64(id));
  }

  /** Also true for ids of an earlier process: a retry works in both cases. */
  wasIssued(id: string): boolean {
    const [boot, number] = Buffer.from(id, 'base64').toString('latin1').split(':');
    if (boot === undefined || !/^[0-9a-f]{12}$/.test(boot)) return false;
    return boot !== this.#bootId || (Number(number) >= 1 && Number(number) <= this.#issued);
  }

  #dropExpired(): void {
    const now = this.now();
    for (const [id, { lastUsed, startedAt }] of this.#live) {
      if (now - lastUsed > IDLE_LIMIT_MS || now - startedAt > TOTAL_LIMIT_MS) this.#live.delete(id);
    }
  }
}

function standardBase64(id: string): string {
  return Buffer.from(id, 'base64').toString('base64');
}
