import type { User } from '@harborline/domain/entities/user';
import type { Requirement } from '@harborline/domain/permissions/requirement';
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

/** An active person of a library, or of its agency; undefined for anybody else. */
async function readPerson(
  uid: string,
  libraryId: string,
  transaction: Transaction,
): Promise<User | undefined> {
  const person = uid === '' ? undefined : await readUser(uid, transaction);
  return person && (await isOfLibrary(person, libraryId, transaction)) ? person : undefined;
}

const hasEach = (person: User, { slugs }: Requirement): boolean =>
  slugs.every((slug) => person.permissions[slug] === true);

/** A person of a library, or of its agency, who may still read its unpublished articles; undefined for anybody else. */
export async function readWriter(
  uid: string,
  libraryId: string,
  transaction: Transaction,
): Promise<User | undefined> {
  const person = await readPerson(uid, libraryId, transaction);
  return person && hasEach(person, writeArticles) ? person : undefined;
}

/** Whether a person may still publish in a library when nobody of theirs is signed in. */
export async function mayStillPublish(
  uid: string,
  libraryId: string,
  transaction: Transaction,
): Promise<boolean> {
  const person = await readWriter(uid, libraryId, transaction);
  return person !== undefined && hasEach(person, publishArticles);
}
