import { EmailAuthProvider, reauthenticateWithCredential, type User, updatePassword } from 'firebase/auth';
import { chatTokens } from '../../../shared/api/chat-token';
import { report } from '../../../shared/config/report';
import { auth } from '../../../shared/firebase/auth';
import { renewStreams } from '../../session';

const prove = (user: User, email: string, password: string) =>
  reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));

/**
 * Ends the other sessions at once: a chat token requested after the new sign-in ends earlier sessions (D-20, D-58);
 * otherwise only the next renewal would. Before that, this tab's listeners must use the new sign-in.
 */
async function endOtherSessions(user: User, email: string, password: string): Promise<void> {
  await prove(user, email, password);
  await renewStreams();
  const tokens = chatTokens();
  if (tokens !== null) await tokens.replace(await tokens.take());
}

/**
 * Changes the user's password after verifying the current one; the provider ends all other sessions.
 * @throws FirebaseError
 */
export async function changeOwnPassword(current: string, next: string): Promise<void> {
  const user = auth('staff').currentUser;
  if (user?.email == null) throw new Error('No one is signed in.');
  const { email } = user;
  await prove(user, email, current);
  await updatePassword(user, next);
  await endOtherSessions(user, email, next).catch((error: unknown) => report('other-sessions', error));
}
