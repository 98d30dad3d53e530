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
    /** undefined when there is no document: any use of it is an error */
    readonly resource: Binding | undefined,
    readonly access: DocumentAccess,
  ) {}

  /** Called at the start of every call, operator and member access. */
  count(): void {
    this.expressions += 1;
    if (this.expressions > RULES_LIMITS.expressions) {
      throw new LimitExceeded(
        `Unable to evaluate the expression as the maximum of ${RULES_LIMITS.expressions} expressions to evaluate has been reached.`,
      );
    }
  }

  get expressionCount(): number {
    return this.expressions;
  }
}
