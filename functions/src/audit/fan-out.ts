import type { AuditEntry } from '@harborline/domain/entities/audit';
import { feedOfAudit, isInFeedOf } from '@harborline/domain/feed/feed-of-audit';
import { DURATIONS } from '@harborline/domain/limits';
import type { PermissionSlug } from '@harborline/domain/permissions/slugs';
import { auditRecord } from '@harborline/domain/stores/audit';
import { feedItem } from '@harborline/domain/stores/feeds';
import { teammatesById } from '@harborline/domain/stores/users';
import { type DocumentSnapshot, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { hasCreated } from '../platform/error-codes';
import { queryOf, snapshotRecord } from '../platform/store/read';
import { createRecord, inBatch } from '../platform/store/write';

const BATCH = 100;

const hasSlug = (teammate: QueryDocumentSnapshot, slug: PermissionSlug): boolean =>
  teammate.get(`permissions.${slug}`) === true;

const readerOf = (teammate: QueryDocumentSnapshot) => ({
  uid: teammate.id,
  canReadLog: hasSlug(teammate, 'canManageTeammatesSeatsAndPermissions'),
  canWriteArticles: hasSlug(teammate, 'canCreateAndUpdateHelpCenterArticles'),
  canWriteNews: hasSlug(teammate, 'canCreateAndUpdateNewsArticles'),
  canWriteCourses: hasSlug(teammate, 'canCreateAndUpdateCoursesArticles'),
  canReadSops: hasSlug(teammate, 'canCreateAndUpdateSopArticles'),
});

/** Puts an item into one feed unless it is already there: a repeated event must not make it unread again. */
async function putItem(entry: AuditEntry, uid: string): Promise<void> {
  const atMs = entry.at.toMillis();
  const item = {
    support_lib_id: entry.support_lib_id,
    ref_uid: uid,
    is_read: false,
    ...feedOfAudit(entry),
    created_at: Timestamp.fromMillis(atMs),
    expires_at: Timestamp.fromMillis(atMs + DURATIONS.feedKeptMs),
  };
  await hasCreated(inBatch((batch) => createRecord(batch, feedItem(`${uid}_${entry.id}`), item)));
}

/** Puts an entry of the log into the feeds of the library's active teammates, except the actor's. */
export async function fanOut(snapshot: DocumentSnapshot): Promise<void> {
  const entry = snapshotRecord(auditRecord(snapshot.id).read, snapshot);
  if (!entry) return;
  let rest = queryOf(teammatesById(entry.support_lib_id, true));
  for (;;) {
    const { docs } = await rest.limit(BATCH).get();
    const readers = docs.filter((teammate) => isInFeedOf(entry, readerOf(teammate)));
    await Promise.all(readers.map(({ id }) => putItem(entry, id)));
    const last = docs.at(-1);
    if (!last || docs.length < BATCH) return;
    rest = rest.startAfter(last);
  }
}
