import type { Claims } from '../shared/caller';
import type { JsonObject } from '../shared/json';
import type { ExpressionCount } from './coverage-report';
import type { RuleDocument } from './rule-document';
import type { SharedAccess } from './runtime/access';
import type { RuleValue } from './value';

/** One request to decide. Firestore and Storage fill it differently. */
export interface AccessRequest {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** full path segments from the first slash; for a list: the collection's path */
  readonly path: readonly string[];
  readonly auth: { readonly uid: string; readonly token: Claims } | null;
  /** microseconds since 1970 */
  readonly timeMicros: bigint;
  /** the stored document; null when there is none */
  readonly resource: RuleDocument | null;
  /** the document after the write; null for reads and deletes */
  readonly requestResource: RuleDocument | null;
  /** list only */
  readonly query?: QueryForRules;
  /**
   * Reads a document for get/exists (`after` false) or getAfter/existsAfter (`after` true); synchronous.
   * Storage throws NeedsDocument and runs the decision again once it has been fetched.
   */
  lookup(path: readonly string[], after: boolean): RuleDocument | null;
  /**
   * One object for all operations of a request, like a commit: together they may read 20 distinct documents, and
   * a document that an earlier one read is free. Without it each operation counts alone.
   */
  readonly sharedAccess?: SharedAccess;
  /** Storage only: the variables as its host sends them, instead of those from the other fields */
  readonly variables?: { readonly request: RuleValue; readonly resource: RuleValue };
}

/** What the prover knows about a query: ProtoJSON parts of the StructuredQuery, effective order included. */
export interface QueryForRules {
  readonly structuredQuery: JsonObject;
  /** collection id and whether every collection of that id is meant */
  readonly collectionId: string;
  readonly allDescendants: boolean;
  readonly limit: number | null;
  readonly offset: number | null;
}

export interface Decision {
  readonly allowed: boolean;
  /** e.g. "allow at line 12" or the list of clauses that failed, for logs and error texts */
  readonly reason: string;
  /** line of the allow that granted, if any */
  readonly line?: number;
  /** full paths (joined by '/') that get/exists read, for re-deciding listeners */
  readonly lookedUp: readonly string[];
  /** number of distinct documents read, billed as production bills them */
  readonly accessCalls: number;
  /** every allow that was tried, in order */
  readonly attempts: readonly AllowAttempt[];
  /** arguments of debug() calls */
  readonly debug: readonly string[];
  /** expressions evaluated, out of 1,000 allowed */
  readonly expressions: number;
  /** limits of production that this decision came near */
  readonly warnings: readonly string[];
}

/** The outcome of one allow statement. */
export interface AllowAttempt {
  readonly line: number;
  readonly verdict: 'granted' | 'false' | 'error' | 'unprovable';
  /** the error, or the expression that could not be proved */
  readonly detail?: string;
  /** position of the error or of the unprovable expression, e.g. L37:29 */
  readonly at?: string;
}

/** Compiled rules of one service. Deciding never throws, whatever a rule or a document contains. */
export interface Ruleset {
  readonly rulesVersion: 1 | 2;
  decide(request: AccessRequest): Decision;
  /** How often each expression was true, false or failed. */
  coverage(): readonly ExpressionCount[];
}

export interface CompileIssue {
  readonly line: number;
  readonly column: number;
  readonly description: string;
  readonly severity: 'ERROR' | 'WARNING';
}

export interface CompileResult {
  /** absent when there are errors */
  readonly ruleset?: Ruleset;
  readonly issues: readonly CompileIssue[];
}
// `compileRules(source, service)` lives in compile.ts; `NeedsDocument` in needs-document.ts.
