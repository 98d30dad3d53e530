import * as z from 'zod/mini';
import { isEmailAddress } from '../../contact/email-address';
import { LIMITS } from '../../limits';
import { LOGIN_TEXTS } from '../../texts/login';
import { naming } from '../ids';

/** Spelt as in the account, capital letters included. */
export const accountEmail = naming(
  'email',
  z.string().check(z.maxLength(LIMITS.email), z.trim(), z.refine(isEmailAddress, LOGIN_TEXTS.emailInvalid)),
);

/** The answer of the account endpoints. */
export const message = z.object({ message: z.string() });
