import * as contract from '@harborline/domain/api/activity/feeds';
import { feedItem, feedItemsUnordered, unreadAboutTicket } from '@harborline/domain/stores/feeds';
import { noticeOf } from '../../notices';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { countRecords, findIds, readRecord, refOf } from '../../platform/store/read';
import { inBatch, updateRecord } from '../../platform/store/write';
import { ownerOf } from './owner';

/** Firestore takes 500 writes in a batch. */
const BATCH = 400;
/** A feed keeps 90 days, which never fill this many batches. */
const MOST_BATCHES = 50;

const unreadOf = (staff: Staff) => feedItemsUnordered(ownerOf(staff), false);

const mark = (ids: readonly string[], isRead: boolean): Promise<void> =>
  inBatch((batch) => {
    for (const id of ids) updateRecord(batch, feedItem(id), { is_read: isRead });
  });

async function markAllRead(staff: Staff): Promise<void> {
  for (let count = 0; count < MOST_BATCHES; count += 1) {
    const ids = await findIds({ ...unreadOf(staff), limit: BATCH });
    if (ids.length === 0) return;
    await mark(ids, true);
  }
}

/** Marks those of the items that are in the caller's own feed and ignores the others. */
async function markOwn(feedIds: readonly string[], isRead: boolean, staff: Staff): Promise<void> {
  if (feedIds.length === 0) return;
  const items = await firestore().getAll(...[...new Set(feedIds)].map((id) => refOf(feedItem(id))));
  const own = items.filter(
    (item) => item.get('ref_uid') === staff.uid && item.get('support_lib_id') === staff.support_lib_id,
  );
  if (own.length === 0) return;
  await mark(
    own.map(({ id }) => id),
    isRead,
  );
}

/** Nothing that waits for a mail about a ticket is mailed to whoever has opened it. */
async function endWaiting(conversationRef: string, { uid, support_lib_id }: Staff): Promise<void> {
  const document = noticeOf(uid, support_lib_id, conversationRef);
  await firestore().runTransaction(async (transaction) => {
    const known = await readRecord(document, transaction);
    if (known === undefined || known.waiting.length === 0) return;
    updateRecord(transaction, document, { waiting: [], mail_at: null, digest_at: null });
  });
}

async function markTicketRead(conversationRef: string, staff: Staff): Promise<void> {
  await endWaiting(conversationRef, staff);
  const ids = await findIds(unreadAboutTicket(ownerOf(staff), conversationRef));
  if (ids.length > 0) await mark(ids, true);
}

/** POST feeds/read: marks items of the caller's own feed read or unread, or all of them read (S7.4-08). */
export const readFeeds = staffEndpoint(
  contract.readFeeds,
  async ({ feedIds, isRead, markAll, conversation_ref }, staff) => {
    if (conversation_ref !== undefined) await markTicketRead(conversation_ref, staff);
    else if (markAll) await markAllRead(staff);
    else await markOwn(feedIds, isRead, staff);
    return { unreadCount: await countRecords(unreadOf(staff)) };
  },
);
