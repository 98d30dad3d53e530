import type { JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import { type DocumentChange, StoredDocument } from '../store/stored-document';
import { documentSize, MAX_DOCUMENT_BYTES } from '../values/document-size';
import { isSameContent } from '../values/equal-values';
import { valueAt, withValueAt } from '../values/field-path';
import { fullName } from '../values/resource-names';
import { timestampOfMicros } from '../values/timestamps';
import { applyTransform } from './apply-transform';
import type { Write } from './write';

/** One write with the document before it (after earlier writes of its commit) and after it. */
export interface PlannedWrite {
  readonly write: Write;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
  readonly result: JsonObject;
}

/** What a commit would do; none of it has happened yet. */
export interface CommitPlan {
  readonly commitTime: number;
  readonly writes: readonly PlannedWrite[];
  /** net effect per document */
  readonly changes: readonly DocumentChange[];
  /** the first precondition that fails; reported after the rules have decided */
  readonly failure: StatusError | undefined;
  /** a document as it would be after the whole commit */
  documentAfter(path: string): StoredDocument | null;
}

/** Computes a commit at `commitTime` (microseconds). Throws INVALID_ARGUMENT for documents too large. */
export function planCommit(
  read: (path: string) => StoredDocument | null,
  writes: readonly Write[],
  commitTime: number,
): CommitPlan {
  const pending = new Map<string, StoredDocument | null>();
  const current = (path: string) => {
    const planned = pending.get(path);
    return planned === undefined ? read(path) : planned;
  };
  let failure: StatusError | undefined;
  const planned = writes.map((write) => {
    const before = current(write.name.path);
    const isDeletedHere = before === null && pending.has(write.name.path);
    if (
      write.kind === 'update' &&
      isDeletedHere &&
      write.precondition?.kind === 'exists' &&
      write.precondition.exists
    ) {
      throw updateAfterDelete(write);
    }
    failure ??= failedPrecondition(write, before);
    const plan = planWrite(write, before, commitTime);
    if (write.kind !== 'verify') pending.set(write.name.path, plan.after);
    return plan;
  });
  return { commitTime, writes: planned, changes: netChanges(pending, read), failure, documentAfter: current };
}

function planWrite(write: Write, before: StoredDocument | null, commitTime: number): PlannedWrite {
  if (write.kind !== 'update') {
    return { write, before, after: write.kind === 'delete' ? null : before, result: {} };
  }
  let fields = write.mask === undefined ? write.fields : (before?.fields ?? {});
  for (const { segments } of write.mask ?? []) {
    fields = withValueAt(fields, segments, valueAt(write.fields, segments));
  }
  const transformResults: JsonObject[] = [];
  for (const transform of write.transforms) {
    const { segments } = transform.field;
    const outcome = applyTransform(transform, valueAt(fields, segments), commitTime);
    fields = withValueAt(fields, segments, outcome.stored);
    transformResults.push(outcome.result);
  }
  const after = versionWith(write, before, fields, commitTime);
  const updateTime = timestampOfMicros(after.updateTime);
  const result = transformResults.length > 0 ? { updateTime, transformResults } : { updateTime };
  return { write, before, after, result };
}

/** The stored version, with its update time, stays when a write changes nothing. */
function versionWith(
  write: Write,
  before: StoredDocument | null,
  fields: JsonObject,
  commitTime: number,
): StoredDocument {
  if (before && isSameContent(before.fields, fields)) return before;
  const { path } = write.name;
  if (documentSize(path, fields) > MAX_DOCUMENT_BYTES) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `Document '${fullName(write.name.db, path)}' cannot be written because its size exceeds the maximum allowed size of ${MAX_DOCUMENT_BYTES} bytes.`,
    );
  }
  return new StoredDocument(path, fields, before?.createTime ?? commitTime, commitTime);
}

/** Such a commit can never succeed, so it is refused whatever is stored. */
function updateAfterDelete({ name }: Write): StatusError {
  const full = fullName(name.db, name.path);
  return new StatusError('INVALID_ARGUMENT', `A commit cannot delete and then update a document: ${full}`);
}

function failedPrecondition(write: Write, before: StoredDocument | null): StatusError | undefined {
  const { precondition, name } = write;
  if (!precondition) return undefined;
  const full = fullName(name.db, name.path);
  if (precondition.kind === 'updateTime') {
    if (before?.updateTime === precondition.micros) return undefined;
    const stored = before ? String(before.updateTime) : 'none';
    return new StatusError(
      'FAILED_PRECONDITION',
      `the stored version (${stored}) does not match the required base version (${precondition.micros})`,
    );
  }
  if (precondition.exists === (before !== null)) return undefined;
  return precondition.exists
    ? new StatusError('NOT_FOUND', `No document to update: ${full}`)
    : new StatusError('ALREADY_EXISTS', `Document already exists: ${full}`);
}

function netChanges(
  pending: ReadonlyMap<string, StoredDocument | null>,
  read: (path: string) => StoredDocument | null,
): DocumentChange[] {
  const changes: DocumentChange[] = [];
  for (const [path, after] of pending) {
    const before = read(path);
    if (before === after) continue;
    const isSame = before && after && isSameContent(before.fields, after.fields);
    if (!isSame) changes.push({ path, before, after });
  }
  return changes;
}
