import { copyIdOf } from '@harborline/domain/articles/article-copy';
import type { Article } from '@harborline/domain/entities/article';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import {
  type DefaultSwitches,
  hasDefaultContent,
  showsDefault,
} from '@harborline/domain/help-center/default-content';
import { isSearchable } from '@harborline/domain/search/is-searchable';
import { article } from '@harborline/domain/stores/articles';
import type { Firestore } from 'firebase/firestore';
import { readIfAllowed } from './read-if-allowed';

/** The library whose visitors follow a link. */
export type LinkingLibrary = DefaultSwitches & Pick<LibraryPublic, 'id'>;

/** Whether a library published its own copy of an article, which then stands at its address (D-73). @throws FirebaseError */
export async function hasPublishedCopy(
  firestore: Firestore,
  libraryId: string,
  originId: string,
): Promise<boolean> {
  const copy = await readIfAllowed(firestore, article(copyIdOf(libraryId, originId)));
  return copy !== null && isSearchable(copy);
}

/**
 * Whether the visitors of a library find something at the address of another library's article: one of its parent's
 * that it shows (D-35), or the copy that it published in place of one (D-73). @throws FirebaseError
 */
export async function opensOfParent(
  firestore: Firestore,
  library: LinkingLibrary,
  found: Pick<Article, 'id' | 'support_lib_id' | 'is_published' | 'is_disabled'>,
): Promise<boolean> {
  if (library.parent_lib_id === '' || found.support_lib_id !== library.parent_lib_id) return false;
  const isShown =
    hasDefaultContent(library) && showsDefault('articles', library, found.id) && isSearchable(found);
  return isShown || hasPublishedCopy(firestore, library.id, found.id);
}
