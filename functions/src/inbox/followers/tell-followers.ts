import type { Conversation } from '@harborline/domain/entities/conversation';
import { DURATIONS } from '@harborline/domain/limits';
import { feedItem } from '@harborline/domain/stores/feeds';
import { followersOf } from '@harborline/domain/stores/ticket-followers';
import { FOLLOWER_TEXTS } from '@harborline/domain/texts/followers';
import type { FollowNotice } from '@harborline/domain/tickets/follow-notice';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { derivedId } from '../../platform/ids';
import { findIds } from '../../platform/store/read';
import { createRecord } from '../../platform/store/write';
import { notify } from '../notices/delivery/notify';

interface FollowerNotice {
  readonly ticket: Conversation;
  /** of the message or the event that it is about */
  readonly about: string;
  readonly notice: FollowNotice;
  /** beginning of what was written, '' for nothing */
  readonly preview?: string;
  readonly atMs: number;
}

/** Puts into a person's feed who made them a follower; it is the same item however often its cause comes. */
export function putIntoFeed(
  transaction: Transaction,
  uid: string,
  { ticket, about, notice, picture, atMs }: Omit<FollowerNotice, 'preview'> & { readonly picture: string },
): void {
  createRecord(transaction, feedItem(`${uid}_${derivedId('followed', ticket.id, about)}`), {
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

/**
 * Tells those who follow a ticket what happened to it, but nobody of their own doings, and nobody who has heard of it in
 * another way (D-123, D-132).
 * @param assignee uid of whoever has the ticket, if they are told without following it; '' for nobody
 */
export async function tellFollowers(telling: FollowerNotice, assignee = ''): Promise<void> {
  const { ticket, about, notice, preview = '', atMs } = telling;
  const followers = await findIds(followersOf(ticket.id));
  const people = [...followers, assignee].filter((uid) => !notice.except.includes(uid));
  const { name, activity } = notice;
  await notify(
    {
      event: 'followed_ticket',
      ticket,
      cause: about,
      by: notice.by,
      isAutomatic: notice.isAutomatic,
      name,
      activity,
      mail: { name, activity, preview },
      atMs,
    },
    people,
    { followers: followers.filter((uid) => uid !== assignee) },
  );
}
