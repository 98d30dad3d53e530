import type { AuditAction } from '@harborline/domain/entities/audit';
import type { sopArticleSchema } from '@harborline/domain/entities/sop';
import { FOR_SOP_READERS } from '@harborline/domain/feed/feed-of-audit';
import { isSopLive } from '@harborline/domain/sop/sop-state';
import { sopArticle } from '@harborline/domain/stores/sops';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { logDocumentChange } from '../../audit';
import { snapshotRecord } from '../../platform/store/read';

type Content = z.infer<typeof sopArticleSchema>;

/** What the log calls a change of an SOP; nothing for an edit of a draft, a review or a receipt. */
export function sopActionOf(
  before: Content | undefined,
  after: Content | undefined,
): AuditAction | undefined {
  // The rules take a deletion only from the person who has just archived the SOP: its last editor.
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
  await logDocumentChange({
    action,
    target: { kind: 'sop', id, label: sop.sop_title },
    details: FOR_SOP_READERS,
    document: sop,
    isDeleted: later === undefined,
    eventTime,
  });
}
