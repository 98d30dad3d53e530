import { isEmailAddress } from '@harborline/domain/contact/email-address';
import { LOGIN_TEXTS } from '@harborline/domain/texts/login';

export interface LoginErrors {
  readonly email?: string;
  readonly password?: string;
}

/** Email required and of email type, password required (S5-10, S5-11). */
export function validateLogin(email: string, password: string): LoginErrors {
  return { ...validateEmail(email), ...(password === '' ? { password: LOGIN_TEXTS.passwordRequired } : {}) };
}

export function validateEmail(email: string): Pick<LoginErrors, 'email'> {
  if (email.trim() === '') return { email: LOGIN_TEXTS.emailRequired };
  return isEmailAddress(email.trim()) ? {} : { email: LOGIN_TEXTS.emailInvalid };
}

export const hasErrors = (errors: LoginErrors): boolean => Object.keys(errors).length > 0;
