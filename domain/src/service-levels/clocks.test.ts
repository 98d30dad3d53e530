import { describe, expect, it } from 'vitest';
import type { SenderType } from '../entities/conversation';
import type { Calendar } from '../hours/calendar';
import { type Clock, clocksOf, isMissed, nextDue, type Terms } from './clocks';
import { type StatusSpan, waitsOf } from './ticket-waits';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const at = (time: string): number => Date.parse(`2026-06-${time}:00Z`);

const message = (sender_type: SenderType, time: string) => ({
  sender_type,
  created_at: { toMillis: () => at(time) },
});
const since = (status: StatusSpan['status'], time: string, isByVisitor = false): StatusSpan => ({
  status,
  fromMs: at(time),
  isByVisitor,
});

/** Monday to Friday from 9 to 17 in Berlin; the first of June 2026 is a Monday. */
const OFFICE: Calendar = {
  timeZone: 'Europe/Berlin',
  weekly: [1, 2, 3, 4, 5].map((day) => ({ day, from: 9 * 60, to: 17 * 60 })),
  holidays: [],
  exceptions: [],
};

const TARGETS = { first_response: 60, next_response: 120, resolution: 480 };

interface Story {
  readonly messages: readonly ReturnType<typeof message>[];
  readonly spans: readonly StatusSpan[];
  readonly terms?: Partial<Terms>;
}

function clocks({ messages, spans, terms = {} }: Story): Clock[] {
  const story = { spans, waits: waitsOf(messages, spans) };
  const asked = { policy: 'Standard', calendar: '', targets: TARGETS, pace: null, pauses: [], ...terms };
  return clocksOf(story, () => asked);
}

const ofKind = (all: readonly Clock[], kind: Clock['kind']): Clock[] =>
  all.filter((clock) => clock.kind === kind);

describe('when a visitor waits', () => {
  const open = [since('open', '01T10:00')];

  it('begins with the first of several messages, and ends with an answer; notes are none', () => {
    const messages = [
      message('visitor', '01T10:00'),
      message('visitor', '01T10:20'),
      message('note', '01T10:30'),
      message('agent', '01T10:40'),
      message('agent', '01T10:50'),
      message('visitor', '01T12:00'),
    ];
    expect(waitsOf(messages, open)).toEqual([
      { fromMs: at('01T10:00'), toMs: at('01T10:40'), isFirst: true },
      { fromMs: at('01T12:00'), toMs: null, isFirst: false },
    ]);
  });

  it('does not count what was taken to another ticket, where it waits', () => {
    const taken = { ...message('visitor', '01T10:00'), taken_to: { conversation_ref: 'other', number: 2 } };
    expect(waitsOf([taken], open)).toEqual([]);
    expect(waitsOf([taken, message('visitor', '01T10:20')], open)).toMatchObject([
      { fromMs: at('01T10:20') },
    ]);
  });

  it('has no first wait where a teammate wrote first', () => {
    const messages = [message('agent', '01T10:00'), message('visitor', '01T11:00')];
    expect(waitsOf(messages, open)).toEqual([{ fromMs: at('01T11:00'), toMs: null, isFirst: false }]);
  });

  it('goes on when the team takes a closing back, and ends when it leaves it at that', () => {
    const messages = [message('visitor', '01T10:00')];
    const closed = [...open, since('closed', '01T11:00')];
    const wait = { fromMs: at('01T10:00'), isFirst: true };
    expect(waitsOf(messages, closed)).toEqual([{ ...wait, toMs: at('01T11:00') }]);
    expect(waitsOf(messages, [...closed, since('open', '01T15:00')])).toEqual([{ ...wait, toMs: null }]);
  });

  it('ends when the ticket is closed until its visitor writes again, and stays unanswered', () => {
    const spans = [...open, since('closed', '01T11:00'), since('open', '01T15:00', true)];
    const messages = [message('visitor', '01T10:00'), message('visitor', '01T15:00')];
    expect(waitsOf(messages, spans)).toEqual([
      { fromMs: at('01T10:00'), toMs: at('01T11:00'), isFirst: true },
      { fromMs: at('01T15:00'), toMs: null, isFirst: true },
    ]);
  });
});

