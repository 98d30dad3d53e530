import * as z from 'zod/mini';
import { NEWS_REACTIONS } from '../../entities/news-flash';
import { anyone, open } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';
import { newsFlashId } from '../ids';
import { NEWS_VIEWS } from './news-views';

export const recordNewsView = defineEndpoint({
  ...NEWS_VIEWS,
  summary: 'Counts a view, once per browser, network address, news flash and hour (S7.4-09, D-18).',
  permission: open,
  rate: 'view',
  body: z.object({
    newsFlashId,
    /** random text that the browser keeps, to tell its views from those of others at the same address */
    viewerId: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: z.object({ isCounted: z.boolean() }),
});

export const recordNewsReaction = defineEndpoint({
  service: 'activity',
  method: 'POST',
  path: '/reactions/newsflash',
  summary: 'Records a reaction to a news flash; one per visitor and news flash, switchable (S7.4-09, D-39).',
  permission: anyone,
  rate: 'vote',
  body: z.object({ newsFlashId, reaction: z.enum(NEWS_REACTIONS) }),
  answer: z.object({
    reaction: z.enum(NEWS_REACTIONS),
    heart: z.number(),
    party: z.number(),
    snooze: z.number(),
    dislike: z.number(),
  }),
});
