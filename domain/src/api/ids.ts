import type * as z from 'zod/mini';
import { idSchema } from '../entities/id';

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

/** What a field of a request names, for tests that swap ids; undefined where it names nothing of a tenant. */
export const idKindOf = (schema: z.core.$ZodType): IdKind | undefined => kinds.get(schema);

const ids = new WeakSet<z.core.$ZodType>();

/** Whether a field is an id in the sense of `idSchema`, for documents that describe its pattern. */
export const isIdField = (schema: z.core.$ZodType): boolean => ids.has(schema);

function newIdField() {
  const schema = idSchema();
  ids.add(schema);
  return schema;
}

/** An id that names a position in a list and nothing a caller could learn of. */
export const idField = newIdField();

/** The id of something as a request names it. */
export const idOf = (kind: IdKind) => naming(kind, newIdField());

export const conversationRef = idOf('conversation');

export const articleId = idOf('article');
