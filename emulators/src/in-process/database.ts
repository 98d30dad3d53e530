import { mayRead, mayWrite } from '../database/rules/access';
import { loadRules, type Ruleset } from '../database/rules/ruleset';
import { applyChanges, type Change, readChange, readUpdate } from '../database/store/change';
import type { Node } from '../database/tree/node';
import { splitPath } from '../database/tree/path';
import type { Account, Question, Service, Verdict } from './account';

/** A value of null removes the data at the path; the keys of an update may be deep paths. */
export type DatabaseOperation =
  | { readonly kind: 'get'; readonly path: string }
  | { readonly kind: 'set'; readonly path: string; readonly value: unknown }
  | { readonly kind: 'update'; readonly path: string; readonly value: object };

export type DatabaseRules = Ruleset;

/** Compiles rules of the Realtime Database. @throws Error whose message starts with the line */
export const compileDatabaseRules: (source: string) => DatabaseRules = loadRules;

const verdictOf = (isAllowed: boolean): Verdict => (isAllowed ? 'allowed' : 'denied');

/** A Realtime Database under rules, decided by the stand-in's engine, without a transport. */
export class InProcessDatabase implements Service<DatabaseRules, DatabaseOperation> {
  #root: Node = null;

  /** @param now milliseconds since 1970; `now` of the rules and the server's time */
  constructor(
    private readonly rules: DatabaseRules,
    private readonly now: () => number = Date.now,
  ) {}

  /** Writes a value without asking the rules. @throws DatabaseError for an invalid path or value */
  arrange(path: string, value: unknown): void {
    this.#root = applyChanges(this.#root, this.#changes({ kind: 'set', path, value }, this.now()));
  }

  ask(account: Account, operation: DatabaseOperation): Question<DatabaseRules> {
    return this.#read(account, operation).question;
  }

  /** @throws DatabaseError for an invalid path or value */
  attempt(account: Account, operation: DatabaseOperation): Verdict {
    const { question, after } = this.#read(account, operation);
    const verdict = question.decide(this.rules);
    if (verdict === 'allowed') this.#root = after;
    return verdict;
  }

  #changes(operation: DatabaseOperation, now: number): readonly Change[] {
    if (operation.kind === 'get') return [];
    const { path, value: json } = operation;
    const moment = { now };
    return operation.kind === 'set'
      ? [readChange(this.#root, { path, json }, moment)]
      : readUpdate(this.#root, { path, json }, moment);
  }

  /** The operation's question and the resulting tree. One request has one time, which server values use too. */
  #read(
    account: Account,
    operation: DatabaseOperation,
  ): { readonly question: Question<DatabaseRules>; readonly after: Node } {
    const auth = account && { uid: account.uid, provider: 'custom', token: account.token };
    const [before, now] = [this.#root, this.now()];
    if (operation.kind === 'get') {
      const request = { path: splitPath(operation.path), auth, now };
      return { question: { decide: (rules) => verdictOf(mayRead(rules, before, request)) }, after: before };
    }
    const changes = this.#changes(operation, now);
    const after = applyChanges(before, changes);
    const request = { before, after, paths: changes.map(({ path }) => path), auth, now };
    return { question: { decide: (rules) => verdictOf(mayWrite(rules, request)) }, after };
  }
}
