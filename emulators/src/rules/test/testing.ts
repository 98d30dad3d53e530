import type { JsonObject } from '../../shared/json';
import { compileRules } from '../compile';
import type { ServiceName } from '../functions/catalog';
import type { RuleDocument } from '../rule-document';
import type { AccessRequest, Decision, QueryForRules, Ruleset } from '../ruleset';

/** Segments below the documents root of the default database. */
export function documentPath(path: string): string[] {
  return ['databases', '(default)', 'documents', ...path.split('/')];
}

/** A document for rules; fields are ProtoJSON. */
export function ruleDocument(path: string, fields: JsonObject = {}): RuleDocument {
  return { path: documentPath(path), fields };
}

/** Compiles rules that must be valid. */
export function mustCompile(source: string, service: ServiceName = 'cloud.firestore'): Ruleset {
  const { ruleset, issues } = compileRules(source, service);
  if (!ruleset) throw new Error(issues.map(({ line, description }) => `${line}: ${description}`).join('\n'));
  return ruleset;
}

/** Firestore rules, version 2, with this text below the documents root. */
export function firestoreRules(body: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`;
}

/** A request for one document, signed out by default. */
export function accessRequest(path: string, parts: Partial<AccessRequest> = {}): AccessRequest {
  return {
    method: 'get',
    path: documentPath(path),
    auth: null,
    timeMicros: 1_767_225_600_000_000n,
    resource: ruleDocument(path),
    requestResource: null,
    lookup: () => null,
    ...parts,
  };
}

/** A list request for one collection, or for every collection of that id. */
export function listRequest(
  path: string,
  structuredQuery: JsonObject,
  parts: Partial<AccessRequest> & Partial<QueryForRules> = {},
): AccessRequest {
  const { limit = null, offset = null, allDescendants = false, ...rest } = parts;
  const collectionId = path.split('/').at(-1) ?? '';
  const query = { structuredQuery, collectionId, allDescendants, limit, offset };
  return accessRequest(path, { method: 'list', resource: null, query, ...rest });
}

/** Decides one expression as the condition of a get of `things/one` with the given fields. */
export function decideExpression(
  expression: string,
  fields: JsonObject = {},
  parts: Partial<AccessRequest> = {},
): Decision {
  const ruleset = mustCompile(firestoreRules(`match /things/{id} { allow read, write: if ${expression}; }`));
  return ruleset.decide(
    accessRequest('things/one', { resource: ruleDocument('things/one', fields), ...parts }),
  );
}
