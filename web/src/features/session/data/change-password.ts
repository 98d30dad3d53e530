import { EmailAuthProvider, reauthenticateWithCredential, updatePassword } from 'firebase/auth';
import { auth } from '../../../shared/firebase/auth';

/**
 * Changes one's own password after proving the present one; the provider ends all other sessions.
 * @throws FirebaseError
 */
export async function changeOwnPassword(current: string, next: string): Promise<void> {
  const user = auth('staff').currentUser;
  if (user?.email == null) throw new Error('Nobody is signed in.');
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current));
  await updatePassword(user, next);
}
