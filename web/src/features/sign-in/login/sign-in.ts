import {
  browserLocalPersistence,
  browserSessionPersistence,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { auth } from '../../../shared/firebase/auth';
import { errorCode } from '../../../shared/firebase/error-code';
import { knownAddress } from '../../../shared/routes/known-address';
import { recordSignIn } from '../../session';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly isRemembered: boolean;
}

/** Signs in a staff member. @throws FirebaseError */
export async function signIn({ email, password, isRemembered }: Credentials): Promise<void> {
  const staff = auth('staff');
  await setPersistence(staff, isRemembered ? browserLocalPersistence : browserSessionPersistence);
  await recordSignIn(isRemembered, () => signInWithEmailAndPassword(staff, email.trim(), password));
  knownAddress.write(null);
}

/**
 * Requests a password-reset email, which the identity provider sends; its continue URL tells the local
 * mailbox that a person requested it. Unknown addresses also succeed, so that the response does
 * not reveal who has an account. @throws FirebaseError
 */
export async function requestPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth('staff'), email.trim(), { url: `${window.location.origin}/login` });
  } catch (error) {
    if (errorCode(error) !== 'auth/user-not-found') throw error;
  }
}
