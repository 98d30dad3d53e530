import fc from 'fast-check';
import { loadRules } from './rules/ruleset';
import { ADMIN, type DatabaseCaller, SIGNED_OUT } from './store/caller';
import { readChange, readUpdate } from './store/change';
import { Namespace } from './store/namespace';
import { decode } from './tree/decode';
import { DatabaseError } from './tree/errors';
import type { Node } from './tree/node';
import { splitPath } from './tree/path';

/** Helpers of the unit tests in this folder. */

/** A fixed server time. */
export const NOW = 1_700_000_000_000;

export function nodeOf(json: unknown): Node {
  return decode(json, { now: NOW }, { existing: null, depth: 0 });
}

export function userNamed(uid: string, token: Record<string, unknown> = {}): DatabaseCaller {
  return { kind: 'client', auth: { uid, provider: 'password', token: { sub: uid, ...token } } };
}

/** A namespace with rules (the object of "rules") and data. */
export function namespaceWith({ rules, data = null }: { rules?: object; data?: unknown }): Namespace {
  const hooks = { record: () => undefined, committed: () => undefined };
  const namespace = new Namespace('test', hooks, () => NOW);
  write(namespace, ADMIN, '/', data);
  if (rules) namespace.setRules(loadRules(JSON.stringify({ rules })));
  return namespace;
}

export function write(namespace: Namespace, caller: DatabaseCaller, path: string, json: unknown): void {
  namespace.write({ caller, read: (root, moment) => [readChange(root, { path, json }, moment)] });
}

export function update(namespace: Namespace, caller: DatabaseCaller, path: string, json: unknown): void {
  namespace.write({ caller, read: (root, moment) => readUpdate(root, { path, json }, moment) });
}

/** The status of what a call throws, or `ok`. */
export function statusOf(run: () => void): string {
  try {
    run();
    return 'ok';
  } catch (error) {
    if (error instanceof DatabaseError) return error.status;
    throw error;
  }
}

/** Whether rules (the object of "rules") let a caller write `json` at `path`. */
export function canWrite(namespace: Namespace, path: string, json: unknown, caller = SIGNED_OUT): boolean {
  return statusOf(() => write(namespace, caller, path, json)) === 'ok';
}

export function canRead(namespace: Namespace, path: string, caller: DatabaseCaller = SIGNED_OUT): boolean {
  return namespace.mayRead(caller, splitPath(path));
}

/** Keys from a small set, so that random paths collide. */
export const someKey = fc.constantFrom('a', 'b', 'c', '1', '2', '10', '-3', 'é', '__proto__');
export const somePath = fc.array(someKey, { maxLength: 3 });
export const someScalar = fc.oneof(
  fc.boolean(),
  fc.integer({ min: -5, max: 5 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.constantFrom('', 'a', 'b', 'Z', 'ü', '\ud83d\ude00'),
);

/** Any JSON a client may write, priorities included. */
export const someJson: fc.Arbitrary<unknown> = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constant(null),
    someScalar,
    fc.record({ '.value': someScalar, '.priority': fc.oneof(fc.constant(null), fc.integer(), fc.string()) }),
    fc.dictionary(someKey, tie('node'), { maxKeys: 4 }),
    fc
      .tuple(fc.dictionary(someKey, tie('node'), { maxKeys: 3 }), fc.integer({ min: 0, max: 3 }))
      .map(([children, priority]) => ({ ...children, '.priority': priority })),
    fc.array(tie('node'), { maxLength: 3 }),
  ),
})).node;
