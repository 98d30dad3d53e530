import * as contract from '@harborline/domain/api/activity/feeds';
import { feedItem, feedItemsUnordered, unreadAboutTicket } from '@harborline/domain/stores/feeds';
import { bellItem, noteOpened, noteRead } from '../../notices';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import {
  countRecords,
  findIds,
  queryOf,
  readEach,
  type Stored,
  snapshotRecord,
} from '../../platform/store/read';
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

type Item = Stored<ReturnType<typeof feedItem>['read']>;

/** What the bell told of tickets up to now is read with its items, and not mailed. Of all else the mail still tells. */
async function noteItemsRead(
  items: readonly Item[],
  { uid, support_lib_id: libraryId }: Staff,
): Promise<void> {
  const tickets = items.flatMap(({ id, conversation_ref: conversationRef = '', created_at }) =>
    conversationRef !== '' && bellItem(uid, conversationRef).path === feedItem(id).path
      ? [{ conversationRef, untilMs: created_at.toMillis() }]
      : [],
  );
  if (tickets.length > 0) await noteRead({ uid, libraryId }, tickets);
}

async function markAllRead(staff: Staff): Promise<void> {
  for (let count = 0; count < MOST_BATCHES; count += 1) {
    const found = await queryOf({ ...unreadOf(staff), limit: BATCH }).get();
    if (found.empty) return;
    const { read } = unreadOf(staff);
    await noteItemsRead(
      found.docs.flatMap((one) => snapshotRecord(read, one) ?? []),
      staff,
    );
    await mark(
      found.docs.map(({ id }) => id),
      true,
    );
  }
}

/** Marks those of the items that are in the caller's own feed and ignores the others. */
async function markOwn(feedIds: readonly string[], isRead: boolean, staff: Staff): Promise<void> {
  if (feedIds.length === 0) return;
  const items = await readEach([...new Set(feedIds)].map((id) => feedItem(id)));
  const own = items.filter(
    (item): item is Item => item?.ref_uid === staff.uid && item.support_lib_id === staff.support_lib_id,
  );
  if (own.length === 0) return;
  if (isRead) await noteItemsRead(own, staff);
  await mark(
    own.map(({ id }) => id),
    isRead,
  );
}

/** Whoever has opened a ticket has read all that happened in it; one of another library changes nothing. */
async function markTicketRead(conversationRef: string, staff: Staff, nowMs: number): Promise<void> {
  const { uid, support_lib_id: libraryId } = staff;
  if (!(await noteOpened({ uid, libraryId }, conversationRef, nowMs))) return;
  const ids = await findIds(unreadAboutTicket(ownerOf(staff), conversationRef));
  if (ids.length > 0) await mark(ids, true);
}

/** POST feeds/read: marks items of the caller's own feed read or unread, or all of them read (S7.4-08). */
export const readFeeds = staffEndpoint(
  contract.readFeeds,
  async ({ feedIds, isRead, markAll, conversation_ref }, staff, { nowMs }) => {
    if (conversation_ref !== undefined) await markTicketRead(conversation_ref, staff, nowMs);
    else if (markAll) await markAllRead(staff);
    else await markOwn(feedIds, isRead, staff);
    return { unreadCount: await countRecords(unreadOf(staff)) };
  },
);
