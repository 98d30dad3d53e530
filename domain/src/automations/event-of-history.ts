import type { TicketEvent } from '../entities/ticket-event';
import type { TriggerKind } from '../entities/workflow';
import type { EventCause } from '../entities/workflow-run';
import { type AutomationEvent, changedField } from './automation-event';

type HistoryEvent = Pick<
  TicketEvent,
  'id' | 'conversation_ref' | 'kind' | 'at' | 'actor_ref' | 'reason' | 'details'
>;
type Told = { readonly kind: TriggerKind; readonly details?: Readonly<Record<string, string>> };

const CHANGES: Partial<Readonly<Record<TicketEvent['kind'], string>>> = {
  'status-changed': 'status',
  'ticket-snoozed': 'status',
  'ticket-assigned': 'assignee',
  'team-changed': 'team',
  'priority-changed': 'priority',
  'type-changed': 'type',
  'category-changed': 'category',
  'tier-changed': 'tier',
};

function toldBy({ kind, details }: HistoryEvent): Told | null {
  const field = changedField(CHANGES[kind] ?? '');
  if (field !== undefined) return { kind: 'ticket-changed', details: { field } };
  switch (kind) {
    case 'ticket-created':
    case 'split-from':
      return { kind: 'ticket-created' };
    case 'tag-added':
    case 'tag-removed':
      return { kind, details: { tag_ref: details.tag_ref ?? '' } };
    case 'service-level-warned':
    case 'service-level-breached':
      return { kind, details: { clock: details.clock ?? '' } };
    default:
      return null;
  }
}

function causeOf({ actor_ref, reason }: HistoryEvent): EventCause {
  if (reason === 'automation') return 'automation';
  if (actor_ref !== '') return 'team';
  return reason === 'visitor-wrote' || reason === 'mail-arrived' ? 'visitor' : 'product';
}

/** The automations that led to an event of the history, the first cause first. */
const chainOf = ({ details }: Pick<TicketEvent, 'details'>): readonly string[] =>
  (details.workflow_chain ?? '').split(' ').filter((ref) => ref !== '');

/** What automations may react to in a ticket's history; null for what is none of their triggers. */
export function eventOfHistory(event: HistoryEvent): AutomationEvent | null {
  const told = toldBy(event);
  if (told === null) return null;
  return {
    key: `event/${event.conversation_ref}/${event.id}`,
    kind: told.kind,
    cause: causeOf(event),
    atMs: event.at.toMillis(),
    chain: chainOf(event),
    details: told.details ?? {},
  };
}
