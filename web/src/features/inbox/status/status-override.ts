import type { ConversationStatus } from '@harborline/domain/entities/conversation';
import type { Ticket } from '../ticket';

interface Override {
  readonly from: ConversationStatus;
  readonly to: ConversationStatus;
}

/** Status changes shown before the server confirms them, by ticket. */
export type StatusOverrides = Readonly<Record<string, Override>>;

export type StatusAction =
  | { type: 'asked'; id: string; from: ConversationStatus; to: ConversationStatus }
  | { type: 'refused'; id: string }
  /** the ticket's stored status has changed */
  | { type: 'settled'; id: string };

export function statusReducer(overrides: StatusOverrides, action: StatusAction): StatusOverrides {
  if (action.type === 'asked') return { ...overrides, [action.id]: { from: action.from, to: action.to } };
  const { [action.id]: _, ...rest } = overrides;
  return rest;
}

/** The ticket as the agent should see it: with the requested status until the stored one changes. */
export function withOverride(ticket: Ticket, overrides: StatusOverrides): Ticket {
  const override = overrides[ticket.id];
  return override === undefined || override.from !== ticket.status
    ? ticket
    : { ...ticket, status: override.to };
}

/** Whether the stored status has changed, so that the override is obsolete. */
export function isSettled(ticket: Ticket, overrides: StatusOverrides): boolean {
  const override = overrides[ticket.id];
  return override !== undefined && override.from !== ticket.status;
}
