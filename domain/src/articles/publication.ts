import type { Article } from '../entities/article';

/** Who reads an article once it is published. */
export type Audience = 'public' | 'staff';

/** An article from before there were audiences is for visitors. */
export const audienceOf = ({ audience }: Pick<Article, 'audience'>): Audience => audience ?? 'public';

/** Whether an article is published, for visitors or for staff. */
export const isLive = (article: Pick<Article, 'is_published' | 'is_staff_published'>): boolean =>
  article.is_published || article.is_staff_published === true;

/** The fields that publish an article. One for staff has no `is_published`, which is all that visitors' queries ask. */
export const publishedFor = (audience: Audience) =>
  audience === 'staff'
    ? ({ audience, is_published: false, is_staff_published: true } as const)
    : ({ audience, is_published: true, is_staff_published: false } as const);

/** The fields that unpublish an article. */
export const UNPUBLISHED = { is_published: false, is_staff_published: false } as const;
