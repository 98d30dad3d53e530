import { expressionReports } from '../../../rules/coverage-report';
import type { CompileResult, Ruleset } from '../../../rules/ruleset';
import type { JsonObject } from '../../../shared/json';
import type { RulesCoverage, RulesIssue } from '../../backend';
import { RuleCosts } from './rule-costs';

export type CompileFirestoreRules = (source: string) => CompileResult;

const KEPT_DECISIONS = 1000;

interface RulesInForce {
  readonly ruleset: Ruleset;
  readonly source: string;
  readonly fileName: string;
}

/** The rules in force per project, and their latest decisions. */
export class ProjectRules {
  readonly #inForce = new Map<string, RulesInForce>();
  readonly #decisions = new Map<string, JsonObject[]>();
  readonly #costs = new Map<string, RuleCosts>();
  readonly #subscribers = new Set<(project: string) => void>();
  #fallback: RulesInForce | undefined;

  constructor(private readonly compile: CompileFirestoreRules) {}

  /** Rules for projects without their own. */
  setFallback(source: string, fileName: string): RulesIssue[] {
    const result = this.compile(source);
    if (result.ruleset) this.#fallback = { ruleset: result.ruleset, source, fileName };
    return issuesOf(result, fileName);
  }

  /** Source with errors leaves the previous rules in force. */
  set(project: string, source: string, fileName: string): RulesIssue[] {
    const result = this.compile(source);
    if (result.ruleset) {
      if (this.#rulesOf(project)?.source !== source) this.#costs.delete(project);
      this.#inForce.set(project, { ruleset: result.ruleset, source, fileName });
      for (const notify of [...this.#subscribers]) notify(project);
    }
    return issuesOf(result, fileName);
  }

  /** undefined: everything is allowed. */
  of(project: string): Ruleset | undefined {
    return this.#rulesOf(project)?.ruleset;
  }

  /** Calls back with the project whose rules were replaced. Returns an unsubscribe function. */
  onReplaced(subscriber: (project: string) => void): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  /** The rules in force and the results of their expressions since they were loaded. */
  coverage(project: string): RulesCoverage {
    const rules = this.#rulesOf(project);
    if (!rules) return { rules: { files: [] }, reports: [] };
    const { source, fileName, ruleset } = rules;
    return {
      rules: { files: [{ name: fileName, content: source }] },
      reports: expressionReports(ruleset.coverage(), fileName),
    };
  }

  #rulesOf(project: string): RulesInForce | undefined {
    return this.#inForce.get(project) ?? this.#fallback;
  }

  record(project: string, decision: JsonObject): void {
    const log = this.#decisions.get(project) ?? [];
    log.push(decision);
    if (log.length > KEPT_DECISIONS * 2) log.splice(0, KEPT_DECISIONS);
    this.#decisions.set(project, log);
  }

  /** The cost of decisions under the rules in force. */
  costs(project: string): RuleCosts {
    const known = this.#costs.get(project) ?? new RuleCosts((text) => console.warn(text));
    this.#costs.set(project, known);
    return known;
  }

  decisions(project: string): readonly JsonObject[] {
    return (this.#decisions.get(project) ?? []).slice(-KEPT_DECISIONS);
  }
}

function issuesOf(result: CompileResult, fileName: string): RulesIssue[] {
  return result.issues.map((issue) => ({ fileName, ...issue }));
}
