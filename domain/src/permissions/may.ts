import type { User } from '../entities/user';
import { isViewing, shownRole } from '../team/standing';
import { decide } from './decide';
import type { Requirement } from './requirement';
import { COLLECTION_PERMISSIONS, type CollectionOperation } from './table';

/** An endpoint, as far as permissions go. */
interface GuardedEndpoint {
  readonly method: string;
  readonly permission: Requirement;
  readonly isAllowedWhileViewing?: boolean;
}

/**
 * What a permission question is about: an operation on a collection, an endpoint's contract, or the requirement of a
 * route, a tab or an entry of the navigation.
 */
export type Protected = CollectionOperation | GuardedEndpoint | Requirement;

const READING = /\.(?:read|get|list)/;

function requirementOf(thing: Protected): Requirement {
  if (typeof thing === 'string') return COLLECTION_PERMISSIONS[thing];
  return 'permission' in thing ? thing.permission : thing;
}

/** Whether it only reads, so that it stays open while viewing as a teammate. */
function isReading(thing: Protected): boolean {
  if (typeof thing === 'string') return READING.test(thing);
  return !('permission' in thing) || thing.method === 'GET' || thing.isAllowedWhileViewing === true;
}

/** The user fields that a permission check needs. */
export type Asker = Pick<
  User,
  'permissions' | 'agent_role' | 'support_lib_id' | 'viewing_as' | 'viewing_role'
>;

/** Whether a signed-in person may do this now. While viewing as a teammate, nothing can be changed. */
export function may(person: Asker, thing: Protected, defaultLibraryId: string): boolean {
  if (isViewing(person) && !isReading(thing)) return false;
  const { permissions, support_lib_id: libraryId } = person;
  return decide({ permissions, role: shownRole(person), libraryId }, requirementOf(thing), defaultLibraryId)
    .isAllowed;
}
