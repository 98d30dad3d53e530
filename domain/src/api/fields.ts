import * as z from 'zod/mini';
import { isEmailAddress } from '../contact/email-address';
import { idSchema } from '../entities/id';
import { LIMITS } from '../limits';

/** What an id of a request names. */
export type IdKind =
  | 'person'
  | 'email'
  | 'library'
  | 'parent'
  | 'child'
  | 'invitation'
  | 'conversation'
  | 'article'
  | 'feedItem'
  | 'mail'
  | 'heldTicket';

const kinds = new WeakMap<z.core.$ZodType, IdKind>();

/** Notes that a field names something that may be another tenant's: a test swaps each of them. */
export function naming<Schema extends z.ZodMiniType>(kind: IdKind, schema: Schema): Schema {
  kinds.set(schema, kind);
  return schema;
}

/** What a field of a request names; undefined where it names nothing of a tenant. */
export const idKindOf = (schema: z.core.$ZodType): IdKind | undefined => kinds.get(schema);

/** An id that names a position in a list and nothing a caller could learn of. */
export const idField = idSchema();

/** The id of something as a request names it. */
export const idOf = (kind: IdKind) => naming(kind, idSchema());

export const conversationRef = idOf('conversation');

export const articleId = idOf('article');

/** A mail address as somebody typed it, in lower case. */
export const emailField = z
  .string()
  .check(
    z.maxLength(LIMITS.email),
    z.trim(),
    z.toLowerCase(),
    z.refine(isEmailAddress, 'is not a mail address'),
  );

/** Query parameters of a list: where to go on, and how many. */
export const pageFields = (kind: IdKind) => ({
  /** '' or nothing for the beginning */
  cursor: z.optional(z.union([z.literal(''), idOf(kind)])),
  limit: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(50)), 20),
});

export const awayFlag = z.union([z.literal(0), z.literal(1)]);
