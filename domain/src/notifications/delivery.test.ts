import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NOTIFICATION_CELLS,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_EVENTS,
  type QuietHours,
} from '../entities/agent-notifications';
import { deliveryOf, isDirect, type NotifiedEvent, type Recipient } from './delivery';
import { DEFAULT_NOTIFICATIONS } from './preferences';
import { isQuietAt } from './quiet-hours';
import { NOTIFICATION_TABLE } from './table';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const cell = fc.constantFrom(...NOTIFICATION_CELLS);
const row = fc.record({ bell: cell, desktop: cell, sound: cell, email: cell, digest: cell });
const matrix = fc
  .record(Object.fromEntries(NOTIFICATION_EVENTS.map((event) => [event, row])))
  .map((rows) => ({
    ...DEFAULT_NOTIFICATIONS,
    ...rows,
  }));
const minute = fc.integer({ min: 0, max: 1_439 });
const quiet: fc.Arbitrary<QuietHours> = fc.record({
  from: minute,
  until: minute,
  days: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
});
const uid = fc.constantFrom('ada', 'ben', 'cleo');
const team = fc.constantFrom('', 'billing', 'shipping');
const person: fc.Arbitrary<Recipient> = fc.record({
  uid,
  matrix,
  times: fc.record({
    time_zone: fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata', 'nowhere'),
    quiet: fc.option(quiet, { nil: undefined }),
    digest_at: fc.option(minute, { nil: undefined }),
  }),
  maySee: fc.boolean(),
  teams: fc.subarray(['billing', 'shipping']),
  subscribedTeams: fc.subarray(['billing', 'shipping']),
  muted: fc.subarray(['t1', 'billing']),
  viewing: fc.subarray(['t1', 't2']),
  unmailed: fc.subarray([...NOTIFICATION_EVENTS]),
});
const event: fc.Arbitrary<NotifiedEvent> = fc.record({
  event: fc.constantFrom(...NOTIFICATION_EVENTS),
  by: fc.constantFrom('', 'ada', 'ben'),
  ticket: fc.record({
    id: fc.constantFrom('t1', 't2'),
    assignedTo: fc.constantFrom('', 'ada', 'ben'),
    teamRef: team,
  }),
});
const nowMs = fc.integer({ min: 0, max: 14 * 24 * 60 }).map((minutes) => NOW + minutes * 60_000);

const holds = (claim: (happened: NotifiedEvent, who: Recipient, ms: number) => void) =>
  fc.assert(fc.property(event, person, nowMs, claim));

