import type { Conversation } from '../entities/conversation';
import type { MacroAction } from '../entities/macro';
import type { TicketEvent } from '../entities/ticket-event';
import { TICKET_FIELDS } from '../entities/ticket-fields';
import { type BulkAction, wayBack } from '../tickets/bulk';
import { PRIORITIES, priorityOf } from '../tickets/priority';

/** What a macro never does by itself: the way back of one that closed a snoozed ticket (D-119). */
export type SnoozeAction = Extract<BulkAction, { kind: 'snooze' }>;

type Step = Pick<TicketEvent, 'kind' | 'actor_ref' | 'details'>;

/** What the history keeps of status, assignee and tags, as the action that did it. */
function bulkAction({ kind, details }: Step): BulkAction | undefined {
  const { to, to_ref, to_own_ref, tag = '', tag_ref } = details;
  if (kind === 'tag-added' || kind === 'tag-removed')
    return { kind: 'tag', name: tag, is_set: kind === 'tag-added', tag_ref };
  if (kind === 'ticket-assigned') return { kind: 'assignee', assigned_to: to_ref };
  if (kind !== 'status-changed' || (to !== 'open' && to !== 'pending' && to !== 'closed')) return undefined;
  return { kind: 'status', status: to, own_status_ref: to_own_ref };
}

/** For none, the ref is absent. */
const named = (ref: string | undefined) => (ref === undefined || ref === '' ? undefined : ref);

function fieldBack(ticket: Conversation, { kind, details }: Step): MacroAction | undefined {
  const { from_ref, to_ref = '' } = details;
  if (kind === 'team-changed')
    return (ticket.team_ref ?? '') === to_ref ? { kind: 'team', team_ref: named(from_ref) } : undefined;
  const field = TICKET_FIELDS.find((one) => kind === `${one}-changed`);
  if (field === undefined || (ticket[`${field}_ref`] ?? '') !== to_ref) return undefined;
  return { kind: 'field', field, ref: named(from_ref) };
}

function priorityBack(ticket: Conversation, { details }: Step): MacroAction | undefined {
  if (priorityOf(ticket) !== details.to) return undefined;
  const before = PRIORITIES.find((priority) => priority === details.from);
  return before && { kind: 'priority', priority: before };
}

/**
 * What puts back one action of a macro (D-114).
 * @param step what the history keeps of the action
 * @returns undefined if somebody has changed the same since
 */
export function macroWayBack(ticket: Conversation, step: Step): MacroAction | SnoozeAction | undefined {
  if (step.kind === 'priority-changed') return priorityBack(ticket, step);
  const bulk = bulkAction(step);
  return bulk === undefined ? fieldBack(ticket, step) : wayBack(ticket, bulk, step);
}
