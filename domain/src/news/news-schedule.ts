import { audienceOf, isLive, publishedFor, UNPUBLISHED } from '../articles/publication';
import type { NewsFlash } from '../entities/news-flash';

type Scheduled<Time> = Pick<NewsFlash, 'is_published' | 'is_staff_published'> & {
  readonly publish_at: Time | null;
  readonly expires_at: Time | null;
};

/** When the schedule next has something to do: to publish what is planned, or to end what is published. */
export function nextNewsStep<Time>(news: Scheduled<Time>): Time | null {
  if (news.publish_at !== null) return news.publish_at;
  return isLive(news) ? news.expires_at : null;
}

type Readers = Pick<NewsFlash, 'is_published' | 'is_staff_published'>;

/** Whether a change publishes a news flash for people who could not read it, so that it is dated anew. */
export const isNewlyPublished = (after: Readers, before: Readers): boolean =>
  (after.is_published && !before.is_published) || (isLive(after) && !isLive(before));

/** What a news flash is for staff. */
export type NewsState = 'published' | 'staff' | 'planned' | 'expired' | 'unpublished';

/** The state of a news flash at a time. */
export function newsState(
  news: Pick<NewsFlash, 'is_published' | 'is_staff_published' | 'publish_at' | 'expires_at'>,
  nowMs: number,
): NewsState {
  if (news.expires_at !== null && news.expires_at.toMillis() <= nowMs) return 'expired';
  if (news.is_published) return 'published';
  if (news.is_staff_published) return 'staff';
  return news.publish_at === null ? 'unpublished' : 'planned';
}

/** The fields that publish a news flash now, for those whom it is meant for. */
export const publishedNow = (news: Pick<NewsFlash, 'audience' | 'expires_at'>) => ({
  ...publishedFor(audienceOf(news)),
  publish_at: null,
  next_at: news.expires_at,
});

/** The fields that end it. */
export const ENDED = { ...UNPUBLISHED, publish_at: null, next_at: null } as const;
