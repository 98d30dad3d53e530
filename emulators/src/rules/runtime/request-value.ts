import { fromPlainJson } from '../proto-value';
import { orderByText } from '../prover/disjuncts';
import type { AccessRequest, QueryForRules } from '../ruleset';
import { RuleMap, RulePath, RuleTimestamp, type RuleValue } from '../value';
import { documentValue } from './access';

const NANOS_PER_MICRO = 1000n;
const KEYS = ['auth', 'method', 'path', 'query', 'resource', 'time'];

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

function listedQuery({ query, method }: AccessRequest): RuleMap | undefined {
  return query && method === 'list' ? queryValue(query) : undefined;
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

/** The `request` variable of Firestore rules; parts are converted only when a rule reads them. */
class RequestMap extends RuleMap {
  private auth: RuleValue | undefined;
  private resource: RuleValue | undefined;
  private time: RuleValue | undefined;

  constructor(private readonly request: AccessRequest) {
    super();
  }

  override get(key: string): RuleValue | undefined {
    switch (key) {
      case 'auth':
        if (this.auth === undefined) this.auth = authValue(this.request.auth);
        return this.auth;
      case 'resource':
        if (this.resource === undefined) this.resource = futureDocument(this.request);
        return this.resource;
      case 'time':
        this.time ??= new RuleTimestamp(this.request.timeMicros * NANOS_PER_MICRO);
        return this.time;
      case 'method':
        return this.request.method;
      case 'path':
        return new RulePath(this.request.path);
      case 'query':
        return listedQuery(this.request);
    }
    return undefined;
  }

  override unsortedKeys(): readonly string[] {
    return KEYS.filter((key) => this.has(key));
  }
}

export function requestValue(request: AccessRequest): RuleMap {
  return new RequestMap(request);
}
