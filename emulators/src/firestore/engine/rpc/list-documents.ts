import type { Caller } from '../../../shared/caller';
import type { JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import { type EngineContext, readCheck } from '../engine-context';
import { parseQuery } from '../query/parse-query';
import { descendantRange } from '../store/document-store';
import type { StoredDocument } from '../store/stored-document';
import { nameKey, namePrefix } from '../values/name-key';
import { integerOf, textOf } from '../values/read-json';
import { fullName, joinPath, parseParentName, type ResourceName } from '../values/resource-names';
import { AFTER } from '../values/text-key';
import { documentJson } from './document-json';
import { projectionOf } from './read-documents';
import { openSnapshot } from './read-snapshot';
import { authorizeQuery } from './run-query';

const DEFAULT_PAGE = 300;

interface Page {
  readonly documents: JsonObject[];
  readonly lastPath: string | undefined;
}

export function listDocumentsRpc(context: EngineContext, request: JsonObject, caller: Caller): JsonObject[] {
  const parent = parseParentName(textOf(request.parent, 'parent'));
  const collectionId = textOf(request.collectionId, 'collectionId');
  const pageSize = integerOf(request.pageSize, 'pageSize') || DEFAULT_PAGE;
  if (pageSize < 0) throw new StatusError('INVALID_ARGUMENT', 'pageSize must not be negative.');
  const token = textOf(request.pageToken, 'pageToken');
  const after = token === '' ? undefined : Buffer.from(token, 'base64').toString();
  const isWithMissing = request.showMissing === true;
  if (isWithMissing && (textOf(request.orderBy, 'orderBy') !== '' || collectionId === '')) {
    throw new StatusError('INVALID_ARGUMENT', 'showMissing needs a collection id and allows no orderBy.');
  }
  const page = isWithMissing
    ? listWithMissing(context, { db: parent.db, path: joinPath(parent.path, collectionId) }, request, {
        caller,
        after,
        pageSize,
      })
    : listExisting(context, parent, request, { caller, after, pageSize });
  const isFull = page.documents.length === pageSize && page.lastPath !== undefined;
  const next = isFull ? { nextPageToken: Buffer.from(page.lastPath ?? '').toString('base64') } : {};
  return [{ documents: page.documents, ...next }];
}

interface Paging {
  readonly caller: Caller;
  /** path of the last document of the previous page */
  readonly after: string | undefined;
  readonly pageSize: number;
}

function listExisting(
  context: EngineContext,
  parent: ResourceName,
  request: JsonObject,
  { caller, after, pageSize }: Paging,
): Page {
  const { db } = parent;
  const snapshot = openSnapshot(context, db, request);
  const last = after === undefined ? undefined : snapshot.peek(after);
  const orderBy = orderClauses(textOf(request.orderBy, 'orderBy'));
  const plain: JsonObject = {
    from: [{ collectionId: textOf(request.collectionId, 'collectionId') }],
    orderBy: orderBy.map(({ path, direction }) => ({ field: { fieldPath: path }, direction })),
    limit: pageSize,
  };
  const query = parseQuery(last ? { ...plain, startAt: cursorAfter(db, last, orderBy) } : plain, parent);
  const ruleReads = authorizeQuery(context, query, snapshot, caller);
  context.indexes?.check(query);
  const { documents } = snapshot.run(query);
  context.ledger.charge({
    method: 'ListDocuments',
    caller,
    reads: Math.max(1, documents.length) + ruleReads,
  });
  const projection = projectionOf(request.mask);
  return {
    documents: documents.map((document) => documentJson(db, document, projection)),
    lastPath: documents.at(-1)?.path,
  };
}

interface OrderClause {
  readonly path: string;
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

function orderClauses(text: string): OrderClause[] {
  if (text.trim() === '') return [];
  return text.split(',').map((part) => {
    const [path = '', direction = 'asc', ...rest] = part.trim().split(/\s+/);
    if (rest.length > 0 || !/^(asc|desc)$/i.test(direction)) {
      throw new StatusError('INVALID_ARGUMENT', `Invalid orderBy: "${text}"`);
    }
    return { path, direction: direction.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING' };
  });
}

function cursorAfter(
  db: ResourceName['db'],
  last: StoredDocument,
  orderBy: readonly OrderClause[],
): JsonObject {
  const values = orderBy.map(({ path }) => last.fields[path] ?? { nullValue: 'NULL_VALUE' });
  return { values: [...values, { referenceValue: fullName(db, last.path) }], before: false };
}

/** Also names that exist only as parents of other documents; found by leaping from name to name. */
function listWithMissing(
  context: EngineContext,
  collection: ResourceName,
  request: JsonObject,
  { caller, after, pageSize }: Paging,
): Page {
  const { db } = collection;
  const store = context.databases.store(db);
  readCheck(context, db, caller, context.databases.clock.read()).adminOnly();
  const projection = projectionOf(request.mask);
  const { low, high } = descendantRange(namePrefix(collection.path));
  const depth = collection.path.split('/').length;
  const paths: string[] = [];
  let from = after === undefined ? low : namePrefix(after) + AFTER;
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
  return { documents, lastPath: paths.at(-1) };
}

export function listCollectionIdsRpc(
  context: EngineContext,
  request: JsonObject,
  caller: Caller,
): JsonObject[] {
  const { db, path } = parseParentName(textOf(request.parent, 'parent'));
  readCheck(context, db, caller, context.databases.clock.read()).adminOnly();
  const pageSize = integerOf(request.pageSize, 'pageSize') || Number.POSITIVE_INFINITY;
  const store = context.databases.store(db);
  const { low, high } = descendantRange(namePrefix(path));
  const depth = path === '' ? 0 : path.split('/').length;
  const token = textOf(request.pageToken, 'pageToken');
  let from = token === '' ? low : afterCollection(joinPath(path, Buffer.from(token, 'base64').toString()));
  const collectionIds: string[] = [];
  while (collectionIds.length < pageSize) {
    const next = store.firstFrom(from);
    if (!next || next.nameKey >= high) break;
    const id = next.path.split('/')[depth] ?? '';
    collectionIds.push(id);
    from = afterCollection(joinPath(path, id));
  }
  context.ledger.charge({ method: 'ListCollectionIds', caller, reads: Math.max(1, collectionIds.length) });
  const last = collectionIds.length === pageSize ? collectionIds.at(-1) : undefined;
  return [{ collectionIds, ...(last && { nextPageToken: Buffer.from(last).toString('base64') }) }];
}

function afterCollection(path: string): string {
  return nameKey(path).slice(0, -1) + AFTER;
}
