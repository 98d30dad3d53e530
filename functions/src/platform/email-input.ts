import { isEmailAddress } from '@harborline/domain/contact/email-address';
import { LIMITS } from '@harborline/domain/limits';
import * as z from 'zod/mini';

/** A mail address as somebody typed it, in lower case. */
export const emailInput = z
  .string()
  .check(
    z.maxLength(LIMITS.email),
    z.trim(),
    z.toLowerCase(),
    z.refine(isEmailAddress, 'is not a mail address'),
  );
