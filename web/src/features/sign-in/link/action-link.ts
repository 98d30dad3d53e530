/** The action of an emailed link of the identity provider. */
export type ActionLink =
  | { readonly kind: 'reset'; readonly code: string }
  | { readonly kind: 'sign-in'; readonly code: string }
  | { readonly kind: 'none' };

/** The provider's own modes; a missing one means a reset, as in the links our functions write. */
const RESET = 'resetPassword';
const SIGN_IN = 'signIn';

/** Codes are URL-safe; anything else did not come from the provider. */
const CODE = /^[\w-]{1,512}$/;

/**
 * Reads the URL of /resetpassword or /admin (S2.4-05, D-13). Only mode and code are read: the link never
 * decides where to go afterwards.
 */
export function readActionLink(search: string): ActionLink {
  const query = new URLSearchParams(search);
  const code = query.get('oobCode') ?? '';
  if (!CODE.test(code)) return { kind: 'none' };
  const mode = query.get('mode') ?? RESET;
  if (mode === RESET) return { kind: 'reset', code };
  return mode === SIGN_IN ? { kind: 'sign-in', code } : { kind: 'none' };
}

/** Path that handles sign-in links. */
export function signInArrival(code: string): string {
  return `/admin?${new URLSearchParams({ mode: SIGN_IN, oobCode: code })}`;
}
