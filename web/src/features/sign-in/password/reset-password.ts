import { confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import { callApi } from '../../../shared/api/call-api';
import { report } from '../../../shared/config/report';
import { auth } from '../../../shared/firebase/auth';

/** The address a reset link was sent to. @throws FirebaseError if the code has expired */
export const addressOfReset = (code: string): Promise<string> => verifyPasswordResetCode(auth('staff'), code);

async function tellSessionsEnded(email: string): Promise<void> {
  // Contracts bring the schema library, which the sign-in page does without.
  const { endedSessions } = await import('@harborline/domain/api/auth/passwords');
  await callApi(endedSessions, { body: { email } });
}

/**
 * Sets the new password; this uses up the code and ends all earlier sessions at once (D-58). If ending them
 * fails, the next sign-in does it. @throws FirebaseError
 */
export async function saveNewPassword(code: string, email: string, password: string): Promise<void> {
  await confirmPasswordReset(auth('staff'), code, password);
  await tellSessionsEnded(email).catch((error: unknown) => report('ended-sessions', error));
}
