import type { ArticlePlan } from '../entities/article-plan';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The fields of a plan in which nothing is planned. */
export const NO_PLAN = {
  publish_at: null,
  unpublish_at: null,
  next_at: null,
  scheduled_by: '',
  failure: null,
  owner_ref: '',
  verify_by: null,
  verify_every_days: 0,
  remind_at: null,
  verified_at: null,
  verified_by: '',
  publish_note: null,
} as const;

/** What is wrong with the times of a schedule. */
export type ScheduleFault = 'none' | 'past' | 'order';

/** Times in milliseconds, null for none. @returns undefined if they can be scheduled */
export function scheduleFault(
  { publishAt, unpublishAt }: { readonly publishAt: number | null; readonly unpublishAt: number | null },
  nowMs: number,
): ScheduleFault | undefined {
  const times = [publishAt, unpublishAt].filter((time) => time !== null);
  if (times.length === 0) return 'none';
  if (times.some((time) => time <= nowMs)) return 'past';
  return publishAt !== null && unpublishAt !== null && publishAt >= unpublishAt ? 'order' : undefined;
}

/** The step that a plan takes next; undefined if it takes none. */
export function nextStep(
  plan: Pick<ArticlePlan, 'publish_at' | 'unpublish_at'>,
): 'publish' | 'unpublish' | undefined {
  if (plan.publish_at !== null) return 'publish';
  return plan.unpublish_at === null ? undefined : 'unpublish';
}

/** When an article that is verified now is to be verified again, in milliseconds; null for never. */
export const nextVerification = (nowMs: number, everyDays: number): number | null =>
  everyDays === 0 ? null : nowMs + everyDays * DAY_MS;

/** Whether somebody should have checked the article by now. */
export const needsVerification = (plan: Pick<ArticlePlan, 'verify_by'>, nowMs: number): boolean =>
  plan.verify_by !== null && plan.verify_by.toMillis() <= nowMs;
