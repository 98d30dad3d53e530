import type { User } from '@harborline/domain/entities/user';
import { keptArticlePlan } from '@harborline/domain/stores/article-plans';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { PLAN_TEXTS } from '@harborline/domain/texts/article-plans';
import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { readEach, type Stored } from '../../platform/store/read';
import { deleteRecord, updateRecord } from '../../platform/store/write';
import { prepareVerifyMail } from './mail-reminder';
import { readWriter } from './plan-people';
import { tellWriters } from './tell-writers';

type Plan = Stored<ReturnType<typeof keptArticlePlan>['read']>;
type Article = Stored<ReturnType<typeof articleDocument>['read']>;

interface Sweep {
  readonly libraryId: string;
  readonly nowMs: number;
}

interface Due {
  readonly plan: Plan;
  /** undefined if it is gone, or in another library than the plan */
  readonly article: Article | undefined;
  /** who is reminded; undefined for nobody */
  readonly person: User | undefined;
}

const isDue = ({ remind_at }: Plan, nowMs: number) => remind_at !== null && remind_at.toMillis() <= nowMs;

/** The plans that are due, and whom to remind: the owner, or whoever wrote the article last. */
async function readDue(
  articleIds: readonly string[],
  nowMs: number,
  transaction: Transaction,
): Promise<readonly Due[]> {
  const plans = await readEach(articleIds.map(keptArticlePlan), transaction);
  const articles = await readEach(articleIds.map(articleDocument), transaction);
  const due = plans.flatMap((plan, index) => {
    if (plan === undefined || !isDue(plan, nowMs)) return [];
    const article = articles[index];
    return [{ plan, article: article?.support_lib_id === plan.support_lib_id ? article : undefined }];
  });
  return Promise.all(
    due.map(async ({ plan, article }) => {
      if (article === undefined || article.is_disabled) return { plan, article, person: undefined };
      const reader = (uid: string) => readWriter(uid, plan.support_lib_id, transaction);
      return { plan, article, person: (await reader(plan.owner_ref)) ?? (await reader(article.updated_by)) };
    }),
  );
}

/** A mail to each of the people, about all of their articles. Reads, so call it before any write. */
async function prepareMails(
  due: readonly Due[],
  { libraryId, nowMs }: Sweep,
  transaction: Transaction,
): Promise<readonly (() => void)[]> {
  const people = new Map(due.flatMap(({ person }) => (person ? [[person.uid, person] as const] : [])));
  const mails = await Promise.all(
    [...people.values()].map((person) => {
      const own = due.filter((one) => one.person?.uid === person.uid);
      const articles = own.flatMap(({ article }) =>
        article ? [{ id: article.id, title: article.article_title }] : [],
      );
      return prepareVerifyMail(transaction, person, { articles, libraryId, nowMs });
    }),
  );
  return mails.filter((mail) => mail !== undefined);
}

function strikeOff({ plan, article, person }: Due, nowMs: number, transaction: Transaction): void {
  if (article === undefined) {
    deleteRecord(transaction, keptArticlePlan(plan.id));
    return;
  }
  updateRecord(transaction, keptArticlePlan(plan.id), { remind_at: null });
  if (person === undefined || plan.remind_at === null) return;
  tellWriters(transaction, {
    uids: [person.uid],
    libraryId: plan.support_lib_id,
    activity: PLAN_TEXTS.feedVerify(article.article_title),
    key: derivedId('verify', plan.id, plan.remind_at.toMillis()),
    atMs: nowMs,
  });
}

/**
 * Reminds the owners of some articles of a library that they should be verified, once for each date: in the feed of each
 * article, and by one mail per person and day. @returns how many articles somebody was reminded of
 */
export const remindOwners = (articleIds: readonly string[], sweep: Sweep): Promise<number> =>
  firestore().runTransaction(async (transaction) => {
    const due = await readDue(articleIds, sweep.nowMs, transaction);
    const mails = await prepareMails(due, sweep, transaction);
    for (const one of due) strikeOff(one, sweep.nowMs, transaction);
    for (const queueMail of mails) queueMail();
    return due.filter(({ person }) => person !== undefined).length;
  });
