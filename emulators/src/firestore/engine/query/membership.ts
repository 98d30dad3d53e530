import { directed } from '../store/field-index';
import type { StoredDocument } from '../store/stored-document';
import { AFTER } from '../values/text-key';
import { matchesFilter } from './match-filter';
import type { Query } from './query';

/** Whether a document is in a query's collection and parent. */
export function isInScope(query: Query, document: StoredDocument): boolean {
  const { collectionId, parentPath, allDescendants } = query;
  if (collectionId !== '' && document.collectionId !== collectionId) return false;
  if (allDescendants) return parentPath === '' || document.path.startsWith(`${parentPath}/`);
  if (collectionId === '') return parentOf(document.collectionPath) === parentPath;
  return document.collectionPath.length === parentLength(parentPath) + collectionId.length
    ? document.collectionPath.startsWith(parentPath)
    : false;
}

function parentLength(parentPath: string): number {
  return parentPath === '' ? 0 : parentPath.length + 1;
}

function parentOf(collectionPath: string): string {
  return collectionPath.slice(0, Math.max(0, collectionPath.lastIndexOf('/')));
}

/** Position of a document in a query's effective order; undefined when it lacks an ordering field. */
export function sortKey(query: Query, document: StoredDocument): string | undefined {
  let sort = '';
  for (const { field, isDescending } of query.orders) {
    const key = document.key(field);
    if (key === undefined) return undefined;
    sort += directed(key, isDescending);
  }
  return sort + directed(document.nameKey, query.isNameDescending);
}

/** Whether a position lies between the query's cursors. */
function isWithinCursors({ start, end }: Query, sort: string): boolean {
  if (start && sort < (start.isAfter ? start.key + AFTER : start.key)) return false;
  return !end || sort < (end.isAfter ? end.key + AFTER : end.key);
}

/** Whether a document belongs to the result before offset and limit are applied. */
export function isMember(query: Query, document: StoredDocument): boolean {
  if (!isInScope(query, document) || !matchesFilter(document, query.filter)) return false;
  if (!query.start && !query.end) return query.orders.every(({ field }) => document.key(field) !== undefined);
  const sort = sortKey(query, document);
  return sort !== undefined && isWithinCursors(query, sort);
}
