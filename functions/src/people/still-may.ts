import type { User } from '@harborline/domain/entities/user';
import type { Requirement } from '@harborline/domain/permissions/requirement';
import { library } from '@harborline/domain/stores/libraries';
import type { Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../platform/store/read';
import { readUser } from './user';

/** Whether a person works in a library: at home there, or for the agency it belongs to. */
async function isOfLibrary(person: User, libraryId: string, transaction?: Transaction): Promise<boolean> {
  if (!person.is_active) return false;
  if (person.init_support_lib_id === libraryId) return true;
  const parent = (await readRecord(library(libraryId), transaction))?.parent_lib_id;
  return parent !== undefined && parent !== '' && person.init_support_lib_id === parent;
}

/** Whether a person's own permissions are enough, wherever they act now. */
export const hasEach = (person: User, { slugs }: Requirement): boolean =>
  slugs.every((slug) => person.permissions[slug] === true);

/**
 * An active person of a library, or of its agency, who may still do something there when nobody of theirs is signed in;
 * undefined for anybody else.
 */
export async function readIfStillMay(
  requirement: Requirement,
  { uid, libraryId }: { readonly uid: string; readonly libraryId: string },
  transaction?: Transaction,
): Promise<User | undefined> {
  const person = uid === '' ? undefined : await readUser(uid, transaction);
  const mayStill = person && hasEach(person, requirement);
  return mayStill && (await isOfLibrary(person, libraryId, transaction)) ? person : undefined;
}
