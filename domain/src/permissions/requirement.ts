import type { PermissionSlug, Role } from './slugs';

/** Where a person is sent who is denied a route (S6-19, S6-21). */
export type DeniedTarget = 'accessdenied' | 'account';

/**
 * The requirement of a protected thing. An empty list with mode 'all' only requires a sign-in; an
 * empty list with mode 'any' is granted to nobody, which expresses "functions only".
 */
export interface Requirement {
  readonly mode: 'any' | 'all';
  readonly slugs: readonly PermissionSlug[];
  /** only while acting in the default parent library (S6-40, S6-41) */
  readonly defaultLibraryOnly?: boolean;
  /** roles that are denied whatever their slugs (S2.8-05) */
  readonly exceptRoles?: readonly Role[];
  /** open without signing in; rules still demand the tenant filter and the published state */
  readonly isPublic?: boolean;
  /** an endpoint without any token, not even a visitor's; limited by network address */
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
