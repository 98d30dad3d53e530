import { mayRead, mayWrite } from '../database/rules/access';
import { loadRules, type Ruleset } from '../database/rules/ruleset';
import { applyChanges, type Change, readChange, readUpdate } from '../database/store/change';
import type { Node } from '../database/tree/node';
import { splitPath } from '../database/tree/path';
import type { Account, Question, Service, Verdict } from './account';

/** A value of null removes what is there; the keys of an update may be deep paths. */
export type DatabaseOperation =
  | { readonly kind: 'get'; readonly path: string }
  | { readonly kind: 'set'; readonly path: string; readonly value: unknown }
  | { readonly kind: 'update'; readonly path: string; readonly value: object };

export type DatabaseRules = Ruleset;

/** Compiles rules of the Realtime Database. @throws Error whose message starts with the line */
export const compileDatabaseRules: (source: string) => DatabaseRules = loadRules;

const verdictOf = (isAllowed: boolean): Verdict => (isAllowed ? 'allowed' : 'denied');

/** One Realtime Database under rules, decided by the engine of the stand-in without its transports. */
export class InProcessDatabase implements Service<DatabaseRules, DatabaseOperation> {
  #root: Node = null;

  /** @param now milliseconds since 1970; `now` of the rules and the server's time */
  constructor(
    private readonly rules: DatabaseRules,
    private readonly now: () => number = Date.now,
  ) {}

  /** Writes a value without asking the rules. @throws DatabaseError when the write makes no sense */
  arrange(path: string, value: unknown): void {
    this.#root = applyChanges(this.#root, this.#changes({ kind: 'set', path, value }));
  }

  ask(account: Account, operation: DatabaseOperation): Question<DatabaseRules> {
    return this.#question(account, operation, this.#changes(operation));
  }

  /** @throws DatabaseError when a write makes no sense */
  attempt(account: Account, operation: DatabaseOperation): Verdict {
    const changes = this.#changes(operation);
    const verdict = this.#question(account, operation, changes).decide(this.rules);
    if (verdict === 'allowed') this.#root = applyChanges(this.#root, changes);
    return verdict;
  }

  #changes(operation: DatabaseOperation): readonly Change[] {
    if (operation.kind === 'get') return [];
    const { path, value: json } = operation;
    const moment = { now: this.now() };
    return operation.kind === 'set'
      ? [readChange(this.#root, { path, json }, moment)]
      : readUpdate(this.#root, { path, json }, moment);
  }

  #question(
    account: Account,
    { kind, path }: DatabaseOperation,
    changes: readonly Change[],
  ): Question<DatabaseRules> {
    const auth = account && { uid: account.uid, provider: 'custom', token: account.token };
    const [before, now] = [this.#root, this.now()];
    if (kind === 'get') {
      const request = { path: splitPath(path), auth, now };
      return { decide: (rules) => verdictOf(mayRead(rules, before, request)) };
    }
    const after = applyChanges(before, changes);
    const request = { before, after, paths: changes.map((change) => change.path), auth, now };
    return { decide: (rules) => verdictOf(mayWrite(rules, request)) };
  }
}
