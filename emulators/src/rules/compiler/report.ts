import type { ExpressionCount } from '../coverage-report';
import { isNearLimit } from '../limits';
import type { Outcome } from '../outcome';
import { Unknown } from '../prover/unknown';
import type { CompileIssue } from '../ruleset';
import type { Code } from '../runtime/frame';
import type { Position } from '../source-text';
import { RuleError } from '../value';

interface Counter {
  readonly at: Position;
  isTrue: number;
  isFalse: number;
  failed: number;
  cause?: string;
  unproved: number;
  other: number;
}

function add(counter: Counter, outcome: Outcome): void {
  if (outcome === true) counter.isTrue += 1;
  else if (outcome === false) counter.isFalse += 1;
  else if (outcome instanceof RuleError) {
    counter.failed += 1;
    counter.cause ??= outcome.message;
  } else if (outcome instanceof Unknown) counter.unproved += 1;
  else counter.other += 1;
}

/** How often each expression had which result. */
export class Coverage {
  readonly #counters: Counter[] = [];

  /** the same code, counted */
  track(at: Position, code: Code): Code {
    const counter: Counter = { at, isTrue: 0, isFalse: 0, failed: 0, unproved: 0, other: 0 };
    this.#counters.push(counter);
    return (frame) => {
      const outcome = code(frame);
      add(counter, outcome);
      return outcome;
    };
  }

  get counts(): readonly ExpressionCount[] {
    return this.#counters;
  }
}

export interface LimitUse {
  /** what is counted, e.g. `arguments` */
  readonly what: string;
  readonly used: number;
  readonly limit: number;
  /** message when it is exceeded */
  readonly error: string;
}

/** Collects the problems of a rules file. */
export class IssueList {
  readonly issues: CompileIssue[] = [];

  error(at: Position, description: string): void {
    this.issues.push({ line: at.line, column: at.column, description, severity: 'ERROR' });
  }

  warn(at: Position, description: string): void {
    this.issues.push({ line: at.line, column: at.column, description, severity: 'WARNING' });
  }

  /** Reports an error over a limit and a warning close to it. */
  within(at: Position, { what, used, limit, error }: LimitUse): void {
    if (used > limit) this.error(at, error);
    else if (isNearLimit(used, limit))
      this.warn(at, `Near a limit of production: ${used} of ${limit} ${what}.`);
  }

  get hasErrors(): boolean {
    return this.issues.some(({ severity }) => severity === 'ERROR');
  }
}
