import { config } from '../platform/config';
import { auth } from '../platform/firebase';

/** Parameters that the identity provider's own page would pass on; the SDK reads them from any URL. */
const PASSED_ON = ['mode', 'oobCode', 'apiKey', 'lang'];

/** A one-time link that signs an address in, leading straight into the admin area (D-13). */
export async function signInLink(email: string): Promise<string> {
  const target = new URL('/admin', config().publicOrigin);
  const made = await auth().generateSignInWithEmailLink(email, { url: target.href, handleCodeInApp: true });
  const { searchParams } = new URL(made);
  for (const name of PASSED_ON) {
    const value = searchParams.get(name);
    if (value !== null) target.searchParams.set(name, value);
  }
  return target.href;
}
