import type { Article } from '../entities/article';

/** When an article last got a No and was last read, in milliseconds since 1970. */
export interface MissingTimes {
  readonly disliked_at?: number;
  readonly viewed_at?: number;
}

/**
 * The times that an article lacks because its votes and views were counted before such times were kept; without them,
 * insights never list it (U-11). A No is dated by the latest No vote that is stored. Views leave no dates, so an article
 * counts as read now, and as unread after 90 more days without a view.
 * @param lastNoMs time of the latest No vote that is stored; null for none
 */
export function missingTimes(
  { views, disLikes, viewed_at, disliked_at }: Partial<Article>,
  lastNoMs: number | null,
  nowMs: number,
): MissingTimes {
  const lacksNo = disliked_at === undefined && (disLikes ?? 0) > 0;
  const lacksView = viewed_at === undefined && (views ?? 0) > 0;
  return {
    ...(lacksNo && { disliked_at: lastNoMs ?? nowMs }),
    ...(lacksView && { viewed_at: nowMs }),
  };
}
