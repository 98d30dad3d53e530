import type { Category } from '@harborline/domain/entities/category';
import type { ArticleRow } from '@harborline/domain/help-center/page-content';
import { visibleCategories, visibleCategoryIds } from '@harborline/domain/help-center/visible-categories';
import { ArticleIndex } from '@harborline/domain/search/article-index';
import { type BuiltIndex, buildIndex, type EntryShard } from '@harborline/domain/search/index-data';
import { type SearchEngine, searchEngineOf } from '@harborline/domain/search/search-engine';
import type { PartialEntry } from '@harborline/domain/search/search-entry';
import type { TranslationPair } from '@harborline/domain/translation/create-translator';
import { KeptEntry } from '../kept/kept-entry';

/** What the pages of a library show, besides the library itself and the text of articles. */
export interface LibraryContent {
  /** those a visitor may see */
  readonly categories: readonly Category[];
  readonly visibleCategoryIds: ReadonlySet<string>;
  readonly translations: readonly TranslationPair[];
  readonly engine: SearchEngine;
  /** what the engine searches */
  readonly index: BuiltIndex;
  /** category id -> its published articles by title */
  readonly rows: ReadonlyMap<string, readonly ArticleRow[]>;
  /** article id -> title, of all published articles */
  readonly titles: ReadonlyMap<string, string>;
  /** those of the parent library that this one shows (D-35) */
  readonly defaultArticleIds: ReadonlySet<string>;
  /** UTF-16 units that all this takes, about */
  readonly size: number;
}

interface ReadContent {
  readonly categories: readonly Category[];
  readonly translations: readonly TranslationPair[];
  readonly shards: readonly EntryShard[];
  /** none, if it is missing */
  readonly defaultArticleIds?: ReadonlySet<string>;
}

const NO_DEFAULTS: ReadonlySet<string> = new Set();

/** The order in which a visitor's browser lists articles it has read itself. */
const { compare } = new Intl.Collator('en', { numeric: true });

const entriesOf = (shards: ReadContent['shards']) => shards.flatMap(({ entries }) => Object.entries(entries));

function rowsOf(shards: ReadContent['shards']): Map<string, ArticleRow[]> {
  const rows = new Map<string, ArticleRow[]>();
  for (const [id, { title, category }] of entriesOf(shards)) {
    const siblings = rows.get(category) ?? [];
    siblings.push({ id, article_title: title });
    rows.set(category, siblings);
  }
  for (const siblings of rows.values()) {
    siblings.sort((one, other) => compare(one.article_title, other.article_title));
  }
  return rows;
}

const entrySize = ({ title, text }: PartialEntry): number => title.length + text.length;

/** UTF-16 units that what was read takes, about. */
export const sizeOf = ({
  shards,
  categories,
  translations,
}: Omit<ReadContent, 'defaultArticleIds'>): number =>
  shards
    .flatMap(({ entries }) => Object.values(entries))
    .reduce((sum, entry) => sum + (entry instanceof KeptEntry ? entry.size : entrySize(entry)), 0) +
  1_000 * (1 + categories.length + translations.length);

/** UTF-16 units that a token takes, with what finds its articles. */
const TOKEN_UNITS = 20;

const indexSize = ({ data }: BuiltIndex): number =>
  data.postings.bytes.length / 2 + TOKEN_UNITS * data.tokens.length;

/** A category without what triggers keep in it, which pages have from the search shards and the parents. */
const forPages = ({ articles: _articles, subCategory: _subCategory, ...category }: Category): Category =>
  category;

/** Arranges what was read of a library as its pages need it. @param index of the same shards */
export function arrangeContent(
  read: ReadContent,
  index: BuiltIndex = buildIndex(read.shards),
): LibraryContent {
  // The order of the categories depends on the library, which the pages have; whether one shows does not.
  const visible = visibleCategoryIds(visibleCategories(read.categories, []));
  return {
    categories: read.categories.filter(({ id }) => visible.has(id)).map(forPages),
    visibleCategoryIds: visible,
    translations: read.translations.map(({ source, translation }) => ({ source, translation })),
    engine: searchEngineOf(new ArticleIndex(index.data, index.texts)),
    index,
    rows: rowsOf(read.shards),
    titles: new Map(entriesOf(read.shards).map(([id, { title }]) => [id, title])),
    defaultArticleIds: read.defaultArticleIds ?? NO_DEFAULTS,
    size: sizeOf(read) + indexSize(index),
  };
}
