import { describe, expect, it } from 'vitest';
import { putLoadNotice } from '../api/inbox/load-notice';
import { type LoadNotice, NO_LOAD_NOTICE } from '../entities/load-notice';
import { type Load, loadNoticeChanges, noticeInForce } from './load-notice';
import { noticeText } from './notice-text';

// Christmas, at noon.
const NOW = Date.parse('2026-12-25T12:00:00Z');
const TEXT = 'It takes longer.';
const notice = (changes: Partial<LoadNotice>): LoadNotice => ({ ...NO_LOAD_NOTICE, text: TEXT, ...changes });

const calendar = {
  timeZone: 'Europe/London',
  weekly: [{ day: 5, from: 540, to: 1_020 }],
  holidays: [{ date: '2020-12-25', isYearly: true }],
  exceptions: [],
};
const QUIET: Load = { waitingChats: 0, openTickets: 0, calendar: null };

const shown = (changes: Partial<LoadNotice>, load: Partial<Load> = {}, nowMs = NOW) =>
  noticeInForce(notice(changes), { ...QUIET, ...load }, { nowMs, before: null }).shown;

const LEASED = { text: TEXT, until: NOW + 3_600_000 };

describe('the notice of unusual load (D-131)', () => {
  it('is shown while it is switched on, until its time comes', () => {
    expect(shown({})).toBeNull();
    expect(shown({ is_on: true })).toEqual({ text: TEXT, until: null });
    expect(shown({ is_on: true, until: NOW + 1 })).toEqual({ text: TEXT, until: NOW + 1 });
    expect(shown({ is_on: true, until: NOW })).toBeNull();
  });

  it('is shown while more wait than a rule names, and at most an hour beyond the last look', () => {
    const rule = { waiting_chats: 5, until: NOW - 1 };
    expect(shown(rule, { waitingChats: 5 })).toBeNull();
    expect(shown(rule, { waitingChats: 6 })).toEqual(LEASED);
    expect(shown({ open_tickets: 20 }, { openTickets: 21 })).toEqual(LEASED);
    expect(shown({}, { waitingChats: 900, openTickets: 900 })).toBeNull();
  });

  it('keeps the end that was chosen where a rule holds as well, unless the rule lasts longer', () => {
    const rule = { waiting_chats: 5, is_on: true };
    const load = { waitingChats: 6 };
    expect(shown(rule, load)).toEqual({ text: TEXT, until: null });
    expect(shown({ ...rule, until: NOW + 7_200_000 }, load)).toEqual({ text: TEXT, until: NOW + 7_200_000 });
    expect(shown({ ...rule, until: NOW + 60_000 }, load)).toEqual(LEASED);
  });

  it('is renewed in the second half of its hour only, or with another text', () => {
    const of = notice({ waiting_chats: 5 });
    const load = { ...QUIET, waitingChats: 6 };
    const renewed = (before: typeof LEASED, nowMs: number) =>
      noticeInForce(of, load, { nowMs, before }).shown;
    expect(renewed(LEASED, NOW + 1_790_000)).toEqual(LEASED);
    expect(renewed(LEASED, NOW + 1_800_000)).toEqual({ text: TEXT, until: NOW + 5_400_000 });
    expect(renewed({ ...LEASED, text: 'Before' }, NOW + 1)).toEqual({ text: TEXT, until: NOW + 3_600_001 });
    expect(renewed({ ...LEASED, until: NOW + 9_000_000 }, NOW)).toEqual(LEASED);
  });

  it('does not flap: a count that was above its limit must fall below four fifths of it', () => {
    const held = (before: LoadNotice['held'], waitingChats: number, openTickets = 0) =>
      noticeInForce(
        notice({ waiting_chats: 10, open_tickets: 10, held: before }),
        { ...QUIET, waitingChats, openTickets },
        { nowMs: NOW, before: null },
      ).held;
    expect(held([], 10)).toEqual([]);
    expect(held([], 11)).toEqual(['waiting_chats']);
    expect(held(['waiting_chats'], 8)).toEqual(['waiting_chats']);
    expect(held(['waiting_chats'], 7)).toEqual([]);
    expect(held(['waiting_chats'], 7, 9)).toEqual([]);
  });

  it('is shown on a holiday, but not while the team works on it', () => {
    const rule = { on_holidays: true };
    expect(shown(rule, { calendar })).toEqual(LEASED);
    expect(shown(rule, { calendar }, NOW + 86_400_000)).toBeNull();
    expect(shown(rule)).toBeNull();
    const working = { ...calendar, exceptions: [{ date: '2026-12-25', intervals: [{ from: 0, to: 60 }] }] };
    expect(shown(rule, { calendar: working })).toBeNull();
    const closed = { ...calendar, exceptions: [{ date: '2026-12-25', intervals: [] }] };
    expect(shown(rule, { calendar: closed })).toEqual(LEASED);
    // The night shift of the evening before.
    const nights = { ...calendar, weekly: [{ day: 4, from: 1_320, to: 2_400 }] };
    expect(shown(rule, { calendar: nights })).toBeNull();
    expect(shown(rule, { calendar: nights }, NOW + 5 * 3_600_000)).not.toBeNull();
  });

  it('is not read once its time has come, before anything takes it away', () => {
    expect(noticeText({ text: TEXT, until: NOW + 1 }, NOW)).toBe(TEXT);
    expect(noticeText({ text: TEXT, until: NOW }, NOW)).toBe('');
    expect([null, undefined].map((none) => noticeText(none, NOW))).toEqual(['', '']);
  });

  it('is logged as far as it changed', () => {
    expect(loadNoticeChanges(notice({}), notice({ version: 4 }))).toEqual([]);
    expect(loadNoticeChanges(notice({}), notice({ is_on: true, until: NOW, open_tickets: 9 }))).toEqual([
      { field: 'loadNotice.isOn', before: 'false', after: 'true' },
      { field: 'loadNotice.until', before: '', after: '2026-12-25T12:00:00.000Z' },
      { field: 'loadNotice.openTickets', before: '', after: '9' },
    ]);
  });

  it('needs a text where it can show', () => {
    const isTaken = (changes: Partial<LoadNotice>) => putLoadNotice.body.safeParse(notice(changes)).success;
    expect(isTaken({ text: '' })).toBe(true);
    for (const way of [{ is_on: true }, { on_holidays: true }, { waiting_chats: 1 }, { open_tickets: 1 }]) {
      expect(isTaken(way)).toBe(true);
      for (const text of ['  ', '\u200b\u200d', '\u202e']) expect(isTaken({ ...way, text })).toBe(false);
    }
  });
});
