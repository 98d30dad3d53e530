import type { ConversationStatus } from '../entities/conversation';
import { LIMITS } from '../limits';

/** The library's own statuses of tickets; ours (D-47, D-121). */
export const TICKET_STATUS_TEXTS = {
  intro:
    'Every ticket is open, pending, snoozed or closed. Beneath these, your team can have statuses of its own that say it more exactly. Visitors read only what they count as. Fields are what else your team notes about a ticket.',
  /** what each built-in one means, beneath its name */
  meanings: {
    open: 'Your team needs to answer it.',
    pending: 'Your team waits for the visitor, or for somebody else.',
    snoozed: 'It returns by itself. It has no other status until then.',
    closed: 'It is done, until the visitor writes again.',
  } satisfies Record<ConversationStatus, string>,
  listOf: (name: string) => `Own statuses that count as ${name}`,
  none: 'None of your own yet',
  name: 'Name',
  countsAs: 'Counts as',
  add: 'Add',
  added: (name: string) => `${name} added.`,
  removed: (name: string, countsAs: string) => `${name} removed. Tickets that have it show ${countsAs}.`,
  undo: 'Undo',
  restored: (name: string) => `${name} is back.`,
  saved: 'Saved.',
  failed: 'This could not be changed.',
  denied: 'You may not see statuses and fields of tickets. Ask one of your team’s admins.',
  loadFailed: 'The ticket statuses could not be loaded. The fields are below.',
  nameTaken: 'There is a status of that name already.',
  full: `There are ${LIMITS.ownStatuses} of your own already. Remove one first.`,
  /** of one that was to be set */
  gone: 'This status was removed. Choose another one.',
} as const;
