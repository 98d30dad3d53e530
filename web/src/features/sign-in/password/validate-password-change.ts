import { isRefusedHere } from '@harborline/domain/session/password-strength';
import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import { PASSWORD_TEXTS } from '@harborline/domain/texts/password';
import { errorCode } from '../../../shared/firebase/error-code';

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
  readonly repeated: string;
}

export type PasswordChangeErrors = Partial<Record<keyof PasswordChange, string>>;

function nextError({ current, next }: PasswordChange): string | undefined {
  if (next === '') return PASSWORD_TEXTS.newRequired;
  if (isRefusedHere(next)) return LOGIN_TEXTS.passwordTooShort;
  return next === current ? PASSWORD_TEXTS.sameAsCurrent : undefined;
}

/** Errors that keep a change from being sent (S5-08). */
export function validatePasswordChange(change: PasswordChange): PasswordChangeErrors {
  const next = nextError(change);
  const isRepeated = change.repeated === change.next;
  return {
    ...(change.current === '' ? { current: PASSWORD_TEXTS.currentRequired } : {}),
    ...(next === undefined ? {} : { next }),
    ...(next === undefined && !isRepeated ? { repeated: PASSWORD_TEXTS.repeatDiffers } : {}),
  };
}

const WRONG_CURRENT = ['auth/invalid-credential', 'auth/wrong-password'];

/** Where to show a refused change: at a field, or at the form. */
export function refusedChange(error: unknown): PasswordChangeErrors | string {
  const code = errorCode(error);
  if (WRONG_CURRENT.includes(code)) return { current: PASSWORD_TEXTS.currentWrong };
  if (code === 'auth/weak-password') return { next: LOGIN_TEXTS.passwordTooShort };
  if (code === 'auth/too-many-requests') return LOGIN_TEXTS.tooManyAttempts;
  return code === 'auth/network-request-failed' ? LOGIN_TEXTS.networkFailed : PASSWORD_TEXTS.changeFailed;
}
