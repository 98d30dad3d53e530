import type { NamedCalendar } from '../entities/business-hours';
import type { ServiceLevels, ServicePolicy } from '../entities/service-levels';
import { doesHold } from '../predicate/evaluate';
import { asksFor, type Predicate, withValues } from '../predicate/predicate';
import { parsePredicate, writePredicate } from '../predicate/text-form';
import { priorityOf } from '../tickets/priority';
import { currentRef, type LibraryTags } from '../tickets/tags';
import type { FilteredTicket } from '../tickets/ticket-predicate';
import type { Terms } from './clocks';
import { POLICY_CATALOGUE } from './policy-catalogue';

/** What a policy reads of a ticket. */
export type PromisedTicket = FilteredTicket;

/** What policies ask, read once: a policy is not changed, but replaced. */
const predicates = new WeakMap<ServicePolicy, Predicate | null>();

function predicateOf(policy: ServicePolicy): Predicate | null {
  const known = predicates.get(policy);
  if (known !== undefined) return known;
  const predicate = parsePredicate(policy.text, POLICY_CATALOGUE);
  predicates.set(policy, predicate);
  return predicate;
}

/** Nobody looks, and no field of the catalogue asks for the time. */
const CONTEXT = { now: 0, me: '', myTeams: [], timeZone: 'UTC' };

/** Whether a policy is for a ticket. One that cannot be read is for none. */
function isFor(policy: ServicePolicy, ticket: PromisedTicket): boolean {
  if (policy.text === '') return true;
  const predicate = predicateOf(policy);
  return predicate !== null && doesHold(predicate, ticket, { catalogue: POLICY_CATALOGUE, context: CONTEXT });
}

/** Whether some of the policies ask for tags. */
export const askForTags = (policies: readonly ServicePolicy[]): boolean =>
  policies.some((policy) => {
    const predicate = predicateOf(policy);
    return predicate !== null && asksFor(predicate, 'tag');
  });

/** Policies from before a tag was merged ask for the tag that stands for it now, as filters do (D-117). */
export const inCurrentTags = (policies: readonly ServicePolicy[], tags: LibraryTags): ServicePolicy[] =>
  policies.map((policy) => {
    const predicate = predicateOf(policy);
    if (predicate === null) return policy;
    const current = withValues(predicate, 'tag', (ref) => currentRef(tags, ref) ?? ref);
    const counted = { ...policy, text: writePredicate(current) };
    // Not read back: refs of other lengths must not make it too long.
    predicates.set(counted, current);
    return counted;
  });

/** The first policy that is for a ticket; undefined for none. */
export const policyFor = (
  { policies }: Pick<ServiceLevels, 'policies'>,
  ticket: PromisedTicket,
): ServicePolicy | undefined => policies.find((policy) => isFor(policy, ticket));

/** What a policy asks of a ticket. @param calendar of the ticket's team or the library; undefined for one without hours */
export function termsOf(
  policy: ServicePolicy,
  ticket: PromisedTicket,
  calendar: NamedCalendar | undefined,
): Terms {
  const counted = policy.counts_working_time ? calendar : undefined;
  return {
    policy: policy.name,
    calendar: counted?.name ?? '',
    targets: policy.targets[priorityOf(ticket)],
    pace: counted ?? null,
    pauses: policy.pauses,
  };
}
