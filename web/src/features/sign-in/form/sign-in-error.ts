import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import { errorCode } from '../../../shared/firebase/error-code';

const TEXT_BY_CODE: Readonly<Record<string, string>> = {
  'auth/invalid-credential': LOGIN_TEXTS.wrongCredentials,
  'auth/wrong-password': LOGIN_TEXTS.wrongCredentials,
  'auth/user-not-found': LOGIN_TEXTS.wrongCredentials,
  'auth/invalid-email': LOGIN_TEXTS.wrongCredentials,
  'auth/user-disabled': LOGIN_TEXTS.wrongCredentials,
  'auth/too-many-requests': LOGIN_TEXTS.tooManyAttempts,
  'auth/network-request-failed': LOGIN_TEXTS.networkFailed,
};

/** The message for a failed sign-in (S8-11, S8-12). */
export function signInErrorText(error: unknown): string {
  return TEXT_BY_CODE[errorCode(error)] ?? LOGIN_TEXTS.loginFailed;
}
