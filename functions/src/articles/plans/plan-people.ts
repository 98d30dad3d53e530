import type { User } from '@harborline/domain/entities/user';
import { publishArticles, writeArticles } from '@harborline/domain/permissions/requirements';
import { library } from '@harborline/domain/stores/libraries';
import type { Transaction } from 'firebase-admin/firestore';
import { readUser } from '../../people';
import { readRecord } from '../../platform/store/read';

/** Whether a person works in a library: at home there, or for the agency it belongs to. */
async function isOfLibrary(person: User, libraryId: string, transaction: Transaction): Promise<boolean> {
  if (!person.is_active) return false;
  if (person.init_support_lib_id === libraryId) return true;
  const parent = (await readRecord(library(libraryId), transaction))?.parent_lib_id;
  return parent !== undefined && parent !== '' && person.init_support_lib_id === parent;
}

const SLUGS = [...writeArticles.slugs, ...publishArticles.slugs];

/** An active person of a library, or of its agency; undefined for anybody else. */
export async function readPlanner(
  uid: string,
  libraryId: string,
  transaction: Transaction,
): Promise<User | undefined> {
  const person = uid === '' ? undefined : await readUser(uid, transaction);
  return person && (await isOfLibrary(person, libraryId, transaction)) ? person : undefined;
}

/** Whether a person may still publish in a library when nobody of theirs is signed in. */
export async function mayStillPublish(
  uid: string,
  libraryId: string,
  transaction: Transaction,
): Promise<boolean> {
  const person = await readPlanner(uid, libraryId, transaction);
  return person !== undefined && SLUGS.every((slug) => person.permissions[slug] === true);
}
