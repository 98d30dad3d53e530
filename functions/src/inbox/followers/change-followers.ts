import * as contract from '@harborline/domain/api/inbox/followers';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { viewTickets } from '@harborline/domain/permissions/requirements';
import { followersOf, ticketFollower } from '@harborline/domain/stores/ticket-followers';
import { senderName } from '@harborline/domain/team/sender-name';
import { FOLLOWER_TEXTS } from '@harborline/domain/texts/followers';
import { ticketInFeed } from '@harborline/domain/tickets/follow-notice';
import { followerChange } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { readIfStillMay } from '../../people';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { findIds, isStored, readRecord } from '../../platform/store/read';
import { createRecord, deleteRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { subscriptionTo } from '../notices/subscriptions/subscription';
import { readAnyOwnTicket, readOwnTicket } from '../own-ticket';
import { putIntoFeed } from './tell-followers';

interface Change {
  readonly ref: string;
  /** uid of who follows, or follows no longer */
  readonly uid: string;
  readonly isFollowing: boolean;
  readonly staff: Staff;
  readonly nowMs: number;
}

const nameOf = (person: Parameters<typeof senderName>[0]): string =>
  senderName(person) || FOLLOWER_TEXTS.unnamed;

/** Tells a person who it was that made them a follower, and the history. */
function noteAdded(transaction: Transaction, ticket: Conversation, name: string, change: Change): void {
  const { uid, staff, nowMs } = change;
  recordEvent(transaction, ticket, followerChange(name, true), { staff });
  putIntoFeed(transaction, uid, {
    ticket,
    about: randomId(),
    notice: {
      by: staff.uid,
      isAutomatic: false,
      name: nameOf(staff),
      activity: FOLLOWER_TEXTS.feed.added(ticketInFeed(ticket)),
      except: [],
    },
    picture: staff.agent_picture,
    atMs: nowMs,
  });
}

/** @throws ApiError 'conflict' for whoever may not read the ticket, whether or not there is such a person */
async function add(transaction: Transaction, change: Change): Promise<void> {
  const { ref, uid, staff } = change;
  // A merged ticket is closed for good, so that nothing is to be told of it.
  const ticket = await readOwnTicket(transaction, ref, staff);
  const who = { uid, libraryId: ticket.support_lib_id };
  const person = await readIfStillMay(viewTickets, who, transaction);
  if (person === undefined) throw new ApiError('conflict', FOLLOWER_TEXTS.mayNotRead);
  const followers = await findIds(followersOf(ref), transaction);
  if (followers.includes(uid)) return;
  if (followers.length >= LIMITS.followersPerTicket)
    throw new ApiError('conflict', FOLLOWER_TEXTS.tooMany(LIMITS.followersPerTicket));
  const mute = subscriptionTo({ uid, about: 'ticket', ref });
  const isMuted = uid === staff.uid && (await isStored(mute, transaction));
  const name = nameOf(person);
  createRecord(transaction, ticketFollower(ref, uid), {
    support_lib_id: ticket.support_lib_id,
    name,
    since: FieldValue.serverTimestamp(),
  });
  // Whoever wants to hear more of a ticket has not muted it.
  if (isMuted) deleteRecord(transaction, mute);
  if (uid !== staff.uid) noteAdded(transaction, ticket, name, change);
}

async function remove(transaction: Transaction, { ref, uid, staff }: Change): Promise<void> {
  const ticket = await readAnyOwnTicket(transaction, ref, staff);
  const follower = await readRecord(ticketFollower(ref, uid), transaction);
  if (follower === undefined) return;
  deleteRecord(transaction, ticketFollower(ref, uid));
  if (uid !== staff.uid) recordEvent(transaction, ticket, followerChange(follower.name, false), { staff });
}

const change = (asked: Change): Promise<void> =>
  firestore().runTransaction((transaction) =>
    asked.isFollowing ? add(transaction, asked) : remove(transaction, asked),
  );

/** PATCH tickets/follow: the caller follows a ticket, or no longer (D-123). */
export const followTicket = staffEndpoint(
  contract.followTicket,
  async ({ conversation_ref, is_following }, staff, { nowMs }) => {
    const of = { ref: conversation_ref, uid: staff.uid, staff, nowMs };
    await change({ ...of, isFollowing: is_following });
    return { conversation_ref, is_following };
  },
);

/** PATCH tickets/followers: a teammate follows a ticket, or no longer (D-123). */
export const changeFollower = staffEndpoint(
  contract.changeFollower,
  async ({ conversation_ref, person, is_following }, staff, { nowMs }) => {
    await change({ ref: conversation_ref, uid: person, isFollowing: is_following, staff, nowMs });
    return { conversation_ref, is_following };
  },
);
