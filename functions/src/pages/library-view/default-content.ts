import { copyIdOf } from '@harborline/domain/articles/article-copy';
import type { Category } from '@harborline/domain/entities/category';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import { withDefaultCategories } from '@harborline/domain/help-center/default-categories';
import {
  type DefaultSwitches,
  hasDefaultContent,
  showsDefault,
} from '@harborline/domain/help-center/default-content';
import type { Positioning } from '@harborline/domain/help-center/visible-categories';
import { LIMITS } from '@harborline/domain/limits';
import type { KeptEntry } from '../kept/kept-entry';
import { KeptReads } from '../kept/kept-reads';
import { sizeOf } from './arrange-content';
import { type LibraryHead, libraryHead } from './library-head';
import { isStoredCurrent, type KeptShard, readStoredContent, type StoredContent } from './stored-content';

const parents = new KeptReads<StoredContent>({
  limit: LIMITS.keptParents,
  // However heavy, the last parent is kept: its children need it with their next page.
  weigh: (stored) => Math.min(LIMITS.keptParents, sizeOf({ ...stored, translations: [] })),
});

/** The parent of a library that shows content of it (D-35), as of `freshMs` ago; null if the library shows none. */
export const parentHead = async (library: LibraryPublic, freshMs: number): Promise<LibraryHead | null> =>
  hasDefaultContent(library) ? libraryHead(library.parent_lib_id, freshMs) : null;

/**
 * What a library shows of its parent changes with this: the parent, the library's choice, and its own order. It takes
 * no reading of the parent's content. @param stamp of that content
 */
export const parentVersionOf = (library: LibraryPublic, head: LibraryHead, stamp: string | null): string =>
  JSON.stringify([
    head.library.id,
    head.version,
    stamp,
    library.disabled_default_categories,
    library.disabled_default_articles,
    library.enabled_default_categories,
    library.enabled_default_articles,
    library.categoryPositioning.map(({ id }) => id),
  ]);

/** Content of the parent that a library may choose from. */
export interface ParentContent {
  readonly head: LibraryHead;
  /** older than the head where the database refuses or is slow */
  readonly stored: StoredContent;
}

/** The content of a parent, which the instance keeps once for all its children. */
export async function parentContent(head: LibraryHead): Promise<ParentContent> {
  const { id } = head.library;
  const stored = await parents.get(id, {
    isFresh: (kept, ageMs) => isStoredCurrent(kept, head, ageMs),
    read: (before) => readStoredContent(id, head.contentStamp, before?.shards),
  });
  return { head, stored };
}

const entriesOf = (shards: readonly KeptShard[]) => shards.flatMap(({ entries }) => Object.entries(entries));

interface Shown {
  readonly switches: DefaultSwitches;
  readonly categoryIds: ReadonlySet<string>;
  /** whether the library has published a copy, which then stands for the article (U-12) */
  isReplaced(articleId: string): boolean;
}

/** The parent's articles that a library shows. */
function defaultEntries(
  shards: readonly KeptShard[],
  { switches, categoryIds, isReplaced }: Shown,
): Pick<KeptShard, 'entries'> {
  const isShown = ([id, { category }]: readonly [string, KeptEntry]) =>
    categoryIds.has(category) && showsDefault('articles', switches, id) && !isReplaced(id);
  return { entries: Object.fromEntries(entriesOf(shards).filter(isShown)) };
}

/** A library's stored content together with what it shows of its parent. */
export interface ContentWithDefaults {
  readonly categories: readonly Category[];
  readonly shards: readonly Pick<KeptShard, 'entries'>[];
  /** of all these categories */
  readonly positioning: Positioning;
  readonly defaultArticleIds: ReadonlySet<string>;
}

/** Adds to a library's content what it shows of its parent (S3-07). */
export function withDefaults(
  library: LibraryPublic,
  own: Pick<StoredContent, 'categories' | 'shards'>,
  parent: ParentContent,
): ContentWithDefaults {
  const { categories, positioning } = withDefaultCategories(library, own.categories, {
    categories: parent.stored.categories,
    positioning: parent.head.library.categoryPositioning,
  });
  const ofParent = categories.filter(({ support_lib_id }) => support_lib_id === library.parent_lib_id);
  const ownIds = new Set(entriesOf(own.shards).map(([id]) => id));
  const defaults = defaultEntries(parent.stored.shards, {
    switches: library,
    categoryIds: new Set(ofParent.map(({ id }) => id)),
    isReplaced: (id) => ownIds.has(copyIdOf(library.id, id)),
  });
  return {
    categories,
    positioning,
    shards: [...own.shards, defaults],
    defaultArticleIds: new Set(Object.keys(defaults.entries)),
  };
}
