import * as z from 'zod/mini';
import { LAST_TIME_MS } from '../entities/timestamp';
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
import type { ImportNote, RawArticle, RawSource, SourceCategory } from './import-source';

const collectionSchema = z.looseObject({
  id: itemId,
  name: z.string(),
  description: optionalText,
  parent_id: optionalId,
  order: optionalNumber,
});

const articleSchema = z.looseObject({
  id: itemId,
  title: z.string(),
  body: optionalText,
  state: optionalText,
  parent_id: optionalId,
  url: optionalText,
  /** seconds, as is the next */
  created_at: optionalNumber,
  updated_at: optionalNumber,
  default_locale: optionalText,
  translated_content: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  tags: z.optional(
    z.nullable(z.looseObject({ tags: z.optional(z.array(z.looseObject({ name: z.string() }))) })),
  ),
});

/** What the lists of an Intercom export contain, pages joined; sections are collections inside others. */
export interface IntercomItems {
  readonly collections: readonly unknown[];
  readonly articles: readonly unknown[];
}

type Article = z.output<typeof articleSchema>;

const collectionOf = (collection: z.output<typeof collectionSchema>): SourceCategory => ({
  sourceId: collection.id,
  title: collection.name,
  description: collection.description,
  icon: '',
  parentSourceId: collection.parent_id,
  order: collection.order,
});

/** Milliseconds, whole, after 1970 and such as can be stored; null for anything else. */
function msOf(seconds: number | null): number | null {
  const ms = Math.round((seconds ?? 0) * 1_000);
  return ms > 0 && ms <= LAST_TIME_MS ? ms : null;
}

const articleOf = (article: Article): RawArticle => ({
  sourceId: article.id,
  base: article.url,
  label: article.title,
  title: article.title,
  html: article.body,
  keywords: (article.tags?.tags ?? []).map(({ name }) => name),
  isPublished: article.state === 'published',
  categorySourceId: article.parent_id,
  createdMs: msOf(article.created_at),
  updatedMs: msOf(article.updated_at),
});

/** Locales of an article besides its own; `type` stands among them. */
const otherLocales = ({ translated_content, default_locale }: Article): string[] =>
  Object.entries(translated_content ?? {})
    .filter(
      ([locale, content]) => content !== null && typeof content === 'object' && locale !== default_locale,
    )
    .map(([locale]) => locale);

const localeNotes = (articles: readonly Article[]): ImportNote[] =>
  articles.flatMap((article) =>
    otherLocales(article).map((locale) => ({
      subject: article.title,
      outcome: 'changed' as const,
      reason: IMPORT_TEXTS.otherLocale(locale),
    })),
  );

/** Reads an export of Intercom: the lists of collections and articles as its API has them. */
export function readIntercom(lists: IntercomItems): Omit<RawSource, 'files'> {
  const collections = parseItems(collectionSchema, lists.collections);
  const articles = parseItems(articleSchema, lists.articles);
  const categories = withoutLostParents(collections.items.map(collectionOf));
  const placed = placeArticles(articles.items.map(articleOf), categories);
  return {
    kind: 'intercom',
    categories: placed.categories,
    articles: placed.articles,
    notes: [...collections.notes, ...articles.notes, ...localeNotes(articles.items), ...placed.notes],
  };
}
