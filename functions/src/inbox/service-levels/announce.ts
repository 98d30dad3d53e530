import type { Conversation } from '@harborline/domain/entities/conversation';
import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { serviceLevelSettings, viewTickets } from '@harborline/domain/permissions/requirements';
import type { Announcement } from '@harborline/domain/service-levels/due';
import { feedItem } from '@harborline/domain/stores/feeds';
import { teammates } from '@harborline/domain/stores/users';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import { ticketInFeed } from '@harborline/domain/tickets/follow-notice';
import { serviceLevelChange } from '@harborline/domain/tickets/ticket-change';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { findUsers, hasEach, readIfStillMay } from '../../people';
import { derivedId } from '../../platform/ids';
import { createRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { readTeams } from '../teams/read-team';

/** Of some people, those who may still read a ticket; uids. */
async function whoMayRead(
  transaction: Transaction,
  { support_lib_id: libraryId }: Conversation,
  uids: readonly string[],
): Promise<readonly string[]> {
  const people = await Promise.all(
    uids.map((uid) => readIfStillMay(viewTickets, { uid, libraryId }, transaction)),
  );
  return uids.filter((_, index) => people[index] !== undefined);
}

async function membersOf(transaction: Transaction, ticket: Conversation): Promise<readonly string[]> {
  if (!ticket.team_ref) return [];
  const teams = await readTeams(ticket.support_lib_id, transaction);
  return teams.find(({ ref }) => ref === ticket.team_ref)?.member_uids ?? [];
}

/** Those who may change the service levels of a library; uids. */
async function settingsPeople(libraryId: string): Promise<readonly string[]> {
  const people = await findUsers(teammates(libraryId, LIMITS.clockPeople));
  return people
    .filter((person) => person.is_active && hasEach(person, serviceLevelSettings))
    .map(({ uid }) => uid);
}

/**
 * Uids of whoever learns of it: the teammate who has the ticket, else the people of its team, else those who may change the service
 * levels. Whoever has left, or may no longer read it, learns nothing.
 */
async function tellable(transaction: Transaction, ticket: Conversation): Promise<readonly string[]> {
  const assignee = await whoMayRead(transaction, ticket, [ticket.assigned_to]);
  if (assignee.length > 0) return assignee;
  const members = await whoMayRead(transaction, ticket, await membersOf(transaction, ticket));
  return members.length > 0 ? members : settingsPeople(ticket.support_lib_id);
}

/**
 * Reads who learns that a clock warns or has run out (D-135).
 * @returns what adds the event to the history and the item to their feeds. Both have the same ids whenever they are made, so that
 * nothing is announced twice
 */
export async function prepareAnnouncing(transaction: Transaction, ticket: Conversation) {
  const uids = await tellable(transaction, ticket);
  return (announcement: Announcement, nowMs: number): void => {
    const change = serviceLevelChange(announcement);
    const { clock, started } = change.details;
    const { warned, breached } = SERVICE_LEVEL_TEXTS.feed;
    const said = announcement.kind === 'service-level-warned' ? warned : breached;
    const passedAt = String(announcement.atMs);
    const eventId = derivedId('service-level', ticket.id, change.kind, clock, started, passedAt);
    const at = Timestamp.fromMillis(nowMs);
    recordEvent(transaction, ticket, change, { reason: 'clock-ran', at, eventId });
    for (const uid of uids)
      createRecord(transaction, feedItem(`${uid}_${eventId}`), {
        support_lib_id: ticket.support_lib_id,
        ref_uid: uid,
        is_read: false,
        trigger: 'automation',
        activity_name: said(announcement.clock.kind, announcement.clock.policy),
        agent: { agent_name: ticketInFeed(ticket), agent_picture: '' },
        workflow_name: '',
        workflow_ref: '',
        entity_type: SERVICE_LEVEL_TEXTS.feedEntity,
        conversation_ref: ticket.id,
        created_at: at,
        expires_at: Timestamp.fromMillis(nowMs + DURATIONS.feedKeptMs),
      });
  };
}
