import { describe, expect, it } from 'vitest';
import { availabilitySchema } from '../team/availability';
import { teamState } from '../team/team-state';
import { backLine, possibleWords } from './back-line';
import { hoursNow } from './hours-now';
import { opensAtMs } from './opening';

// A Friday evening in Berlin.
const NOW = Date.parse('2026-11-27T19:00:00Z');
const at = (iso: string) => Date.parse(iso);
const line = (iso: string, timeZone: string, language = 'en-GB') => {
  const { words, when } = backLine(at(iso), { nowMs: NOW, timeZone, language });
  return `${words} ${when}`;
};

describe('when the team is back (D-28, D-130)', () => {
  it('is said by the clocks of the visitor', () => {
    expect(line('2026-11-30T08:00:00Z', 'Europe/Berlin')).toBe('monday 9:00');
    expect(line('2026-11-30T08:00:00Z', 'America/New_York')).toBe('monday 3:00');
    // There it is Saturday already, and the team is back on Monday evening.
    expect(line('2026-11-30T08:00:00Z', 'Pacific/Auckland')).toBe('monday 21:00');
    expect(line('2026-11-30T08:00:00Z', 'Pacific/Kiritimati')).toBe('monday 22:00');
  });

  it('is today, tomorrow, a day of the week, or a date from a week on', () => {
    expect(line('2026-11-27T21:30:00Z', 'UTC')).toBe('today 21:30');
    expect(line('2026-11-28T08:00:00Z', 'UTC')).toBe('tomorrow 8:00');
    expect(line('2026-12-03T08:00:00Z', 'UTC')).toBe('thursday 8:00');
    expect(line('2026-12-04T08:00:00Z', 'UTC')).toBe('date 4 December at 8:00');
  });

  it('is in the language of the page', () => {
    expect(line('2026-12-04T08:00:00Z', 'UTC', 'de')).toBe('date 4. Dezember um 8:00');
    expect(line('2026-11-30T08:00:00Z', 'UTC', 'en-US')).toMatch(/^monday 8:00\sAM$/);
  });

  it('can be said in each zone with the words that a page holds', () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC', 'Asia/Kolkata'];
    for (const hours of [1, 8, 20, 40, 60, 100, 160, 300])
      for (const timeZone of zones) {
        const opensAt = NOW + hours * 3_600_000;
        const { words } = backLine(opensAt, { nowMs: NOW, timeZone, language: 'en' });
        expect(possibleWords(opensAt, NOW)).toContain(words);
      }
  });
});

describe('what visitors read of the team (D-28, D-130)', () => {
  const calendar = {
    timeZone: 'Europe/Berlin',
    weekly: [{ day: 1, from: 540, to: 1_080 }],
    holidays: [],
    exceptions: [],
  };
  const closed = hoursNow(calendar, NOW);
  const open = hoursNow(calendar, at('2026-11-30T12:00:00Z'));
  const online = availabilitySchema.parse({ online: 2, at: NOW });
  const offline = availabilitySchema.parse({ online: 0, at: NOW });

  it('is that it is closed outside its hours, also if somebody is there', () => {
    expect(closed).toEqual({ isOpen: false, changesAtMs: at('2026-11-30T08:00:00Z') });
    expect(opensAtMs(closed)).toBe(at('2026-11-30T08:00:00Z'));
    expect(teamState({ availability: online, hours: closed }, NOW)).toBe('closed');
    expect(teamState({ availability: null, hours: closed }, NOW)).toBe('closed');
  });

  it('is within its hours that it is there, unless nobody is', () => {
    expect(open).toEqual({ isOpen: true, changesAtMs: at('2026-11-30T17:00:00Z') });
    expect([open, null].map(opensAtMs)).toEqual([null, null]);
    expect(teamState({ availability: online, hours: 'unknown' }, NOW)).toBe('unknown');
    expect(teamState({ availability: online, hours: open }, NOW)).toBe('there');
    expect(teamState({ availability: null, hours: open }, NOW)).toBe('there');
    expect(teamState({ availability: offline, hours: open }, NOW)).toBe('away');
  });

  it('is what is known of its people, without any hours', () => {
    expect(teamState({ availability: offline, hours: null }, NOW)).toBe('away');
    expect(teamState({ availability: null, hours: null }, NOW)).toBe('there');
  });
});
