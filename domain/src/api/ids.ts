import * as z from 'zod/mini';
import { idSchema } from '../entities/id';

/** The kind of thing that a request's id names. */
export type IdKind =
  | 'person'
  | 'email'
  | 'library'
  | 'parent'
  | 'child'
  | 'invitation'
  | 'conversation'
  | 'article'
  | 'newsFlash'
  | 'category'
  | 'sop'
  | 'sopCategory'
  | 'course'
  | 'lesson'
  | 'search'
  | 'failedSearch'
  | 'feedItem'
  | 'mail'
  | 'heldTicket'
  | 'replyDraft'
  | 'plannedReply'
  | 'savedFilter'
  | 'notificationSubscription'
  | 'macro'
  | 'smartQueue'
  | 'workflow'
  | 'workflowFolder'
  | 'workflowRun'
  | 'visitorPerson'
  | 'form'
  | 'formSubmission';

const kinds = new WeakMap<z.core.$ZodType, IdKind>();

/** Marks a field as an id that may belong to another tenant. A test swaps each such id. */
export function naming<Schema extends z.ZodMiniType>(kind: IdKind, schema: Schema): Schema {
  kinds.set(schema, kind);
  return schema;
}

/** The kind of id a request field holds, for tests that swap ids; undefined if it names nothing of a tenant. */
export const idKindOf = (schema: z.core.$ZodType): IdKind | undefined => kinds.get(schema);

const ids = new WeakSet<z.core.$ZodType>();

/** Whether a field is an id in the sense of `idSchema`, for the documents that describe its pattern. */
export const isIdField = (schema: z.core.$ZodType): boolean => ids.has(schema);

function newIdField() {
  const schema = idSchema();
  ids.add(schema);
  return schema;
}

/** An id that only marks a position in a list, so a foreign one reveals nothing. */
export const idField = newIdField();

/** A library that any visitor may name (D-16), so whether it exists is no secret. */
export const publicLibraryId = newIdField();

/**
 * An id that the caller drew for something of their own: nobody else's is reached by it. It may become a key of the
 * Realtime Database, which has no dots.
 */
export const drawnId = z.string().check(z.regex(/^(?!__.*__$)[\w-]{1,128}$/, 'is not an id'));

/** Of a change that waited for a connection: repeated with the same one, it is done once (D-128). */
export const changeId = z.optional(drawnId);

/** An id field of a request, marked with what it names. */
export const idOf = (kind: IdKind) => naming(kind, newIdField());

export const conversationRef = idOf('conversation');

export const articleId = idOf('article');

export const newsFlashId = idOf('newsFlash');
