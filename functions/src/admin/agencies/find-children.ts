import { matchesAgencySearch } from '@harborline/domain/agency/agency-item';
import {
  type LibraryPublic,
  libraryPrivateSchema,
  libraryPublicSchema,
} from '@harborline/domain/entities/library';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Library } from '../../libraries';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';

const BATCH = 100;
/** A search looks at no more than this at once; the cursor goes on behind it. */
const SCAN_LIMIT = 500;

export interface ChildSearch {
  readonly parentId: string;
  /** '' for all */
  readonly query: string;
  readonly limit: number;
  /** id of the last library looked at, '' for the beginning */
  readonly cursor: string;
}

export interface FoundChildren {
  readonly libraries: readonly Library[];
  readonly nextCursor: string;
}

function parseChild(snapshot: QueryDocumentSnapshot): LibraryPublic | undefined {
  const parsed = libraryPublicSchema.safeParse(snapshot.data());
  return parsed.success ? { ...parsed.data, id: snapshot.id } : undefined;
}

const isMatch = ({ settings, ...names }: LibraryPublic, query: string): boolean =>
  matchesAgencySearch(
    {
      company_name: settings.settings.companyName,
      library_refkey: names.library_refkey,
      library_domain: names.library_domain,
      custom_subDomain: names.custom_subDomain,
    },
    query,
  );

async function withPrivateParts(children: readonly LibraryPublic[]): Promise<Library[]> {
  if (children.length === 0) return [];
  const db = firestore();
  const hidden = await db.getAll(...children.map(({ id }) => db.doc(docPath.libraryPrivate(id))));
  return children.flatMap((visible, index) => {
    const parsed = libraryPrivateSchema.safeParse(hidden[index]?.data());
    return parsed.success ? [{ id: visible.id, public: visible, private: parsed.data }] : [];
  });
}

async function startOf({ parentId, cursor }: ChildSearch): Promise<Query> {
  const collection = firestore().collection(COLLECTIONS.libraries);
  const ordered = collection.where('parent_lib_id', '==', parentId).orderBy('library_refkey');
  if (cursor === '') return ordered;
  const last = await collection.doc(cursor).get();
  if (last.get('parent_lib_id') !== parentId) throw new ApiError('not-found');
  return ordered.startAfter(last);
}

/**
 * Children of a library by name, in the order of their keys. Firestore finds no parts of words, so this reads on
 * until there are enough, within a limit; the cursor goes on where it stopped.
 */
export async function findChildren(search: ChildSearch): Promise<FoundChildren> {
  let rest = await startOf(search);
  const found: LibraryPublic[] = [];
  let scanned = 0;
  for (;;) {
    const { docs } = await rest.limit(BATCH).get();
    for (const [index, snapshot] of docs.entries()) {
      const child = parseChild(snapshot);
      if (child && isMatch(child, search.query)) found.push(child);
      const isLast = docs.length < BATCH && index === docs.length - 1;
      if (found.length === search.limit && !isLast) {
        return { libraries: await withPrivateParts(found), nextCursor: snapshot.id };
      }
    }
    scanned += docs.length;
    const last = docs.at(-1);
    if (!last || docs.length < BATCH) return { libraries: await withPrivateParts(found), nextCursor: '' };
    if (scanned >= SCAN_LIMIT) return { libraries: await withPrivateParts(found), nextCursor: last.id };
    rest = rest.startAfter(last);
  }
}
