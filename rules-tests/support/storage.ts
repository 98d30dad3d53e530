import { docPath, storagePath } from '@harborline/domain/paths';
import type { PermissionSlug } from '@harborline/domain/permissions/slugs';
import { makeLibrary } from '@harborline/domain/testing/factories';
import type { StorageOperation, Verdict } from '@harborline/emulators/in-process';
import { beforeAll } from 'vitest';
import { accountClaims, target, useEmulators, useQuietFunctions } from './environment';
import { expectEach } from './expect-each';
import { layOut } from './firestore';
import { AGENCY_LIB, LIB, OTHER_LIB, type Person, STAFF, type Staff } from './people';

/**
 * Storage rules look people up in Firestore, and the Storage emulator does so in the suite's own project: these
 * tests live in that one, under libraries and uids used nowhere else.
 */
export const run = Date.now().toString(36);
export const uidOf = (person: Person) => `${person}-${run}`;
const libraryOf = (library: string) => `${library}${run}`;

export const ownLibrary = libraryOf(LIB);
export const otherLibrary = libraryOf(OTHER_LIB);
export const agencyLibrary = libraryOf(AGENCY_LIB);
/** Its id is invalid. */
export const oddLibrary = `odd.library.${run}`;

const storedOf = (user: object) => {
  const { support_lib_id, init_support_lib_id } = user as Record<string, string>;
  return {
    ...user,
    support_lib_id: libraryOf(support_lib_id ?? ''),
    init_support_lib_id: libraryOf(init_support_lib_id ?? ''),
  };
};

/** A person of these tests who has other permissions from now on: those that are named, or their role's. */
export const grant = (person: Staff, slugs?: readonly PermissionSlug[]) => {
  const permissions = slugs && Object.fromEntries(slugs.map((slug) => [slug, true]));
  const user = { ...STAFF[person], ...(permissions && { permissions }) };
  return layOut({ [docPath.user(uidOf(person))]: storedOf(user) });
};

/** Loads the rules for the tests of a file, and creates people and libraries. */
export function useStorage(): void {
  useQuietFunctions();
  // Firestore gets the suite's own rules file: without it, it would be open to everybody.
  useEmulators(['firestore', 'storage']);
  beforeAll(() =>
    layOut({
      ...Object.fromEntries(
        Object.entries(STAFF).map(([person, user]) => [docPath.user(`${person}-${run}`), storedOf(user)]),
      ),
      ...Object.fromEntries(
        [ownLibrary, otherLibrary, oddLibrary].map((library) => [docPath.library(library), makeLibrary()]),
      ),
    }),
  );
}

type Metadata = Readonly<Record<string, string>>;

export const download = (path: string): StorageOperation => ({ kind: 'download', path });
/** Reads the metadata alone. */
export const describeFile = (path: string): StorageOperation => ({ kind: 'describe', path });
export const list = (path: string): StorageOperation => ({ kind: 'list', path });
export const update = (path: string, metadata: Metadata): StorageOperation => ({
  kind: 'update',
  path,
  metadata,
});
export const remove = (path: string): StorageOperation => ({ kind: 'delete', path });
/** Uploads a few bytes, or the given number. */
export const upload = (path: string, metadata: Metadata, size = 8): StorageOperation => ({
  kind: 'upload',
  path,
  size,
  metadata,
});

/** One operation for all people, or one for each. */
export type Attempt = StorageOperation | ((person: Person) => StorageOperation);

const judge = (people: readonly Person[], wanted: Verdict, attempt: Attempt) =>
  expectEach(people, wanted, (person) => {
    const caller = person === 'signedOut' ? null : { uid: uidOf(person), claims: accountClaims(person) };
    const operation = typeof attempt === 'function' ? attempt(person) : attempt;
    return target.attempt(caller, { service: 'storage', operation });
  });

/** Each of the people may do it. */
export const allows = (people: readonly Person[], attempt: Attempt) => judge(people, 'allowed', attempt);
/** None of the people may do it, and the reason is the rules. */
export const denies = (people: readonly Person[], attempt: Attempt) => judge(people, 'denied', attempt);

export const uploadOf = (person: Person, name: string, library = ownLibrary) =>
  storagePath.visitorUpload(library, uidOf(person), name);
