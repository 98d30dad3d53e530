import { isChat } from '@harborline/domain/chat/chat-state';
import type { Conversation } from '@harborline/domain/entities/conversation';
import {
  type Announcement,
  type DueTimes,
  dueTimes,
  toAnnounce,
} from '@harborline/domain/service-levels/due';
import { policyFor } from '@harborline/domain/service-levels/policy-for';
import { promiseFor } from '@harborline/domain/service-levels/ticket-clocks';
import { conversation } from '@harborline/domain/stores/conversations';
import { clockAnnouncement } from '@harborline/domain/stores/service-levels';
import { serviceLevelChange } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { deleteRecord, setRecord, updateRecord } from '../../platform/store/write';
import { isBlockedSender } from '../blocked-senders/is-blocked';
import { announce } from './announce';
import { readRunning, readWorkingTimes } from './read-history';
import { asTheyCount, readServiceLevels } from './read-service-levels';

interface Settled {
  readonly due: DueTimes | null;
  /** what has passed, if it is announced */
  readonly announcements: readonly Announcement[];
}

const NOTHING: Settled = { due: null, announcements: [] };

interface Asked {
  readonly nowMs: number;
  readonly announces: boolean;
}

/** What follows from the history of a ticket, as it is in the transaction. */
async function settledOf(
  transaction: Transaction,
  ticket: Conversation,
  { nowMs, announces }: Asked,
): Promise<Settled> {
  if (ticket.status === 'closed') return NOTHING;
  const { support_lib_id: libraryId, visitor } = ticket;
  // Read after the ticket, which the transaction holds, and without holding the policies themselves: a change of them settles this
  // ticket after this.
  const { policies, moved_at } = await readServiceLevels(libraryId);
  const levels = await asTheyCount(libraryId, policies);
  const moment = { nowMs, movedAtMs: moved_at?.toMillis() };
  const policy = policyFor(levels, ticket);
  if (policy === undefined) return NOTHING;
  const [isBlocked, times, history] = await Promise.all([
    isBlockedSender(libraryId, visitor.email),
    readWorkingTimes(libraryId, [policy]),
    readRunning(ticket, transaction),
  ]);
  if (isBlocked) return NOTHING;
  const clocks = promiseFor(levels, ticket, history, times)?.clocks ?? [];
  const passed = toAnnounce(clocks, history.events, moment).filter(({ atMs }) => atMs <= nowMs);
  const announcements = announces ? passed : [];
  const at = Timestamp.fromMillis(nowMs);
  const announced = [
    ...history.events,
    ...announcements.map((each) => ({ ...serviceLevelChange(each), at })),
  ];
  return { due: dueTimes(clocks, announced, moment), announcements };
}

/** Writes when the ticket is due, as far as that has changed. Reads, so call it before any write. @returns what writes it */
async function prepareDue(transaction: Transaction, ticket: Conversation, due: DueTimes | null) {
  const document = clockAnnouncement(ticket.id);
  const isAny = ticket.due !== undefined || due !== null;
  const next = isAny ? await readRecord(document, transaction) : undefined;
  const atMs = due?.nextAnnouncementAtMs ?? null;
  return (): void => {
    if (ticket.due?.at.toMillis() !== due?.atMs || ticket.due?.is_soon !== due?.isSoon)
      updateRecord(transaction, conversation(ticket.id), {
        due: due === null ? FieldValue.delete() : { at: Timestamp.fromMillis(due.atMs), is_soon: due.isSoon },
      });
    if (atMs === (next?.at.toMillis() ?? null)) return;
    if (atMs === null) deleteRecord(transaction, document);
    else
      setRecord(transaction, document, {
        support_lib_id: ticket.support_lib_id,
        conversation_ref: ticket.id,
        at: Timestamp.fromMillis(atMs),
      });
  };
}

/**
 * Stores when a ticket is due next, as it follows from its history (D-135): the same however often and in whatever order its
 * events arrive. A library without policies costs two reads.
 * @param announces whether what has passed is also announced, once each
 * @returns whether something was announced
 */
export const settleDue = (ref: string, announces = false): Promise<boolean> =>
  firestore().runTransaction(async (transaction) => {
    const ticket = await readRecord(conversation(ref), transaction);
    if (ticket === undefined || isChat(ticket)) return false;
    const nowMs = Date.now();
    const { due, announcements } = await settledOf(transaction, ticket, { nowMs, announces });
    const write = await prepareDue(transaction, ticket, due);
    for (const each of announcements) announce(transaction, ticket, each, nowMs);
    write();
    return announcements.length > 0;
  });
