import * as z from 'zod/mini';
import { LAST_TIME_MS } from '../../entities/timestamp';
import { writtenText, writtenTitle } from '../../entities/writes/written';
import { IMPORT_LIMITS } from '../../import/import-limits';
import { LIMITS } from '../../limits';
import { writeArticles, writeCourses, writeImported, writeNews } from '../../permissions/requirements';
import { oneLine } from '../../text/clip';
import { defineEndpoint } from '../contract';
import { idOf } from '../ids';

/** A path of a file, or an id in another product. */
const sourceId = z.string().check(z.minLength(1), z.maxLength(IMPORT_LIMITS.pathLength));

const kind = z.enum(['folder', 'zendesk', 'intercom']);

/** Milliseconds since 1970. */
const moment = z.nullable(z.int().check(z.gte(0), z.lte(LAST_TIME_MS)));

/** A title that shows something; it is stored on one line, without characters that reverse what follows. */
const title = (most: number) =>
  writtenTitle(most).check(z.refine((text) => oneLine(text) !== '', 'shows nothing'));

const categorySchema = z.object({
  sourceId,
  title: title(LIMITS.categoryTitle),
  description: writtenText(LIMITS.categoryDescription),
  icon: writtenText(LIMITS.categoryIcon),
  /** '' at the top; else the source id of one before it */
  parentSourceId: z.union([z.literal(''), sourceId]),
  order: z.nullable(z.number()),
});

const textSchema = z.object({
  sourceId,
  title: title(LIMITS.articleTitle),
  /** not sanitised yet; refers to articles of the import as `article:<source id>`, to pictures as `picture:<name>` */
  html: z.string().check(z.maxLength(IMPORT_LIMITS.batchCharacters)),
  keywords: z.array(z.string().check(z.maxLength(LIMITS.keyword))).check(z.maxLength(LIMITS.articleKeywords)),
  isPublished: z.boolean(),
  createdMs: moment,
  updatedMs: moment,
});

const articleSchema = z.extend(textSchema, { categoryId: idOf('category') });

const newsSchema = z.extend(textSchema, {
  /** title of its category; '' for none */
  category: z.string().check(z.maxLength(IMPORT_LIMITS.pathLength)),
  publishAtMs: moment,
  expiresMs: moment,
});

const lessonSchema = z.extend(textSchema, {
  html: z.string().check(z.maxLength(IMPORT_LIMITS.courseCharacters)),
});

const courseSchema = z.object({
  sourceId,
  title: title(LIMITS.courseTitle),
  description: writtenText(LIMITS.courseDescription),
  isPublished: z.boolean(),
  /** sections, each followed by its lessons */
  rows: z
    .array(z.object({ kind: z.enum(['lesson', 'section']), sourceId, title: title(LIMITS.lessonTitle) }))
    .check(z.minLength(1), z.maxLength(2 * IMPORT_LIMITS.courseLessons)),
});

const result = z.object({
  sourceId: z.string(),
  outcome: z.enum(['created', 'changed', 'unchanged', 'refused']),
  reason: z.string(),
  /** of what it became here; '' if there is none */
  id: z.string(),
});

const answer = z.object({ results: z.array(result) });

export const importCategories = defineEndpoint({
  service: 'articles',
  method: 'POST',
  path: '/import/categories',
  summary: 'Creates the categories of an import that the library lacks, or says which these are.',
  permission: writeArticles,
  rate: 'bulk',
  bodyBytes: IMPORT_LIMITS.batchBytes,
  body: z.object({
    kind,
    isDryRun: z.boolean(),
    categories: z.array(categorySchema).check(z.minLength(1), z.maxLength(IMPORT_LIMITS.categories)),
  }),
  answer,
});

/** Whatever a library's folder of pictures may hold. */
const pictureName = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,120}$/));

export const findImportedPictures = defineEndpoint({
  service: 'articles',
  method: 'POST',
  path: '/import/pictures',
  summary: 'Says which pictures of an import the library has already, by their names.',
  permission: writeImported,
  rate: 'bulk',
  body: z.object({
    names: z.array(pictureName).check(z.minLength(1), z.maxLength(IMPORT_LIMITS.pictureNames)),
  }),
  answer: z.object({ names: z.array(z.string()) }),
});

export const importArticles = defineEndpoint({
  service: 'articles',
  method: 'POST',
  path: '/import/articles',
  summary: 'Imports some articles, all of them or none; what was edited here since the last import stays.',
  permission: writeArticles,
  rate: 'bulk',
  bodyBytes: IMPORT_LIMITS.batchBytes,
  body: z.object({
    kind,
    isDryRun: z.boolean(),
    articles: z.array(articleSchema).check(z.minLength(1), z.maxLength(IMPORT_LIMITS.batchArticles)),
  }),
  answer,
});

export const importNews = defineEndpoint({
  service: 'articles',
  method: 'POST',
  path: '/import/news',
  summary:
    'Imports some news flashes, all of them or none; what was edited here since the last import stays.',
  permission: writeNews,
  rate: 'bulk',
  bodyBytes: IMPORT_LIMITS.batchBytes,
  body: z.object({
    isDryRun: z.boolean(),
    /** publishes and plans what is no draft, for people who may publish */
    publishes: z.boolean(),
    news: z.array(newsSchema).check(z.minLength(1), z.maxLength(IMPORT_LIMITS.batchArticles)),
  }),
  answer,
});

export const importCourse = defineEndpoint({
  service: 'articles',
  method: 'POST',
  path: '/import/course',
  summary: 'Imports a course with its lessons, or nothing of it; one that was edited here since stays.',
  permission: writeCourses,
  rate: 'bulk',
  bodyBytes: IMPORT_LIMITS.courseBytes,
  body: z.object({
    isDryRun: z.boolean(),
    /** publishes it if it is no draft, for people who may publish */
    publishes: z.boolean(),
    course: courseSchema,
    /** the lessons of its rows, in their order */
    lessons: z.array(lessonSchema).check(z.minLength(1), z.maxLength(IMPORT_LIMITS.courseLessons)),
    /** which courses hold the lessons of other courses that these refer to, by source ids */
    links: z
      .array(z.object({ lesson: sourceId, course: sourceId }))
      .check(z.maxLength(IMPORT_LIMITS.courseLinks)),
  }),
  answer: z.object({ course: result, lessons: z.array(result) }),
});
