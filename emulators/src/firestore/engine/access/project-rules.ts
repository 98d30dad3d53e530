import type { CompileResult, Ruleset } from '../../../rules/ruleset';
import type { JsonObject } from '../../../shared/json';
import type { RulesIssue } from '../../backend';

export type CompileFirestoreRules = (source: string) => CompileResult;

const KEPT_DECISIONS = 1000;

/** The rules in force per project, and the latest decisions they made. */
export class ProjectRules {
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #decisions = new Map<string, JsonObject[]>();
  #fallback: Ruleset | undefined;

  constructor(private readonly compile: CompileFirestoreRules) {}

  /** Rules for every project without its own. */
  setFallback(source: string, fileName: string): RulesIssue[] {
    const result = this.compile(source);
    if (result.ruleset) this.#fallback = result.ruleset;
    return issuesOf(result, fileName);
  }

  /** Source with errors leaves the previous rules in force. */
  set(project: string, source: string, fileName: string): RulesIssue[] {
    const result = this.compile(source);
    if (result.ruleset) this.#rulesets.set(project, result.ruleset);
    return issuesOf(result, fileName);
  }

  /** undefined: everything is allowed. */
  of(project: string): Ruleset | undefined {
    return this.#rulesets.get(project) ?? this.#fallback;
  }

  record(project: string, decision: JsonObject): void {
    const log = this.#decisions.get(project) ?? [];
    log.push(decision);
    if (log.length > KEPT_DECISIONS * 2) log.splice(0, KEPT_DECISIONS);
    this.#decisions.set(project, log);
  }

  decisions(project: string): readonly JsonObject[] {
    return (this.#decisions.get(project) ?? []).slice(-KEPT_DECISIONS);
  }
}

function issuesOf(result: CompileResult, fileName: string): RulesIssue[] {
  return result.issues.map((issue) => ({ fileName, ...issue }));
}
