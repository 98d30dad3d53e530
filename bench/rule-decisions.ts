import { readFileSync } from 'node:fs';
import { LOCAL_PROJECT_ID } from '@harborline/domain/local-suite';
import { compileRules } from '../emulators/src/rules/compile';
import type { RuleDocument } from '../emulators/src/rules/rule-document';
import type { AccessRequest, Ruleset } from '../emulators/src/rules/ruleset';
import { percentile } from './percentile';

const ROOT = `projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;
const CALLERS = [null, 'lumen-owner', 'lumen-agent'];
const METHODS = ['get', 'update', 'create'] as const;
const ROUNDS = 30;
const REPEATS = 20;

export interface DecisionTimes {
  readonly documents: number;
  readonly decisions: number;
  readonly perSecond: number;
  /** microseconds of one decision, by kind of request */
  readonly p50: number;
  readonly p95: number;
}

/** Every document of the running suite, by path from the first segment. */
async function storedDocuments(): Promise<Map<string, RuleDocument>> {
  const answer = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${ROOT}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  const found = (await answer.json()) as { document?: { name: string; fields?: RuleDocument['fields'] } }[];
  const documents = new Map<string, RuleDocument>();
  for (const { document } of found) {
    if (!document) continue;
    const path = document.name.split('/').slice(2);
    documents.set(path.join('/'), { path, fields: document.fields ?? {} });
  }
  return documents;
}

/** Every user tries every document: to read it, to write it unchanged, to create it. */
function requestsOf(documents: ReadonlyMap<string, RuleDocument>): AccessRequest[] {
  const lookup = (path: readonly string[]) => documents.get(path.join('/')) ?? null;
  return [...documents.values()].flatMap((document) =>
    CALLERS.flatMap((uid) =>
      METHODS.map((method) => ({
        method,
        path: document.path,
        auth: uid === null ? null : { uid, token: { sub: uid, email_verified: true } },
        timeMicros: BigInt(Date.now()) * 1_000n,
        resource: method === 'create' ? null : document,
        requestResource: method === 'get' ? null : document,
        lookup,
      })),
    ),
  );
}

/** Microseconds of one decision, the mean of several in a row: a clock is too coarse for a single one. */
function microsecondsOf(ruleset: Ruleset, request: AccessRequest): number {
  const startedAt = performance.now();
  for (let n = 0; n < REPEATS; n++) ruleset.decide(request);
  return ((performance.now() - startedAt) * 1_000) / REPEATS;
}

/** Times the product's own rules on the documents of the running suite, without any transport. */
export async function ruleDecisions(rulesPath: string): Promise<DecisionTimes> {
  const { ruleset, issues } = compileRules(readFileSync(rulesPath, 'utf8'), 'cloud.firestore');
  if (!ruleset) throw new Error(`The rules do not compile: ${issues[0]?.description}`);
  const documents = await storedDocuments();
  const requests = requestsOf(documents);
  const warmUntil = performance.now() + 2_000;
  while (performance.now() < warmUntil) for (const request of requests) ruleset.decide(request);
  const times = requests.map(() => Number.POSITIVE_INFINITY);
  let decisions = 0;
  const startedAt = performance.now();
  for (let round = 0; round < ROUNDS && performance.now() - startedAt < 20_000; round++) {
    for (const [i, request] of requests.entries()) {
      times[i] = Math.min(times[i] ?? Number.POSITIVE_INFINITY, microsecondsOf(ruleset, request));
    }
    decisions += requests.length * REPEATS;
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    documents: documents.size,
    decisions,
    perSecond: decisions / seconds,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}
