import type { Schema, StoreDocument, StoreQuery } from '@harborline/domain/stores/store';
import type * as z from 'zod/mini';
import { readDocument, readDocuments, readQuery } from '../firebase/firestore-rest';
import { parseRecord } from './parse-record';

/** Reads a public document, without the SDK; null if it is missing, or malformed (which is reported). @throws ReadError */
export async function readPublicRecord<Read extends Schema>(
  document: StoreDocument<Read>,
): Promise<(z.output<Read> & { id: string }) | null> {
  const found = await readDocument(document);
  return found === null ? null : parseRecord(document.read, found);
}

/** Reads the public documents that match a query, except malformed ones (which is reported). @throws ReadError */
export async function readPublicRecords<Read extends Schema>(
  query: StoreQuery<Read>,
): Promise<(z.output<Read> & { id: string })[]> {
  const found = await readQuery(query);
  return found.flatMap((document) => parseRecord(query.read, document) ?? []);
}

/**
 * Reads all public documents that match a query without an order, as many at once as its limit says, except malformed
 * ones (which is reported).
 * @throws ReadError
 */
export async function readAllPublicRecords<Read extends Schema>(
  query: StoreQuery<Read> & { readonly limit: number },
): Promise<(z.output<Read> & { id: string })[]> {
  const found = await readQuery(query);
  for (let last = found; last.length === query.limit; ) {
    last = await readQuery(query, last.at(-1)?.id);
    found.push(...last);
  }
  return found.flatMap((document) => parseRecord(query.read, document) ?? []);
}

/**
 * Reads several public documents of one schema at once, except missing and malformed ones (the latter are reported).
 * @throws ReadError
 */
export async function readPublicDocuments<Read extends Schema>(
  documents: readonly StoreDocument<Read>[],
): Promise<(z.output<Read> & { id: string })[]> {
  const found = await readDocuments(documents);
  return documents.flatMap(({ read }, index) => {
    const document = found[index];
    return document ? (parseRecord(read, document) ?? []) : [];
  });
}
