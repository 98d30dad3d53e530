import type { AuditAction, AuditEntry } from '@harborline/domain/entities/audit';
import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { auditRecord } from '@harborline/domain/stores/audit';
import { Timestamp } from 'firebase-admin/firestore';
import { hasCreated } from '../platform/error-codes';
import { derivedId } from '../platform/ids';
import { createRecord, inBatch } from '../platform/store/write';
import { auditEntry } from './entry';
import { isRecentChange } from './is-recent-change';
import { readEditor } from './read-editor';

interface DocumentChange {
  readonly action: AuditAction;
  readonly target: AuditEntry['target'];
  readonly details: AuditEntry['details'];
  /** as it is now, or was before it was deleted */
  readonly document: {
    readonly support_lib_id: string;
    readonly updated_at: TimestampLike;
    readonly updated_by: string;
  };
  readonly isDeleted: boolean;
  /** RFC 3339 */
  readonly eventTime: string;
}

/**
 * Logs what a person did to a document, in the name of its last editor. The entry's id derives from the change, so that
 * a repeated event logs it once.
 */
export async function logDocumentChange(change: DocumentChange): Promise<void> {
  const { action, target, details, document, eventTime } = change;
  const { support_lib_id: libraryId, updated_at, updated_by } = document;
  if (!isRecentChange(updated_at.toMillis(), eventTime)) return;
  const actor = await readEditor(updated_by);
  if (!actor) return;
  const { seconds, nanoseconds } = updated_at;
  const entryId = derivedId(action, target.id, seconds, nanoseconds);
  const at = change.isDeleted ? Timestamp.fromDate(new Date(eventTime)) : new Timestamp(seconds, nanoseconds);
  const entry = { ...auditEntry(actor, { action, libraryId, target, details }), at };
  await hasCreated(inBatch((batch) => createRecord(batch, auditRecord(entryId), entry)));
}
