import { type AuditEntry, auditSchema } from '@harborline/domain/entities/audit';
import { feedOfAudit, isToldOf } from '@harborline/domain/feed/feed-of-audit';
import { DURATIONS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import {
  type DocumentSnapshot,
  FieldPath,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { hasCreated } from '../platform/error-codes';
import { firestore } from '../platform/firebase';

const BATCH = 100;

const isReaderOfLog = (teammate: QueryDocumentSnapshot): boolean =>
  teammate.get('permissions.canManageTeammatesSeatsAndPermissions') === true;

/** Puts an item into one feed, unless it is there: a second delivery must not make it unread again. */
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
  await hasCreated(
    firestore()
      .doc(docPath.feed(`${uid}_${entry.id}`))
      .create(item),
  );
}

/** Puts an entry of the log into the feeds of the library's active teammates, except the actor's. */
export async function fanOut(snapshot: DocumentSnapshot): Promise<void> {
  const parsed = auditSchema.safeParse(snapshot.data());
  if (!parsed.success) return;
  const entry: AuditEntry = { ...parsed.data, id: snapshot.id };
  let rest = firestore()
    .collection(COLLECTIONS.users)
    .where('init_support_lib_id', '==', entry.support_lib_id)
    .where('is_active', '==', true)
    .orderBy(FieldPath.documentId());
  for (;;) {
    const { docs } = await rest.limit(BATCH).get();
    const readers = docs.filter((teammate) =>
      isToldOf(entry, { uid: teammate.id, canReadLog: isReaderOfLog(teammate) }),
    );
    await Promise.all(readers.map(({ id }) => putItem(entry, id)));
    const last = docs.at(-1);
    if (!last || docs.length < BATCH) return;
    rest = rest.startAfter(last);
  }
}
