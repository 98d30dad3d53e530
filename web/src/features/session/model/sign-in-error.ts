import { LOGIN_TEXTS } from '@harborline/domain/texts/login';

const TEXT_BY_CODE: Readonly<Record<string, string>> = {
  'auth/invalid-credential': LOGIN_TEXTS.wrongCredentials,
  'auth/wrong-password': LOGIN_TEXTS.wrongCredentials,
  'auth/user-not-found': LOGIN_TEXTS.wrongCredentials,
  'auth/invalid-email': LOGIN_TEXTS.wrongCredentials,
  'auth/user-disabled': LOGIN_TEXTS.wrongCredentials,
  'auth/too-many-requests': LOGIN_TEXTS.tooManyAttempts,
  'auth/network-request-failed': LOGIN_TEXTS.networkFailed,
};

/** What a failed sign-in tells the person (S8-11, S8-12). */
export function signInErrorText(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return TEXT_BY_CODE[code] ?? LOGIN_TEXTS.loginFailed;
}
