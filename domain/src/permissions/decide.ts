import type { Requirement } from './requirement';
import type { PermissionSlug, Role } from './slugs';

/** A person's resolved slugs; a slug that is absent counts as not granted. */
export type GrantedPermissions = Readonly<Record<string, boolean | undefined>>;

const isGranted = (permissions: GrantedPermissions, slug: PermissionSlug): boolean =>
  Object.hasOwn(permissions, slug) && permissions[slug] === true;

/** Whether the slugs of a signed-in person satisfy a requirement; `decide` checks role and library. */
export function isAllowed(permissions: GrantedPermissions, requirement: Requirement): boolean {
  if (requirement.isPublic) return true;
  return requirement.mode === 'all'
    ? requirement.slugs.every((slug) => isGranted(permissions, slug))
    : requirement.slugs.some((slug) => isGranted(permissions, slug));
}

export interface Subject {
  readonly permissions: GrantedPermissions;
  readonly role: Role;
  /** the current library */
  readonly libraryId: string;
}

export type Decision =
  | { readonly isAllowed: true }
  | {
      readonly isAllowed: false;
      readonly reason: 'missing-permission' | 'wrong-library' | 'role-excluded';
      readonly missing: readonly PermissionSlug[];
    };

/** The full decision for a signed-in person, with the reason for a refusal. */
export function decide(subject: Subject, requirement: Requirement, defaultLibraryId: string): Decision {
  if (requirement.isPublic) return { isAllowed: true };
  if (requirement.defaultLibraryOnly && subject.libraryId !== defaultLibraryId) {
    return { isAllowed: false, reason: 'wrong-library', missing: [] };
  }
  if (requirement.exceptRoles?.includes(subject.role)) {
    return { isAllowed: false, reason: 'role-excluded', missing: [] };
  }
  if (isAllowed(subject.permissions, requirement)) return { isAllowed: true };
  const missing = requirement.slugs.filter((slug) => !isGranted(subject.permissions, slug));
  return { isAllowed: false, reason: 'missing-permission', missing };
}
