import type * as z from 'zod/mini';
import { articlePlanSchema } from '../entities/article-plan';
import type { TimestampLike } from '../entities/timestamp';
import type { articlePlanWriteSchema } from '../entities/writes/article-plan';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

type Written = z.input<typeof articlePlanWriteSchema>;

const plans = defineStore<typeof articlePlanSchema, Written, Written>(
  COLLECTIONS.articlePlans,
  articlePlanSchema,
);
const kept = defineStore(COLLECTIONS.articlePlans, articlePlanSchema);

/** `ArticlePlans/{articleId}`, as staff write it. */
export const articlePlan = (articleId: string) => plans.at(docPath.articlePlan(articleId));

/** The same document, as functions write it. */
export const keptArticlePlan = (articleId: string) => kept.at(docPath.articlePlan(articleId));

const DUE_BATCH = 50;

/** Plans with a step due by then, the longest overdue first. */
export const duePlans = (by: TimestampLike) =>
  plans.query({ where: [['next_at', '<=', by]], orderBy: [['next_at', 'asc']], limit: DUE_BATCH });

/** Plans whose owner is to be reminded by then. */
export const dueReminders = (by: TimestampLike) =>
  plans.query({ where: [['remind_at', '<=', by]], orderBy: [['remind_at', 'asc']], limit: DUE_BATCH });

/** Beyond this many, the list of articles does not show what is planned. */
const LISTED_PLANS = 100;

/** The next steps planned in a library after a time, the soonest first. */
export const plannedSteps = (libraryId: string, after: TimestampLike) =>
  plans.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['next_at', '>', after],
    ],
    orderBy: [['next_at', 'asc']],
    limit: LISTED_PLANS,
  });

/** Plans of articles to be verified by then, the longest overdue first. */
export const plansToVerify = (libraryId: string, by: TimestampLike) =>
  plans.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['verify_by', '<=', by],
    ],
    orderBy: [['verify_by', 'asc']],
    limit: LISTED_PLANS,
  });