describe('the clocks of a ticket', () => {
  it('are due when their target is used up, and warn at three quarters of it', () => {
    const all = clocks({ messages: [message('visitor', '01T10:00')], spans: [since('open', '01T10:00')] });
    expect(all.map(({ kind, dueAtMs, warnsAtMs }) => [kind, dueAtMs, warnsAtMs])).toEqual([
      ['first_response', at('01T11:00'), at('01T10:45')],
      ['resolution', at('01T18:00'), at('01T16:00')],
    ]);
    expect(nextDue(all)?.kind).toBe('first_response');
  });

  it('count working time where the policy says so, over a weekend', () => {
    // A Friday, half an hour before the office closes.
    const all = clocks({
      messages: [message('visitor', '05T14:30')],
      spans: [since('open', '05T14:30')],
      terms: { pace: OFFICE },
    });
    expect(ofKind(all, 'first_response')[0]?.dueAtMs).toBe(at('08T07:30'));
  });

  it('are paused while the ticket is pending, if the policy pauses them, and go on with what was left', () => {
    const spans = [since('open', '01T10:00'), since('pending', '01T11:00')];
    const terms = { pauses: ['pending'] as const };
    const messages = [message('visitor', '01T10:00'), message('agent', '01T10:10')];
    const [paused] = ofKind(clocks({ messages, spans, terms }), 'resolution');
    expect(paused).toMatchObject({ dueAtMs: null, warnsAtMs: null, pausedSinceMs: at('01T11:00') });
    const [resumed] = ofKind(
      clocks({ messages, spans: [...spans, since('open', '02T09:00')], terms }),
      'resolution',
    );
    // One of eight hours was counted before.
    expect(resumed).toMatchObject({ dueAtMs: at('02T09:00') + 7 * HOUR, pausedSinceMs: null });
  });

  it('are paused between a closing and a reopening', () => {
    const spans = [since('open', '01T10:00'), since('closed', '01T10:30'), since('open', '03T12:00')];
    const all = clocks({ messages: [message('visitor', '01T10:00')], spans });
    expect(all.map(({ kind, dueAtMs, endedAtMs }) => [kind, dueAtMs, endedAtMs])).toEqual([
      ['first_response', at('03T12:30'), null],
      ['resolution', at('03T19:30'), null],
    ]);
  });

  it('run at once for what was written into a closed ticket, however late that opens it', () => {
    const spans = [since('open', '01T10:00'), since('closed', '01T10:30'), since('open', '03T12:10', true)];
    const messages = [message('visitor', '01T10:00'), message('visitor', '03T12:00')];
    const waits = ofKind(clocks({ messages, spans }), 'first_response');
    expect(waits.map(({ startedAtMs, dueAtMs }) => [startedAtMs, dueAtMs])).toEqual([
      [at('01T10:00'), null],
      [at('03T12:00'), at('03T13:00')],
    ]);
  });

  it('are missed where the end came after the time, and only then', () => {
    const spans = [since('open', '01T10:00')];
    const answered = (time: string) =>
      ofKind(
        clocks({ messages: [message('visitor', '01T10:00'), message('agent', time)], spans }),
        'first_response',
      ).map((clock) => isMissed(clock, at('30T00:00')));
    expect(answered('01T11:00')).toEqual([false]);
    expect(answered('01T11:01')).toEqual([true]);
  });

  it('are none where there is no target', () => {
    const spans = [since('open', '01T10:00')];
    const terms = { targets: { first_response: 0, resolution: 5 } };
    const all = clocks({ messages: [message('visitor', '01T10:00')], spans, terms });
    expect(all.map(({ kind, targetMs }) => [kind, targetMs])).toEqual([['resolution', 5 * MINUTE]]);
  });

  it('that ended, or are paused, are not what is due next', () => {
    const spans = [since('open', '01T10:00'), since('pending', '01T12:00')];
    const messages = [message('visitor', '01T10:00'), message('agent', '01T10:10')];
    expect(nextDue(clocks({ messages, spans, terms: { pauses: ['pending'] } }))).toBeNull();
  });
});
