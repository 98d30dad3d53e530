/** What the address of an emailed link of the identity provider asks for. */
export type ActionLink =
  | { readonly kind: 'reset'; readonly code: string }
  | { readonly kind: 'sign-in'; readonly code: string }
  | { readonly kind: 'none' };

/** The provider's own modes; one that is missing means a reset, as in the links our functions write. */
const RESET = 'resetPassword';
const SIGN_IN = 'signIn';

/** Codes are URL-safe; whatever else is in the address did not come from the provider. */
const CODE = /^[\w-]{1,512}$/;

/**
 * Reads the address of /resetpassword or /admin (S2.4-05, D-13). Only mode and code are taken from it: where to go
 * afterwards is never the link's to say.
 */
export function readActionLink(search: string): ActionLink {
  const query = new URLSearchParams(search);
  const code = query.get('oobCode') ?? '';
  if (!CODE.test(code)) return { kind: 'none' };
  const mode = query.get('mode') ?? RESET;
  if (mode === RESET) return { kind: 'reset', code };
  return mode === SIGN_IN ? { kind: 'sign-in', code } : { kind: 'none' };
}

/** Where a sign-in link is taken care of. */
export function signInArrival(code: string): string {
  return `/admin?${new URLSearchParams({ mode: SIGN_IN, oobCode: code })}`;
}
