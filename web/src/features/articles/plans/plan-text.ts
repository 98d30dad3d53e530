import type { ArticlePlan } from '@harborline/domain/entities/article-plan';
import { PLAN_TEXTS } from '@harborline/domain/texts/article-plans';
import { zonedTime } from '../../../shared/format/local-times';

/** What a schedule will do and when, with the zone; null if nothing is scheduled. */
export function planText({
  publish_at,
  unpublish_at,
}: Pick<ArticlePlan, 'publish_at' | 'unpublish_at'>): string | null {
  const unpublish = unpublish_at === null ? null : zonedTime(unpublish_at.toDate());
  if (publish_at === null) return unpublish === null ? null : PLAN_TEXTS.unpublishes(unpublish);
  const publish = zonedTime(publish_at.toDate());
  return unpublish === null
    ? PLAN_TEXTS.publishes(publish)
    : PLAN_TEXTS.publishesThenUnpublishes(publish, unpublish);
}
