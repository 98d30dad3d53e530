import * as z from 'zod/mini';
import { IMPORT_TEXTS } from '../texts/import';
import {
  itemId,
  optionalId,
  optionalNumber,
  optionalText,
  parseItems,
  placeArticles,
  withoutLostParents,
} from './export-item';
import { timeOf } from './front-matter';
import type { ImportNote, RawArticle, RawSource, SourceCategory } from './import-source';

const categorySchema = z.looseObject({
  id: itemId,
  name: z.string(),
  description: optionalText,
  position: optionalNumber,
});

const sectionSchema = z.looseObject({
  ...categorySchema.shape,
  category_id: optionalId,
  parent_section_id: optionalId,
});

const articleSchema = z.looseObject({
  id: itemId,
  title: z.string(),
  body: optionalText,
  section_id: optionalId,
  draft: z.optional(z.nullable(z.boolean())),
  label_names: z.optional(z.nullable(z.array(z.string()))),
  /** null for everybody */
  user_segment_id: optionalId,
  user_segment_ids: z.optional(z.nullable(z.array(z.union([z.string(), z.number()])))),
  html_url: optionalText,
  created_at: optionalText,
  edited_at: optionalText,
  updated_at: optionalText,
});

/** What the lists of a Zendesk Guide export contain, pages joined. */
export interface ZendeskItems {
  readonly categories: readonly unknown[];
  readonly sections: readonly unknown[];
  readonly articles: readonly unknown[];
}

type Category = z.output<typeof categorySchema>;
type Section = z.output<typeof sectionSchema>;
type Article = z.output<typeof articleSchema>;

const categoryId = (id: string): string => `category-${id}`;
const sectionId = (id: string): string => `section-${id}`;

const categoryOf = ({ id, name, description, position }: Category): SourceCategory => ({
  sourceId: categoryId(id),
  title: name,
  description,
  icon: '',
  parentSourceId: '',
  order: position,
});

const sectionOf = (section: Section): SourceCategory => ({
  ...categoryOf(section),
  sourceId: sectionId(section.id),
  parentSourceId:
    section.parent_section_id !== ''
      ? sectionId(section.parent_section_id)
      : section.category_id && categoryId(section.category_id),
});

const isRestricted = ({ user_segment_id, user_segment_ids }: Article): boolean =>
  user_segment_id !== '' || (user_segment_ids ?? []).length > 0;

const articleOf = (article: Article): RawArticle => ({
  sourceId: article.id,
  base: article.html_url,
  label: article.title,
  title: article.title,
  html: article.body,
  keywords: article.label_names ?? [],
  isPublished: article.draft !== true && !isRestricted(article),
  categorySourceId: article.section_id && sectionId(article.section_id),
  createdMs: timeOf(article.created_at),
  updatedMs: timeOf(article.edited_at) ?? timeOf(article.updated_at),
});

const restrictedNotes = (articles: readonly Article[]): ImportNote[] =>
  articles
    .filter((article) => article.draft !== true && isRestricted(article))
    .map(({ title }) => ({ subject: title, outcome: 'changed', reason: IMPORT_TEXTS.restricted }));

/**
 * Reads an export of Zendesk Guide: the lists of categories, sections and articles as its Help Center API has them.
 * Sections become sub-categories.
 */
export function readZendesk(lists: ZendeskItems): Omit<RawSource, 'files'> {
  const categories = parseItems(categorySchema, lists.categories);
  const sections = parseItems(sectionSchema, lists.sections);
  const articles = parseItems(articleSchema, lists.articles);
  const places = [...categories.items.map(categoryOf), ...sections.items.map(sectionOf)];
  const placed = placeArticles(articles.items.map(articleOf), withoutLostParents(places));
  return {
    kind: 'zendesk',
    categories: placed.categories,
    articles: placed.articles,
    notes: [
      ...categories.notes,
      ...sections.notes,
      ...articles.notes,
      ...restrictedNotes(articles.items),
      ...placed.notes,
    ],
  };
}
