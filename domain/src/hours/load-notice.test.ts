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
  noticeInForce(notice(changes), { ...QUIET, ...load }, nowMs);

describe('the notice of unusual load (D-131)', () => {
  it('is shown while it is switched on, until its time comes', () => {
    expect(shown({})).toBeNull();
    expect(shown({ is_on: true })).toEqual({ text: TEXT, until: null });
    expect(shown({ is_on: true, until: NOW + 1 })).toEqual({ text: TEXT, until: NOW + 1 });
    expect(shown({ is_on: true, until: NOW })).toBeNull();
  });

  it('is shown while more wait than a rule names, without an end of its own', () => {
    const rule = { waiting_chats: 5, until: NOW - 1 };
    expect(shown(rule, { waitingChats: 5 })).toBeNull();
    expect(shown(rule, { waitingChats: 6 })).toEqual({ text: TEXT, until: null });
    expect(shown({ open_tickets: 20 }, { openTickets: 21 })).toEqual({ text: TEXT, until: null });
    expect(shown({}, { waitingChats: 900, openTickets: 900 })).toBeNull();
  });

  it('is shown on a holiday, but not while the team works on it', () => {
    const rule = { on_holidays: true };
    expect(shown(rule, { calendar })).toEqual({ text: TEXT, until: null });
    expect(shown(rule, { calendar }, NOW + 86_400_000)).toBeNull();
    expect(shown(rule)).toBeNull();
    const working = { ...calendar, exceptions: [{ date: '2026-12-25', intervals: [{ from: 0, to: 60 }] }] };
    expect(shown(rule, { calendar: working })).toBeNull();
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
      expect(isTaken({ ...way, text: '  ' })).toBe(false);
    }
  });
});
