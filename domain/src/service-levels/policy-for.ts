import type { ServiceLevels, ServicePolicy } from '../entities/service-levels';
import { doesHold } from '../predicate/evaluate';
import { parsePredicate } from '../predicate/text-form';
import { priorityOf } from '../tickets/priority';
import { type FilteredTicket, TICKET_CATALOGUE } from '../tickets/ticket-predicate';
import type { Terms } from './clocks';
import type { Pace } from './run-clock';

/** What a policy reads of a ticket. */
export type PromisedTicket = FilteredTicket;

/**
 * Whether a policy is for a ticket. Times in its conditions count from the ticket's beginning, and nobody looks: the same
 * history has the same policy whenever it is asked for. One that cannot be read is for none.
 */
function isFor({ text }: ServicePolicy, ticket: PromisedTicket): boolean {
  if (text === '') return true;
  const predicate = parsePredicate(text, TICKET_CATALOGUE);
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
