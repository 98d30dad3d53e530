import { keptArticlePlan } from '@harborline/domain/stores/article-plans';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { PLAN_TEXTS } from '@harborline/domain/texts/article-plans';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { readEach } from '../../platform/store/read';
import { deleteRecord, updateRecord } from '../../platform/store/write';
import { prepareVerifyMail } from './mail-owner';
import { readPlanner } from './plan-people';
import { tellWriters } from './tell-writers';

/**
 * Reminds the owner of an article, in the feed and by mail, that it should be verified, once for each date. Without an
 * owner who works here, the person who wrote it last is reminded. @returns whether somebody was
 */
export const remindOwner = (articleId: string, nowMs: number): Promise<boolean> =>
  firestore().runTransaction(async (transaction) => {
    const [plan, article] = await readEach(
      [keptArticlePlan(articleId), articleDocument(articleId)],
      transaction,
    );
    if (!plan || plan.remind_at === null || plan.remind_at.toMillis() > nowMs) return false;
    if (article?.support_lib_id !== plan.support_lib_id) {
      deleteRecord(transaction, keptArticlePlan(articleId));
      return false;
    }
    const reader = (uid: string) => readPlanner(uid, plan.support_lib_id, transaction);
    const reminded = (await reader(plan.owner_ref)) ?? (await reader(article.updated_by));
    const isDue = reminded !== undefined && !article.is_disabled;
    const queueMail = isDue
      ? await prepareVerifyMail(transaction, reminded, {
          articleId,
          title: article.article_title,
          libraryId: plan.support_lib_id,
          dueMs: plan.remind_at.toMillis(),
        })
      : undefined;
    updateRecord(transaction, keptArticlePlan(articleId), { remind_at: null });
    if (!isDue) return false;
    queueMail?.();
    tellWriters(transaction, {
      uids: [reminded.uid],
      libraryId: plan.support_lib_id,
      activity: PLAN_TEXTS.feedVerify(article.article_title),
      key: derivedId('verify', articleId, plan.remind_at.toMillis()),
      atMs: nowMs,
    });
    return true;
  });
