import { describe, expect, it } from 'vitest';
import { DURATIONS } from '../limits';
import { hourOfDay, laterFault, laterTimes } from './later-times';

const offered = (now: string, timeZone: string) =>
  laterTimes(Date.parse(now), timeZone).map(
    ({ preset, atMs }) => `${preset} ${new Date(atMs).toISOString().slice(0, 16)}`,
  );

describe('the times that are offered for later (D-119, D-120)', () => {
  it('are a full hour of today, the next morning and the morning of the next Monday, by the clocks of the person', () => {
    // A Thursday.
    expect(offered('2026-11-26T09:20:00Z', 'Europe/Berlin')).toEqual([
      'later-today 2026-11-26T13:00',
      'tomorrow 2026-11-27T07:00',
      'next-monday 2026-11-30T07:00',
      'in-a-week 2026-12-03T07:00',
    ]);
    expect(offered('2026-11-26T09:20:00Z', 'America/New_York')).toEqual([
      'later-today 2026-11-26T13:00',
      'tomorrow 2026-11-27T13:00',
      'next-monday 2026-11-30T13:00',
      'in-a-week 2026-12-03T13:00',
    ]);
  });

  it('begin with the day that the person has, not with that of UTC', () => {
    // In Auckland it is Friday already, at 12:10.
    expect(offered('2026-11-26T23:10:00Z', 'Pacific/Auckland')).toEqual([
      'later-today 2026-11-27T03:00',
      'tomorrow 2026-11-27T19:00',
      'next-monday 2026-11-29T19:00',
      'in-a-week 2026-12-03T19:00',
    ]);
  });

  it('leave out today in the evening', () => {
    expect(offered('2026-11-26T17:00:00Z', 'UTC')[0]).toBe('later-today 2026-11-26T20:00');
    expect(offered('2026-11-26T17:01:00Z', 'UTC')[0]).toBe('tomorrow 2026-11-27T08:00');
    expect(offered('2026-11-26T23:59:00Z', 'UTC')[0]).toBe('tomorrow 2026-11-27T08:00');
  });

  it('name the same morning once, and on a Monday mean the Monday after', () => {
    expect(offered('2026-11-29T22:00:00Z', 'UTC')).toEqual([
      'tomorrow 2026-11-30T08:00',
      'in-a-week 2026-12-06T08:00',
    ]);
    expect(offered('2026-11-30T22:00:00Z', 'UTC')).toEqual([
      'tomorrow 2026-12-01T08:00',
      'next-monday 2026-12-07T08:00',
    ]);
  });

  it('are full hours of clocks that stand half an hour beside those of others', () => {
    expect(offered('2026-11-26T04:00:00Z', 'Asia/Kolkata')[0]).toBe('later-today 2026-11-26T07:30');
  });

  it('keep the hour of the clocks when these change in between', () => {
    // In the night to Sunday, Berlin sets its clocks forward.
    expect(offered('2026-03-28T20:00:00Z', 'Europe/Berlin')).toEqual([
      'tomorrow 2026-03-29T06:00',
      'next-monday 2026-03-30T06:00',
      'in-a-week 2026-04-04T06:00',
    ]);
    expect(offered('2026-10-24T20:00:00Z', 'Europe/Berlin')[0]).toBe('tomorrow 2026-10-25T07:00');
    // 02:00 does not exist that day.
    expect(hourOfDay('2026-03-29', 2, 'Europe/Berlin')).toBe(Date.parse('2026-03-29T01:00:00Z'));
  });
});

it('a time for later is to come, and within a year (D-119, D-120)', () => {
  const far = DURATIONS.plannedAheadMs;
  expect([-1, 0, 1, far, far + 1].map((ms) => laterFault(ms, 0))).toEqual([
    ...['past', 'past'],
    ...[undefined, undefined],
    'far',
  ]);
});
