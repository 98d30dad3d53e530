import type { AccessMethod } from './ast';
import type { CompiledMatch } from './compiler/compile-service';
import type { Coverage } from './compiler/report';
import type { ExpressionCount } from './coverage-report';
import type { ServiceName } from './functions/catalog';
import { isNearLimit, RULES_LIMITS } from './limits';
import { disjunctsOf } from './prover/disjuncts';
import { documentTokens, listedResource } from './prover/list-template';
import { factsOf } from './prover/query-facts';
import type { AccessRequest, AllowAttempt, Decision, QueryForRules, Ruleset } from './ruleset';
import { DocumentAccess, documentValue, LimitExceeded } from './runtime/access';
import { attempt, clause } from './runtime/attempts';
import { requestValue } from './runtime/request-value';
import { Run } from './runtime/run';
import { tryAllows, type Verdict } from './runtime/try-allows';
import type { SourceText } from './source-text';

const NO_MATCH = 'No matching allow statements';

interface Parts {
  readonly source: SourceText;
  readonly rulesVersion: 1 | 2;
  readonly service: ServiceName;
  readonly matches: readonly CompiledMatch[];
  readonly expressionCoverage: Coverage;
}

/** What a decision has come to. */
type Answer = Pick<Decision, 'allowed' | 'reason' | 'line'>;

interface Progress {
  readonly access: DocumentAccess;
  readonly debug: string[];
  readonly attempts: AllowAttempt[];
  expressions: number;
}

/** The allows of one kind of request, in file order. */
function allowsFor(method: AccessMethod, matches: readonly CompiledMatch[]): CompiledMatch[] {
  return matches
    .map(({ pattern, allows }) => ({ pattern, allows: allows.filter(({ methods }) => methods.has(method)) }))
    .filter(({ allows }) => allows.length > 0);
}

/** Rules of one service, ready to decide. */
export class CompiledRuleset implements Ruleset {
  readonly rulesVersion: 1 | 2;
  private readonly matches: Readonly<Record<AccessMethod, readonly CompiledMatch[]>>;

  constructor(private readonly parts: Parts) {
    this.rulesVersion = parts.rulesVersion;
    this.matches = {
      get: allowsFor('get', parts.matches),
      list: allowsFor('list', parts.matches),
      create: allowsFor('create', parts.matches),
      update: allowsFor('update', parts.matches),
      delete: allowsFor('delete', parts.matches),
    };
  }

  decide(request: AccessRequest): Decision {
    const access = new DocumentAccess(request, this.accessCalls);
    const progress: Progress = { access, debug: [], attempts: [], expressions: 0 };
    const { allowed, reason, line } = this.withinLimits(request, progress);
    const { lookedUp, billedReads: accessCalls } = access;
    const { debug, attempts, expressions } = progress;
    const warnings = this.warnings(progress, lookedUp.length, request);
    const decision = { allowed, reason, lookedUp, accessCalls, attempts, debug, expressions, warnings };
    return line === undefined ? decision : { ...decision, line };
  }

  /** distinct documents that one operation may look up */
  private get accessCalls(): number {
    return this.isFirestore ? RULES_LIMITS.accessCallsFirestore : RULES_LIMITS.accessCallsStorage;
  }

  private get isFirestore(): boolean {
    return this.parts.service === 'cloud.firestore';
  }

  private withinLimits(request: AccessRequest, progress: Progress): Answer {
    const isProof = this.isFirestore && request.method === 'list';
    try {
      return isProof ? this.prove(request, progress) : this.evaluate(request, progress);
    } catch (error) {
      if (error instanceof LimitExceeded) return refusal(error.message);
      throw error;
    }
  }

  private warnings({ expressions }: Progress, lookedUp: number, { sharedAccess }: AccessRequest): string[] {
    const warnings: string[] = [];
    const check = (what: string, used: number, limit: number) => {
      if (isNearLimit(used, limit)) warnings.push(`${used} of ${limit} ${what}`);
    };
    check('expressions', expressions, RULES_LIMITS.expressions);
    check('documents looked up', lookedUp, this.accessCalls);
    check('documents looked up by one request', sharedAccess?.count ?? 0, RULES_LIMITS.accessCallsShared);
    return warnings;
  }

  coverage(): readonly ExpressionCount[] {
    return this.parts.expressionCoverage.counts;
  }

  private evaluate(request: AccessRequest, progress: Progress): Answer {
    const isOldStorageList = request.method === 'list' && this.rulesVersion === 1;
    if (isOldStorageList) return refusal(NO_MATCH);
    const { variables } = request;
    const resource = request.resource && documentValue(request.resource);
    const run = new Run(
      variables ? variables.request : requestValue(request),
      variables ? variables.resource : resource,
      progress.access,
    );
    return this.conclude(this.attemptAll(request, request.path, run, progress), request, progress);
  }

  private attemptAll(
    request: AccessRequest,
    tokens: Parameters<typeof tryAllows>[1],
    run: Run,
    progress: Progress,
  ): Verdict {
    try {
      return tryAllows(this.matches[request.method], tokens, run);
    } finally {
      progress.debug.push(...run.debugged);
      progress.expressions = Math.max(progress.expressions, run.expressionCount);
    }
  }

  private conclude({ granted, refused }: Verdict, { method }: AccessRequest, progress: Progress): Answer {
    const attempts = refused.map(({ allow, outcome }) => attempt(outcome, allow.at.line, this.parts.source));
    progress.attempts.push(...attempts);
    if (granted) {
      const { line } = granted.at;
      progress.attempts.push({ line, verdict: 'granted' });
      return { allowed: true, reason: `allow at line ${line}`, line };
    }
    const clauses = attempts.map((failed) => clause(failed, method)).join(', ');
    return refusal(clauses === '' ? NO_MATCH : clauses);
  }

  /** A list is allowed when every document that the query could ever return is provably readable. */
  private prove(request: AccessRequest, progress: Progress): Answer {
    const query = request.query ?? wholeCollection(request.path);
    if (query.allDescendants && this.rulesVersion === 1) return refusal(NO_MATCH);
    const disjuncts = disjunctsOf(query.structuredQuery);
    if (!disjuncts) return refusal('The query has too many disjunctions to be proved.');
    const asked = { ...request, query };
    let latest: Answer = { allowed: true, reason: 'The query can return nothing.' };
    for (const conditions of disjuncts) {
      const document = factsOf(conditions, query.structuredQuery);
      const resource = listedResource(document, query.allDescendants);
      const run = new Run(requestValue(asked), resource, progress.access);
      const tokens = documentTokens(request.path, query, document);
      latest = this.conclude(this.attemptAll(request, tokens, run, progress), request, progress);
      if (!latest.allowed) return latest;
    }
    return latest;
  }
}

function wholeCollection(path: readonly string[]): QueryForRules {
  return {
    structuredQuery: {},
    collectionId: path.at(-1) ?? '',
    allDescendants: false,
    limit: null,
    offset: null,
  };
}

function refusal(reason: string): Answer {
  return { allowed: false, reason };
}
