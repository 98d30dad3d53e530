import type { Caller } from '../../../shared/caller';
import type { JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import type { EngineContext } from '../engine-context';
import { type Aggregation, aggregate } from '../query/aggregate';
import { parseQuery } from '../query/parse-query';
import type { Query } from '../query/query';
import { DOCUMENT_NAME, parseFieldPath } from '../values/field-path';
import { integerOf, listOf, objectOf, textOf } from '../values/read-json';
import { parseParentName } from '../values/resource-names';
import { withTransaction } from './read-documents';
import { openSnapshot } from './read-snapshot';
import { authorizeQuery } from './run-query';

const MAX_AGGREGATIONS = 5;
const ENTRIES_PER_READ = 1000;

export function runAggregationRpc(context: EngineContext, request: JsonObject, caller: Caller): JsonObject[] {
  const parent = parseParentName(textOf(request.parent, 'parent'));
  const source = objectOf(request.structuredAggregationQuery, 'structuredAggregationQuery') ?? {};
  const query = parseQuery(source.structuredQuery, parent);
  const aggregations = parseAggregations(source.aggregations);
  const snapshot = openSnapshot(context, parent.db, request);
  const ruleReads = authorizeQuery(context, query, snapshot, caller);
  // The index behind a sum has no entry for a document without the field, so that document is not counted at all.
  const requiredFields = aggregations.map(({ field }) => field).filter((field) => field !== undefined);
  context.indexes?.check(
    query,
    requiredFields.map(({ text }) => text),
  );
  const { documents, skipped } = snapshot.run({ ...bounded(query, aggregations), requiredFields });
  const reads = Math.max(1, Math.ceil((documents.length + skipped) / ENTRIES_PER_READ)) + ruleReads;
  context.ledger.charge({ method: 'RunAggregationQuery', caller, reads });
  const aggregateFields = aggregate(documents, aggregations);
  return withTransaction([{ result: { aggregateFields }, readTime: snapshot.readTime }], snapshot.begun);
}

function parseAggregations(json: JsonObject[string]): Aggregation[] {
  const aggregations = listOf(json, 'aggregations').map(parseAggregation);
  if (aggregations.length === 0) throw invalid('An aggregation query needs an aggregation.');
  if (aggregations.length > MAX_AGGREGATIONS) {
    throw invalid(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}.`,
    );
  }
  const aliases = nameAliases(aggregations);
  if (new Set(aliases).size < aliases.length) throw invalid('Two aggregations have the same alias.');
  return aggregations.map((aggregation, i) => ({ ...aggregation, alias: aliases[i] ?? '' }));
}

function nameAliases(aggregations: readonly Aggregation[]): string[] {
  let unnamed = 0;
  return aggregations.map(({ alias }) => alias || `field_${++unnamed}`);
}

function parseAggregation(json: JsonObject): Aggregation {
  const alias = textOf(json.alias, 'alias');
  if (/^__.*__$/.test(alias)) throw invalid(`Invalid alias: ${alias} is reserved.`);
  const count = objectOf(json.count, 'count');
  if (count) {
    const upTo = integerOf(count.upTo, 'upTo');
    if (upTo !== undefined && upTo <= 0) throw invalid('upTo must be positive.');
    return { alias, kind: 'count', upTo };
  }
  for (const kind of ['sum', 'avg'] as const) {
    const source = objectOf(json[kind], kind);
    if (!source) continue;
    const path = textOf(objectOf(source.field, 'field')?.fieldPath, 'A field path');
    if (path === DOCUMENT_NAME) throw invalid(`${DOCUMENT_NAME} has no ${kind}.`);
    return { alias, kind, field: parseFieldPath(path) };
  }
  throw invalid('An aggregation must be count, sum or avg.');
}

/** Counting up to a number needs no more than that many documents. */
function bounded(query: Query, aggregations: readonly Aggregation[]): Query {
  const limits = aggregations.map(({ kind, upTo }) => (kind === 'count' ? upTo : undefined));
  if (limits.some((limit) => limit === undefined)) return query;
  const most = Math.max(...limits.map((limit) => limit ?? 0));
  return { ...query, limit: Math.min(query.limit ?? most, most) };
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
