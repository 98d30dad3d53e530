import { NO_PLAN } from '@harborline/domain/articles/article-plan';
import { articlePlan } from '@harborline/domain/stores/article-plans';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { inTransaction } from '../../../shared/store/in-transaction';
import type { NewRecord } from '../../../shared/store/write-record';

export type PlanChanges = Partial<NewRecord<ReturnType<typeof articlePlan>>>;

interface Planner {
  readonly uid: string;
  readonly libraryId: string;
}

/** Changes the plan of an article, or creates it. @throws FirebaseError */
export function savePlan(
  firestore: Firestore,
  articleId: string,
  changes: PlanChanges,
  { uid, libraryId }: Planner,
): Promise<void> {
  const stamped = { ...changes, updated_at: serverTimestamp(), updated_by: uid };
  return inTransaction(firestore, async (transaction) => {
    if (await transaction.has(articlePlan(articleId))) transaction.update(articlePlan(articleId), stamped);
    else transaction.set(articlePlan(articleId), { ...NO_PLAN, support_lib_id: libraryId, ...stamped });
  });
}
