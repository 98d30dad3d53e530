import * as contract from '@harborline/domain/api/inbox/service-levels';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { Clock } from '@harborline/domain/service-levels/clocks';
import { promiseFor } from '@harborline/domain/service-levels/ticket-clocks';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { isBlockedSender } from '../blocked-senders/is-blocked';
import { readAnyOwnTicket } from '../own-ticket';
import { readHistory, readWorkingTimes } from './read-history';
import { asTheyCount, readServiceLevels } from './read-service-levels';

const NOTHING: contract.TicketServiceLevel = {
  policy: null,
  clocks: [],
  is_shortened: false,
  is_blocked: false,
};

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** One that has never paused has run from its beginning to its end, if it has ended. */
const hasPaused = ({ runs, startedAtMs, endedAtMs }: Clock): boolean =>
  !runs.some(({ fromMs, toMs }) => fromMs === startedAtMs && toMs === endedAtMs);

const present = (clock: Clock): contract.PresentedClock => ({
  kind: clock.kind,
  policy: clock.policy,
  calendar: clock.calendar,
  target_minutes: clock.targetMs / 60_000,
  started_at: new Date(clock.startedAtMs).toISOString(),
  ended_at: iso(clock.endedAtMs),
  paused_since: iso(clock.pausedSinceMs),
  has_paused: hasPaused(clock),
  due_at: iso(clock.dueAtMs),
  warns_at: iso(clock.warnsAtMs),
});

/** What is promised for a ticket, from its whole history. */
async function serviceLevelOf(ticket: Conversation): Promise<contract.TicketServiceLevel> {
  const libraryId = ticket.support_lib_id;
  const levels = await asTheyCount(libraryId, (await readServiceLevels(libraryId)).policies);
  if (levels.policies.length === 0) return NOTHING;
  const [isBlocked, times, history] = await Promise.all([
    isBlockedSender(libraryId, ticket.visitor.email),
    readWorkingTimes(libraryId, levels.policies),
    readHistory(ticket.id),
  ]);
  const { policy = null, clocks = [] } = promiseFor(levels, ticket, history, times) ?? {};
  // What has ended stays; nothing runs for a blocked sender.
  const counted = isBlocked ? clocks.filter(({ endedAtMs }) => endedAtMs !== null) : clocks;
  return {
    policy: isBlocked || policy === null ? null : { name: policy.name },
    clocks: counted.map(present),
    is_shortened: history.isCut,
    is_blocked: isBlocked,
  };
}

/** GET tickets/service_level (D-135). */
export const getTicketServiceLevel = staffEndpoint(
  contract.getTicketServiceLevel,
  async ({ conversation_ref }, staff) => {
    const ticket = await firestore().runTransaction(
      (transaction) => readAnyOwnTicket(transaction, conversation_ref, staff),
      { readOnly: true },
    );
    return serviceLevelOf(ticket);
  },
);
