import type { DocumentData, DocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { parseDocument as parse } from '../firebase/parse-document';

export type Stored<Entity> = Entity & {
  readonly id: string;
  /** written here, not yet confirmed by the server */
  readonly isPending: boolean;
};

/** A document as its entity; null if it is missing, or malformed (which is reported). */
export function parseDocument<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  snapshot: DocumentSnapshot<DocumentData>,
): Stored<z.output<Schema>> | null {
  if (!snapshot.exists()) return null;
  const data: unknown = snapshot.data({ serverTimestamps: 'estimate' });
  const parsed = parse(schema, { id: snapshot.id, data });
  return parsed === null ? null : { ...parsed, isPending: snapshot.metadata.hasPendingWrites };
}

/** The well-formed documents of a query, in its order. */
export function parseDocuments<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  snapshot: QuerySnapshot<DocumentData>,
): Stored<z.output<Schema>>[] {
  return snapshot.docs.flatMap((document) => parseDocument(schema, document) ?? []);
}
