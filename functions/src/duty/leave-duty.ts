import { plansWithout } from '@harborline/domain/duty/duty-plan';
import { dutyPlansOf } from '@harborline/domain/stores/duty-plans';
import type { Transaction } from 'firebase-admin/firestore';
import { setRecord } from '../platform/store/write';
import { readPlans } from './read-duty';

/**
 * Takes away what a person who leaves planned, and whom they cover for. Reads, so call it before any write.
 * @returns what writes it
 */
export async function leaveDuty(
  transaction: Transaction,
  libraryId: string,
  uid: string,
): Promise<() => void> {
  const plans = await readPlans(libraryId, transaction);
  const isNamed = Object.values(plans).some(({ periods }) =>
    periods.some(({ substitute_ref }) => substitute_ref === uid),
  );
  if (plans[uid] === undefined && !isNamed) return () => {};
  return () => setRecord(transaction, dutyPlansOf(libraryId), { people: plansWithout(plans, uid) });
}
