import type { ExpressionCount } from '../coverage-report';
import { isNearLimit } from '../limits';
import { isKnown, located, type Outcome } from '../outcome';
import { Unknown } from '../prover/unknown';
import type { CompileIssue } from '../ruleset';
import type { Position } from '../source-text';
import type { Failure, RuleValue } from '../value';

/** How often one expression had which result. */
export class Tally implements ExpressionCount {
  isTrue = 0;
  isFalse = 0;
  failed = 0;
  cause?: string;
  unproved = 0;
  other = 0;

  constructor(readonly at: Position) {}

  /** The result of the expression, counted; a failure gets the expression's position. */
  note(result: RuleValue | Failure | Unknown): Outcome {
    if (result === true) this.isTrue += 1;
    else if (result === false) this.isFalse += 1;
    else if (isKnown(result)) this.other += 1;
    else return this.noteMissing(result);
    return result;
  }

  private noteMissing(result: Failure | Unknown): Outcome {
    if (result instanceof Unknown) {
      this.unproved += 1;
      return result;
    }
    this.failed += 1;
    this.cause ??= result.message;
    return located(result, this.at);
  }
}

/** How often each expression of a file had which result. */
export class Coverage {
  readonly #tallies: Tally[] = [];

  tally(at: Position): Tally {
    const tally = new Tally(at);
    this.#tallies.push(tally);
    return tally;
  }

  get counts(): readonly ExpressionCount[] {
    return this.#tallies;
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
