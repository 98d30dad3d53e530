import { isTriggeredBy } from '@harborline/domain/automations/automation-event';
import { AUTOMATION_CATALOGUE } from '@harborline/domain/automations/catalogue';
import { type AutomationRule, planRuns } from '@harborline/domain/automations/engine';
import { CHANGED_FIELDS, type WorkflowTrigger } from '@harborline/domain/entities/workflow';
import { LIMITS } from '@harborline/domain/limits';
import { doesHold } from '@harborline/domain/predicate/evaluate';
import { makeAutomationEvent, makeAutomationFacts, makeRule } from '@harborline/domain/testing/automations';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { PRIORITIES } from '@harborline/domain/tickets/priority';
import type { RowName } from './tables';

const RULES = 200;
const EVENTS = 20_000;

/** The same numbers in every run. */
const spread = (index: number, modulus: number): number => (index * 7_919) % modulus;

function triggerOf(index: number): WorkflowTrigger {
  const field = CHANGED_FIELDS[spread(index, CHANGED_FIELDS.length)] ?? 'status';
  if (index % 4 === 0) return { on: 'ticket-created' };
  if (index % 4 === 1) return { on: 'visitor-wrote' };
  return index % 4 === 2 ? { on: 'ticket-changed', fields: [field] } : { on: 'tag-added' };
}

/** Rules of a library with much to decide: each asks four things, one of them a time. */
const rules: readonly AutomationRule[] = Array.from({ length: RULES }, (_, index) =>
  makeRule({
    ref: `rule-${String(index).padStart(3, '0')}`,
    trigger: triggerOf(index),
    predicate: {
      match: 'all',
      of: [
        { field: 'created', op: 'within', values: ['30d'] },
        { field: 'domain', op: 'is-not', values: [`shop-${index}.example`] },
        { field: 'tag', op: 'none-of', values: [`tag-${spread(index, 20)}`] },
        { field: 'priority', op: 'any-of', values: [PRIORITIES[spread(index, PRIORITIES.length)] ?? 'low'] },
      ],
    },
  }),
);

const events = Array.from({ length: EVENTS }, (_, index) => {
  const { on } = triggerOf(index);
  const field = CHANGED_FIELDS[spread(index, CHANGED_FIELDS.length)] ?? 'status';
  return makeAutomationEvent({ key: `event-${index}`, kind: on, details: { field, tag_ref: 'tag-1' } });
});

const NOW_MS = Date.UTC(2026, 4, 4, 9);
const facts = {
  ...makeAutomationFacts({ tag_refs: ['tag-1'], created_at: timestamp(NOW_MS - 3_600_000) }),
  nowMs: NOW_MS,
};
const limits = { depth: LIMITS.automationDepth };

interface Planned {
  readonly name: RowName<'automations'>;
  readonly perSecond: number;
}

function measure(name: Planned['name'], plan: (event: (typeof events)[number]) => number): Planned {
  const startedAt = performance.now();
  let acting = 0;
  for (const event of events) acting += plan(event);
  if (acting === 0) throw new Error('No rule acts');
  return { name, perSecond: EVENTS / ((performance.now() - startedAt) / 1_000) };
}

const asked = {
  catalogue: AUTOMATION_CATALOGUE,
  context: { now: facts.nowMs, me: '', myTeams: [], timeZone: facts.timeZone },
};

/** How fast events are answered; the peer asks the conditions of all rules, and keeps no reasons. */
export const automationFigures = (): Planned[] => [
  measure(
    'the engine',
    (event) => planRuns(event, rules, facts, limits).filter(({ verdict }) => verdict === 'acts').length,
  ),
  measure(
    'asking the conditions of all rules',
    (event) =>
      rules.filter(
        (rule) => doesHold(rule.predicate, facts.ticket, asked) && isTriggeredBy(rule.trigger, event),
      ).length,
  ),
];
