import { ownRefOf } from '@harborline/domain/tickets/own-statuses';
import { Timestamp } from 'firebase/firestore';
import type { Ticket } from '../ticket';
import { isSamePair, type StatusPair } from './next-status';

interface Override {
  readonly from: StatusPair;
  readonly to: StatusPair;
  /** of a snooze, null for until the visitor writes (D-119) */
  readonly until?: Date | null | undefined;
}

/** Status changes shown before the server confirms them, by ticket. */
export type StatusOverrides = Readonly<Record<string, Override>>;

export type StatusAction =
  | ({ type: 'asked'; id: string } & Override)
  | { type: 'refused'; id: string }
  /** the ticket's stored status has changed */
  | { type: 'settled'; id: string };

export function statusReducer(overrides: StatusOverrides, action: StatusAction): StatusOverrides {
  if (action.type === 'asked') {
    const { type: _type, id, ...override } = action;
    return { ...overrides, [id]: override };
  }
  const { [action.id]: _, ...rest } = overrides;
  return rest;
}

/** What a ticket's document holds of its status. */
export const pairOfTicket = (ticket: Pick<Ticket, 'status' | 'own_status_ref'>): StatusPair => ({
  status: ticket.status,
  ownRef: ownRefOf(ticket),
});

/** What a ticket keeps of its snooze. */
function snoozeOf({ from, to, until = null }: Override): Partial<Pick<Ticket, 'snoozed'>> {
  if (to.status !== 'snoozed' || from.status === 'snoozed') return {};
  const status = from.status === 'closed' ? 'open' : from.status;
  return { snoozed: { until: until && Timestamp.fromDate(until), status } };
}

const isFrom = ({ from }: Override, ticket: Ticket): boolean => isSamePair(from, pairOfTicket(ticket));

/** The ticket as the agent should see it: with the requested status until the stored one changes. */
export function withOverride(ticket: Ticket, overrides: StatusOverrides): Ticket {
  const override = overrides[ticket.id];
  if (override === undefined || !isFrom(override, ticket)) return ticket;
  const { status, ownRef } = override.to;
  return { ...ticket, status, own_status_ref: ownRef, ...snoozeOf(override) };
}

/** Whether the stored status has changed, so that the override is obsolete. */
export function isSettled(ticket: Ticket, overrides: StatusOverrides): boolean {
  const override = overrides[ticket.id];
  return override !== undefined && !isFrom(override, ticket);
}
