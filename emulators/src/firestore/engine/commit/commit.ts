import type { Caller } from '../../../shared/caller';
import type { JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import { AccessCheck } from '../access/access-check';
import type { EngineContext } from '../engine-context';
import type { Transaction } from '../transactions';
import type { DatabaseName } from '../values/resource-names';
import { timestampOfMicros } from '../values/timestamps';
import { requestTime } from '../write/apply-transform';
import { type CommitPlan, planCommit } from '../write/plan-commit';
import type { Write } from '../write/write';

export interface CommitRequest {
  readonly db: DatabaseName;
  readonly writes: readonly Write[];
  readonly caller: Caller;
  readonly transaction?: Transaction;
  /** name in the billing ledger */
  readonly method: string;
}

export interface CommitOutcome {
  readonly writeResults: JsonObject[];
  readonly commitTime: string;
}

/**
 * Applies writes atomically, in one synchronous step: rules, preconditions, journal, memory, listeners,
 * function events. Either all of it happens or nothing.
 */
export function commit(context: EngineContext, request: CommitRequest): CommitOutcome {
  const { db, writes, caller, transaction } = request;
  const store = context.databases.store(db);
  if (transaction && !transaction.isCurrent(store)) {
    throw new StatusError('ABORTED', 'Too much contention on these documents. Please try again.');
  }
  const plan = planCommit((path) => store.get(path), writes, context.databases.clock.next());
  const ruleReads = authorize(context, request, plan);
  if (plan.failure) throw plan.failure;
  const { changes, commitTime } = plan;
  for (const { after } of changes) if (after) context.indexes?.checkEntries(after);
  context.databases.commit(db, changes, commitTime);
  context.ledger.charge({ ...tally(writes), reads: ruleReads, method: request.method, caller });
  context.feed.publish({ db, time: commitTime, changes, caller, firesEvents: true });
  return {
    writeResults: plan.writes.map(({ result }) => result),
    commitTime: timestampOfMicros(commitTime),
  };
}

/** Number of documents that rules read; PERMISSION_DENIED when they refuse one of the writes. */
function authorize(context: EngineContext, { db, caller, method }: CommitRequest, plan: CommitPlan): number {
  const store = context.databases.store(db);
  const check = new AccessCheck({
    rules: context.rules,
    db,
    caller,
    time: requestTime(plan.commitTime),
    read: (path) => store.get(path),
    readAfter: plan.documentAfter,
  });
  if (check.isExempt) return 0;
  try {
    for (const write of plan.writes) check.write(write);
  } catch (error) {
    context.ledger.charge({ method, caller, reads: check.billedReads });
    throw error;
  }
  return check.billedReads;
}

function tally(writes: readonly Write[]): { writes: number; deletes: number } {
  return {
    writes: writes.filter(({ kind }) => kind === 'update').length,
    deletes: writes.filter(({ kind }) => kind === 'delete').length,
  };
}
