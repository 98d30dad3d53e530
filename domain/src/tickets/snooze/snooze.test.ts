import { describe, expect, it } from 'vitest';
import { makeConversation } from '../../testing/factories';
import { timestamp } from '../../testing/timestamp';
import { snoozeTimeText } from './snooze-text';
import { visitorStatus } from './visitor-status';
import { hasJustWoken, isJustAwake, writtenAt } from './waking';

/** On the clock of whoever looks; 30 November 2026 is a Monday. */
const at = (day: number, hour = 0, minute = 0) => new Date(2026, 10, day, hour, minute);

describe('D-119: the times to snooze until', () => {
  it('read as a weekday within the week, as a date beyond it, and with a year in another one', () => {
    const now = at(25, 10);
    const parts = [at(26, 8), new Date(2026, 11, 2, 8), new Date(2027, 0, 4, 8)].map((time) => {
      const text = snoozeTimeText(time, now);
      return [/Thu|Wed/.test(text), /\b2\b|\b26\b/.test(text), text.includes('2027')];
    });
    expect(parts).toEqual([
      [true, false, false],
      [true, true, false],
      [false, false, true],
    ]);
    expect(snoozeTimeText(at(24, 8), now)).toContain('24');
  });
});

describe('D-119: a ticket that woke', () => {
  const woken = { at: timestamp(2_000), message_at: timestamp(1_000) };

  it('stands where its time put it until somebody writes again', () => {
    const waiting = makeConversation({ woken, last_message_at: timestamp(2_000) });
    expect([hasJustWoken(waiting), writtenAt(waiting).toMillis()]).toEqual([true, 1_000]);
    const answered = makeConversation({ woken, last_message_at: timestamp(3_000) });
    expect([hasJustWoken(answered), writtenAt(answered).toMillis()]).toEqual([false, 3_000]);
    // Its row says so until its status changes, too.
    const status = (changes: object) => isJustAwake({ ...waiting, ...changes });
    expect([
      status({ status: 'open', status_changed_at: timestamp(2_000) }),
      status({ status: 'open', status_changed_at: timestamp(9_000) }),
      status({ status: 'closed', status_changed_at: timestamp(2_000) }),
    ]).toEqual([true, false, false]);
    const never = makeConversation({ last_message_at: timestamp(3_000) });
    expect([hasJustWoken(never), writtenAt(never).toMillis()]).toEqual([false, 3_000]);
  });
});

it('D-119: a visitor sees the status that their ticket had before it was snoozed', () => {
  const snoozed = { until: null, status: 'pending' } as const;
  expect(visitorStatus({ status: 'snoozed', snoozed })).toBe('pending');
  expect(visitorStatus({ status: 'snoozed' })).toBe('open');
  expect(visitorStatus({ status: 'closed' })).toBe('closed');
});
