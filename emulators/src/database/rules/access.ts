import { Branch, type Node, nodeAt } from '../tree/node';
import type { Path } from '../tree/path';
import { loadsAllData, type Query } from '../tree/query';
import { EvaluationError } from './evaluation-error';
import { type RuleStep, type Ruleset, stepInto, stepsAlong } from './ruleset';
import type { AuthVariable, Evaluate, QueryVariable, Scope } from './scope';
import { RuleSnapshot } from './snapshot';

/** The question behind every read: may `auth` see `path`, with this query? */
export interface ReadRequest {
  readonly path: Path;
  readonly query?: Query;
  readonly auth: AuthVariable;
  readonly now: number;
}

/** A write as rules see it: the whole tree before and after, and the written paths. */
export interface WriteRequest {
  readonly before: Node;
  readonly after: Node;
  readonly paths: readonly Path[];
  readonly auth: AuthVariable;
  readonly now: number;
}

const PLAIN_READ: QueryVariable = {
  orderByKey: true,
  orderByValue: false,
  orderByPriority: false,
  orderByChild: null,
  startAt: null,
  endAt: null,
  equalTo: null,
  limitToFirst: null,
  limitToLast: null,
};

function isChildIndex(index: string): boolean {
  return !index.startsWith('.');
}

function equalToOf({ start, end }: Query): QueryVariable['equalTo'] {
  const isOnePoint = start?.isInclusive && end?.isInclusive && start.value === end.value;
  return isOnePoint ? start.value : null;
}

function queryVariable(query: Query | undefined): QueryVariable {
  if (!query || (loadsAllData(query) && query.index === '.priority')) return PLAIN_READ;
  const { limit } = query;
  return {
    orderByKey: query.index === '.key',
    orderByValue: query.index === '.value',
    orderByPriority: query.index === '.priority',
    orderByChild: isChildIndex(query.index) ? query.index : null,
    startAt: query.start?.isInclusive ? query.start.value : null,
    endAt: query.end?.isInclusive ? query.end.value : null,
    equalTo: equalToOf(query),
    limitToFirst: limit?.from === 'first' ? limit.count : null,
    limitToLast: limit?.from === 'last' ? limit.count : null,
  };
}

/** A rule without a value counts as false; only true grants. */
function holds(rule: Evaluate, scope: Scope): boolean {
  try {
    return rule(scope) === true;
  } catch (error) {
    // A nesting too deep for the call stack is a denial too, never a crash.
    if (error instanceof EvaluationError || error instanceof RangeError) return false;
    throw error;
  }
}

/** Whether the rules let `auth` read: any true `.read` on the path grants. */
export function mayRead(rules: Ruleset, tree: Node, request: ReadRequest): boolean {
  const root = new RuleSnapshot(tree, []);
  const query = queryVariable(request.query);
  return stepsAlong(rules, request.path).some(({ node, depth, wildcards }) => {
    if (!node.read) return false;
    const data = root.at(request.path.slice(0, depth));
    return holds(node.read, {
      auth: request.auth,
      now: request.now,
      root,
      data,
      newData: data,
      query,
      wildcards,
    });
  });
}

class WriteCheck {
  private readonly before: RuleSnapshot;
  private readonly after: RuleSnapshot;

  constructor(
    private readonly rules: Ruleset,
    private readonly request: WriteRequest,
  ) {
    this.before = new RuleSnapshot(request.before, []);
    this.after = new RuleSnapshot(request.after, []);
  }

  allows(path: Path): boolean {
    const steps = stepsAlong(this.rules, path);
    const isGranted = steps.some((step) => step.node.write && this.holdsAt(step.node.write, step, path));
    if (!isGranted) return false;
    if (!this.rules.root.hasValidation) return true;
    return this.isValidAbove(steps, path) && this.isValidFrom(steps[path.length], path);
  }

  private holdsAt(rule: Evaluate, step: RuleStep, path: Path): boolean {
    const location = path.slice(0, step.depth);
    return holds(rule, {
      auth: this.request.auth,
      now: this.request.now,
      root: this.before,
      data: this.before.at(location),
      newData: this.after.at(location),
      query: PLAIN_READ,
      wildcards: step.wildcards,
    });
  }

  private isValidAt(step: RuleStep, path: Path): boolean {
    return !step.node.validate || this.holdsAt(step.node.validate, step, path);
  }

  /** Ancestors of the written path count too, if they still exist afterwards. */
  private isValidAbove(steps: readonly RuleStep[], path: Path): boolean {
    return steps
      .slice(0, path.length)
      .every((step) => !this.after.at(path.slice(0, step.depth)).exists() || this.isValidAt(step, path));
  }

  private isValidFrom(step: RuleStep | undefined, path: Path): boolean {
    const node = nodeAt(this.request.after, path);
    if (!step?.node.hasValidation || node === null) return true;
    if (!this.isValidAt(step, path)) return false;
    if (!(node instanceof Branch)) return true;
    for (const key of node.children.keys()) {
      if (!this.isValidFrom(stepInto(step, key), [...path, key])) return false;
    }
    return true;
  }
}

/** Whether the rules let `auth` make this write: every path granted and everything written valid. */
export function mayWrite(rules: Ruleset, request: WriteRequest): boolean {
  const check = new WriteCheck(rules, request);
  return request.paths.every((path) => check.allows(path));
}
