import type { WorkflowAction, WorkflowTrigger } from '../entities/workflow';
import type { RunOutcome } from '../entities/workflow-run';
import { type Reason, reasonFor } from '../predicate/evaluate';
import type { Predicate } from '../predicate/predicate';
import { type AutomationEvent, isTriggeredBy } from './automation-event';
import { AUTOMATION_CATALOGUE, type AutomationSubject } from './catalogue';

/** An automation as the engine needs it. */
export interface AutomationRule {
  readonly ref: string;
  readonly isShadow: boolean;
  readonly trigger: WorkflowTrigger;
  readonly predicate: Predicate;
  readonly actions: readonly WorkflowAction[];
}

/** What is so at the time of an event. */
export interface AutomationFacts {
  readonly ticket: AutomationSubject;
  readonly nowMs: number;
  /** IANA name, for whole days */
  readonly timeZone: string;
}

export interface AutomationLimits {
  /** how many automations may lead to one another, one after another */
  readonly depth: number;
}

/** How the engine answers an event for one rule: `acts` and `shadow` ask for actions, the others say why there are none. */
export type Verdict = 'acts' | 'unmet' | Extract<RunOutcome, 'shadow' | 'looped' | 'too-deep'>;

/** What becomes of one rule whose trigger an event is. */
export interface PlannedRun {
  readonly ruleRef: string;
  /** the same for the same rule and event, whenever and however often it is asked */
  readonly key: string;
  readonly verdict: Verdict;
  /** why the conditions hold, or do not */
  readonly reason: Reason;
  /** what is done, or would be: nothing unless the conditions hold and nothing stops it */
  readonly actions: readonly WorkflowAction[];
  /** refs of the automations that led to whatever this run does, itself the last */
  readonly chain: readonly string[];
}

/** Of one rule and one event. */
const runKey = (ruleRef: string, eventKey: string): string => `${ruleRef} ${eventKey}`;

function verdictOf(
  rule: AutomationRule,
  { chain }: AutomationEvent,
  holds: boolean,
  limits: AutomationLimits,
): Verdict {
  if (!holds) return 'unmet';
  if (chain.includes(rule.ref)) return 'looped';
  if (chain.length >= limits.depth) return 'too-deep';
  return rule.isShadow ? 'shadow' : 'acts';
}

function plan(
  rule: AutomationRule,
  event: AutomationEvent,
  { ticket, nowMs, timeZone }: AutomationFacts,
  limits: AutomationLimits,
): PlannedRun {
  const context = { now: nowMs, me: '', myTeams: [], timeZone };
  const reason = reasonFor(rule.predicate, ticket, { catalogue: AUTOMATION_CATALOGUE, context });
  const verdict = verdictOf(rule, event, reason.holds, limits);
  return {
    ruleRef: rule.ref,
    key: runKey(rule.ref, event.key),
    verdict,
    reason,
    actions: verdict === 'acts' || verdict === 'shadow' ? rule.actions : [],
    chain: [...event.chain, rule.ref],
  };
}

const isFor = ({ ref }: AutomationRule, { details }: AutomationEvent): boolean =>
  details.workflow_ref === undefined || details.workflow_ref === ref;

/**
 * What automations make of an event (D-144): a run for each rule whose trigger it is, in the order of their refs, whichever order
 * they come in. The same question always has the same answer, so that a dry run shows what a real one does.
 */
export const planRuns = (
  event: AutomationEvent,
  rules: readonly AutomationRule[],
  facts: AutomationFacts,
  limits: AutomationLimits,
): readonly PlannedRun[] =>
  rules
    .filter((rule) => isFor(rule, event) && isTriggeredBy(rule.trigger, event))
    .toSorted((one, other) => (one.ref < other.ref ? -1 : 1))
    .map((rule) => plan(rule, event, facts, limits));