describe('deliveryOf (D-132)', () => {
  it('tells nobody of what they did themselves', () =>
    holds((happened, who, ms) => {
      const delivery = deliveryOf({ ...happened, by: who.uid }, who, ms);
      expect(delivery.channels).toEqual([]);
      expect(delivery.reasons.bell).toBe('own-doing');
    }));

  it('tells nobody of what they have open, or may not see', () =>
    holds((happened, who, ms) => {
      const looking = { ...who, viewing: [happened.ticket?.id ?? ''] };
      expect(deliveryOf(happened, looking, ms).channels).toEqual([]);
      expect(deliveryOf(happened, { ...who, maySee: false }, ms).channels).toEqual([]);
    }));

  it('tells nobody of a ticket that they muted, nor of a muted team unless the ticket is theirs, but for what names them', () =>
    holds((happened, who, ms) => {
      if (isDirect(happened.event)) return;
      const { channels } = deliveryOf(happened, who, ms);
      const { id = '', teamRef = '', assignedTo = '' } = happened.ticket ?? {};
      if (who.muted.includes(id)) expect(channels).toEqual([]);
      if (who.muted.includes(teamRef) && assignedTo !== who.uid) expect(channels).toEqual([]);
    }));

  it('holds back all but the bell and the digest in quiet hours, and the bell depends on no clock', () =>
    holds((happened, who, ms) => {
      const delivery = deliveryOf(happened, who, ms);
      const awake = deliveryOf(happened, { ...who, times: {} }, ms);
      expect(delivery.reasons.bell).toBe(awake.reasons.bell);
      if (isQuietAt(who.times, ms))
        expect(delivery.channels.filter((channel) => !['bell', 'digest'].includes(channel))).toEqual([]);
      else expect(delivery.channels).toEqual(awake.channels);
    }));

  it('loses no mail to quiet hours: what would have been mailed is in a digest after they end', () =>
    holds((happened, who, ms) => {
      const delivery = deliveryOf(happened, who, ms);
      const awake = deliveryOf(happened, { ...who, times: {} }, ms);
      const mails = awake.channels.some((channel) => channel === 'email' || channel === 'digest');
      expect(delivery.channels.some((channel) => channel === 'email' || channel === 'digest')).toBe(mails);
      expect(delivery.digestAtMs !== null).toBe(delivery.channels.includes('digest'));
      if (delivery.digestAtMs !== null) expect(delivery.digestAtMs).toBeGreaterThan(ms);
      const isEndless = who.times.quiet?.days.length === 7 && who.times.quiet.from >= who.times.quiet.until;
      if (delivery.digestAtMs !== null && !isEndless)
        expect(isQuietAt(who.times, delivery.digestAtMs)).toBe(false);
    }));

  it('tells only where the event can be told, never twice by mail, and gives a reason for every channel', () =>
    holds((happened, who, ms) => {
      const { channels, reasons } = deliveryOf(happened, who, ms);
      for (const channel of channels)
        expect(NOTIFICATION_TABLE[happened.event].channels.includes(channel) || channel === 'digest').toBe(
          true,
        );
      expect(channels.includes('email') && channels.includes('digest')).toBe(false);
      for (const channel of NOTIFICATION_CHANNELS)
        expect(channels.includes(channel)).toBe(['chosen', 'after-quiet'].includes(reasons[channel]));
    }));

  it('widens with the scope: whoever is told of their own tickets is told of them by every wider choice', () =>
    holds((happened, who, ms) => {
      const delivery = (scope: true | 'mine' | 'teams') => {
        const rows = { bell: scope, desktop: scope, sound: scope, email: scope, digest: scope };
        return deliveryOf(happened, { ...who, matrix: { ...who.matrix, [happened.event]: rows } }, ms)
          .channels;
      };
      expect(delivery('teams')).toEqual(expect.arrayContaining([...delivery('mine')]));
      expect(delivery(true)).toEqual(expect.arrayContaining([...delivery('teams')]));
    }));

  const ada: Recipient = {
    uid: 'ada',
    matrix: DEFAULT_NOTIFICATIONS,
    times: {},
    ...{ maySee: true, teams: ['billing'], subscribedTeams: [], muted: [], viewing: [], unmailed: [] },
  };
  const replied = (assignedTo: string, teamRef = ''): NotifiedEvent => ({
    event: 'visitor_replied',
    by: '',
    ticket: { id: 't1', assignedTo, teamRef },
  });

  it('rings the bell by default for replies in one’s own tickets, and announces those in all', () => {
    expect(deliveryOf(replied('ada'), ada, NOW).channels).toEqual(['bell', 'desktop', 'sound']);
    expect(deliveryOf(replied('ben'), ada, NOW).channels).toEqual(['desktop', 'sound']);
    expect(deliveryOf(replied('ben'), ada, NOW).reasons.bell).toBe('out-of-scope');
  });

  it('tells of a subscribed team as of one’s own tickets', () => {
    const subscribed = { ...ada, subscribedTeams: ['shipping'] };
    expect(deliveryOf(replied('', 'shipping'), subscribed, NOW).channels).toContain('bell');
  });

  it('sends no mail that the library does not send', () => {
    const events = { ...DEFAULT_NOTIFICATIONS };
    events.visitor_replied = { ...events.visitor_replied, email: true };
    const who: Recipient = { ...ada, matrix: events, unmailed: ['visitor_replied'] };
    expect(deliveryOf(replied('ada'), who, NOW).reasons.email).toBe('library');
  });
});
