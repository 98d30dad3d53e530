import { ROLES, type Role } from '../permissions/slugs';

/** Roles from the lowest to the highest (D-33). */
const ASCENDING: readonly Role[] = [...ROLES].reverse();

/** Negative if `role` is below `other`, 0 if they are equal, positive if above. */
export const compareRoles = (role: Role, other: Role): number =>
  ASCENDING.indexOf(role) - ASCENDING.indexOf(other);
