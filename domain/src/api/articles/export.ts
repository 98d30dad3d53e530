import * as z from 'zod/mini';
import { searchShardSchema } from '../../entities/article';
import { SITE_PART_ARTICLES } from '../../export/write-site';
import { generalSettings } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { articleId } from '../ids';

const partShape = {
  /** content of each file of the site, by its path */
  files: z.record(z.string(), z.string()),
  /** what these files refer to and what is to be copied */
  references: z.object({ assets: z.array(z.string()), pictures: z.array(z.string()) }),
};

export const exportFrame = defineEndpoint({
  service: 'articles',
  method: 'GET',
  path: '/export/frame',
  summary: 'The help center of the current library as static files, without its articles (U-14).',
  permission: generalSettings,
  rate: 'bulk',
  answer: z.object({
    ...partShape,
    articleIds: z.array(z.string()),
    categories: z.number(),
    index: z.object({
      paths: z.record(z.string(), z.array(z.object({ id: z.string(), category_title: z.string() }))),
      translations: z.array(z.object({ source: z.string(), translation: z.string() })),
      synonyms: z.array(z.array(z.string())),
    }),
  }),
});

export const exportArticles = defineEndpoint({
  service: 'articles',
  method: 'POST',
  path: '/export/articles',
  summary: 'Some articles as static files; those that visitors cannot read are left out (U-14).',
  permission: generalSettings,
  rate: 'bulk',
  isAllowedWhileViewing: true,
  body: z.object({ ids: z.array(articleId).check(z.minLength(1), z.maxLength(SITE_PART_ARTICLES)) }),
  answer: z.object({
    ...partShape,
    entries: searchShardSchema.shape.entries,
    /** ids for which the answer had no room */
    left: z.array(z.string()),
  }),
});

export const exportPicture = defineEndpoint({
  service: 'articles',
  method: 'GET',
  path: '/export/picture',
  summary: 'A picture that the current library or its parent uploaded, for static files (U-14).',
  permission: generalSettings,
  rate: 'staffRead',
  /** as `references` name it */
  query: z.object({ path: z.string().check(z.maxLength(300)) }),
  /** in base64; null if there is no such picture */
  answer: z.object({ content: z.nullable(z.string()) }),
});
