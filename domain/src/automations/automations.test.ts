import { describe, expect, it } from 'vitest';
import type { WorkflowDefinition, WorkflowTrigger } from '../entities/workflow';
import { LIMITS } from '../limits';
import { makeAutomationEvent, makeAutomationFacts, makeRule } from '../testing/automations';
import { makeMessage, makeTicketEvent } from '../testing/factories';
import { isTriggeredBy } from './automation-event';
import { burstOf } from './breaker';
import { readDefinition } from './definition';
import { type AutomationRule, planRuns } from './engine';
import { eventOfHistory } from './event-of-history';
import { eventOfMessage } from './event-of-message';
import { decidesOnce } from './workflow-actions';

const limits = { depth: LIMITS.automationDepth };
const verdictsOf = (
  rules: readonly AutomationRule[],
  event = makeAutomationEvent(),
  facts = makeAutomationFacts(),
) => planRuns(event, rules, facts, limits).map(({ ruleRef, verdict }) => `${ruleRef} ${verdict}`);

describe('the engine of automations (D-144)', () => {
  it('asks the rules whose trigger an event is, and says which conditions hold', () => {
    const urgent = { field: 'priority', op: 'any-of' as const, values: ['urgent'] };
    const rules = [
      makeRule({ ref: 'b', predicate: urgent }),
      makeRule({ ref: 'a' }),
      makeRule({ ref: 'c', trigger: { on: 'visitor-wrote' } }),
      makeRule({ ref: 'd', isShadow: true }),
    ];
    expect(verdictsOf(rules)).toEqual(['a acts', 'b unmet', 'd shadow']);
    const [, unmet] = planRuns(makeAutomationEvent(), rules, makeAutomationFacts(), limits);
    expect(unmet).toMatchObject({ actions: [], reason: { holds: false, found: ['normal'] } });
  });

  it('asks for business hours, and who caused it', () => {
    const inHours = makeRule({ predicate: { field: 'in_hours', op: 'yes', values: [] } });
    const byVisitor = makeRule({ predicate: { field: 'cause', op: 'any-of', values: ['visitor'] } });
    const at = (isInHours: boolean) => verdictsOf([inHours], undefined, makeAutomationFacts({ isInHours }));
    expect([at(true), at(false)]).toEqual([['rule acts'], ['rule unmet']]);
    const by = (cause: 'visitor' | 'team') =>
      verdictsOf([byVisitor], undefined, makeAutomationFacts({ cause }));
    expect([by('visitor'), by('team')]).toEqual([['rule acts'], ['rule unmet']]);
  });

  it('stops a rule that led to itself, and what too many led to', () => {
    const after = (...chain: string[]) => verdictsOf([makeRule()], makeAutomationEvent({ chain }));
    expect(after('other')).toEqual(['rule acts']);
    expect(after('rule', 'other')).toEqual(['rule looped']);
    expect(after('1', '2', '3', '4')).toEqual(['rule acts']);
    expect(after('1', '2', '3', '4', '5')).toEqual(['rule too-deep']);
  });

  it('asks one rule alone where an event is for it', () => {
    const event = makeAutomationEvent({ kind: 'waiting', details: { workflow_ref: 'b' } });
    const trigger = { on: 'waiting', minutes: 30 } as const;
    expect(verdictsOf([makeRule({ ref: 'a', trigger }), makeRule({ ref: 'b', trigger })], event)).toEqual([
      'b acts',
    ]);
  });
});

