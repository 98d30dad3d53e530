import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_BUSINESS_HOURS } from '../entities/business-hours';
import type { ConversationStatus } from '../entities/conversation';
import { parsePredicate } from '../predicate/text-form';
import { makeConversation } from '../testing/factories';
import { makePolicy } from '../testing/service-policy';
import { timestamp } from '../testing/timestamp';
import { serviceLevelChange } from '../tickets/ticket-change';
import { dueState, dueTimes, toAnnounce } from './due';
import { countOutcomes } from './outcomes';
import { POLICY_CATALOGUE } from './policy-catalogue';
import { inCurrentTags, policyFor } from './policy-for';
import { closedLastAt, statusSpansOf } from './status-spans';
import { promiseFor, type TicketHistory } from './ticket-clocks';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse('2026-06-01T10:00:00Z');
const EVERY_HOUR = { hours: NO_BUSINESS_HOURS, teams: [] };

const ticket = makeConversation({ created_at: timestamp(START) });
type Happened = TicketHistory['events'][number];
const status = (from: string, to: string, afterMs: number, reason: Happened['reason'] = ''): Happened => ({
  kind: 'status-changed',
  at: timestamp(START + afterMs),
  reason,
  details: { from, to },
});
const merge = (kind: 'ticket-merged' | 'ticket-unmerged', afterMs: number): Happened => ({
  ...{ kind, at: timestamp(START + afterMs), reason: '', details: {} },
});
const wrote = (sender_type: 'visitor' | 'agent', afterMs: number) => ({
  sender_type,
  created_at: timestamp(START + afterMs),
});
const question = { events: [], messages: [wrote('visitor', 0)] };

const clocksOf = (history: TicketHistory, policy = makePolicy()) =>
  promiseFor({ policies: [policy] }, ticket, history, EVERY_HOUR)?.clocks ?? [];

describe('the statuses of a ticket', () => {
  const spansOf = (events: TicketHistory['events'], now: ConversationStatus = 'open') =>
    statusSpansOf({ ...ticket, status: now }, events).map((span) => [span.status, span.fromMs - START]);

  it('are open until it got the one that it has, without events', () => {
    expect(spansOf([])).toEqual([['open', 0]]);
    const at = { last_message_at: timestamp(START + HOUR), status: 'closed' as const };
    const changed = { ...at, status_changed_at: timestamp(START + 2 * HOUR) };
    const since = (one: Partial<typeof changed>) => statusSpansOf({ ...ticket, ...one }, []).at(-1);
    expect(since(at)).toMatchObject({ status: 'closed', fromMs: START + HOUR });
    expect(since(changed)).toMatchObject({ status: 'closed', fromMs: START + 2 * HOUR });
  });

  it('follow from its events in the order of their times', () => {
    expect(spansOf([status('pending', 'closed', 2 * HOUR), status('open', 'pending', HOUR)])).toEqual([
      ['open', 0],
      ['pending', HOUR],
      ['closed', 2 * HOUR],
    ]);
  });

  it('are closed while it is merged, and what the next event, or the ticket, says after that', () => {
    const merged = [merge('ticket-merged', HOUR), merge('ticket-unmerged', 2 * HOUR)];
    expect(spansOf(merged, 'pending')).toEqual([
      ['open', 0],
      ['closed', HOUR],
      ['pending', 2 * HOUR],
    ]);
  });
});

