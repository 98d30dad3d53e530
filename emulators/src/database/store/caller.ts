import type { AuthVariable } from '../rules/scope';

/** Who makes a request: the administrator (rules are skipped), or a client that rules know as `auth`. */
export type DatabaseCaller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'client'; readonly auth: AuthVariable };

export const ADMIN: DatabaseCaller = { kind: 'admin' };
export const SIGNED_OUT: DatabaseCaller = { kind: 'client', auth: null };
