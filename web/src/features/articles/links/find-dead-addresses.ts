import { type OwnAddresses, type OwnTarget, ownTarget } from '@harborline/domain/articles/own-address';
import { isSearchable } from '@harborline/domain/search/is-searchable';
import { article } from '@harborline/domain/stores/articles';
import { category } from '@harborline/domain/stores/categories';
import type { Firestore } from 'firebase/firestore';
import { readRecord } from '../../../shared/store/read-records';

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
  libraryId: string,
): Promise<Pick<DeadAddress, 'title'> | null> {
  if (target.kind === 'nowhere') return NOTHING;
  if (target.kind === 'article') {
    const found = await readRecord(firestore, article(target.id));
    if (found?.support_lib_id !== libraryId) return NOTHING;
    return isSearchable(found) ? null : { title: found.article_title };
  }
  const found = await readRecord(firestore, category(target.id));
  if (found?.support_lib_id !== libraryId) return NOTHING;
  return found.is_enabled && !found.is_disabled ? null : { title: found.category_title };
}

/** Those addresses at which visitors of the library find nothing. What may not be read belongs to another library. */
export async function findDeadAddresses(
  firestore: Firestore,
  addresses: readonly string[],
  { libraryId, own }: { readonly libraryId: string; readonly own: OwnAddresses },
): Promise<DeadAddress[]> {
  const check = async (address: string): Promise<DeadAddress | null> => {
    const target = ownTarget(address, own);
    if (target === null) return null;
    const fault = await faultOf(firestore, target, libraryId).catch(() => null);
    return fault === null ? null : { address, ...fault };
  };
  return (await Promise.all(addresses.map(check))).filter((dead) => dead !== null);
}
