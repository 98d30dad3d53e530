import { fromPlainJson } from '../proto-value';
import { orderByText } from '../prover/disjuncts';
import type { AccessRequest, QueryForRules } from '../ruleset';
import { RuleMap, RulePath, RuleTimestamp, type RuleValue } from '../value';
import { documentValue } from './access';

const NANOS_PER_MICRO = 1000n;
const KEYS = ['auth', 'method', 'path', 'time'];

function toInt(value: number | null): RuleValue {
  return value === null ? null : BigInt(value);
}

function queryValue({ limit, offset, structuredQuery }: QueryForRules): RuleMap {
  return RuleMap.of(
    new Map<string, RuleValue>([
      ['limit', toInt(limit)],
      ['offset', toInt(offset)],
      ['orderBy', orderByText(structuredQuery)],
    ]),
  );
}

function authValue(auth: AccessRequest['auth']): RuleValue {
  if (!auth) return null;
  return RuleMap.of(
    new Map<string, RuleValue>([
      ['uid', auth.uid],
      ['token', fromPlainJson(auth.token)],
    ]),
  );
}

/** null after a deletion; a read has no such key */
function futureDocument({ method, requestResource }: AccessRequest): RuleValue | undefined {
  if (requestResource) return documentValue(requestResource);
  return method === 'delete' ? null : undefined;
}

function readKey(request: AccessRequest, key: string): RuleValue | undefined {
  if (key === 'auth') return authValue(request.auth);
  if (key === 'method') return request.method;
  if (key === 'path') return new RulePath(request.path);
  if (key === 'time') return new RuleTimestamp(request.timeMicros * NANOS_PER_MICRO);
  if (key === 'resource') return futureDocument(request);
  return key === 'query' && request.query && request.method === 'list'
    ? queryValue(request.query)
    : undefined;
}

/** The `request` variable of Firestore rules; parts are converted only when a rule reads them. */
export function requestValue(request: AccessRequest): RuleMap {
  return new RuleMap({
    keys: () => [...KEYS, 'query', 'resource'].filter((key) => readKey(request, key) !== undefined),
    read: (key) => readKey(request, key),
  });
}
