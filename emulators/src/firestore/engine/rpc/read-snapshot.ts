import type { JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import type { EngineContext } from '../engine-context';
import type { Query } from '../query/query';
import { type QueryResult, runQuery } from '../query/run-query';
import type { PastDocuments } from '../store/change-history';
import type { StoredDocument } from '../store/stored-document';
import type { Transaction } from '../transactions';
import { objectOf, textOf } from '../values/read-json';
import type { DatabaseName } from '../values/resource-names';
import { microsOfTimestamp, timestampOfMicros } from '../values/timestamps';

/** The state that one request reads: now, a past moment, or what its transaction sees. */
export class ReadSnapshot {
  constructor(
    private readonly context: EngineContext,
    readonly db: DatabaseName,
    /** microseconds */
    readonly time: number,
    private readonly past: PastDocuments | undefined,
    private readonly transaction: Transaction | undefined,
    /** base64 id of the transaction that this request began */
    readonly begun: string | undefined,
  ) {}

  /** RFC 3339 */
  get readTime(): string {
    return timestampOfMicros(this.time);
  }

  get(path: string): StoredDocument | null {
    const document = this.peek(path);
    this.transaction?.remember(path, document);
    return document;
  }

  /** Reads without making the transaction depend on it, as rules do. */
  peek(path: string): StoredDocument | null {
    const before = this.past?.get(path);
    return before === undefined ? this.context.databases.store(this.db).get(path) : before;
  }

  run(query: Query): QueryResult {
    const result = runQuery(this.context.databases.store(this.db), query, this.past);
    this.transaction?.rememberQuery(query, result.documents);
    return result;
  }
}

/** Reads the consistency selector (`transaction`, `newTransaction` or `readTime`) of a request. */
export function openSnapshot(context: EngineContext, db: DatabaseName, request: JsonObject): ReadSnapshot {
  const { databases } = context;
  const id = textOf(request.transaction, 'transaction');
  const options = objectOf(request.newTransaction, 'newTransaction');
  const begun = options && beginTransaction(context, db, options);
  const transaction = begun ?? (id === '' ? undefined : context.transactions.find(id, db));
  const readTime = textOf(request.readTime, 'readTime');
  const now = databases.clock.read();
  const wanted = readTime === '' ? undefined : microsOfTimestamp(readTime);
  const time = transaction?.readTime(databases.store(db), now) ?? wanted;
  const past = time === undefined ? undefined : pastAt(context, db, time);
  return new ReadSnapshot(context, db, time ?? now, past, transaction, begun?.id);
}

/** Begins what a TransactionOptions message asks for. */
export function beginTransaction(context: EngineContext, db: DatabaseName, options: JsonObject): Transaction {
  const readOnly = objectOf(options.readOnly, 'readOnly');
  if (!readOnly) return context.transactions.begin(db, undefined);
  const readTime = textOf(readOnly.readTime, 'readTime');
  const time = readTime === '' ? context.databases.clock.read() : microsOfTimestamp(readTime);
  pastAt(context, db, time);
  return context.transactions.begin(db, time);
}

function pastAt(context: EngineContext, db: DatabaseName, time: number): PastDocuments {
  if (time > context.databases.clock.read()) {
    throw new StatusError('INVALID_ARGUMENT', 'The read time is in the future.');
  }
  const past = context.databases.store(db).undoTo(time);
  if (!past) throw new StatusError('FAILED_PRECONDITION', 'The requested read time is too old.');
  return past;
}
