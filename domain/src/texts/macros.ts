import type { ConversationStatus } from '../entities/conversation';
import type { TicketField } from '../entities/ticket-fields';
import type { Priority } from '../tickets/priority';
import { INBOX_TEXTS } from './inbox';
import { PRIORITY_LABELS } from './priority';

const STATUSES: Readonly<Record<ConversationStatus, string>> = {
  open: INBOX_TEXTS.statusOpen,
  pending: INBOX_TEXTS.statusPending,
  closed: INBOX_TEXTS.statusClosed,
};

const FIELDS: Readonly<Record<TicketField, string>> = { type: 'type', category: 'category', tier: 'tier' };

/** Macros; ours (D-47, D-114). */
export const MACRO_TEXTS = {
  /** what an action does; what is gone is said to be */
  setStatus: (status: ConversationStatus) => `Set status to ${STATUSES[status]}`,
  setPriority: (priority: Priority) => `Set priority to ${PRIORITY_LABELS[priority]}`,
  assign: (name: string | undefined) =>
    name === undefined ? 'Assign to somebody who has left' : `Assign to ${name}`,
  assignMe: 'Assign to you',
  unassign: 'Assign to nobody',
  setTeam: (name: string | undefined) =>
    name === undefined ? 'Set team to one that was removed' : `Set team to ${name}`,
  clearTeam: 'Remove team',
  setField: (field: TicketField, name: string | undefined) =>
    name === undefined ? `Set ${FIELDS[field]} to one that was removed` : `Set ${FIELDS[field]} to ${name}`,
  clearField: (field: TicketField) => `Remove ${FIELDS[field]}`,
  addTag: (name: string) => `Add tag ${name}`,
  removeTag: (name: string) => `Remove tag ${name}`,
  /** of what is named in the middle of a sentence */
  within: (action: string) => `${action.slice(0, 1).toLowerCase()}${action.slice(1)}`,
  reply: 'Write a reply',
  note: 'Write a note',
  /** refusals */
  teamGone: 'This team was removed. Choose another.',
  fieldGone: (field: TicketField) => `This ${FIELDS[field]} was removed. Choose another.`,
  notAllowed: 'You may not do this.',
  ticketGone: 'This ticket does not exist any more.',
  changedSince: 'Somebody changed this since, so it stays as it is.',
  failed: 'This could not be done. Try again.',
  nameTaken: 'There is a macro of that name already.',
  full: (most: number) => `There are ${most} macros already. Delete one first.`,
  changedMeanwhile: 'Somebody changed this macro meanwhile. Look at it again.',
} as const;
