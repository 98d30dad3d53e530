import * as z from 'zod/mini';

/** A conversation's id as a request names it: never a path. */
export const conversationRefSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9]{8,64}$/, 'is not a conversation'));