describe('triggers', () => {
  const fits = (trigger: WorkflowTrigger, details: Readonly<Record<string, string>>) =>
    isTriggeredBy(trigger, makeAutomationEvent({ kind: trigger.on, details }));

  it('fit the fields, tags, clocks and ratings that they name', () => {
    expect(fits({ on: 'ticket-changed', fields: ['team', 'type'] }, { field: 'type' })).toBe(true);
    expect(fits({ on: 'ticket-changed', fields: ['team'] }, { field: 'type' })).toBe(false);
    expect(fits({ on: 'tag-added' }, { tag_ref: 'x' })).toBe(true);
    expect(fits({ on: 'tag-removed', tag_ref: 'y' }, { tag_ref: 'x' })).toBe(false);
    expect(fits({ on: 'service-level-warned', clocks: [] }, { clock: 'resolution' })).toBe(true);
    expect(fits({ on: 'service-level-breached', clocks: ['resolution'] }, { clock: 'first_response' })).toBe(
      false,
    );
    expect(fits({ on: 'rated', ratings: [1, 2] }, { rating: '2' })).toBe(true);
    expect(fits({ on: 'rated', ratings: [1, 2] }, { rating: '5' })).toBe(false);
  });

  it('are found in what a history says, with its cause', () => {
    const event = (changes: Parameters<typeof makeTicketEvent>[0]) =>
      eventOfHistory(makeTicketEvent({ id: 'e', ...changes }));
    expect(event({ kind: 'team-changed', actor_ref: 'ada' })).toMatchObject({
      ...{ key: expect.stringMatching(/\/e$/), kind: 'ticket-changed', cause: 'team' },
      ...{ chain: [], details: { field: 'team' } },
    });
    expect(event({ kind: 'ticket-snoozed', actor_ref: 'ada' })?.details).toEqual({ field: 'status' });
    expect(event({ kind: 'status-changed', actor_ref: '', reason: 'visitor-wrote' })?.cause).toBe('visitor');
    expect(event({ kind: 'status-changed', actor_ref: '', reason: 'time-came' })?.cause).toBe('product');
    const details = { tag: 'Bike', tag_ref: 'bike', workflow_chain: 'a b' };
    expect(event({ kind: 'tag-added', actor_ref: '', reason: 'automation', details })).toMatchObject({
      ...{ kind: 'tag-added', cause: 'automation', chain: ['a', 'b'], details: { tag_ref: 'bike' } },
    });
    expect(event({ kind: 'service-level-warned', details: { clock: 'resolution' } })?.details).toEqual({
      clock: 'resolution',
    });
    expect(event({ kind: 'split-from' })?.kind).toBe('ticket-created');
    expect(event({ kind: 'link-added' })).toBeNull();
  });

  it('are found in messages, but not in what automations write, or in copies', () => {
    const kindOf = (changes: Parameters<typeof makeMessage>[0], isFirst = false) =>
      eventOfMessage(makeMessage(changes), isFirst)?.kind;
    expect(kindOf({ sender_type: 'visitor' }, true)).toBe('ticket-created');
    expect(kindOf({ sender_type: 'visitor' })).toBe('visitor-wrote');
    expect(kindOf({ sender_type: 'agent', sender_ref: 'ada' })).toBe('team-answered');
    expect(kindOf({ sender_type: 'agent', sender_ref: '' })).toBeUndefined();
    expect(kindOf({ sender_type: 'agent', sender_ref: 'ada' }, true)).toBeUndefined();
    expect(kindOf({ sender_type: 'note', sender_ref: 'ada' })).toBeUndefined();
    const taken_from = { conversation_ref: 'x', number: 3, message_id: 'm' };
    expect(kindOf({ sender_type: 'visitor', taken_from })).toBeUndefined();
  });
});

describe('the circuit breaker (D-145)', () => {
  const most = { ofRule: 300, atTicket: 10 };

  it('leaves out what is too much at one ticket, and switches off what is too much at all', () => {
    expect(burstOf({ ofRule: 9, atTicket: 9 }, most)).toBeNull();
    expect(burstOf({ ofRule: 10, atTicket: 10 }, most)).toBe('too-often');
    expect(burstOf({ ofRule: 300, atTicket: 0 }, most)).toBe('switched-off');
    expect(burstOf({ ofRule: 300, atTicket: 10 }, most)).toBe('switched-off');
  });
});

describe('a stored definition', () => {
  const definition: WorkflowDefinition = {
    version: 1,
    trigger: { on: 'ticket-created' },
    filter: 'all()',
    actions: [{ kind: 'note', text: 'Hi' }],
  };

  it('is read as it was written, and one that is broken or of a later version is not', () => {
    expect(readDefinition({ ...definition })).toEqual(definition);
    expect(readDefinition({ ...definition, version: 2 })).toBeNull();
    expect(readDefinition({ ...definition, trigger: { on: 'full-moon' } })).toBeNull();
    expect(readDefinition({})).toBeNull();
  });

  it('is carried from one version to the next', () => {
    const migrations = {
      [-1]: ({ when, ...rest }: Readonly<Record<string, unknown>>) => ({
        ...rest,
        trigger: when,
        version: 0,
      }),
      0: (older: Readonly<Record<string, unknown>>) => ({ ...older, filter: 'all()', version: 1 }),
    };
    const { trigger, filter: _, ...rest } = definition;
    expect(readDefinition({ ...rest, when: trigger, version: -1 }, migrations)).toEqual(definition);
    expect(readDefinition({ ...definition, version: 0 }, { 0: (older) => older })).toBeNull();
  });
});

describe('the actions of an automation', () => {
  it('each decide something of their own', () => {
    expect(
      decidesOnce([
        { kind: 'note', text: 'a' },
        { kind: 'status', status: 'open' },
      ]),
    ).toBe(true);
    expect(
      decidesOnce([
        { kind: 'note', text: 'a' },
        { kind: 'note', text: 'b' },
      ]),
    ).toBe(false);
    expect(
      decidesOnce([
        { kind: 'status', status: 'open' },
        { kind: 'snooze', minutes: 5 },
      ]),
    ).toBe(false);
  });
});
