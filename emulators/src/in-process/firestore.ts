import { AccessCheck } from '../firestore/engine/access/access-check';
import { ProjectRules } from '../firestore/engine/access/project-rules';
import { parseQuery } from '../firestore/engine/query/parse-query';
import { databaseName, fullName, parseDocumentName } from '../firestore/engine/values/resource-names';
import { requestTime } from '../firestore/engine/write/apply-transform';
import { parseWrites } from '../firestore/engine/write/parse-write';
import { type CommitPlan, planCommit } from '../firestore/engine/write/plan-commit';
import { compileRules } from '../rules/compile';
import { RULES_LIMITS } from '../rules/limits';
import type { AccessRequest, Decision, Ruleset } from '../rules/ruleset';
import type { Caller } from '../shared/caller';
import type { Account, Question, Service, Verdict } from './account';
import { DocumentHistory, type ReadDocument } from './document-history';
import { type FirestoreQuery, type FirestoreWrite, queryRequest, writeRequest } from './firestore-requests';

export type FirestoreOperation =
  | { readonly kind: 'get'; readonly path: string }
  | FirestoreQuery
  | FirestoreWrite
  | { readonly kind: 'commit'; readonly writes: readonly FirestoreWrite[] };

type Change = Exclude<FirestoreOperation, { readonly kind: 'get' | 'list' }>;

const DB = databaseName('in-process', '(default)');

/** Compiles rules of Firestore. @throws Error naming each error */
export function compileFirestoreRules(source: string): Ruleset {
  const { ruleset, issues } = compileRules(source, 'cloud.firestore');
  if (ruleset) return ruleset;
  throw new Error(
    issues.map(({ line, column, description }) => `${line}:${column} ${description}`).join('\n'),
  );
}

const GRANTED: Decision = {
  allowed: true,
  reason: '',
  lookedUp: [],
  accessCalls: 0,
  attempts: [],
  debug: [],
  expressions: 0,
  warnings: [],
};

/** Rules that allow everything and record each request. */
function recording(asked: AccessRequest[]): ProjectRules {
  const ruleset: Ruleset = {
    rulesVersion: 2,
    coverage: () => [],
    decide(request) {
      asked.push(request);
      return GRANTED;
    },
  };
  const rules = new ProjectRules(() => ({ ruleset, issues: [] }));
  rules.setFallback('', 'firestore.rules');
  return rules;
}

/** One decision for a read, one for each write of a commit. */
export class FirestoreQuestion implements Question<Ruleset> {
  constructor(private readonly asked: readonly AccessRequest[]) {}

  decide(rules: Ruleset): Verdict {
    const lookups = new Set<string>();
    const areAllowed = this.asked.every((request) => {
      const lookup: AccessRequest['lookup'] = (path, after) => {
        lookups.add(`${after}:${path.join('/')}`);
        return request.lookup(path, after);
      };
      return rules.decide({ ...request, lookup }).allowed;
    });
    return areAllowed && lookups.size <= RULES_LIMITS.accessCallsShared ? 'allowed' : 'denied';
  }

  /** The largest number of expressions that one of the decisions evaluates. */
  expressions(rules: Ruleset): number {
    return Math.max(...this.asked.map((request) => rules.decide(request).expressions));
  }
}

const callerOf = (account: Account): Caller =>
  account === null ? { kind: 'signed-out' } : { kind: 'user', ...account };

/** Firestore documents under rules, decided by the stand-in's engine, without a transport. */
export class InProcessFirestore implements Service<Ruleset, FirestoreOperation> {
  readonly #documents = new DocumentHistory();

  /** @param now milliseconds since 1970; `request.time` */
  constructor(
    private readonly rules: Ruleset,
    private readonly now: () => number = Date.now,
  ) {}

  /** The current documents, for Storage rules that look them up. */
  snapshot(): ReadDocument {
    return this.#documents.snapshot();
  }

  clear(): void {
    this.#documents.clear();
  }

  /** Changes documents without asking the rules. @throws StatusError when Firestore refuses the change */
  arrange(change: Change): void {
    this.#apply(this.#plan(change));
  }

  ask(account: Account, operation: FirestoreOperation): FirestoreQuestion {
    const plan = operation.kind === 'get' || operation.kind === 'list' ? undefined : this.#plan(operation);
    return this.#question(account, operation, plan);
  }

  /** @throws StatusError when the rules allow what Firestore refuses, such as an update of a missing document */
  attempt(account: Account, operation: FirestoreOperation): Verdict {
    const plan = operation.kind === 'get' || operation.kind === 'list' ? undefined : this.#plan(operation);
    const verdict = this.#question(account, operation, plan).decide(this.rules);
    if (plan && verdict === 'allowed') this.#apply(plan);
    return verdict;
  }

  #plan(change: Change): CommitPlan {
    const writes = change.kind === 'commit' ? change.writes : [change];
    const requests = writes.map((write) => writeRequest(DB, write));
    return planCommit(this.#documents.snapshot(), parseWrites(requests, DB), this.now() * 1000);
  }

  #apply({ failure, changes }: CommitPlan): void {
    if (failure) throw failure;
    this.#documents.apply(changes);
  }

  #question(
    account: Account,
    operation: FirestoreOperation,
    plan: CommitPlan | undefined,
  ): FirestoreQuestion {
    const asked: AccessRequest[] = [];
    const read = this.#documents.snapshot();
    const check = new AccessCheck({
      rules: recording(asked),
      db: DB,
      caller: callerOf(account),
      // One request has one time, which server values use too.
      time: requestTime(plan?.commitTime ?? this.now() * 1000),
      read,
      ...(plan && { readAfter: plan.documentAfter }),
    });
    if (operation.kind === 'get') {
      const { path } = parseDocumentName(fullName(DB, operation.path));
      check.get(path, read(path));
    }
    if (operation.kind === 'list') {
      const { parent, structuredQuery } = queryRequest(operation);
      check.list(parseQuery(structuredQuery, { db: DB, path: parent }));
    }
    for (const write of plan?.writes ?? []) check.write(write);
    return new FirestoreQuestion(asked);
  }
}
