import type { AccessKind } from '../functions/catalog';
import type { Coverage, IssueList, Tally } from './report';
import type { Scope, UserFunction } from './scope';

/** What compiling an expression needs to know about its context. */
export interface CompileContext {
  readonly scope: Scope;
  readonly issues: IssueList;
  readonly coverage: Coverage;
  readonly accessFunctions: ReadonlyMap<string, AccessKind>;
  /** every `get` and the like of either service, to explain a call in the wrong one */
  readonly owner?: UserFunction;
}

/** The context of one expression and the tally of its results. */
export interface ExpressionContext extends CompileContext {
  readonly tally: Tally;
}
