import type * as z from 'zod/mini';
import { report } from '../config/report';

/**
 * Reads a document with its schema. One that does not parse is reported and becomes null, so that a single bad
 * document never breaks a list.
 */
export function parseDocument<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  document: { readonly id: string; readonly data: unknown },
): (z.output<Schema> & { id: string }) | null {
  const parsed = schema.safeParse(document.data);
  if (parsed.success) return { ...parsed.data, id: document.id };
  report('document-unreadable', `${document.id}: ${parsed.error.message}`);
  return null;
}

/** Reads a list of documents, without those that do not parse. */
export function parseDocuments<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  documents: readonly { readonly id: string; readonly data: unknown }[],
): (z.output<Schema> & { id: string })[] {
  return documents.flatMap((document) => parseDocument(schema, document) ?? []);
}
