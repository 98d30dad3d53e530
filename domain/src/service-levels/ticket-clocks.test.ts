import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_BUSINESS_HOURS } from '../entities/business-hours';
import type { ConversationStatus } from '../entities/conversation';
import { parsePredicate } from '../predicate/text-form';
import { makeConversation } from '../testing/factories';
import { makePolicy } from '../testing/service-policy';
import { timestamp } from '../testing/timestamp';
import { serviceLevelChange } from '../tickets/ticket-change';
import { type Announced, dueState, dueTimes, toAnnounce } from './due';
import { countOutcomes } from './outcomes';
import { POLICY_CATALOGUE } from './policy-catalogue';
import { doPoliciesDiffer } from './policy-effect';
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
const wrote = (sender_type: 'visitor' | 'agent', afterMs: number) => ({
  sender_type,
  created_at: timestamp(START + afterMs),
});
const kindEvent = (kind: Happened['kind'], afterMs: number): Happened => ({
  ...{ kind, at: timestamp(START + afterMs), reason: '', details: {} },
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
    const merged = [kindEvent('ticket-merged', HOUR), kindEvent('ticket-unmerged', 2 * HOUR)];
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
    expect(promiseFor({ policies }, ticket, question, EVERY_HOUR)?.policy?.name).toBe('Standard');
    expect(promiseFor({ policies: policies.slice(0, 2) }, ticket, question, EVERY_HOUR)).toBeNull();
  });

  it('keeps what has ended once no policy is for the ticket any more', () => {
    const policies = [makePolicy({ text: 'team.any-of(billing)' })];
    const answered = { events: [], messages: [wrote('visitor', 0), wrote('agent', 2 * HOUR)] };
    const moved = {
      ...kindEvent('team-changed', 3 * HOUR),
      details: { from_ref: 'billing', to_ref: 'shop' },
    };
    const now = { ...ticket, team_ref: 'shop' };
    const promise = promiseFor({ policies }, now, { ...answered, events: [moved] }, EVERY_HOUR);
    expect(promise?.policy).toBeNull();
    expect(promise?.clocks.map(({ kind, endedAtMs }) => [kind, endedAtMs])).toEqual([
      ['first_response', START + 2 * HOUR],
    ]);
    expect(promiseFor({ policies }, now, answered, EVERY_HOUR)).toBeNull();
  });

  it('judges what has ended by the tags of then, which others stand for now (D-117)', () => {
    const gone = { tag_ref: 'old', name: 'Old', into: 'new', is_done: true, by_ref: '', by_name: '' };
    const tags = { tags: [{ tag_ref: 'new', name: 'New' }], gone: [gone] };
    const policies = [makePolicy({ text: 'tag.any-of(new)' })];
    const messages = [wrote('visitor', 0), wrote('agent', HOUR)];
    const kindsOf = (tag_refs: string[], kind: 'tag-added' | 'tag-removed') => {
      const event = { ...kindEvent(kind, 2 * HOUR), details: { tag_ref: 'old' } };
      const promise = promiseFor(
        { policies, tags },
        { ...ticket, tag_refs },
        { events: [event], messages },
        EVERY_HOUR,
      );
      return promise?.clocks.filter(({ endedAtMs }) => endedAtMs !== null).map(({ kind: ended }) => ended);
    };
    expect(kindsOf([], 'tag-removed')).toEqual(['first_response']);
    expect(kindsOf(['new'], 'tag-added')).toEqual([]);
  });

  it('invents no first answer where earlier messages were not read', () => {
    const messages = [wrote('visitor', HOUR), wrote('agent', 2 * HOUR), wrote('visitor', 3 * HOUR)];
    const kinds = (isShortened: boolean) =>
      promiseFor({ policies: [makePolicy()] }, ticket, { events: [], messages, isShortened }, EVERY_HOUR)
        ?.clocks.filter(({ kind }) => kind !== 'resolution')
        .map(({ kind }) => kind);
    expect(kinds(false)).toEqual(['first_response', 'next_response']);
    expect(kinds(true)).toEqual(['next_response']);
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
      return [promise?.clocks[0]?.calendar, (promise?.clocks[0]?.dueAtMs ?? 0) - START];
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

describe('a ticket that is sorted anew', () => {
  const none = { first_response: 0, next_response: 0, resolution: 0 };
  const { targets } = makePolicy();
  const policies = [
    makePolicy({ ref: 'vip', name: 'VIP', text: 'tag.any-of(vip)' }),
    makePolicy({ targets: { ...targets, urgent: { ...none, first_response: 10, resolution: 20 } } }),
  ];
  const sorted = (kind: 'priority-changed' | 'tag-added', details: Happened['details']): Happened => ({
    ...{ kind, at: timestamp(START + 50 * MINUTE), reason: '', details },
  });
  const answered = [wrote('visitor', 0), wrote('agent', 40 * MINUTE)];
  const outcome = (now: Partial<typeof ticket>, event: Happened) => {
    const history = { events: [event], messages: answered };
    const promise = promiseFor({ policies }, { ...ticket, ...now }, history, EVERY_HOUR);
    return promise?.clocks.map(({ kind, policy, targetMs, dueAtMs, endedAtMs }) => [
      ...[kind, policy, targetMs / MINUTE],
      endedAtMs !== null && dueAtMs !== null && dueAtMs < endedAtMs ? 'missed' : dueAtMs,
    ]);
  };

  it('counts what runs from its beginning, by the new target, and leaves what has ended as it was', () => {
    const raised = sorted('priority-changed', { from: 'normal', to: 'urgent' });
    expect(outcome({ priority_level: 4 }, raised)).toEqual([
      ['first_response', 'Standard', 60, null],
      ['resolution', 'Standard', 20, START + 20 * MINUTE],
    ]);
  });

  it('leaves what has ended to the policy that was for it then', () => {
    const tagged = sorted('tag-added', { tag: 'VIP', tag_ref: 'vip' });
    expect(outcome({ tag_refs: ['vip'] }, tagged)?.map(([kind, policy]) => [kind, policy])).toEqual([
      ['first_response', 'Standard'],
      ['resolution', 'VIP'],
    ]);
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
    const unmerged = [kindEvent('ticket-merged', 10 * MINUTE), kindEvent('ticket-unmerged', 25 * MINUTE)];
    expect(waitOf(...unmerged)).toEqual(['first_response', null, HOUR + 15 * MINUTE]);
  });
});

describe('a change of policies', () => {
  const fast = makePolicy({ ref: 'fast', text: 'priority.any-of(high)' });
  const slow = makePolicy({ ref: 'slow', text: 'tier.any-of(two)', counts_working_time: true });
  const rest = makePolicy();

  it('moves no clock by a name, an order of what gives the same, or what no ticket comes to', () => {
    const before = [fast, rest, slow];
    for (const after of [[{ ...fast, name: 'Other' }, rest, slow], [fast, rest], [rest, slow], [rest]])
      expect(doPoliciesDiffer(before, after)).toBe(after[0] === rest);
    const twin = makePolicy({ ref: 'twin', text: 'tier.any-of(one)' });
    expect(doPoliciesDiffer([fast, twin, slow], [twin, fast, slow])).toBe(false);
  });

  it('moves clocks by conditions, targets, time, pauses and the order of what gives something else', () => {
    const before = [fast, slow];
    for (const after of [
      ...[[slow, fast], [fast], [{ ...fast, text: 'priority.any-of(low)' }, slow]],
      ...[
        [{ ...fast, pauses: ['pending' as const] }, slow],
        [fast, { ...slow, counts_working_time: false }],
      ],
      [fast, { ...slow, targets: onlyFirst() }],
    ])
      expect(doPoliciesDiffer(before, after)).toBe(true);
  });
});

describe('when a ticket is due', () => {
  it('is the time of the clock that comes first, and what is announced next is its warning', () => {
    expect(dueTimes(clocksOf(question), [], { nowMs: START })).toEqual({
      atMs: START + HOUR,
      isSoon: false,
      nextAnnouncementAtMs: START + 45 * MINUTE,
    });
  });

  it('is nothing while no clock runs', () => {
    const closed = { events: [status('open', 'closed', HOUR)], messages: question.messages };
    expect(dueTimes(clocksOf(closed), [], { nowMs: START })).toBeNull();
  });

  it('is near from three quarters of the time on, and over once it is used up', () => {
    const states = [44, 45, 60].map((minutes) => {
      const nowMs = START + minutes * MINUTE;
      const due = dueTimes(clocksOf(question), [], { nowMs });
      return due && dueState(due, nowMs);
    });
    expect(states).toEqual(['on-time', 'soon', 'overdue']);
  });
});

describe('what is announced', () => {
  const clocks = clocksOf(question, makePolicy({ targets: onlyFirst() }));
  const at = (afterMs: number, announced: readonly Announced[] = [], of = clocks) =>
    toAnnounce(of, announced, { nowMs: START + afterMs }).map((each) => [each.kind, each.atMs - START]);
  /** All of it as its history keeps it, each at its time. */
  const announced = toAnnounce(clocks, [], { nowMs: START }).map((each) => ({
    ...serviceLevelChange(each),
    at: timestamp(each.atMs),
  }));

  it('is the warning, and then that the time is used up', () => {
    expect(at(0)).toEqual([
      ['service-level-warned', 45 * MINUTE],
      ['service-level-breached', HOUR],
    ]);
  });

  it('is said once of the same clock', () => {
    expect(at(0, announced.slice(0, 1))).toEqual([['service-level-breached', HOUR]]);
    expect(at(0, announced)).toEqual([]);
  });

  it('is said anew of a clock that is due later than it was, but not of one that is due sooner', () => {
    const byTargets = (minutes: number) => clocksOf(question, makePolicy({ targets: onlyFirst(minutes) }));
    expect(at(HOUR, announced, byTargets(120))).toEqual([
      ['service-level-warned', 90 * MINUTE],
      ['service-level-breached', 2 * HOUR],
    ]);
    expect(at(HOUR, announced, byTargets(30))).toEqual([]);
  });

  it('is no warning once it has come true', () => {
    expect(at(HOUR)).toEqual([['service-level-breached', HOUR]]);
  });

  it('is nothing that passed more than a day ago', () => {
    expect(at(HOUR + DAY)).toEqual([]);
    expect(dueTimes(clocks, [], { nowMs: START + HOUR + DAY })).toMatchObject({
      atMs: START + HOUR,
      nextAnnouncementAtMs: null,
    });
  });

  it('is nothing that only a change of the policies made overdue', () => {
    const nowMs = START + 3 * HOUR;
    const after = (movedMs: number) => toAnnounce(clocks, [], { nowMs, movedAtMs: START + movedMs });
    expect(after(2 * HOUR)).toEqual([]);
    expect(after(HOUR)).toHaveLength(1);
  });

  it('is said of each wait', () => {
    const later = clocksOf(
      { events: [], messages: [wrote('visitor', 1)] },
      makePolicy({ targets: onlyFirst() }),
    );
    expect(at(0, announced, later)).toHaveLength(2);
  });
});

function onlyFirst(minutes = 60) {
  const one = { first_response: minutes, next_response: 0, resolution: 0 };
  return { urgent: one, high: one, normal: one, low: one };
}

it('counts what was met, missed and still runs, and the tickets that no policy is for', () => {
  const late = clocksOf({ events: [], messages: [wrote('visitor', 0), wrote('agent', 2 * HOUR)] });
  const promises = [{ policy: makePolicy(), clocks: late }, null];
  expect(countOutcomes(promises, START + 3 * HOUR)).toEqual({
    without_policy: 1,
    first_response: { met: 0, missed: 1, running: 0 },
    next_response: { met: 0, missed: 0, running: 0 },
    resolution: { met: 0, missed: 0, running: 1 },
  });
});
