import type { ConversationStatus } from '@harborline/domain/entities/conversation';
import { Timestamp } from 'firebase/firestore';
import type { Ticket } from '../ticket';

interface Override {
  readonly from: ConversationStatus;
  readonly to: ConversationStatus;
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

/** What a ticket keeps of its snooze. @param from what it was before */
function snoozeOf({ from, to, until = null }: Override): Partial<Pick<Ticket, 'snoozed'>> {
  if (to !== 'snoozed' || from === 'snoozed') return {};
  const status = from === 'closed' ? 'open' : from;
  return { snoozed: { until: until && Timestamp.fromDate(until), status } };
}

/** The ticket as the agent should see it: with the requested status until the stored one changes. */
export function withOverride(ticket: Ticket, overrides: StatusOverrides): Ticket {
  const override = overrides[ticket.id];
  return override === undefined || override.from !== ticket.status
    ? ticket
    : { ...ticket, status: override.to, ...snoozeOf(override) };
}

/** Whether the stored status has changed, so that the override is obsolete. */
export function isSettled(ticket: Ticket, overrides: StatusOverrides): boolean {
  const override = overrides[ticket.id];
  return override !== undefined && override.from !== ticket.status;
}
