import { getIdTokenResult } from 'firebase/auth';
import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { auth } from '../../shared/firebase/auth';
import { errorCode } from '../../shared/firebase/error-code';
import { sessionFirestore } from './watch-profile';

/** Firestore's streams keep the token they began with: after a new sign-in they begin anew. */
export async function renewStreams(): Promise<void> {
  const firestore = sessionFirestore();
  await disableNetwork(firestore);
  await enableNetwork(firestore);
}

async function signedInAtMs(renews: boolean): Promise<number> {
  const user = auth('staff').currentUser;
  if (user === null) return 0;
  const { claims } = await getIdTokenResult(user, renews);
  return Number(claims.auth_time) * 1000;
}

/**
 * Whether the person's session here began after all earlier ones were ended (D-58): a new password chosen in another
 * tab of this browser gave it a new beginning. What cannot be asked now counts as yes, since the server refuses
 * whatever a session that has ended asks for.
 */
export async function sessionStands(validAfterMs: number): Promise<boolean> {
  try {
    if ((await signedInAtMs(false)) >= validAfterMs) return true;
    return (await signedInAtMs(true)) >= validAfterMs;
  } catch (error) {
    return errorCode(error) === 'auth/network-request-failed';
  }
}
