import { RULES_LIMITS } from '../limits';
import type { Binding } from '../outcome';
import type { RuleValue } from '../value';
import { type DocumentAccess, LimitExceeded } from './access';

/** Everything one evaluation reads and counts. */
export class Run {
  private expressions = 0;
  readonly debugged: string[] = [];

  constructor(
    readonly request: RuleValue,
    /** null when there is no document, as in production */
    readonly resource: Binding,
    readonly access: DocumentAccess,
  ) {}

  /** Called for everything that is evaluated: literals, variables, member accesses, operators and calls. */
  count(expressions = 1): void {
    this.expressions += expressions;
    if (this.expressions > RULES_LIMITS.expressions) this.exceed();
  }

  private exceed(): never {
    // Evaluation ends with the first expression over the limit, also among several that are counted at once.
    this.expressions = RULES_LIMITS.expressions + 1;
    throw new LimitExceeded(
      `Unable to evaluate the expression as the maximum of ${RULES_LIMITS.expressions} expressions to evaluate has been reached.`,
    );
  }

  get expressionCount(): number {
    return this.expressions;
  }
}
