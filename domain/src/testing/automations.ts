import fc from 'fast-check';
import type { AutomationEvent } from '../automations/automation-event';
import { type AutomationFacts, type AutomationRule, type PlannedRun, planRuns } from '../automations/engine';
import {
  CHANGED_FIELDS,
  type ChangedField,
  type WorkflowAction,
  type WorkflowTrigger,
} from '../entities/workflow';
import { PRIORITIES, PRIORITY_LEVELS } from '../tickets/priority';
import { anyTicket } from './any-predicate';
import { makeConversation } from './factories';

/** What a rule of a library is like that sets the priority of every new ticket. */
export const makeRule = (changes: Partial<AutomationRule> = {}): AutomationRule => ({
  ref: 'rule',
  isShadow: false,
  trigger: { on: 'ticket-created' },
  predicate: { match: 'all', of: [] },
  actions: [{ kind: 'priority', priority: 'high' }],
  ...changes,
});

export const makeAutomationEvent = (changes: Partial<AutomationEvent> = {}): AutomationEvent => ({
  key: 'event',
  kind: 'ticket-created',
  cause: 'visitor',
  atMs: 0,
  chain: [],
  details: {},
  ...changes,
});

export const makeAutomationFacts = (ticket: Partial<AutomationFacts['ticket']> = {}): AutomationFacts => ({
  ticket: { ...makeConversation(), cause: 'visitor', isInHours: true, ...ticket },
  nowMs: Date.UTC(2026, 4, 4, 9),
  timeZone: 'UTC',
});

const anyTrigger: fc.Arbitrary<WorkflowTrigger> = fc.oneof(
  fc.constant<WorkflowTrigger>({ on: 'ticket-created' }),
  fc
    .oneof(
      fc.subarray([...CHANGED_FIELDS], { minLength: 1 }),
      fc.constant<ChangedField[]>([...CHANGED_FIELDS]),
    )
    .map((fields): WorkflowTrigger => ({ on: 'ticket-changed', fields })),
  fc.constantFrom<WorkflowTrigger>(
    { on: 'tag-added', tag_ref: 'bike' },
    { on: 'tag-added' },
    { on: 'tag-removed' },
  ),
);

const anyAction: fc.Arbitrary<WorkflowAction> = fc.oneof(
  fc.constantFrom(...PRIORITIES).map((priority): WorkflowAction => ({ kind: 'priority', priority })),
  fc
    .constantFrom('open' as const, 'pending' as const, 'closed' as const)
    .map((status): WorkflowAction => ({ kind: 'status', status })),
  fc.constantFrom('ada', 'bo').map((uid): WorkflowAction => ({ kind: 'assignee', assigned_to: uid })),
  fc
    .tuple(fc.constantFrom('bike', 'urgent'), fc.boolean())
    .map(([tag, is_set]): WorkflowAction => ({ kind: 'tag', name: tag, tag_ref: tag, is_set })),
);

const anyOfStatus = fc
  .subarray(['open', 'pending', 'closed'], { minLength: 1 })
  .map((values) => ({ field: 'status', op: 'any-of' as const, values }));

const anyRule = (ref: string): fc.Arbitrary<AutomationRule> =>
  fc.record({
    ref: fc.constant(ref),
    isShadow: fc.constantFrom(false, false, false, true),
    trigger: anyTrigger,
    predicate: fc.oneof(fc.constant({ match: 'all' as const, of: [] }), anyOfStatus),
    actions: fc.array(anyAction, { minLength: 1, maxLength: 2 }),
  });

/** Up to twelve rules, many of which lead to one another. */
export const anyRules: fc.Arbitrary<readonly AutomationRule[]> = fc
  .integer({ min: 1, max: 12 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => anyRule(`rule-${index}`))));

export const anyFacts: fc.Arbitrary<AutomationFacts> = fc
  .record({ ticket: anyTicket, isInHours: fc.boolean(), cause: fc.constantFrom('visitor', 'team') })
  .map(({ ticket, isInHours, cause }) => makeAutomationFacts({ ...ticket, isInHours, cause }));

type Ticket = AutomationFacts['ticket'];
interface Change {
  readonly ticket: Ticket;
  readonly told: Pick<AutomationEvent, 'kind' | 'details'>;
}

/** What an action makes of a ticket, and what its history then says; null if it changes nothing. */
function changeOf(ticket: Ticket, action: WorkflowAction): Change | null {
  const changed = (field: string, changes: Partial<Ticket>): Change => ({
    ticket: { ...ticket, ...changes },
    told: { kind: 'ticket-changed', details: { field } },
  });
  switch (action.kind) {
    case 'priority': {
      const level = PRIORITY_LEVELS[action.priority];
      return (ticket.priority_level ?? PRIORITY_LEVELS.normal) === level
        ? null
        : changed('priority', { priority_level: level });
    }
    case 'status':
      return ticket.status === action.status ? null : changed('status', { status: action.status });
    case 'assignee': {
      const { assigned_to = '' } = action;
      return ticket.assigned_to === assigned_to ? null : changed('assignee', { assigned_to });
    }
    case 'tag': {
      const { tag_ref = '', is_set } = action;
      const refs = ticket.tag_refs ?? [];
      if (refs.includes(tag_ref) === is_set) return null;
      const tag_refs = is_set ? [...refs, tag_ref] : refs.filter((ref) => ref !== tag_ref);
      return {
        ticket: { ...ticket, tag_refs },
        told: { kind: is_set ? 'tag-added' : 'tag-removed', details: { tag_ref } },
      };
    }
    default:
      return null;
  }
}

/** Everything that an event leads to, as one would see it in the ticket's history: each run, in the order in which they are planned. */
export function cascade(
  first: AutomationEvent,
  rules: readonly AutomationRule[],
  facts: AutomationFacts,
  depth: number,
): readonly PlannedRun[] {
  const waiting = [first];
  const runs: PlannedRun[] = [];
  let { ticket } = facts;
  for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) {
    for (const run of planRuns(event, rules, { ...facts, ticket }, { depth })) {
      runs.push(run);
      if (run.verdict !== 'acts') continue;
      for (const [index, action] of run.actions.entries()) {
        const change = changeOf(ticket, action);
        if (change === null) continue;
        ticket = change.ticket;
        const { chain } = run;
        waiting.push({ ...change.told, key: `${run.key} ${index}`, cause: 'automation', atMs: 0, chain });
      }
    }
  }
  return runs;
}
