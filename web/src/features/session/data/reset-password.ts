import { confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import { auth } from '../../../shared/firebase/auth';

/** The address a reset link was sent to. @throws FirebaseError for a code that is over */
export const addressOfReset = (code: string): Promise<string> => verifyPasswordResetCode(auth('staff'), code);

/** Sets the new password; the code is used up. @throws FirebaseError */
export const saveNewPassword = (code: string, password: string): Promise<void> =>
  confirmPasswordReset(auth('staff'), code, password);