describe('what is promised for a ticket', () => {
  it('is what the first policy for it says', () => {
    const policies = [
      makePolicy({ ref: 'chats', name: 'Widget', text: 'source.any-of(widget)' }),
      makePolicy({ ref: 'broken', name: 'Broken', text: 'colour.is(red)' }),
      makePolicy(),
    ];
    expect(promiseFor({ policies }, ticket, question, EVERY_HOUR)?.policy.name).toBe('Standard');
    expect(promiseFor({ policies: policies.slice(0, 2) }, ticket, question, EVERY_HOUR)).toBeNull();
  });

  it('is asked by what a ticket is, whoever looks and whenever', () => {
    const isAsked = (text: string) => parsePredicate(text, POLICY_CATALOGUE) !== null;
    for (const text of ['team.any-of(night,@none)', 'tag.any-of(vip)', 'domain.is(acme.example)'])
      expect([text, isAsked(text)]).toEqual([text, true]);
    for (const text of [
      ...['team.any-of(@my-teams)', 'assignee.any-of(@me)', 'status.any-of(open)', 'waits.yes'],
      ...['created.within(7d)', 'last_message.today', 'created_by.any-of(@me)'],
    ])
      expect([text, isAsked(text)]).toEqual([text, false]);
  });

  it('is the same once a tag was merged that its policy asks for (D-117)', () => {
    const policies = [makePolicy({ text: 'all(tag.any-of(old),priority.any-of(normal))' })];
    const gone = { tag_ref: 'old', name: 'Old', into: 'new', is_done: true, by_ref: '', by_name: '' };
    const current = inCurrentTags(policies, { tags: [{ tag_ref: 'new', name: 'New' }], gone: [gone] });
    const tagged = { ...ticket, tag_refs: ['new'] };
    const found = [policies, current].map((some) => policyFor({ policies: some }, tagged)?.name);
    expect(found).toEqual([undefined, 'Standard']);
  });

  it('counts the working time of the team, or else of the library', () => {
    const calendar = (ref: string, day: number) => ({
      ...{ ref, name: ref, timeZone: 'UTC', holidays: [], exceptions: [] },
      weekly: [{ day, from: 0, to: 1_440 }],
    });
    const hours = {
      calendars: [calendar('mondays', 1), calendar('tuesdays', 2)],
      default_ref: 'mondays',
      version: 1,
    };
    const teams = [{ ref: 'night', name: 'Night', member_uids: [], calendar_ref: 'tuesdays' }];
    const dueOf = (team_ref?: string) => {
      const policies = [makePolicy({ counts_working_time: true })];
      const own = { ...ticket, ...(team_ref !== undefined && { team_ref }) };
      const promise = promiseFor({ policies }, own, question, { hours, teams });
      return [promise?.calendar?.name, (promise?.clocks[0]?.dueAtMs ?? 0) - START];
    };
    // The ticket began on a Monday, at ten.
    expect(dueOf()).toEqual(['mondays', HOUR]);
    expect(dueOf('night')).toEqual(['tuesdays', 14 * HOUR + HOUR]);
  });

  it('comes out the same by the last answer and the first question after it, as by all that was written', () => {
    const moment = fc.integer({ min: 1, max: 5_000 }).map((minutes) => minutes * MINUTE);
    const talk = fc.array(fc.tuple(fc.constantFrom('visitor' as const, 'agent' as const), moment), {
      maxLength: 12,
    });
    const closings = fc.array(fc.tuple(moment, fc.constantFrom('closed', 'team', 'visitor')), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(talk, closings, (said, changes) => {
        const ordered = changes.toSorted(([one], [other]) => one - other);
        const events = ordered.map(([at, by]) =>
          by === 'closed'
            ? status('open', 'closed', at)
            : status('closed', 'open', at, by === 'visitor' ? 'visitor-wrote' : ''),
        );
        const all = said.map(([who, at]) => wrote(who, at));
        const answer = all
          .filter(({ sender_type }) => sender_type === 'agent')
          .toSorted((one, other) => other.created_at.toMillis() - one.created_at.toMillis())
          .slice(0, 1);
        const closedMs = closedLastAt(ticket, events);
        const sinceMs = Math.max(answer[0]?.created_at.toMillis() ?? 0, closedMs);
        const next = all
          .filter(
            ({ sender_type, created_at }) => sender_type === 'visitor' && created_at.toMillis() > sinceMs,
          )
          .toSorted((one, other) => one.created_at.toMillis() - other.created_at.toMillis())
          .slice(0, 1);
        const running = (messages: typeof all) =>
          clocksOf({ events, messages }).filter(({ endedAtMs }) => endedAtMs === null);
        expect(running([...answer, ...next])).toEqual(running(all));
      }),
    );
  });
});

