import type { Conversation } from '@harborline/domain/entities/conversation';
import { DURATIONS } from '@harborline/domain/limits';
import { viewTickets } from '@harborline/domain/permissions/requirements';
import { feedItem } from '@harborline/domain/stores/feeds';
import { followersOf, ticketFollower } from '@harborline/domain/stores/ticket-followers';
import { FOLLOWER_TEXTS } from '@harborline/domain/texts/followers';
import type { FollowNotice } from '@harborline/domain/tickets/follow-notice';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { readIfStillMay, readUser } from '../../people';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { findIds, isStored } from '../../platform/store/read';
import { createRecord } from '../../platform/store/write';

interface Telling {
  readonly ticket: Pick<Conversation, 'id' | 'support_lib_id'>;
  /** of the message or the event that it is about */
  readonly about: string;
  readonly notice: FollowNotice;
  /** of who did it, '' for none */
  readonly picture: string;
  readonly atMs: number;
}

/** Puts it into a person's feed; it is the same item however often its cause comes. */
export function putIntoFeed(transaction: Transaction, uid: string, telling: Telling): void {
  const { ticket, about, notice, picture, atMs } = telling;
  createRecord(transaction, feedItem(feedIdOf(uid, ticket.id, about)), {
    support_lib_id: ticket.support_lib_id,
    ref_uid: uid,
    is_read: false,
    trigger: notice.isAutomatic ? 'automation' : 'user',
    activity_name: notice.activity,
    agent: { agent_name: notice.name, agent_picture: picture },
    workflow_name: '',
    workflow_ref: '',
    entity_type: FOLLOWER_TEXTS.feedEntity,
    conversation_ref: ticket.id,
    created_at: Timestamp.fromMillis(atMs),
    expires_at: Timestamp.fromMillis(atMs + DURATIONS.feedKeptMs),
  });
}

const feedIdOf = (uid: string, conversationRef: string, about: string): string =>
  `${uid}_${derivedId('followed', conversationRef, about)}`;

/**
 * Tells one person, unless they were told, or may no longer read the ticket.
 * @param isFollower whether they are told only while they follow it
 */
const tell = (uid: string, telling: Telling, isFollower: boolean): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const { ticket, about } = telling;
    if (await isStored(feedItem(feedIdOf(uid, ticket.id, about)), transaction)) return;
    if (isFollower && !(await isStored(ticketFollower(ticket.id, uid), transaction))) return;
    const who = { uid, libraryId: ticket.support_lib_id };
    if ((await readIfStillMay(viewTickets, who, transaction)) === undefined) return;
    putIntoFeed(transaction, uid, telling);
  });

/**
 * Tells those who follow a ticket what happened to it, but nobody of their own doings (D-123).
 * @param assignee uid of whoever has the ticket, if they are told without following it; '' for nobody
 */
export async function tellFollowers(telling: Omit<Telling, 'picture'>, assignee = ''): Promise<void> {
  const { ticket, notice } = telling;
  const followers = await findIds(followersOf(ticket.id));
  const all = new Set(assignee === '' ? followers : [...followers, assignee]);
  const others = [...all].filter((uid) => uid !== notice.by && !notice.except.includes(uid));
  if (others.length === 0) return;
  const author = notice.by === '' ? undefined : await readUser(notice.by);
  const picture = author?.agent_picture ?? '';
  await Promise.all(others.map((uid) => tell(uid, { ...telling, picture }, uid !== assignee)));
}
