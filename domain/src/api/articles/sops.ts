import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { writeSop } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { idOf } from '../ids';

const ofReaders = { service: 'articles', method: 'GET', permission: writeSop, rate: 'staffRead' } as const;

/** The specification calls it getSopCategories. */
export const listSopCategories = defineEndpoint({
  ...ofReaders,
  path: '/sop_categories',
  summary: 'Lists the SOP categories of the current library in their order (S7.4-01, S7.4-03).',
  query: z.object({ support_lib_id: idOf('library') }),
  answer: z.object({
    sop_categories: z.array(z.object({ category_id: z.string(), category_title: z.string() })),
  }),
});

/** A published SOP as staff read it. */
const readSopSchema = z.object({
  id: z.string(),
  sop_title: z.string(),
  /** HTML, to be sanitised where it is shown */
  sop_content: z.string(),
  category_id: z.string(),
  version: z.number(),
});
export type ReadSop = z.infer<typeof readSopSchema>;

/** The specification calls it getSopArticlesbackend. */
export const listSopArticles = defineEndpoint({
  ...ofReaders,
  path: '/sop_articles',
  summary:
    'Lists the published SOPs of the current library, or of one category, by title (S7.4-02, S7.4-03).',
  query: z.object({
    support_lib_id: idOf('library'),
    category_id: z.optional(idOf('sopCategory')),
    /** '' or absent for the first page */
    cursor: z.optional(z.union([z.literal(''), idOf('sop')])),
    limit: z._default(
      z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(LIMITS.listPageSize)),
      LIMITS.listPageSize,
    ),
  }),
  answer: z.object({
    sop_articles: z.array(readSopSchema),
    /** '' on the last page */
    next_cursor: z.string(),
  }),
});
