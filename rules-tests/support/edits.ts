import { docPath } from '@harborline/domain/paths';
import type { PermissionSlug } from '@harborline/domain/permissions/slugs';
import { layOut, SERVER_TIME, update } from './firestore';
import { type Person, STAFF, type Staff } from './people';

/** What every saved text says of its last edit. */
export const stampOf = (uid: string) => ({ updated_at: SERVER_TIME, updated_by: uid });

/** A change of some fields, which each person makes in their own name. */
export const changeOf = (path: string, fields: object) => (person: Person) =>
  update(path, { ...fields, ...stampOf(person) });

/** Fields without one of them. */
export const without = (fields: object, field: string) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== field));

/** Gives a person these permissions and no others. */
export const grantOnly = (person: Staff, ...slugs: readonly PermissionSlug[]): Promise<void> => {
  const permissions = Object.fromEntries(slugs.map((slug) => [slug, true]));
  return layOut({ [docPath.user(person)]: { ...STAFF[person], permissions } });
};
