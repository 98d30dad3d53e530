import * as z from 'zod/mini';
import { tellAskers as mayTellAskers, writeArticles } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { articleId, idField, idOf } from '../ids';

const count = z.int().check(z.gte(0));

/** People who cannot be told, by the reason. */
const leftOutSchema = z.object({
  /** their ticket is closed */
  closed: count,
  /** their request is held back, or was not taken yet */
  waiting: count,
  /** their request was discarded, or its ticket is no longer in this library */
  gone: count,
});

export const countAskers = defineEndpoint({
  service: 'activity',
  method: 'GET',
  path: '/searches/askers',
  summary:
    'Counts the people who wrote to the current library after a failed search, were told, and can be told (U-11, D-74).',
  permission: writeArticles,
  rate: 'staffRead',
  query: z.object({
    days: z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(90)),
  }),
  answer: z.object({
    searches: z.array(
      z.object({
        failed_search: z.string(),
        people: count,
        told: count,
        /** those with a ticket in which they can be told of the article that answers the search */
        tellable: count,
      }),
    ),
  }),
});

export const linkSearch = defineEndpoint({
  service: 'activity',
  method: 'PUT',
  path: '/searches/article',
  summary: 'Notes which article of the current library answers a failed search (U-11).',
  permission: writeArticles,
  rate: 'staffWrite',
  body: z.object({ failed_search: idOf('failedSearch'), articleId }),
  answer: z.object({ isLinked: z.boolean() }),
});

export const previewAskers = defineEndpoint({
  service: 'activity',
  method: 'GET',
  path: '/searches/askers/preview',
  summary: 'Says who can be told of an article, and the reply they would get (U-11, D-74).',
  permission: mayTellAskers,
  rate: 'staffRead',
  query: z.object({ articleId }),
  answer: z.object({
    /** whether visitors can read the article now */
    is_readable: z.boolean(),
    message: z.string(),
    sender_name: z.string(),
    tellable: count,
    told: count,
    left_out: leftOutSchema,
  }),
});

export const tellAskers = defineEndpoint({
  service: 'activity',
  method: 'POST',
  path: '/searches/askers',
  summary:
    'Replies to some of the people whom an article answers, each once; repeat it until `next` is null (U-11, D-74).',
  permission: mayTellAskers,
  rate: 'staffWrite',
  body: z.object({
    articleId,
    /** `next` of the answer before */
    after: z.optional(idField),
  }),
  answer: z.object({
    /** people told by this call */
    told: count,
    /** where to go on; null at the end */
    next: z.nullable(z.string()),
  }),
});
