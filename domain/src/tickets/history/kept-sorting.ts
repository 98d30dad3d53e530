import type { Conversation } from '../../entities/conversation';
import { TICKET_FIELDS } from '../../entities/ticket-fields';
import { PRIORITIES, priorityOf } from '../priority';
import type { ReplayedTicket } from './replayed-ticket';

const VALUE = 'value_';

type Sorted = Pick<
  Conversation,
  'priority_level' | 'type_ref' | 'category_ref' | 'tier_ref' | 'team_ref' | 'tag_refs'
>;

/**
 * How a ticket is sorted when a split begins it, as the details of its first event (D-122): nothing else in its history would
 * say so. @param values of custom fields, by `ref`
 */
export function keptSorting(
  ticket: Sorted,
  values: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const own = Object.entries(values).map(([ref, value]) => [`${VALUE}${ref}`, value]);
  const { type_ref = '', category_ref = '', tier_ref = '', team_ref = '', tag_refs = [] } = ticket;
  const all = { type_ref, category_ref, tier_ref, team_ref, tag_refs: tag_refs.join(' ') };
  const said = Object.entries({ ...all, priority: priorityOf(ticket) });
  return Object.fromEntries([...said.filter(([, text]) => text !== ''), ...own]);
}

/** Gives a ticket what the details of its first event say. */
export function takeKeptSorting(ticket: ReplayedTicket, details: Readonly<Record<string, string>>): void {
  for (const field of TICKET_FIELDS) ticket.fields[field] = details[`${field}_ref`] ?? '';
  ticket.teamRef = details.team_ref ?? '';
  ticket.priority = PRIORITIES.find((priority) => priority === details.priority) ?? 'normal';
  ticket.tags = new Set((details.tag_refs ?? '').split(' ').filter((ref) => ref !== ''));
  for (const [name, value] of Object.entries(details))
    if (name.startsWith(VALUE)) ticket.values.set(name.slice(VALUE.length), value);
}