describe('a closing that is taken back', () => {
  const waitOf = (...events: Happened[]) => {
    const [wait] = clocksOf({ events, messages: question.messages });
    return [wait?.kind, wait?.endedAtMs, (wait?.dueAtMs ?? 0) - START];
  };

  it('leaves the visitor’s question its clock, which stood still meanwhile', () => {
    const undone = [status('open', 'closed', 10 * MINUTE), status('closed', 'open', 25 * MINUTE)];
    expect(waitOf(...undone)).toEqual(['first_response', null, HOUR + 15 * MINUTE]);
    const unmerged = [merge('ticket-merged', 10 * MINUTE), merge('ticket-unmerged', 25 * MINUTE)];
    expect(waitOf(...unmerged)).toEqual(['first_response', null, HOUR + 15 * MINUTE]);
  });
});

describe('when a ticket is due', () => {
  it('is the time of the clock that comes first, and what is told next is its warning', () => {
    expect(dueTimes(clocksOf(question), [], START)).toEqual({
      atMs: START + HOUR,
      warnsAtMs: START + 45 * MINUTE,
      tellsAtMs: START + 45 * MINUTE,
    });
  });

  it('is nothing while no clock runs', () => {
    const closed = { events: [status('open', 'closed', HOUR)], messages: question.messages };
    expect(dueTimes(clocksOf(closed), [], START)).toBeNull();
  });

  it('is near from three quarters of the time on, and over once it is used up', () => {
    const due = { atMs: START + HOUR, warnsAtMs: START + 45 * MINUTE };
    const states = [44, 45, 60].map((minutes) => dueState(due, START + minutes * MINUTE));
    expect(states).toEqual(['on-time', 'soon', 'overdue']);
  });
});

describe('what is announced', () => {
  const clocks = clocksOf(question, makePolicy({ targets: onlyFirst() }));
  const at = (afterMs: number, told: Parameters<typeof toAnnounce>[1] = []) =>
    toAnnounce(clocks, told, START + afterMs).map((each) => [each.kind, each.atMs - START]);

  it('is the warning, and then that the time is used up', () => {
    expect(at(0)).toEqual([
      ['service-level-warned', 45 * MINUTE],
      ['service-level-breached', HOUR],
    ]);
  });

  it('is said once: what was told of the same clock is not told again', () => {
    const told = toAnnounce(clocks, [], START).map((each) => serviceLevelChange(each, 'Standard'));
    expect(at(0, told.slice(0, 1))).toEqual([['service-level-breached', HOUR]]);
    expect(at(0, told)).toEqual([]);
  });

  it('is no warning once it has come true', () => {
    expect(at(HOUR)).toEqual([['service-level-breached', HOUR]]);
  });

  it('is nothing that passed more than a day ago', () => {
    expect(at(HOUR + DAY)).toEqual([]);
    expect(dueTimes(clocks, [], START + HOUR + DAY)).toMatchObject({ atMs: START + HOUR, tellsAtMs: null });
  });

  it('is told anew of another wait, and by another target', () => {
    const [first] = toAnnounce(clocks, [], START);
    const told = first === undefined ? [] : [serviceLevelChange(first, 'Standard')];
    const later = { events: [], messages: [wrote('visitor', HOUR)] };
    expect(toAnnounce(clocksOf(later, makePolicy({ targets: onlyFirst() })), told, START)).toHaveLength(2);
  });
});

function onlyFirst() {
  const one = { first_response: 60, next_response: 0, resolution: 0 };
  return { urgent: one, high: one, normal: one, low: one };
}

it('counts what was met, missed and still runs, and the tickets that no policy is for', () => {
  const late = clocksOf({ events: [], messages: [wrote('visitor', 0), wrote('agent', 2 * HOUR)] });
  const promises = [{ policy: makePolicy(), calendar: undefined, clocks: late }, null];
  expect(countOutcomes(promises, START + 3 * HOUR)).toEqual({
    without_policy: 1,
    first_response: { met: 0, missed: 1, running: 0 },
    next_response: { met: 0, missed: 0, running: 0 },
    resolution: { met: 0, missed: 0, running: 1 },
  });
});
