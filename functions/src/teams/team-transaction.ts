import { type User, userSchema } from '@harborline/domain/entities/user';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { isActingOver, isViewing } from '@harborline/domain/team/standing';
import type { Plan } from '@harborline/domain/team/verdict';
import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../platform/caller';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';

export interface TeamOperation {
  readonly transaction: Transaction;
  /** as stored now, still fit to act */
  readonly actor: User;
  readonly target: User;
  /** active owners of the library the actor is in */
  countOwners(): Promise<number>;
}

/** The answer for a uid of another team and for one that does not exist. */
export const noSuchUser = () => new ApiError('not-found', ERROR_TEXTS.noSuchUser);

function personOf(snapshot: DocumentSnapshot | undefined): User | undefined {
  const parsed = userSchema.safeParse(snapshot?.data());
  return parsed.success && snapshot ? { ...parsed.data, uid: snapshot.id } : undefined;
}

function stillFit(actor: User | undefined, staff: Staff, nowMs: number): User {
  const isFit =
    actor?.is_active === true &&
    actor.support_lib_id === staff.support_lib_id &&
    !isViewing(actor) &&
    !isActingOver(actor, nowMs);
  if (!actor || !isFit) throw new ApiError('forbidden');
  return actor;
}

/**
 * Decides and does something about a teammate in one transaction: both are read anew in it, so that two who take
 * each other's rights at the same time do not both succeed, and the last owner stays.
 * @throws ApiError 'not-found' if there is no such person, 'forbidden' if the actor no longer is who asked
 */
export function teamTransaction<Result>(
  { staff, refUid, nowMs }: { staff: Staff; refUid: string; nowMs: number },
  work: (operation: TeamOperation) => Promise<Result>,
): Promise<Result> {
  const db = firestore();
  const users = db.collection(COLLECTIONS.users);
  return db.runTransaction(async (transaction) => {
    const [actorDoc, targetDoc] = await transaction.getAll(
      db.doc(docPath.user(staff.uid)),
      db.doc(docPath.user(refUid)),
    );
    const actor = stillFit(personOf(actorDoc), staff, nowMs);
    const target = personOf(targetDoc);
    if (!target) throw noSuchUser();
    const owners = users
      .where('init_support_lib_id', '==', actor.support_lib_id)
      .where('agent_role', '==', 'owner')
      .where('is_active', '==', true)
      .select();
    const countOwners = async () => (await transaction.get(owners)).size;
    return work({ transaction, actor, target, countOwners });
  });
}

/** The change of a plan. @throws ApiError with the reason for the person who is refused */
export function changeOf<Change>(plan: Plan<Change>): Change {
  if (plan.isAllowed) return plan.change;
  throw plan.reason === 'not-a-teammate' ? noSuchUser() : new ApiError('forbidden', plan.message);
}
