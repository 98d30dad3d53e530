import { NO_BUSINESS_HOURS } from '@harborline/domain/entities/business-hours';
import { dueTimes } from '@harborline/domain/service-levels/due';
import { promiseFor, type TicketHistory } from '@harborline/domain/service-levels/ticket-clocks';
import { makeConversation } from '@harborline/domain/testing/factories';
import { makePolicy } from '@harborline/domain/testing/service-policy';
import { timestamp } from '@harborline/domain/testing/timestamp';
import type { RowName } from './tables';

const TICKETS = 100_000;
/** Tickets whose histories are in memory at once, as where they are read page by page. */
const BATCH = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOW = Date.parse('2026-06-30T12:00:00Z');
/** The tickets began within so many minutes before. */
const SPAN_MINUTES = 28 * 24 * 60;

const OFFICE = {
  ...{ ref: 'office', name: 'Office', timeZone: 'Europe/Berlin', exceptions: [] },
  weekly: [1, 2, 3, 4, 5].map((day) => ({ day, from: 540, to: 1_020 })),
  holidays: [{ date: '2026-06-04', name: 'Corpus Christi', isYearly: false }],
};
const HOURS = { hours: { calendars: [OFFICE], default_ref: 'office', version: 1 }, teams: [] };
const EVERY_HOUR = { hours: NO_BUSINESS_HOURS, teams: [] };

/** One ticket: six messages by turns, and two changes of its status. */
function story(index: number) {
  const beganMs = NOW - ((index * 7_919) % SPAN_MINUTES) * MINUTE_MS;
  const at = (hours: number) => timestamp(beganMs + hours * HOUR_MS);
  const ticket = makeConversation({ id: `ticket-${index}`, created_at: at(0), last_message_at: at(20) });
  const history: TicketHistory = {
    messages: [0, 2, 5, 9, 14, 20].map((hours, turn) => ({
      sender_type: turn % 2 === 0 ? 'visitor' : 'agent',
      created_at: at(hours),
    })),
    events: [
      { kind: 'status-changed', at: at(2), reason: '', details: { from: 'open', to: 'pending' } },
      { kind: 'status-changed', at: at(5), reason: '', details: { from: 'pending', to: 'open' } },
    ],
  };
  return { ticket, history };
}

export interface Recomputed {
  readonly name: RowName<'serviceLevels'>;
  readonly ticketsPerSecond: number;
}

/** How fast the clocks of many tickets follow from their histories, with the policy that is for each. */
export function serviceLevelFigures(): Recomputed[] {
  const measure = (name: Recomputed['name'], isWorkingTime: boolean): Recomputed => {
    const common = { counts_working_time: isWorkingTime, pauses: ['pending' as const] };
    const policies = [
      makePolicy({ ref: 'fast', name: 'Fast', text: 'priority.any-of(urgent,high)', ...common }),
      makePolicy(common),
    ];
    const times = isWorkingTime ? HOURS : EVERY_HOUR;
    let tookMs = 0;
    for (let first = 0; first < TICKETS; first += BATCH) {
      const stories = Array.from({ length: BATCH }, (_, index) => story(first + index));
      const startedAt = performance.now();
      for (const { ticket, history } of stories) {
        const promise = promiseFor({ policies }, ticket, history, times);
        dueTimes(promise?.clocks ?? [], history.events, { nowMs: NOW });
      }
      tookMs += performance.now() - startedAt;
    }
    return { name, ticketsPerSecond: TICKETS / (tookMs / 1_000) };
  };
  return [measure('by every hour of every day', false), measure('by working time', true)];
}
