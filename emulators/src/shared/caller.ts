/** Claims of a Firebase Auth token, unverified as in every emulator. */
export type Claims = Readonly<Record<string, unknown>>;

/** Who makes a request: the administrator (rules are skipped), a signed-in user, or a signed-out client. */
export type Caller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'user'; readonly uid: string; readonly token: Claims }
  | { readonly kind: 'signed-out' };
