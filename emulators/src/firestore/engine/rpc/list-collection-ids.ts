import type { Caller } from '../../../shared/caller';
import type { JsonObject } from '../../../shared/json';
import { type EngineContext, readCheck } from '../engine-context';
import { descendantRange } from '../store/document-store';
import { namePrefix } from '../values/name-key';
import { integerOf, textOf } from '../values/read-json';
import { joinPath, parseParentName } from '../values/resource-names';
import { AFTER } from '../values/text-key';
import { pageToken, readPageToken } from './page-token';

/** Collections directly below a parent, even one that does not exist. */
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
  const behind = (id: string) => namePrefix(joinPath(path, id)) + AFTER;
  const after = readPageToken(request.pageToken)?.[0]?.stringValue;
  const collectionIds: string[] = [];
  let from = typeof after === 'string' ? behind(after) : low;
  while (collectionIds.length < pageSize) {
    const next = store.firstFrom(from);
    if (!next || next.nameKey >= high) break;
    const id = next.path.split('/')[depth] ?? '';
    collectionIds.push(id);
    from = behind(id);
  }
  context.ledger.charge({ method: 'ListCollectionIds', caller, reads: Math.max(1, collectionIds.length) });
  const last = collectionIds.length === pageSize ? collectionIds.at(-1) : undefined;
  return [
    { collectionIds, ...(last !== undefined && { nextPageToken: pageToken([{ stringValue: last }]) }) },
  ];
}
