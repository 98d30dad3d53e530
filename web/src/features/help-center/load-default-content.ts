import { copyIdOf } from '@harborline/domain/articles/article-copy';
import type { SearchShard } from '@harborline/domain/entities/article';
import type { Category } from '@harborline/domain/entities/category';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import {
  type OrderedCategories,
  withDefaultCategories,
} from '@harborline/domain/help-center/default-categories';
import { showsDefault } from '@harborline/domain/help-center/default-content';
import type { ArticleRow } from '@harborline/domain/help-center/page-content';
import { visibleArticleRows } from '@harborline/domain/stores/articles';
import { enabledCategories } from '@harborline/domain/stores/categories';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { readAllPublicRecords, readPublicRecord, readPublicRecords } from '../../shared/store/public-records';
import { loadShards } from './load-shards';

/**
 * A library's categories with those of its parent that it shows (D-35): what the server adds to a rendered page.
 * @throws ReadError
 */
export async function addDefaultCategories(
  library: LibraryPublic,
  own: readonly Category[],
): Promise<OrderedCategories> {
  const [parent, categories] = await Promise.all([
    readPublicRecord(libraryDocument(library.parent_lib_id)),
    readPublicRecords(enabledCategories(library.parent_lib_id)),
  ]);
  const positioning = parent?.categoryPositioning ?? [];
  return withDefaultCategories(library, own, { categories, positioning });
}

type Shards = readonly Pick<SearchShard, 'entries'>[];

/** Whether a library shows an article of its parent: it chose it, and has published no copy of its own (U-12). */
function chosen(library: LibraryPublic, own: Shards): (articleId: string) => boolean {
  const ownIds = new Set(own.flatMap(({ entries }) => Object.keys(entries)));
  return (id) => showsDefault('articles', library, id) && !ownIds.has(copyIdOf(library.id, id));
}

/** Titles of the parent's articles in a category that a library shows. @throws ReadError */
export async function loadDefaultRows(library: LibraryPublic, categoryId: string): Promise<ArticleRow[]> {
  const rows = await readAllPublicRecords(visibleArticleRows(library.parent_lib_id, categoryId));
  if (rows.length === 0) return [];
  const isChosen = chosen(library, await loadShards(library.id));
  return rows.filter(({ id }) => isChosen(id));
}

/** What search knows of the parent's articles that a library shows. @param own the same of its own @throws ReadError */
export async function loadDefaultShards(library: LibraryPublic, own: Shards): Promise<Shards> {
  const shards = await loadShards(library.parent_lib_id);
  const isChosen = chosen(library, own);
  return shards.map(({ entries }) => ({
    entries: Object.fromEntries(Object.entries(entries).filter(([id]) => isChosen(id))),
  }));
}
