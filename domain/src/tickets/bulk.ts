import type { Conversation, ConversationStatus } from '../entities/conversation';
import { CONVERSATION_STATUSES } from '../entities/conversation';
import type { TicketEvent } from '../entities/ticket-event';
import { LIMITS } from '../limits';

/** What one step does to each of its tickets (D-105). */
export type BulkAction =
  | { readonly kind: 'status'; readonly status: ConversationStatus }
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
  'status' | 'status_changed_at' | 'status_changed_by' | 'assigned_to' | 'assigned_by' | 'tag_refs'
>;
type Step = Pick<TicketEvent, 'actor_ref' | 'details'>;

/** Whether a ticket still has what a step gave it, by the same person. */
function isAsLeft(ticket: Changed, action: BulkAction, { actor_ref: actor, details }: Step): boolean {
  if (action.kind === 'tag') {
    const { tag_ref: ref } = details;
    return ref !== undefined && (ticket.tag_refs ?? []).includes(ref) === action.is_set;
  }
  if (action.kind === 'status') return ticket.status === action.status && ticket.status_changed_by === actor;
  const { assigned_to: to = '' } = action;
  return ticket.assigned_to === to && (to === '' || ticket.assigned_by === actor);
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
  const before = CONVERSATION_STATUSES.find((status) => status === step.details.from);
  return before && { kind: 'status', status: before };
}

/** Tickets in the parts that one call each takes. */
export function bulkParts<Id>(ids: readonly Id[]): Id[][] {
  const count = Math.ceil(ids.length / LIMITS.ticketsPerBulkStep);
  return Array.from({ length: count }, (_, part) =>
    ids.slice(part * LIMITS.ticketsPerBulkStep, (part + 1) * LIMITS.ticketsPerBulkStep),
  );
}
