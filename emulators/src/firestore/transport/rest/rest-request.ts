import type { Json, JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import type { RpcMethod } from '../../backend';
import { decodeSegment } from '../http/exchange';

/** What a REST request means as an RPC. */
export interface RestCall {
  readonly rpc: RpcMethod;
  readonly message: JsonObject;
  /** server streams answer a JSON array, unary methods an object */
  readonly isStream: boolean;
}

export interface RestRequest {
  readonly method: string;
  readonly rawPath: string;
  readonly query: URLSearchParams;
  readonly body: JsonObject;
}

interface Target {
  /** `projects/p/databases/d` */
  readonly database: string;
  readonly segments: readonly string[];
  readonly verb: string | undefined;
}

interface Verb {
  readonly rpc: RpcMethod;
  readonly scope: 'database' | 'parent';
  readonly isStream: boolean;
}

const VERBS: Readonly<Record<string, Verb>> = {
  batchGet: { rpc: 'BatchGetDocuments', scope: 'database', isStream: true },
  beginTransaction: { rpc: 'BeginTransaction', scope: 'database', isStream: false },
  commit: { rpc: 'Commit', scope: 'database', isStream: false },
  rollback: { rpc: 'Rollback', scope: 'database', isStream: false },
  batchWrite: { rpc: 'BatchWrite', scope: 'database', isStream: false },
  runQuery: { rpc: 'RunQuery', scope: 'parent', isStream: true },
  runAggregationQuery: { rpc: 'RunAggregationQuery', scope: 'parent', isStream: true },
  listCollectionIds: { rpc: 'ListCollectionIds', scope: 'parent', isStream: false },
  partitionQuery: { rpc: 'PartitionQuery', scope: 'parent', isStream: false },
};

const REST_PATH = /^\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents(?=[/:]|$)(.*)$/;

/**
 * Translates a REST request; undefined when no such route exists.
 *
 * @throws StatusError INVALID_ARGUMENT for malformed escapes and parameters
 */
export function toRestCall(request: RestRequest): RestCall | undefined {
  const target = targetOf(request);
  if (target === undefined) return undefined;
  if (target.verb !== undefined) return verbCall(target, target.verb, request.body);
  const isDocument = target.segments.length > 0 && target.segments.length % 2 === 0;
  return isDocument ? documentCall(target, request) : collectionCall(target, request);
}

function targetOf({ method, rawPath }: RestRequest): Target | undefined {
  const match = REST_PATH.exec(rawPath);
  if (match === null) return undefined;
  const [, project = '', database = '', rest = ''] = match;
  // Only POST has verbs, and only known ones are cut off: an id may contain a colon.
  const colon = method === 'POST' ? rest.lastIndexOf(':') : -1;
  const verb = colon < 0 ? undefined : rest.slice(colon + 1);
  const isVerb = verb !== undefined && VERBS[verb] !== undefined;
  if (rest.startsWith(':') && !isVerb) return undefined;
  const documentPath = isVerb ? rest.slice(0, colon) : rest;
  // An id is never empty, so an extra slash is an error: `documents/rooms/` is not a collection.
  const [, ...rawSegments] = documentPath.split('/');
  if (rawSegments.includes('')) return undefined;
  return {
    database: `projects/${decodeSegment(project)}/databases/${decodeSegment(database)}`,
    segments: rawSegments.map(decodeSegment),
    verb: isVerb ? verb : undefined,
  };
}

function verbCall(target: Target, name: string, body: JsonObject): RestCall | undefined {
  const verb = VERBS[name];
  if (verb === undefined) return undefined;
  const scope = verb.scope === 'database' ? { database: target.database } : { parent: nameOf(target) };
  return { rpc: verb.rpc, message: { ...body, ...scope }, isStream: verb.isStream };
}

function documentCall(target: Target, { method, query, body }: RestRequest): RestCall | undefined {
  const name = nameOf(target);
  const mask = maskOf(query, 'mask');
  const currentDocument = preconditionOf(query);
  switch (method) {
    case 'GET': {
      const transaction = query.get('transaction') ?? undefined;
      const readTime = query.get('readTime') ?? undefined;
      return unary('GetDocument', { name, mask, transaction, readTime });
    }
    case 'PATCH': {
      const updateMask = maskOf(query, 'updateMask');
      return unary('UpdateDocument', { document: { ...body, name }, updateMask, mask, currentDocument });
    }
    case 'DELETE':
      return unary('DeleteDocument', { name, currentDocument });
    default:
      return undefined;
  }
}

function collectionCall(target: Target, { method, query, body }: RestRequest): RestCall | undefined {
  const collectionId = target.segments.at(-1);
  if (collectionId === undefined) return undefined;
  const parent = nameOf({ ...target, segments: target.segments.slice(0, -1) });
  const mask = maskOf(query, 'mask');
  if (method === 'POST') {
    const documentId = query.get('documentId') ?? undefined;
    return unary('CreateDocument', { parent, collectionId, documentId, document: body, mask });
  }
  if (method !== 'GET') return undefined;
  return unary('ListDocuments', {
    parent,
    collectionId,
    pageSize: numberOf(query, 'pageSize'),
    pageToken: query.get('pageToken') ?? undefined,
    orderBy: query.get('orderBy') ?? undefined,
    readTime: query.get('readTime') ?? undefined,
    showMissing: query.get('showMissing') === 'true' || undefined,
    mask,
  });
}

function unary(rpc: RpcMethod, message: Record<string, Json | undefined>): RestCall {
  const entries = Object.entries(message).filter(([, value]) => value !== undefined);
  return { rpc, message: Object.fromEntries(entries), isStream: false };
}

function nameOf(target: Pick<Target, 'database' | 'segments'>): string {
  return [target.database, 'documents', ...target.segments].join('/');
}

function maskOf(query: URLSearchParams, name: string): JsonObject | undefined {
  const fieldPaths = query.getAll(`${name}.fieldPaths`);
  return fieldPaths.length > 0 ? { fieldPaths } : undefined;
}

function preconditionOf(query: URLSearchParams): JsonObject | undefined {
  const exists = query.get('currentDocument.exists');
  const updateTime = query.get('currentDocument.updateTime');
  if (exists !== null) return { exists: exists === 'true' };
  return updateTime === null ? undefined : { updateTime };
}

function numberOf(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  if (!/^-?\d{1,9}$/.test(text)) throw new StatusError('INVALID_ARGUMENT', `${name} must be an integer.`);
  return Number(text);
}
