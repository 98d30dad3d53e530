import { type OwnAddresses, type OwnTarget, ownTarget } from '@harborline/domain/articles/own-address';
import { hasDefaultContent } from '@harborline/domain/help-center/default-content';
import { isSearchable } from '@harborline/domain/search/is-searchable';
import { article } from '@harborline/domain/stores/articles';
import { category } from '@harborline/domain/stores/categories';
import type { Firestore } from 'firebase/firestore';
import { hasPublishedCopy, type LinkingLibrary, opensOfParent } from './opens-of-parent';
import { readIfAllowed } from './read-if-allowed';

export interface DeadAddress {
  readonly address: string;
  /** of what visitors cannot open; null if there is nothing */
  readonly title: string | null;
}

/** More links than this are not checked: each costs a read. */
const MOST = 50;

/** Attribute of links that name their article by its id, which are checked as such. */
const LINKED_BY_ID = 'data-article';

/** The addresses that an article links to, each once. */
export function addressesIn(html: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  const links = [...template.content.querySelectorAll(`a[href]:not([${LINKED_BY_ID}])`)];
  return [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].slice(0, MOST);
}

const NOTHING = { title: null };

/** Why visitors find nothing there; null if they do. @throws FirebaseError */
async function faultOf(
  firestore: Firestore,
  target: OwnTarget,
  library: LinkingLibrary,
): Promise<Pick<DeadAddress, 'title'> | null> {
  if (target.kind === 'nowhere') return NOTHING;
  if (target.kind === 'article') {
    const found = await readIfAllowed(firestore, article(target.id));
    if (found === null) return (await hasPublishedCopy(firestore, library.id, target.id)) ? null : NOTHING;
    if (found.support_lib_id !== library.id) {
      return (await opensOfParent(firestore, library, found)) ? null : NOTHING;
    }
    return isSearchable(found) ? null : { title: found.article_title };
  }
  const found = await readIfAllowed(firestore, category(target.id));
  if (found === null) return NOTHING;
  // Whether a category of the parent is among those shown depends on the ones above it, which are not read here.
  const isOfParent = hasDefaultContent(library) && found.support_lib_id === library.parent_lib_id;
  if (found.support_lib_id !== library.id && !isOfParent) return NOTHING;
  return found.is_enabled && !found.is_disabled ? null : { title: found.category_title };
}

/** Those addresses at which visitors of the library find nothing. What could not be read now is not called dead. */
export async function findDeadAddresses(
  firestore: Firestore,
  addresses: readonly string[],
  { library, own }: { readonly library: LinkingLibrary; readonly own: OwnAddresses },
): Promise<DeadAddress[]> {
  const check = async (address: string): Promise<DeadAddress | null> => {
    const target = ownTarget(address, own);
    if (target === null) return null;
    const fault = await faultOf(firestore, target, library).catch(() => null);
    return fault === null ? null : { address, ...fault };
  };
  return (await Promise.all(addresses.map(check))).filter((dead) => dead !== null);
}
