import type { Conversation, SettableStatus } from '../entities/conversation';
import { SETTABLE_STATUSES } from '../entities/conversation';
import type { TicketEvent } from '../entities/ticket-event';
import { LIMITS } from '../limits';
import { ownRefOf } from './own-statuses';

/** What one step does to each of its tickets (D-105). */
export type BulkAction =
  /** `own_status_ref` of the library's own status that counts as it, absent for none (D-121) */
  | {
      readonly kind: 'status';
      readonly status: SettableStatus;
      readonly own_status_ref?: string | undefined;
    }
  /** `until` is ISO 8601, absent for until the visitor writes (D-119) */
  | { readonly kind: 'snooze'; readonly until?: string | undefined }
  /** `assigned_to` is the uid of a teammate, absent for nobody */
  | { readonly kind: 'assignee'; readonly assigned_to?: string | undefined }
  /** `tag_ref` of the tag that a way back means, whatever it is called by then (D-117) */
  | {
      readonly kind: 'tag';
      readonly name: string;
      readonly is_set: boolean;
      readonly tag_ref?: string | undefined;
    };

type Changed = Pick<
  Conversation,
  | 'status'
  | 'own_status_ref'
  | 'status_changed_at'
  | 'status_changed_by'
  | 'assigned_to'
  | 'assigned_by'
  | 'tag_refs'
  | 'snoozed'
>;
type Step = Pick<TicketEvent, 'actor_ref' | 'details'>;

const isOwnBy = (ticket: Changed, action: BulkAction): boolean =>
  action.kind !== 'status' || ownRefOf(ticket) === ownRefOf(action);

const isSnoozedBy = ({ snoozed }: Changed, action: BulkAction): boolean =>
  action.kind !== 'snooze' ||
  snoozed?.until?.toMillis() === (action.until === undefined ? undefined : Date.parse(action.until));

/** Whether a ticket still has what a step gave it, by the same person. */
function isAsLeft(ticket: Changed, action: BulkAction, { actor_ref: actor, details }: Step): boolean {
  if (action.kind === 'tag') {
    const { tag_ref: ref } = details;
    return ref !== undefined && (ticket.tag_refs ?? []).includes(ref) === action.is_set;
  }
  if (action.kind === 'status' || action.kind === 'snooze') {
    const status = action.kind === 'snooze' ? 'snoozed' : action.status;
    const isSame = ticket.status === status && isOwnBy(ticket, action) && isSnoozedBy(ticket, action);
    return isSame && ticket.status_changed_by === actor;
  }
  const { assigned_to: to = '' } = action;
  return ticket.assigned_to === to && (to === '' || ticket.assigned_by === actor);
}

/** What gives a ticket the status that it had: one that was snoozed, with its time; one of the library's own, with its ref. */
function statusBack({
  from,
  from_own_ref,
  until = '',
  from_until = until,
}: Step['details']): BulkAction | undefined {
  if (from === 'snoozed')
    return from_until === '' ? { kind: 'snooze' } : { kind: 'snooze', until: from_until };
  const before = SETTABLE_STATUSES.find((status) => status === from);
  return before && { kind: 'status', status: before, own_status_ref: from_own_ref };
}

/**
 * What puts a ticket back to what it was before a step.
 * @param step what the history keeps of the step
 * @returns undefined if somebody has changed the ticket since
 */
export function wayBack(ticket: Changed, action: BulkAction, step: Step): BulkAction | undefined {
  if (!isAsLeft(ticket, action, step)) return undefined;
  if (action.kind === 'tag') return { ...action, is_set: !action.is_set, tag_ref: step.details.tag_ref };
  if (action.kind === 'assignee') {
    const { from_ref: before } = step.details;
    if (before === undefined) return undefined;
    return before === '' ? { kind: 'assignee' } : { kind: 'assignee', assigned_to: before };
  }
  return statusBack(step.details);
}

/** Tickets in the parts that one call each takes. */
export function bulkParts<Id>(ids: readonly Id[]): Id[][] {
  const count = Math.ceil(ids.length / LIMITS.ticketsPerBulkStep);
  return Array.from({ length: count }, (_, part) =>
    ids.slice(part * LIMITS.ticketsPerBulkStep, (part + 1) * LIMITS.ticketsPerBulkStep),
  );
}
