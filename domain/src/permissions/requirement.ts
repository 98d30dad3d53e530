import type { PermissionSlug, Role } from './slugs';

/** Where a person goes who is denied a route (S6-19, S6-21). */
export type DeniedTarget = 'accessdenied' | 'account';

/**
 * What something protected asks for. An empty list with mode 'all' asks for being signed in and no more; an
 * empty list with mode 'any' is granted to nobody, which is how "functions only" is written down.
 */
export interface Requirement {
  readonly mode: 'any' | 'all';
  readonly slugs: readonly PermissionSlug[];
  /** only while acting in the default parent library (S6-40, S6-41) */
  readonly defaultLibraryOnly?: boolean;
  /** roles for which it stays closed whatever their slugs say (S2.8-05) */
  readonly exceptRoles?: readonly Role[];
  /** open without signing in; rules still demand the tenant filter and the published state */
  readonly isPublic?: boolean;
  /** an endpoint that asks for no token at all, not even a visitor's; it is limited by network address */
  readonly isOpen?: boolean;
  readonly deniedTarget: DeniedTarget;
}

type Extras = Partial<Pick<Requirement, 'defaultLibraryOnly' | 'exceptRoles' | 'deniedTarget'>>;

/* @__NO_SIDE_EFFECTS__ */
export const needsAny = (slugs: readonly PermissionSlug[], extras: Extras = {}): Requirement => ({
  mode: 'any',
  slugs,
  deniedTarget: 'accessdenied',
  ...extras,
});

/* @__NO_SIDE_EFFECTS__ */
export const needsAll = (slugs: readonly PermissionSlug[], extras: Extras = {}): Requirement => ({
  mode: 'all',
  slugs,
  deniedTarget: 'accessdenied',
  ...extras,
});

/* @__NO_SIDE_EFFECTS__ */
export const signedIn = (extras: Extras = {}): Requirement => needsAll([], extras);
export const nobody: Requirement = needsAny([]);
export const anyone: Requirement = { ...needsAll([]), isPublic: true };
export const open: Requirement = { ...anyone, isOpen: true };
