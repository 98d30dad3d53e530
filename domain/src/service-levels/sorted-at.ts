import type { TicketEvent } from '../entities/ticket-event';
import { TICKET_FIELDS } from '../entities/ticket-fields';
import { PRIORITIES, PRIORITY_LEVELS } from '../tickets/priority';
import type { FilteredTicket } from '../tickets/ticket-predicate';

/** Events that change what policies ask of one ticket. */
export const SORTING_EVENTS = [
  'tag-added',
  'tag-removed',
  'type-changed',
  'category-changed',
  'tier-changed',
  'team-changed',
  'priority-changed',
] as const satisfies readonly TicketEvent['kind'][];

type SortingEvent = Pick<TicketEvent, 'kind' | 'at' | 'details'>;
type Sorting = Pick<
  FilteredTicket,
  'tag_refs' | 'type_ref' | 'category_ref' | 'tier_ref' | 'team_ref' | 'priority_level'
>;

/** What a ticket was before an event; nothing where a release did not write that. */
function before(
  { tag_refs = [] }: Sorting,
  { kind, details }: SortingEvent,
  currentOf: (tagRef: string) => string,
): Partial<Sorting> {
  const { from, from_ref } = details;
  const tag_ref = details.tag_ref && currentOf(details.tag_ref);
  if (kind === 'tag-added') return { tag_refs: tag_refs.filter((ref) => ref !== tag_ref) };
  if (kind === 'tag-removed') return tag_ref === undefined ? {} : { tag_refs: [...tag_refs, tag_ref] };
  if (kind === 'priority-changed') {
    const priority = PRIORITIES.find((one) => one === from);
    return priority === undefined ? {} : { priority_level: PRIORITY_LEVELS[priority] };
  }
  if (from_ref === undefined) return {};
  if (kind === 'team-changed') return { team_ref: from_ref };
  const field = TICKET_FIELDS.find((one) => kind === `${one}-changed`);
  return field === undefined ? {} : { [`${field}_ref`]: from_ref };
}

/**
 * A ticket as it was sorted at a moment: what its events have changed since is taken back. Tags that were merged or deleted for all
 * tickets stay as they are, since policies follow them (D-117).
 * @param events in any order; those of other kinds do not count
 * @param currentOf the tag that stands for one now: events name those of then
 */
export function sortedAt<Ticket extends Sorting>(
  ticket: Ticket,
  events: readonly SortingEvent[],
  atMs: number,
  currentOf: (tagRef: string) => string = (ref) => ref,
): Ticket {
  const sorted = { ...ticket };
  const since = events
    .filter(({ kind, at }) => at.toMillis() > atMs && SORTING_EVENTS.some((one) => one === kind))
    .toSorted((one, other) => other.at.toMillis() - one.at.toMillis());
  for (const event of since) Object.assign(sorted, before(sorted, event, currentOf));
  return sorted;
}
