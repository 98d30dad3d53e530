import type { Caller } from '../../../shared/caller';
import type { JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import { type EngineContext, readCheck } from '../engine-context';
import { parseQuery } from '../query/parse-query';
import { descendantRange } from '../store/document-store';
import type { StoredDocument } from '../store/stored-document';
import { DOCUMENT_NAME, parseFieldPath, valueAt } from '../values/field-path';
import { namePrefix } from '../values/name-key';
import { integerOf, textOf } from '../values/read-json';
import { fullName, joinPath, parseParentName, type ResourceName } from '../values/resource-names';
import { AFTER } from '../values/text-key';
import { documentJson } from './document-json';
import { pageToken, readPageToken } from './page-token';
import { projectionOf } from './read-documents';
import { openSnapshot } from './read-snapshot';
import { authorizeQuery } from './run-query';

const DEFAULT_PAGE = 300;

interface Listing {
  readonly context: EngineContext;
  readonly request: JsonObject;
  readonly caller: Caller;
  readonly parent: ResourceName;
  readonly collectionId: string;
  readonly pageSize: number;
  /** cursor values after which the page starts */
  readonly after: JsonObject[] | undefined;
}

interface Page {
  readonly documents: JsonObject[];
  /** cursor values of the last document */
  readonly last: JsonObject[] | undefined;
}

export function listDocumentsRpc(context: EngineContext, request: JsonObject, caller: Caller): JsonObject[] {
  const parent = parseParentName(textOf(request.parent, 'parent'));
  const collectionId = textOf(request.collectionId, 'collectionId');
  const pageSize = integerOf(request.pageSize, 'pageSize') || DEFAULT_PAGE;
  if (pageSize < 0) throw new StatusError('INVALID_ARGUMENT', 'pageSize must not be negative.');
  const after = readPageToken(request.pageToken);
  const listing = { context, request, caller, parent, collectionId, pageSize, after };
  const { documents, last } = request.showMissing === true ? listWithMissing(listing) : listExisting(listing);
  const isFull = documents.length === pageSize && last !== undefined;
  return [{ documents, ...(isFull && { nextPageToken: pageToken(last) }) }];
}

function listExisting({ context, request, caller, parent, collectionId, pageSize, after }: Listing): Page {
  const { db } = parent;
  const orders = orderClauses(textOf(request.orderBy, 'orderBy'));
  // Pages begin after a name.
  const byName = { fieldPath: DOCUMENT_NAME, direction: orders.at(-1)?.direction ?? 'ASCENDING' };
  const structuredQuery: JsonObject = {
    from: [{ collectionId }],
    orderBy: [...orders, byName].map(({ fieldPath, direction }) => ({ field: { fieldPath }, direction })),
    limit: pageSize,
    ...(after && { startAt: { values: after, before: false } }),
  };
  const query = parseQuery(structuredQuery, parent);
  const snapshot = openSnapshot(context, db, request);
  const ruleReads = authorizeQuery(context, query, snapshot, caller);
  context.indexes?.check(query);
  const { documents } = snapshot.run(query);
  context.ledger.charge({
    method: 'ListDocuments',
    caller,
    reads: Math.max(1, documents.length) + ruleReads,
  });
  const projection = projectionOf(request.mask);
  const last = documents.at(-1);
  return {
    documents: documents.map((document) => documentJson(db, document, projection)),
    last: last && [...orders.map((order) => orderedValue(last, order)), reference(parent, last.path)],
  };
}

function reference({ db }: ResourceName, path: string): JsonObject {
  return { referenceValue: fullName(db, path) };
}

function orderedValue(document: StoredDocument, { fieldPath }: OrderClause): JsonObject {
  return valueAt(document.fields, parseFieldPath(fieldPath).segments) ?? {};
}

interface OrderClause {
  readonly fieldPath: string;
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

/** Reads `a desc, b.c`; an order by name alone is the default. */
function orderClauses(text: string): OrderClause[] {
  if (text.trim() === '' || /^\s*__name__(\s+asc)?\s*$/i.test(text)) return [];
  return text.split(',').map((part) => {
    const [fieldPath = '', direction = 'asc', ...rest] = part.trim().split(/\s+/);
    if (rest.length > 0 || !/^(asc|desc)$/i.test(direction) || fieldPath === '__name__') {
      throw new StatusError('INVALID_ARGUMENT', `Invalid orderBy: "${text}"`);
    }
    return { fieldPath, direction: direction.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING' };
  });
}

/** Includes names that exist only as parents of other documents; found by skipping from name to name. */
function listWithMissing({ context, request, caller, parent, collectionId, pageSize, after }: Listing): Page {
  if (textOf(request.orderBy, 'orderBy') !== '' || collectionId === '') {
    throw new StatusError('INVALID_ARGUMENT', 'showMissing needs a collection id and allows no orderBy.');
  }
  const { db } = parent;
  const store = context.databases.store(db);
  readCheck(context, db, caller, context.databases.clock.read()).adminOnly();
  const projection = projectionOf(request.mask);
  const collectionPath = joinPath(parent.path, collectionId);
  const { low, high } = descendantRange(namePrefix(collectionPath));
  const depth = collectionPath.split('/').length;
  const start = textOf(after?.[0]?.referenceValue, 'pageToken').slice(fullName(db, '').length + 1);
  const paths: string[] = [];
  let from = start === '' ? low : namePrefix(start) + AFTER;
  while (paths.length < pageSize) {
    const next = store.firstFrom(from);
    if (!next || next.nameKey >= high) break;
    const path = next.path
      .split('/')
      .slice(0, depth + 1)
      .join('/');
    paths.push(path);
    from = namePrefix(path) + AFTER;
  }
  context.ledger.charge({ method: 'ListDocuments', caller, reads: Math.max(1, paths.length) });
  const documents = paths.map((path): JsonObject => {
    const document = store.get(path);
    return document ? documentJson(db, document, projection) : { name: fullName(db, path) };
  });
  const last = paths.at(-1);
  return { documents, last: last === undefined ? undefined : [reference(parent, last)] };
}
