import { confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import { callApi } from '../../../shared/api/call-api';
import { report } from '../../../shared/config/report';
import { auth } from '../../../shared/firebase/auth';

/** The address a reset link was sent to. @throws FirebaseError for a code that is over */
export const addressOfReset = (code: string): Promise<string> => verifyPasswordResetCode(auth('staff'), code);

async function tellSessionsEnded(email: string): Promise<void> {
  // Contracts bring the schema library, which the sign-in page does without.
  const { endedSessions } = await import('@harborline/domain/api/auth/passwords');
  await callApi(endedSessions, { body: { email } });
}

/**
 * Sets the new password; the code is used up, and the sessions of before are over at once (D-58). Should that stay
 * unheard, the next sign-in says so. @throws FirebaseError
 */
export async function saveNewPassword(code: string, email: string, password: string): Promise<void> {
  await confirmPasswordReset(auth('staff'), code, password);
  await tellSessionsEnded(email).catch((error: unknown) => report('ended-sessions', error));
}
