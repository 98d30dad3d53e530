import * as z from 'zod/mini';
import { FEEDBACK_REASONS } from '../../entities/article-feedback';
import { LIMITS } from '../../limits';
import { anyone, open } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';
import { articleId } from '../ids';
import { ARTICLE_VIEWS } from './article-views';

export const recordArticleView = defineEndpoint({
  ...ARTICLE_VIEWS,
  summary: 'Counts a view, once per browser, network address, article and hour (S3-36, D-18).',
  permission: open,
  rate: 'view',
  body: z.object({
    articleId,
    articleTitle: z.string().check(z.maxLength(LIMITS.articleTitle)),
    timestamp: z.number(),
    /** random text that the browser keeps, to tell its views from those of others at the same address */
    viewerId: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: z.object({ isCounted: z.boolean() }),
});

export const recordReaction = defineEndpoint({
  service: 'activity',
  method: 'POST',
  path: '/reactions',
  summary: 'Records whether an article helped; one vote per visitor and article, changeable (S4.5-21, D-18).',
  permission: anyone,
  rate: 'vote',
  body: z.object({
    articleId,
    answer: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
  answer: z.object({ answer: z.enum(['yes', 'no']), likes: z.number(), disLikes: z.number() }),
});

export const recordFeedback = defineEndpoint({
  service: 'activity',
  method: 'POST',
  path: '/reactions/feedback',
  summary:
    'Records why an article did not help, as a No; one entry per visitor and article, changeable (D-18, D-50).',
  permission: anyone,
  rate: 'vote',
  body: z.object({
    articleId,
    reason: z.enum(FEEDBACK_REASONS),
    text: z.string().check(z.maxLength(LIMITS.feedbackText)),
  }),
  answer: z.object({ isSaved: z.boolean() }),
});
