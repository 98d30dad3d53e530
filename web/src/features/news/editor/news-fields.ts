import { isLive } from '@harborline/domain/articles/publication';
import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { LIMITS } from '@harborline/domain/limits';
import type { NewsText } from '@harborline/domain/news/news-text';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import * as z from 'zod/mini';
import { fromField, toTimeField } from '../../../shared/format/local-times';

/** What a writer edits; also what a device keeps of it. Times are as their fields hold them. */
export const newsFieldsSchema = z.object({
  title: z.string(),
  /** HTML */
  content: z.string(),
  /** URL, '' for none */
  image: z.string(),
  keywords: z.array(z.string()),
  categoryId: z.string(),
  audience: z.enum(['public', 'staff']),
  publishAt: z.string(),
  expiresAt: z.string(),
});
export type NewsFields = Readonly<z.infer<typeof newsFieldsSchema>>;

export const NO_NEWS_FIELDS: NewsFields = {
  title: '',
  content: '',
  image: '',
  keywords: [],
  categoryId: '',
  audience: 'public',
  publishAt: '',
  expiresAt: '',
};

/** Of a news flash or its draft. */
export const newsFieldsOf = (
  news: NewsText & Pick<NewsFlash, 'audience' | 'publish_at' | 'expires_at'>,
): NewsFields => ({
  title: news.newsFlash_title,
  content: news.newsFlash_content,
  image: news.newsFlash_featureImage,
  keywords: news.newsFlash_keywords,
  categoryId: news.newsFlash_categories,
  audience: news.audience,
  publishAt: toTimeField(news.publish_at?.toDate() ?? null),
  expiresAt: toTimeField(news.expires_at?.toDate() ?? null),
});

export const isSameNews = (one: NewsFields, other: NewsFields): boolean =>
  one.title === other.title &&
  one.content === other.content &&
  one.image === other.image &&
  one.categoryId === other.categoryId &&
  one.audience === other.audience &&
  one.publishAt === other.publishAt &&
  one.expiresAt === other.expiresAt &&
  one.keywords.join('\n') === other.keywords.join('\n');

export type NewsErrors = Readonly<
  Partial<Record<'title' | 'content' | 'categoryId' | 'publishAt' | 'expiresAt', string>>
>;

export interface NewsCheck {
  readonly nowMs: number;
  /** whether it is published, or is about to be */
  readonly isLive: boolean;
}

function timeErrors({ publishAt, expiresAt }: NewsFields, { nowMs, isLive: isOut }: NewsCheck): NewsErrors {
  const [start, end] = [fromField(publishAt)?.getTime(), fromField(expiresAt)?.getTime()];
  if (!isOut && start !== undefined && start <= nowMs) return { publishAt: NEWS_TEXTS.past };
  if (!isOut && start !== undefined && end !== undefined && end <= start)
    return { expiresAt: NEWS_TEXTS.order };
  return isOut && end !== undefined && end <= nowMs ? { expiresAt: NEWS_TEXTS.past } : {};
}

/** Errors that keep a news flash from being saved. */
export const newsErrors = (fields: NewsFields, check: NewsCheck): NewsErrors => ({
  ...(fields.title.trim() === '' ? { title: NEWS_TEXTS.titleRequired } : {}),
  ...(fields.content.length > LIMITS.articleContent ? { content: NEWS_TEXTS.contentTooLong } : {}),
  ...timeErrors(fields, check),
});

/** Whether the publishing permission is needed to change it. */
export const isGuarded = (
  news: Pick<NewsFlash, 'is_published' | 'is_staff_published' | 'publish_at'>,
): boolean => isLive(news) || news.publish_at !== null;
