import type { PastDocuments } from '../store/change-history';
import type { DocumentStore } from '../store/document-store';
import type { StoredDocument } from '../store/stored-document';
import { isMember, sortKey } from './membership';
import type { Query } from './query';
import { scanDisjunct } from './scan-disjunct';

export interface QueryResult {
  readonly documents: StoredDocument[];
  /** how many documents the offset skipped */
  readonly skipped: number;
}

/** The result of a query now, or at the moment that `past` restores. */
export function runQuery(store: DocumentStore, query: Query, past?: PastDocuments): QueryResult {
  const documents: StoredDocument[] = [];
  let skipped = 0;
  if (query.limit === 0) return { documents, skipped };
  const { requiredFields = [] } = query;
  for (const document of membersInOrder(store, query, past)) {
    if (requiredFields.some((field) => document.key(field) === undefined)) continue;
    if (skipped < query.offset) {
      skipped++;
      continue;
    }
    documents.push(document);
    if (documents.length === query.limit) break;
  }
  return { documents, skipped };
}

/** All members between the cursors, lazily. */
function membersInOrder(store: DocumentStore, query: Query, past?: PastDocuments): Iterable<StoredDocument> {
  const streams = query.disjuncts.map((disjunct) => scanDisjunct(store, query, disjunct));
  const [only] = streams;
  const hasPast = past !== undefined && past.size > 0;
  if (streams.length === 1 && only && !hasPast) return only;
  if (!hasPast) return merged(query, streams);
  const present = streams.map((stream) => without(stream, past));
  return merged(query, [...present, pastMembers(query, past)]);
}

function* without(stream: Iterable<StoredDocument>, past: PastDocuments): Generator<StoredDocument> {
  for (const document of stream) if (!past.has(document.path)) yield document;
}

function* pastMembers(query: Query, past: PastDocuments): Generator<StoredDocument> {
  const members: [string, StoredDocument][] = [];
  for (const document of past.values()) {
    if (document && isMember(query, document)) members.push([sortKey(query, document) ?? '', document]);
  }
  members.sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [, document] of members) yield document;
}

/** Merges ordered streams; a document in several of them is yielded once. */
function* merged(query: Query, streams: Generator<StoredDocument>[]): Generator<StoredDocument> {
  const heads = streams.map((stream) => nextHead(query, stream)).filter((head) => head !== undefined);
  while (heads.length > 0) {
    let first = heads[0];
    for (const head of heads) if (first === undefined || head.sort < first.sort) first = head;
    if (first === undefined) return;
    const { sort, document } = first;
    yield document;
    for (let i = heads.length - 1; i >= 0; i--) {
      const head = heads[i];
      if (head?.sort !== sort) continue;
      const next = nextHead(query, head.stream);
      if (next) heads[i] = next;
      else heads.splice(i, 1);
    }
  }
}

interface Head {
  readonly sort: string;
  readonly document: StoredDocument;
  readonly stream: Generator<StoredDocument>;
}

function nextHead(query: Query, stream: Generator<StoredDocument>): Head | undefined {
  const { value, done } = stream.next();
  if (done === true || value === undefined) return undefined;
  return { sort: sortKey(query, value) ?? '', document: value, stream };
}
