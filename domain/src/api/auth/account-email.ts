import * as z from 'zod/mini';
import { isEmailAddress } from '../../contact/email-address';
import { LIMITS } from '../../limits';
import { LOGIN_TEXTS } from '../../texts/login';
import { naming } from '../ids';

/** As the account has it: capital letters stay. */
export const accountEmail = naming(
  'email',
  z.string().check(z.maxLength(LIMITS.email), z.trim(), z.refine(isEmailAddress, LOGIN_TEXTS.emailInvalid)),
);

/** What the endpoints of accounts answer. */
export const message = z.object({ message: z.string() });
