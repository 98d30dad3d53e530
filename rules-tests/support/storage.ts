import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { LOCAL_PROJECT_ID, LOCAL_STORAGE_BUCKET } from '@harborline/domain/local-suite';
import { docPath, storagePath } from '@harborline/domain/paths';
import { makeLibrary } from '@harborline/domain/testing/factories';
import type { FirebaseStorage } from 'firebase/storage';
import { afterAll, beforeAll } from 'vitest';
import { accountClaims, addressOf, rulesFile, useQuietFunctions } from './environment';
import { AGENCY_LIB, LIB, OTHER_LIB, type Person, STAFF } from './people';

/**
 * Storage rules look people up in Firestore, and the Storage emulator does so in the suite's own project: these
 * tests live in that one, under libraries and uids nobody else uses.
 */
let environment: RulesTestEnvironment;
export const run = Date.now().toString(36);
export const uidOf = (person: Person) => `${person}-${run}`;
const libraryOf = (library: string) => `${library}${run}`;

export const ownLibrary = libraryOf(LIB);
export const otherLibrary = libraryOf(OTHER_LIB);
export const agencyLibrary = libraryOf(AGENCY_LIB);
/** Its id is none of ours. */
export const oddLibrary = `odd.library.${run}`;

/** Loads the rules into the running suite for the tests of a file, and lays out people and libraries. */
export function useStorage(): void {
  useQuietFunctions();
  beforeAll(async () => {
    environment = await initializeTestEnvironment({
      projectId: LOCAL_PROJECT_ID,
      // The same file the suite runs with: without it the test environment would open Firestore for everybody.
      firestore: { ...addressOf('firestore'), rules: rulesFile('firestore.rules') },
      storage: { ...addressOf('storage'), rules: rulesFile('storage.rules') },
    });
    await environment.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore();
      for (const [person, user] of Object.entries(STAFF)) {
        const { support_lib_id, init_support_lib_id } = user as Record<string, string>;
        const stored = {
          ...user,
          support_lib_id: libraryOf(support_lib_id ?? ''),
          init_support_lib_id: libraryOf(init_support_lib_id ?? ''),
        };
        await db.doc(docPath.user(uidOf(person as Person))).set(stored);
      }
      for (const library of [ownLibrary, otherLibrary, oddLibrary])
        await db.doc(docPath.library(library)).set(makeLibrary());
    });
  });

  afterAll(() => environment.cleanup());
}

const storageOf = (person: Person) => {
  const context =
    person === 'nobody'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(uidOf(person), accountClaims(person));
  return context.storage(`gs://${LOCAL_STORAGE_BUCKET}`) as unknown as FirebaseStorage;
};

export type Attempt = (storage: FirebaseStorage, person: Person) => Promise<unknown>;

async function each(people: readonly Person[], verdict: typeof assertFails, attempt: Attempt) {
  for (const person of people) {
    try {
      await verdict(attempt(storageOf(person), person));
    } catch (error) {
      throw new Error(`${person}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

export const allows = (people: readonly Person[], attempt: Attempt) => each(people, assertSucceeds, attempt);
export const denies = (people: readonly Person[], attempt: Attempt) => each(people, assertFails, attempt);

export const bytes = (size = 8) => new Uint8Array(size).fill(7);
export const uploadOf = (person: Person, name: string, library = ownLibrary) =>
  storagePath.visitorUpload(library, uidOf(person), name);
