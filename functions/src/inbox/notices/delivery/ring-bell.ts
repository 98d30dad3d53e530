import type { feedSchema } from '@harborline/domain/entities/feed';
import { DURATIONS } from '@harborline/domain/limits';
import { FOLLOWER_TEXTS } from '@harborline/domain/texts/followers';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { bellItem } from '../../../notices';
import type { Stored } from '../../../platform/store/read';
import { setRecord } from '../../../platform/store/write';
import type { TicketNotification } from './ticket-notification';

type Item = Stored<typeof feedSchema>;

/** How many unread things an item stands for, with the one that is new. */
const countOf = (known: Item | undefined): number =>
  known === undefined || known.is_read ? 1 : (known.count ?? 1) + 1;

/** What an item shows: the last that happened, whichever event came first. */
function shownOf(notification: TicketNotification, known: Item | undefined, picture: string) {
  const { atMs, isAutomatic, activity, name, workflow } = notification;
  if (known !== undefined && !known.is_read && known.created_at.toMillis() > atMs) {
    const { trigger, activity_name, agent, workflow_name, workflow_ref, created_at } = known;
    return { trigger, activity_name, agent, workflow_name, workflow_ref, atMs: created_at.toMillis() };
  }
  return {
    trigger: isAutomatic ? ('automation' as const) : ('user' as const),
    activity_name: activity,
    agent: { agent_name: name, agent_picture: picture },
    workflow_name: workflow?.name ?? '',
    workflow_ref: workflow?.ref ?? '',
    atMs,
  };
}

/** Puts it into a person's feed: one item for each ticket, which counts what is unread of it. */
export function ringBell(
  transaction: Transaction,
  uid: string,
  {
    notification,
    known,
    picture,
  }: { notification: TicketNotification; known: Item | undefined; picture: string },
): void {
  const { atMs, ...shown } = shownOf(notification, known, picture);
  setRecord(transaction, bellItem(uid, notification.ticket.id), {
    support_lib_id: notification.ticket.support_lib_id,
    ref_uid: uid,
    is_read: false,
    ...shown,
    entity_type: FOLLOWER_TEXTS.feedEntity,
    conversation_ref: notification.ticket.id,
    count: countOf(known),
    created_at: Timestamp.fromMillis(atMs),
    expires_at: Timestamp.fromMillis(atMs + DURATIONS.feedKeptMs),
  });
}
