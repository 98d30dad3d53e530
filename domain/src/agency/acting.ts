import type { User } from '../entities/user';
import { DURATIONS } from '../limits';
import { isActing, isAgencyUser } from '../team/standing';

type Person = Pick<User, 'support_lib_id' | 'init_support_lib_id' | 'parent_lib_id'>;

/** Why a person may not step into a library. A library that does not exist counts as not theirs. */
export type ActingRefusal = 'already-acting' | 'not-agency' | 'not-a-child';

/** The library fields that the acting check needs. */
export interface ChildLibrary {
  readonly id: string;
  readonly parent_lib_id: string;
}

/** Whether a library is a child of the person's own library. */
export const isOwnChild = ({ init_support_lib_id }: Person, child: ChildLibrary | undefined): boolean =>
  child !== undefined && child.parent_lib_id === init_support_lib_id;

/**
 * Returns why a person may not step into a library, or undefined if they may (D-12): only an agency user (S4.2-01) who
 * is at home may, into a child of their own library. Role and permissions stay their own, so acting never raises a
 * role.
 */
export function refuseActing(person: Person, child: ChildLibrary | undefined): ActingRefusal | undefined {
  if (isActing(person)) return 'already-acting';
  if (!isAgencyUser(person)) return 'not-agency';
  return isOwnChild(person, child) ? undefined : 'not-a-child';
}

/** When acting that starts now will end, in milliseconds since 1970. */
export const actingUntilMs = (nowMs: number): number => nowMs + DURATIONS.actingMs;
