import type { User } from '@harborline/domain/entities/user';
import { activeOwners } from '@harborline/domain/stores/users';
import { isActingOver, isViewing } from '@harborline/domain/team/standing';
import type { Plan } from '@harborline/domain/team/verdict';
import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import type { Transaction } from 'firebase-admin/firestore';
import { readUsers } from '../people';
import type { Staff } from '../platform/caller';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { findIds } from '../platform/store/read';

export interface TeamOperation {
  readonly transaction: Transaction;
  /** as stored now, and still allowed to act */
  readonly actor: User;
  readonly target: User;
  /** active owners of the library the actor is in */
  countOwners(): Promise<number>;
}

/** The answer for a uid of another team and for one that does not exist. */
export const noSuchUser = () => new ApiError('not-found', ERROR_TEXTS.noSuchUser);

function demandActor(actor: User | undefined, staff: Staff, nowMs: number): User {
  const mayAct =
    actor?.is_active === true &&
    actor.support_lib_id === staff.support_lib_id &&
    !isViewing(actor) &&
    !isActingOver(actor, nowMs);
  if (!actor || !mayAct) throw new ApiError('forbidden');
  return actor;
}

/**
 * Runs an operation on a teammate in one transaction. It reads both people again, so that two people who revoke each
 * other's rights at the same time do not both succeed, and the last owner stays.
 * @throws ApiError 'not-found' if there is no such person, 'forbidden' if the actor may no longer act
 */
export function teamTransaction<Result>(
  { staff, refUid, nowMs }: { staff: Staff; refUid: string; nowMs: number },
  work: (operation: TeamOperation) => Promise<Result>,
): Promise<Result> {
  return firestore().runTransaction(async (transaction) => {
    const [asking, target] = await readUsers([staff.uid, refUid], transaction);
    const actor = demandActor(asking, staff, nowMs);
    if (!target) throw noSuchUser();
    const countOwners = async () => (await findIds(activeOwners(actor.support_lib_id), transaction)).length;
    return work({ transaction, actor, target, countOwners });
  });
}

/** The change of a plan. @throws ApiError with the reason if the plan is refused */
export function changeOf<Change>(plan: Plan<Change>): Change {
  if (plan.isAllowed) return plan.change;
  throw plan.reason === 'not-a-teammate' ? noSuchUser() : new ApiError('forbidden', plan.message);
}
