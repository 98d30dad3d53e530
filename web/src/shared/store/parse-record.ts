import type { Schema } from '@harborline/domain/stores/store';
import type * as z from 'zod/mini';
import { report } from '../config/report';

/**
 * Parses a stored document with its schema. An invalid one is reported and becomes null, so that a single bad document
 * never breaks a list.
 */
export function parseRecord<Read extends Schema>(
  read: Read,
  document: { readonly id: string; readonly data: unknown },
): (z.output<Read> & { id: string }) | null {
  const parsed = read.safeParse(document.data);
  if (parsed.success) return { ...parsed.data, id: document.id };
  report('document-unreadable', `${document.id}: ${parsed.error.message}`);
  return null;
}
