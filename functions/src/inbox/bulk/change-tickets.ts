import * as contract from '@harborline/domain/api/inbox/bulk-tickets';
import { staffEndpoint } from '../../platform/endpoint';
import { type BulkStep, changeOne } from './change-one';

/** Tickets whose transactions run side by side. */
const AT_ONCE = 10;

type Results = Map<string, Awaited<ReturnType<typeof changeOne>>>;

/** Each ticket's result; one that is named twice has one. */
async function changeAll(refs: ReadonlySet<string>, step: BulkStep): Promise<Results> {
  const left = [...refs];
  const results: Results = new Map();
  while (left.length > 0) {
    const part = left.splice(0, AT_ONCE);
    await Promise.all(part.map(async (ref) => results.set(ref, await changeOne(ref, step))));
  }
  return results;
}

/** POST tickets/bulk: the same step at many tickets, each by the rules of the step at one (D-105). */
export const changeTickets = staffEndpoint(contract.changeTickets, async (asked, staff) => {
  const { request_id: requestId, undoes, conversation_refs: refs, action } = asked;
  const results = await changeAll(new Set(refs), { requestId, undoes, action, staff });
  return { results: refs.flatMap((ref) => results.get(ref) ?? []) };
});
