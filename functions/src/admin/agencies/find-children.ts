import { matchesAgencySearch } from '@harborline/domain/agency/agency-item';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import { childLibraries, library } from '@harborline/domain/stores/libraries';
import { libraryPrivate } from '@harborline/domain/stores/library-private';
import type { Query } from 'firebase-admin/firestore';
import type { Library } from '../../libraries';
import { ApiError } from '../../platform/errors';
import { queryOf, readEach, refOf, snapshotRecord } from '../../platform/store/read';

const BATCH = 100;
/** One search reads this many libraries at most; the cursor continues after the last one. */
const SCAN_LIMIT = 500;

export interface ChildSearch {
  readonly parentId: string;
  /** '' for all */
  readonly query: string;
  readonly limit: number;
  /** id of the last library read, '' to start */
  readonly cursor: string;
}

export interface FoundChildren {
  readonly libraries: readonly Library[];
  readonly nextCursor: string;
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
  const hidden = await readEach(children.map(({ id }) => libraryPrivate(id)));
  return children.flatMap((visible, index) => {
    const settings = hidden[index];
    return settings ? [{ id: visible.id, public: visible, private: settings }] : [];
  });
}

async function startOf({ parentId, cursor }: ChildSearch): Promise<Query> {
  const ordered = queryOf(childLibraries(parentId));
  if (cursor === '') return ordered;
  const last = await refOf(library(cursor)).get();
  if (last.get('parent_lib_id') !== parentId) throw new ApiError('not-found');
  return ordered.startAfter(last);
}

/**
 * Children of a library by name, in the order of their keys. Firestore cannot search for parts of words, so this reads
 * on until it has found enough or reaches its limit; the cursor continues where it stopped.
 */
export async function findChildren(search: ChildSearch): Promise<FoundChildren> {
  let rest = await startOf(search);
  const found: LibraryPublic[] = [];
  let scanned = 0;
  for (;;) {
    const { docs } = await rest.limit(BATCH).get();
    for (const [index, snapshot] of docs.entries()) {
      const child = snapshotRecord(library(snapshot.id).read, snapshot);
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
