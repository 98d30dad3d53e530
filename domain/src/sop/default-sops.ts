import { copyIdOf } from '../articles/article-copy';
import type { LibraryPublic } from '../entities/library';
import type { SopArticle } from '../entities/sop';
import { showsDefault } from '../help-center/default-content';
import { isSopLive } from './sop-state';

/** The part of a library that decides which SOPs of its parent its staff read. */
export type SopLibrary = Pick<
  LibraryPublic,
  'id' | 'parent_lib_id' | 'disabled_default_sopArticles' | 'enabled_default_sopArticles'
>;

type Offer = Pick<SopArticle, 'support_lib_id' | 'is_published' | 'is_disabled' | 'is_offered'>;
type Copy = Pick<SopArticle, 'id' | 'is_published' | 'is_disabled'>;

/** Whether a library may show an SOP: its parent has published it and offers it (D-84). */
export const isOfferedTo = ({ parent_lib_id }: SopLibrary, sop: Offer): boolean =>
  parent_lib_id !== '' && sop.support_lib_id === parent_lib_id && sop.is_offered === true && isSopLive(sop);

/** The library's own copy of an SOP of its parent, if it has published one, which then stands for it (D-73). */
export const standInFor = <Own extends Copy>(
  { id }: SopLibrary,
  originId: string,
  copies: readonly Own[],
): Own | undefined => copies.find((copy) => copy.id === copyIdOf(id, originId) && isSopLive(copy));

/** The SOPs of its parent that a library's staff read: offered, chosen, and without a published copy (U-12). */
export const shownSops = <Sop extends Offer & Copy>(
  library: SopLibrary,
  ofParent: readonly Sop[],
  copies: readonly Copy[],
): readonly Sop[] =>
  ofParent.filter(
    (sop) =>
      isOfferedTo(library, sop) &&
      showsDefault('sopArticles', library, sop.id) &&
      standInFor(library, sop.id, copies) === undefined,
  );
