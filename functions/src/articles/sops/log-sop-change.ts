import type { AuditAction } from '@harborline/domain/entities/audit';
import type { sopArticleSchema } from '@harborline/domain/entities/sop';
import { FOR_SOP_READERS } from '@harborline/domain/feed/feed-of-audit';
import { isSopLive } from '@harborline/domain/sop/sop-state';
import { auditRecord } from '@harborline/domain/stores/audit';
import { sopArticle } from '@harborline/domain/stores/sops';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { auditEntry, isRecentChange, readEditor } from '../../audit';
import { hasCreated } from '../../platform/error-codes';
import { derivedId } from '../../platform/ids';
import { snapshotRecord } from '../../platform/store/read';
import { createRecord, inBatch } from '../../platform/store/write';

type Content = z.infer<typeof sopArticleSchema>;

/** What the log calls a change of an SOP; nothing for an edit of a draft, a review or a receipt. */
export function sopActionOf(
  before: Content | undefined,
  after: Content | undefined,
): AuditAction | undefined {
  // The product archives every SOP before deleting it, so its last editor is the person who deleted it.
  if (!after) return before?.is_disabled ? 'sop-deleted' : undefined;
  if (before && before.is_disabled !== after.is_disabled)
    return after.is_disabled ? 'sop-archived' : 'sop-restored';
  const wasLive = before !== undefined && isSopLive(before);
  if (!isSopLive(after)) return wasLive ? 'sop-unpublished' : undefined;
  return wasLive && before.version === after.version ? undefined : 'sop-published';
}

export interface SopChange {
  readonly id: string;
  readonly before: DocumentSnapshot | undefined;
  readonly after: DocumentSnapshot | undefined;
  readonly eventTime: string;
}

/** Logs that an SOP was published in a new version, unpublished, archived, restored or deleted. */
export async function logSopChange({ id, before, after, eventTime }: SopChange): Promise<void> {
  const { read } = sopArticle(id);
  const earlier = snapshotRecord(read, before);
  const later = snapshotRecord(read, after);
  const action = sopActionOf(earlier, later);
  const sop = later ?? earlier;
  if (!sop || !action) return;
  const { updated_at, updated_by, support_lib_id, sop_title } = sop;
  if (!isRecentChange(updated_at.toMillis(), eventTime)) return;
  const actor = await readEditor(updated_by);
  if (!actor) return;
  const target = { kind: 'sop', id, label: sop_title };
  const entry = auditEntry(actor, { action, libraryId: support_lib_id, target, details: FOR_SOP_READERS });
  const entryId = derivedId(action, id, updated_at.seconds, updated_at.nanoseconds);
  const at = later ? updated_at : Timestamp.fromDate(new Date(eventTime));
  await hasCreated(inBatch((batch) => createRecord(batch, auditRecord(entryId), { ...entry, at })));
}
