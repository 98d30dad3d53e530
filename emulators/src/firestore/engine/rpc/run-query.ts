import type { Caller } from '../../../shared/caller';
import type { JsonObject } from '../../../shared/json';
import { type EngineContext, readCheck } from '../engine-context';
import { parseQuery } from '../query/parse-query';
import type { Query } from '../query/query';
import { textOf } from '../values/read-json';
import { parseParentName } from '../values/resource-names';
import { requestTime } from '../write/apply-transform';
import { documentJson } from './document-json';
import { withTransaction } from './read-documents';
import { openSnapshot, type ReadSnapshot } from './read-snapshot';

export function runQueryRpc(context: EngineContext, request: JsonObject, caller: Caller): JsonObject[] {
  const parent = parseParentName(textOf(request.parent, 'parent'));
  const query = parseQuery(request.structuredQuery, parent);
  const snapshot = openSnapshot(context, parent.db, request);
  const ruleReads = authorizeQuery(context, query, snapshot, caller);
  context.indexes?.check(query);
  const { documents, skipped } = snapshot.run(query);
  const reads = Math.max(1, documents.length + skipped) + ruleReads;
  context.ledger.charge({ method: 'RunQuery', caller, reads });
  const { readTime } = snapshot;
  const answers: JsonObject[] = documents.map((document) => ({
    document: documentJson(parent.db, document, query.projection),
    readTime,
  }));
  if (skipped > 0) answers.unshift({ readTime, skippedResults: skipped });
  if (answers.length === 0) answers.push({ readTime });
  return withTransaction(answers, snapshot.begun);
}

/** Reads that rules cost; PERMISSION_DENIED when they cannot prove the query. */
export function authorizeQuery(
  context: EngineContext,
  query: Query,
  snapshot: ReadSnapshot,
  caller: Caller,
): number {
  const time = requestTime(snapshot.time);
  const check = readCheck(context, query.db, caller, time, (path) => snapshot.peek(path));
  if (query.collectionId === '') check.adminOnly();
  else check.list(query);
  return check.billedReads;
}
