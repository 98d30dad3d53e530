import { feedSchema } from '@harborline/domain/entities/feed';
import { type FeedItem, feedListSchema } from '@harborline/domain/feed/feed-item';
import { LIMITS } from '@harborline/domain/limits';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { staffEndpoint } from '../platform/endpoint';
import { isoTime } from '../platform/iso-time';
import { countOf, feedOf, unreadOf } from './feeds-query';

const input = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), LIMITS.feedPageSize),
  /** from 1; skipped items cost reads, so it ends somewhere */
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 1),
  /** false unread, true read, absent both (S7.4-06) */
  isRead: z.optional(z.enum(['true', 'false'])),
});

function presentItem(snapshot: QueryDocumentSnapshot): FeedItem[] {
  const parsed = feedSchema.safeParse(snapshot.data());
  if (!parsed.success) return [];
  const { is_read, trigger, activity_name, agent, workflow_name, workflow_ref, entity_type, created_at } =
    parsed.data;
  const content = { is_read, trigger, activity_name, agent, workflow_name, workflow_ref, entity_type };
  return [{ feed_id: snapshot.id, ...content, created_at: isoTime(created_at) }];
}

/** GET feeds: the caller's own activity feed, newest first (S7.4-06, S7.4-07, S3-32). */
export const listFeeds = staffEndpoint({
  name: 'listFeeds',
  route: 'GET /api/activity/feeds',
  input,
  output: feedListSchema,
  rate: 'staffRead',
  libraryOf: (_input, staff) => staff.support_lib_id,
  async run({ limit, page, isRead }, staff) {
    const all = feedOf(staff);
    const chosen = isRead === undefined ? all : all.where('is_read', '==', isRead === 'true');
    const [{ docs }, totalCount, unreadCount] = await Promise.all([
      chosen
        .orderBy('created_at', 'desc')
        .offset((page - 1) * limit)
        .limit(limit)
        .get(),
      countOf(chosen),
      countOf(unreadOf(staff)),
    ]);
    return { feeds: docs.flatMap(presentItem), pagination: { totalCount }, unreadCount };
  },
});
