import * as contract from '@harborline/domain/api/activity/feeds';
import { docPath } from '@harborline/domain/paths';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { countOf, unreadOf } from './query';

/** Firestore takes 500 writes in a batch. */
const BATCH = 400;
/** A feed keeps 90 days; this many batches are more than it can hold. */
const MOST_BATCHES = 50;

async function mark(refs: readonly DocumentReference[], isRead: boolean): Promise<void> {
  const batch = firestore().batch();
  for (const ref of refs) batch.update(ref, { is_read: isRead });
  await batch.commit();
}

async function markAllRead(staff: Staff): Promise<void> {
  for (let count = 0; count < MOST_BATCHES; count += 1) {
    const { docs } = await unreadOf(staff).limit(BATCH).get();
    if (docs.length === 0) return;
    await mark(
      docs.map(({ ref }) => ref),
      true,
    );
  }
}

/** Marks the caller's own among the items; those of others are as if they were not there. */
async function markOwn(feedIds: readonly string[], isRead: boolean, staff: Staff): Promise<void> {
  const db = firestore();
  if (feedIds.length === 0) return;
  const items = await db.getAll(...[...new Set(feedIds)].map((id) => db.doc(docPath.feed(id))));
  const own = items.filter(
    (item) => item.get('ref_uid') === staff.uid && item.get('support_lib_id') === staff.support_lib_id,
  );
  if (own.length > 0) {
    await mark(
      own.map(({ ref }) => ref),
      isRead,
    );
  }
}

/** POST feeds/read: marks items of the caller's own feed read or unread, or all of them read (S7.4-08). */
export const readFeeds = staffEndpoint(contract.readFeeds, async ({ feedIds, isRead, markAll }, staff) => {
  if (markAll) await markAllRead(staff);
  else await markOwn(feedIds, isRead, staff);
  return { unreadCount: await countOf(unreadOf(staff)) };
});
