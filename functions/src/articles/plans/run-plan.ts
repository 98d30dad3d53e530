import { nextStep } from '@harborline/domain/articles/article-plan';
import { audienceOf, isLive, publishedFor, UNPUBLISHED } from '@harborline/domain/articles/publication';
import type { PlanRefusal } from '@harborline/domain/entities/article-plan';
import { articleDraft } from '@harborline/domain/stores/article-drafts';
import { keptArticlePlan } from '@harborline/domain/stores/article-plans';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { PLAN_TEXTS } from '@harborline/domain/texts/article-plans';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { readEach, type Stored } from '../../platform/store/read';
import { deleteRecord, updateRecord } from '../../platform/store/write';
import { mayStillPublish, readWriter } from './plan-people';
import { tellWriters } from './tell-writers';

type Plan = Stored<ReturnType<typeof keptArticlePlan>['read']>;
type Article = Stored<ReturnType<typeof articleDocument>['read']>;
type Draft = Stored<ReturnType<typeof articleDraft>['read']>;

interface Due {
  readonly step: 'publish' | 'unpublish';
  readonly plan: Plan;
  readonly article: Article;
  readonly draft: Draft | undefined;
}

export type PlanOutcome = 'nothing' | 'done' | 'refused';

/**
 * Why a step cannot be taken. The schedule acts for the person who planned it; a text by somebody who may not publish
 * must not slip out with it.
 */
async function refusalOf(due: Due, transaction: Transaction): Promise<PlanRefusal | undefined> {
  const { step, plan, article, draft } = due;
  const text = draft ?? article;
  if (article.is_disabled) return 'archived';
  const may = (uid: string) => mayStillPublish(uid, plan.support_lib_id, transaction);
  if (!(await may(plan.scheduled_by))) return 'scheduler';
  if (step === 'unpublish') return undefined;
  if (text.updated_by !== plan.scheduled_by && !(await may(text.updated_by))) return 'editor';
  return text.article_categories === '' ? 'category' : undefined;
}

const textOf = ({ article, draft }: Due) => {
  const { article_title, article_content, article_keywords, article_categories } = draft ?? article;
  return { article_title, article_content, article_keywords, article_categories };
};

function take(due: Due, transaction: Transaction): void {
  const { step, plan, article, draft } = due;
  updateRecord(transaction, articleDocument(article.id), {
    ...textOf(due),
    ...(step === 'publish' ? publishedFor(audienceOf(article)) : UNPUBLISHED),
    updated_at: FieldValue.serverTimestamp(),
    updated_by: plan.scheduled_by,
  });
  if (draft) deleteRecord(transaction, articleDraft(article.id));
  const rest = step === 'publish' ? plan.unpublish_at : null;
  updateRecord(transaction, keptArticlePlan(article.id), {
    publish_at: null,
    unpublish_at: rest,
    next_at: rest,
    scheduled_by: rest === null ? '' : plan.scheduled_by,
    failure: null,
  });
}

/** Whoever planned a step and whoever wrote its text, as far as they still write here: others may not see its title. */
async function concernedBy(
  { plan, article, draft }: Due,
  transaction: Transaction,
): Promise<readonly string[]> {
  const uids = [...new Set([plan.scheduled_by, (draft ?? article).updated_by])];
  const people = await Promise.all(uids.map((uid) => readWriter(uid, plan.support_lib_id, transaction)));
  return people.flatMap((person) => person?.uid ?? []);
}

function refuse(
  { step, plan, article, draft }: Due,
  { reason, told }: { readonly reason: PlanRefusal; readonly told: readonly string[] },
  transaction: Transaction,
  nowMs: number,
): void {
  // Whoever may not publish saves drafts all the same: that cancels no end that was planned.
  const rest = draft && reason === 'editor' ? plan.unpublish_at : null;
  updateRecord(transaction, keptArticlePlan(article.id), {
    publish_at: null,
    unpublish_at: rest,
    next_at: rest,
    scheduled_by: rest === null ? '' : plan.scheduled_by,
    failure: rest === null ? { action: step, reason, at: Timestamp.fromMillis(nowMs) } : null,
  });
  const { article_title } = draft ?? article;
  tellWriters(transaction, {
    uids: told,
    libraryId: plan.support_lib_id,
    activity: PLAN_TEXTS.feedFailed(step, reason, article_title),
    key: derivedId('plan', article.id, nowMs),
    atMs: nowMs,
  });
}

/**
 * Takes the step of a plan that is due. One transaction takes it and strikes it off the plan, so that it is taken once,
 * however many runs overlap.
 */
export const runPlan = (articleId: string, nowMs: number): Promise<PlanOutcome> =>
  firestore().runTransaction(async (transaction) => {
    const [plan, article, stored] = await readEach(
      [keptArticlePlan(articleId), articleDocument(articleId), articleDraft(articleId)],
      transaction,
    );
    const step = plan && nextStep(plan);
    if (!plan || !step || plan.next_at === null || plan.next_at.toMillis() > nowMs) return 'nothing';
    if (article?.support_lib_id !== plan.support_lib_id) {
      deleteRecord(transaction, keptArticlePlan(articleId));
      return 'nothing';
    }
    const isOwnDraft = isLive(article) && stored?.support_lib_id === plan.support_lib_id;
    const due: Due = { step, plan, article, draft: isOwnDraft ? stored : undefined };
    const reason = await refusalOf(due, transaction);
    if (reason === undefined) {
      take(due, transaction);
      return 'done';
    }
    refuse(due, { reason, told: await concernedBy(due, transaction) }, transaction, nowMs);
    return 'refused';
  });
