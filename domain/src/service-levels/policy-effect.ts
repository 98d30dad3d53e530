import { CLOCK_KINDS, type ServicePolicy } from '../entities/service-levels';
import { PRIORITIES } from '../tickets/priority';

/** What a policy gives its tickets, as one text. */
const termsIn = ({ targets, counts_working_time, pauses }: ServicePolicy): string =>
  JSON.stringify([
    PRIORITIES.map((priority) => CLOCK_KINDS.map((kind) => targets[priority][kind])),
    counts_working_time,
    pauses.toSorted(),
  ]);

/** Those that a ticket may come to: none stands behind one for every ticket. */
function reachable(policies: readonly ServicePolicy[]): readonly ServicePolicy[] {
  const last = policies.findIndex(({ text }) => text === '');
  return last === -1 ? policies : policies.slice(0, last + 1);
}

/** What policies do to clocks, as one text: their names do nothing, nor does the order of neighbours that give the same. */
function effectOf(policies: readonly ServicePolicy[]): string {
  const groups: { readonly terms: string; readonly texts: string[] }[] = [];
  for (const policy of reachable(policies)) {
    const terms = termsIn(policy);
    const group = groups.at(-1);
    if (group?.terms === terms) group.texts.push(policy.text);
    else groups.push({ terms, texts: [policy.text] });
  }
  return JSON.stringify(groups.map(({ terms, texts }) => [terms, texts.toSorted()]));
}

/** Whether a change of policies may move some clock. */
export const doPoliciesDiffer = (
  before: readonly ServicePolicy[],
  after: readonly ServicePolicy[],
): boolean => effectOf(before) !== effectOf(after);
