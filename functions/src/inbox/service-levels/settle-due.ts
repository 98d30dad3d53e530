import { isChat } from '@harborline/domain/chat/chat-state';
import type { Conversation } from '@harborline/domain/entities/conversation';
import {
  type Announcement,
  type DueTimes,
  dueTimes,
  toAnnounce,
} from '@harborline/domain/service-levels/due';
import { policyFor } from '@harborline/domain/service-levels/policy-for';
import { promiseBy } from '@harborline/domain/service-levels/ticket-clocks';
import { conversation } from '@harborline/domain/stores/conversations';
import { serviceLevelChange } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { prepareAnnouncing } from './announce';
import { readRunning, readWorkingTimes } from './read-history';
import { asTheyCount, readServiceLevels } from './read-service-levels';

interface Settled {
  readonly due: DueTimes | null;
  readonly policy: string;
  /** what has passed, if it is announced */
  readonly announcements: readonly Announcement[];
}

const NOTHING: Settled = { due: null, policy: '', announcements: [] };

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
  const libraryId = ticket.support_lib_id;
  // Read after the ticket, which the transaction holds, and without holding the policies themselves: a change of them settles this
  // ticket after this.
  const { policies } = await readServiceLevels(libraryId);
  const policy = policyFor(await asTheyCount(libraryId, policies), ticket);
  if (policy === undefined) return NOTHING;
  const [times, history] = await Promise.all([
    readWorkingTimes(libraryId, [policy], transaction),
    readRunning(ticket, transaction),
  ]);
  const { clocks } = promiseBy(policy, ticket, history, times);
  const passed = toAnnounce(clocks, history.events, nowMs).filter(({ atMs }) => atMs <= nowMs);
  const announcements = announces ? passed : [];
  const told = [...history.events, ...announcements.map((each) => serviceLevelChange(each, policy.name))];
  return { due: dueTimes(clocks, told, nowMs), policy: policy.name, announcements };
}

const millisOf = ({ due }: Conversation): DueTimes | null =>
  due === undefined
    ? null
    : {
        atMs: due.at.toMillis(),
        warnsAtMs: due.warns_at.toMillis(),
        tellsAtMs: due.tells_at?.toMillis() ?? null,
      };

const isSame = (one: DueTimes | null, other: DueTimes | null): boolean =>
  one?.atMs === other?.atMs && one?.warnsAtMs === other?.warnsAtMs && one?.tellsAtMs === other?.tellsAtMs;

const stored = ({ atMs, warnsAtMs, tellsAtMs }: DueTimes) => ({
  at: Timestamp.fromMillis(atMs),
  warns_at: Timestamp.fromMillis(warnsAtMs),
  ...(tellsAtMs !== null && { tells_at: Timestamp.fromMillis(tellsAtMs) }),
});

/**
 * Stores when a ticket is due next, as it follows from its history (D-135): the same however often and in whatever order its
 * events arrive. A library without policies costs two reads.
 * @param announces whether what has passed is also announced, once each
 * @returns whether something was announced
 */
export const settleDue = (ref: string, announces = false): Promise<boolean> =>
  firestore().runTransaction(async (transaction) => {
    const document = conversation(ref);
    const ticket = await readRecord(document, transaction);
    if (ticket === undefined || isChat(ticket)) return false;
    const nowMs = Date.now();
    const { due, policy, announcements } = await settledOf(transaction, ticket, { nowMs, announces });
    if (announcements.length > 0) {
      const announce = await prepareAnnouncing(transaction, ticket);
      for (const each of announcements) announce(each, policy, nowMs);
    }
    if (!isSame(millisOf(ticket), due))
      updateRecord(transaction, document, { due: due === null ? FieldValue.delete() : stored(due) });
    return announcements.length > 0;
  });
