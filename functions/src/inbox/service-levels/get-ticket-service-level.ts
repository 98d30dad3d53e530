import * as contract from '@harborline/domain/api/inbox/service-levels';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import type { Clock } from '@harborline/domain/service-levels/clocks';
import { policyFor } from '@harborline/domain/service-levels/policy-for';
import { promiseBy } from '@harborline/domain/service-levels/ticket-clocks';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { readAnyOwnTicket } from '../own-ticket';
import { readHistory, readWorkingTimes } from './read-history';
import { asTheyCount, readServiceLevels } from './read-service-levels';

const MOST = { events: LIMITS.clockEvents, messages: LIMITS.clockMessages };

const NOTHING: contract.TicketServiceLevel = { policy: null, clocks: [], is_shortened: false };

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

const present = (clock: Clock): contract.PresentedClock => ({
  kind: clock.kind,
  target_minutes: clock.targetMs / 60_000,
  started_at: new Date(clock.startedAtMs).toISOString(),
  ended_at: iso(clock.endedAtMs),
  paused_since: iso(clock.pausedSinceMs),
  due_at: iso(clock.dueAtMs),
  warns_at: iso(clock.warnsAtMs),
});

/** What is promised for a ticket, from its whole history. */
async function serviceLevelOf(ticket: Conversation): Promise<contract.TicketServiceLevel> {
  const { policies } = await readServiceLevels(ticket.support_lib_id);
  const policy = policyFor(await asTheyCount(ticket.support_lib_id, policies), ticket);
  if (policy === undefined) return NOTHING;
  const [times, history] = await Promise.all([
    readWorkingTimes(ticket.support_lib_id, [policy]),
    readHistory(ticket.id, MOST),
  ]);
  const { calendar, clocks } = promiseBy(policy, ticket, history, times);
  const { name, counts_working_time, pauses } = policy;
  return {
    policy: { name, counts_working_time, calendar: calendar?.name ?? '', pauses },
    clocks: clocks.map(present),
    is_shortened: history.events.length >= MOST.events || history.messages.length >= MOST.messages,
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
