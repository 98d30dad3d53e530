import type { AuthVariable } from '../rules/scope';

/** Who makes a request: the administrator (rules are skipped), or somebody rules know as `auth`. */
export type DatabaseCaller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'client'; readonly auth: AuthVariable };

export const ADMIN: DatabaseCaller = { kind: 'admin' };
export const NOBODY: DatabaseCaller = { kind: 'client', auth: null };
