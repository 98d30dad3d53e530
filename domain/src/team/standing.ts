import type { User } from '../entities/user';
import type { Role } from '../permissions/slugs';

type LibraryIds = Pick<User, 'support_lib_id' | 'init_support_lib_id'>;

/** Whether the person acts in a library other than their own (S4.2, D-12). */
export const isActing = ({ support_lib_id, init_support_lib_id }: LibraryIds): boolean =>
  support_lib_id !== init_support_lib_id;

/** Whether the person's time in another library has ended, or was never granted (D-12). */
export function isActingOver(person: LibraryIds & Pick<User, 'acting'>, nowMs: number): boolean {
  if (!isActing(person)) return false;
  const { acting } = person;
  if (!acting || acting.support_lib_id !== person.support_lib_id) return true;
  return acting.until.toMillis() <= nowMs;
}

/** Whether the person is at home in a library without a parent, and there now (S4.2-01). */
export const isAgencyUser = (person: LibraryIds & Pick<User, 'parent_lib_id'>): boolean =>
  !isActing(person) && person.parent_lib_id === '';

/** Whether the person is viewing as a teammate, during which nothing can be changed. */
export const isViewing = ({ viewing_as }: Pick<User, 'viewing_as'>): boolean => Boolean(viewing_as);

/** The permissions a person may use to change something: none while viewing as a teammate. */
export const permissionsToChange = (
  person: Pick<User, 'viewing_as' | 'permissions'>,
): Readonly<Record<string, boolean>> => (isViewing(person) ? {} : person.permissions);

/** The role that screens go by; while viewing as a teammate, the teammate's. */
export const shownRole = (person: Pick<User, 'viewing_as' | 'viewing_role' | 'agent_role'>): Role =>
  (isViewing(person) && person.viewing_role) || person.agent_role;
