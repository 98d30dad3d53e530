import { CONVERSATION_STATUSES } from '../../entities/conversation';
import type { TicketEvent } from '../../entities/ticket-event';
import type { TicketField } from '../../entities/ticket-fields';
import { PRIORITIES } from '../priority';
import { takeKeptSorting } from './kept-sorting';
import { type BeforeDetour, type ReplayedTicket, seenStatus } from './replayed-ticket';

/** Notes what an event says that its ticket was before, where that is not so. */
export type Doubt = (field: string, was: string, said: string | undefined) => void;

interface Step {
  readonly ticket: ReplayedTicket & BeforeDetour;
  readonly event: Pick<TicketEvent, 'reason' | 'details'>;
  readonly doubt: Doubt;
}

type Apply = (step: Step) => void;

const oneOf = <Text extends string>(texts: readonly Text[], text: string | undefined, other: Text): Text =>
  texts.find((one) => one === text) ?? other;

/** Adds to a set what was not in it, or takes from it what was. */
function move(
  { doubt }: Step,
  name: string,
  set: Set<string>,
  entry: string | undefined,
  isAdded: boolean,
): void {
  // Kept by a release that did not write refs.
  if (entry === undefined) return;
  if (set.has(entry) === isAdded) doubt(name, isAdded ? entry : '', isAdded ? '' : entry);
  if (isAdded) set.add(entry);
  else set.delete(entry);
}

function changeStatus({ ticket, event: { details }, doubt }: Step): void {
  doubt('status', ticket.status, details.from);
  if (ticket.snoozedUntil !== null) doubt('snoozedUntil', ticket.snoozedUntil, details.until);
  ticket.status = oneOf(CONVERSATION_STATUSES, details.to, 'open');
  ticket.ownStatusRef = details.to_own_ref ?? '';
  ticket.snoozedUntil = null;
}

function snooze({ ticket, event: { details }, doubt }: Step): void {
  doubt('status', ticket.status, details.from);
  if (ticket.snoozedUntil !== null) doubt('snoozedUntil', ticket.snoozedUntil, details.from_until);
  const seen = seenStatus(ticket);
  ticket.beneathSnooze = seen === 'closed' ? 'open' : seen;
  ticket.status = 'snoozed';
  ticket.ownStatusRef = '';
  ticket.snoozedUntil = details.until ?? '';
}

function assign({ ticket, event: { details }, doubt }: Step): void {
  doubt('assignedTo', ticket.assignedTo, details.from_ref);
  ticket.assignedTo = details.to_ref ?? ticket.assignedTo;
}

const changeField =
  (field: TicketField): Apply =>
  ({ ticket, event: { details }, doubt }) => {
    doubt(field, ticket.fields[field], details.from_ref);
    ticket.fields[field] = details.to_ref ?? ticket.fields[field];
  };

function changeTeam({ ticket, event: { details }, doubt }: Step): void {
  doubt('teamRef', ticket.teamRef, details.from_ref);
  ticket.teamRef = details.to_ref ?? ticket.teamRef;
}

function changePriority({ ticket, event: { details, reason }, doubt }: Step): void {
  // The list says what it gives any new ticket, also one that a split has sorted already.
  if (reason !== 'priority-support') doubt('priority', ticket.priority, details.from);
  ticket.priority = oneOf(PRIORITIES, details.to, 'normal');
}

function changeValue({ ticket, event: { details }, doubt }: Step): void {
  const { field_ref: ref, from_ref: from, to_ref: to = '' } = details;
  if (ref === undefined) return;
  doubt(`value ${ref}`, ticket.values.get(ref) ?? '', from);
  if (to === '') ticket.values.delete(ref);
  else ticket.values.set(ref, to);
}

const changeTag =
  (isAdded: boolean): Apply =>
  (step) =>
    move(step, 'tags', step.ticket.tags, step.event.details.tag_ref, isAdded);

function mergeTag(step: Step): void {
  const { from_ref: from, to_ref: to } = step.event.details;
  move(step, 'tags', step.ticket.tags, from, false);
  if (to !== undefined) step.ticket.tags.add(to);
}

function merge({ ticket, event: { details }, doubt }: Step): void {
  doubt('mergedInto', ticket.mergedInto ?? '', '');
  ticket.beforeMerge = { status: seenStatus(ticket), ownStatusRef: ticket.ownStatusRef };
  ticket.mergedInto = details.number ?? '';
  ticket.status = 'closed';
  ticket.ownStatusRef = '';
  ticket.snoozedUntil = null;
}

function unmerge({ ticket, event: { details, reason }, doubt }: Step): void {
  doubt('mergedInto', ticket.mergedInto ?? '', details.number);
  const isOpened = reason === 'visitor-wrote';
  ticket.mergedInto = null;
  ticket.status = isOpened ? 'open' : ticket.beforeMerge.status;
  ticket.ownStatusRef = isOpened ? '' : ticket.beforeMerge.ownStatusRef;
}

const changeMerged =
  (isAdded: boolean): Apply =>
  (step) =>
    move(step, 'merged', step.ticket.merged, step.event.details.number, isAdded);

const changeSplits =
  (isAdded: boolean): Apply =>
  (step) =>
    move(step, 'splits', step.ticket.splits, step.event.details.number, isAdded);

const changeLinks =
  (isAdded: boolean): Apply =>
  (step) => {
    const { role = '', number = '' } = step.event.details;
    move(step, 'links', step.ticket.links, `${role} ${number}`, isAdded);
  };

function forgetOther(step: Step): void {
  const { role, number = '' } = step.event.details;
  if (role === 'merged') changeMerged(false)(step);
  else if (role === 'split') changeSplits(false)(step);
  else if (role !== 'split-from') changeLinks(false)(step);
  else {
    step.doubt('splitFrom', step.ticket.splitFrom ?? '', number);
    step.ticket.splitFrom = null;
  }
}

/**
 * What each kind of event makes of a ticket. Those of checklists, followers, drafts, planned replies and emails change nothing that
 * `ReplayedTicket` holds. Those of chats (`chat-taken` and so on) do, and are left out: their details say who has a chat
 * by name alone. An event from before its kind named what it changed by ref has no ref in its details, and its step leaves
 * that as it was.
 */
export const STEPS: Partial<Record<TicketEvent['kind'], Apply>> = {
  'status-changed': changeStatus,
  'ticket-snoozed': snooze,
  'ticket-created': ({ ticket, event }) => {
    ticket.assignedTo = event.details.to_ref ?? '';
  },
  'ticket-assigned': assign,
  'tag-added': changeTag(true),
  'tag-removed': changeTag(false),
  'tag-merged': mergeTag,
  'tag-deleted': changeTag(false),
  'type-changed': changeField('type'),
  'category-changed': changeField('category'),
  'tier-changed': changeField('tier'),
  'team-changed': changeTeam,
  'custom-field-changed': changeValue,
  'priority-changed': changePriority,
  'ticket-merged': merge,
  'ticket-unmerged': unmerge,
  'merge-received': changeMerged(true),
  'merge-undone': changeMerged(false),
  'ticket-split': changeSplits(true),
  'split-from': ({ ticket, event }) => {
    takeKeptSorting(ticket, event.details);
    ticket.splitFrom = event.details.number ?? '';
  },
  'split-undone': changeSplits(false),
  'link-added': changeLinks(true),
  'link-removed': changeLinks(false),
  'other-deleted': forgetOther,
};
