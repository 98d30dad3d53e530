import type { ServiceLevels, ServicePolicy } from '../entities/service-levels';
import { doesHold } from '../predicate/evaluate';
import type { Predicate } from '../predicate/predicate';
import { parsePredicate } from '../predicate/text-form';
import { priorityOf } from '../tickets/priority';
import { type FilteredTicket, TICKET_CATALOGUE } from '../tickets/ticket-predicate';
import type { Terms } from './clocks';
import type { Pace } from './run-clock';

/** What a policy reads of a ticket. */
export type PromisedTicket = FilteredTicket;

/** What policies ask, read once: a policy is not changed, but replaced. */
const predicates = new WeakMap<ServicePolicy, Predicate | null>();

function predicateOf(policy: ServicePolicy): Predicate | null {
  const known = predicates.get(policy);
  if (known !== undefined) return known;
  const predicate = parsePredicate(policy.text, TICKET_CATALOGUE);
  predicates.set(policy, predicate);
  return predicate;
}

/**
 * Whether a policy is for a ticket. Times in its conditions count from the ticket's beginning, and nobody looks: the same
 * history has the same policy whenever it is asked for. One that cannot be read is for none.
 */
function isFor(policy: ServicePolicy, ticket: PromisedTicket): boolean {
  if (policy.text === '') return true;
  const predicate = predicateOf(policy);
  const context = { now: ticket.created_at.toMillis(), me: '', myTeams: [], timeZone: 'UTC' };
  return predicate !== null && doesHold(predicate, ticket, { catalogue: TICKET_CATALOGUE, context });
}

/** The first policy that is for a ticket; undefined for none. */
export const policyFor = (
  { policies }: Pick<ServiceLevels, 'policies'>,
  ticket: PromisedTicket,
): ServicePolicy | undefined => policies.find((policy) => isFor(policy, ticket));

/** What a policy asks of a ticket. @param workingTime of the ticket's team or the library; null for one without hours */
export function termsOf(policy: ServicePolicy, ticket: PromisedTicket, workingTime: Pace): Terms {
  return {
    targets: policy.targets[priorityOf(ticket)],
    pace: policy.counts_working_time ? workingTime : null,
    pauses: policy.pauses,
  };
}
