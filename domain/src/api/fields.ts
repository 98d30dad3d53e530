import * as z from 'zod/mini';
import { isEmailAddress } from '../contact/email-address';
import { LIMITS } from '../limits';
import { type IdKind, idOf } from './ids';

/** An email address as typed, in lower case. */
export const emailField = z
  .string()
  .check(
    z.maxLength(LIMITS.email),
    z.trim(),
    z.toLowerCase(),
    z.refine(isEmailAddress, 'is not a mail address'),
  );

/** Query parameters of a list: where to continue, and how many. */
export const pageFields = (kind: IdKind) => ({
  /** '' or absent for the first page */
  cursor: z.optional(z.union([z.literal(''), idOf(kind)])),
  limit: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(50)), 20),
});

export const awayFlag = z.union([z.literal(0), z.literal(1)]);
