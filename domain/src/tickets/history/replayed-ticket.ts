import type { ConversationStatus, SettableStatus } from '../../entities/conversation';
import type { TicketField } from '../../entities/ticket-fields';
import type { Priority } from '../priority';

/** What a ticket's history says that it is. Texts are '' for none; other tickets go by their numbers. */
export interface ReplayedTicket {
  status: ConversationStatus;
  /** `ref` of the library's own status beside it (D-121) */
  ownStatusRef: string;
  /** of a snoozed one: ISO 8601, '' for until its visitor writes; null for any other (D-119) */
  snoozedUntil: string | null;
  /** uid */
  assignedTo: string;
  teamRef: string;
  fields: Record<TicketField, string>;
  priority: Priority;
  /** `tag_ref`s */
  tags: Set<string>;
  /** of custom fields, by `ref` (D-126) */
  values: Map<string, string>;
  /** where it was merged into, and what was merged into it (D-110) */
  mergedInto: string | null;
  merged: Set<string>;
  /** where its first messages come from, and where some of its messages begin (D-122) */
  splitFrom: string | null;
  splits: Set<string>;
  /** as `<role> <number>` (D-127) */
  links: Set<string>;
}

/** What a ticket keeps for its way back from a snooze, and from a merge. */
export interface BeforeDetour {
  /** of a snoozed ticket: what its visitor sees */
  beneathSnooze: SettableStatus;
  /** of a merged ticket */
  beforeMerge: { readonly status: SettableStatus; readonly ownStatusRef: string };
}

/** A ticket of which nothing is known yet: a request that has just come in. */
export const newTicket = (): ReplayedTicket & BeforeDetour => ({
  status: 'open',
  ownStatusRef: '',
  snoozedUntil: null,
  assignedTo: '',
  teamRef: '',
  fields: { type: '', category: '', tier: '' },
  priority: 'normal',
  tags: new Set(),
  values: new Map(),
  mergedInto: null,
  merged: new Set(),
  splitFrom: null,
  splits: new Set(),
  links: new Set(),
  beneathSnooze: 'open',
  beforeMerge: { status: 'open', ownStatusRef: '' },
});

/** What a ticket's visitor is told of its status (D-119). */
export const seenStatus = ({ status, beneathSnooze }: ReplayedTicket & BeforeDetour): SettableStatus =>
  status === 'snoozed' ? beneathSnooze : status;
