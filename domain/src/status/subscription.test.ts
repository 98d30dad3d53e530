import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DURATIONS } from '../limits';
import { confirm, request, resubscribe, type Subscription, unsubscribe } from './subscription';
import { composeConfirmationMail } from './subscription-mail';

const { unconfirmedKeptMs, unsubscribedKeptMs } = DURATIONS;
const asked = request(undefined, 'round-1', 0);
const confirmed = confirm(asked, 1) ?? asked;
const ended = unsubscribe(confirmed, 2) ?? confirmed;

describe('a subscription to a status page (D-38)', () => {
  it('waits for its owner, and expires without them', () => {
    expect(asked).toEqual({
      ...{ state: 'unconfirmed', round: 'round-1', confirmedAt: null },
      expiresAt: unconfirmedKeptMs,
    });
    expect(confirm(asked, unconfirmedKeptMs - 1)?.state).toBe('confirmed');
    expect(confirm(asked, unconfirmedKeptMs)).toBeNull();
    expect(confirm(undefined, 0)).toBeNull();
  });

  it('keeps earlier links while it waits, and none of them once it begins anew', () => {
    expect(request(asked, 'round-2', 5)).toEqual({ ...asked, expiresAt: 5 + unconfirmedKeptMs });
    expect(request(asked, 'round-2', unconfirmedKeptMs).round).toBe('round-2');
    expect(request(ended, 'round-2', 5)).toMatchObject({ state: 'unconfirmed', round: 'round-2' });
  });

  it('is confirmed once: again changes nothing, and after its end the link is worth nothing', () => {
    expect(confirmed).toMatchObject({ state: 'confirmed', confirmedAt: 1, expiresAt: null });
    expect(confirm(confirmed, 9)).toBe(confirmed);
    expect(confirm(ended, 9)).toBeNull();
  });

  it('is asked for in a mail that promises of its link what is true: it works for three days, however often', () => {
    const { text } = composeConfirmationMail({
      ...{ brand: { companyName: 'Acme', themeColor: '#0a7d5a' }, statusUrl: '' },
      ...{ confirmUrl: 'https://help.example/confirm', unsubscribeUrl: 'https://help.example/forget' },
    });
    expect(unconfirmedKeptMs).toBe(3 * 24 * 3_600_000);
    expect(text).toContain('The link works for three days.');
    expect(text).toContain('Acme forgets the address after three days');
    expect(text).not.toContain('once');
  });

  it('stays as it is when its address is entered again', () => {
    expect(request(confirmed, 'round-2', 9)).toBe(confirmed);
  });

  it('ends at once, and can be taken back for a day', () => {
    expect(ended).toMatchObject({ state: 'ended', expiresAt: 2 + unsubscribedKeptMs });
    expect(unsubscribe(ended, 9)).toBe(ended);
    expect(resubscribe(ended, 9)).toEqual(confirmed);
    expect(resubscribe(ended, 2 + unsubscribedKeptMs)).toBeNull();
    expect(unsubscribe(undefined, 0)).toBeNull();
  });

  it('is not confirmed by taking back the end of one that never was', () => {
    const refused = unsubscribe(asked, 1) ?? undefined;
    expect(refused?.state).toBe('ended');
    expect(resubscribe(refused, 2)).toBeNull();
    expect(resubscribe(asked, 2)).toBeNull();
  });

  it('is never confirmed without its owner, and is always deleted one day unless it is', () => {
    const steps = { request, confirm, unsubscribe, resubscribe };
    const step = fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]));
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.nat(2 * unconfirmedKeptMs))), (taken) => {
        let known: Subscription | undefined;
        let nowMs = 0;
        let isProven = false;
        for (const [name, waitMs] of taken) {
          nowMs += waitMs;
          const next = name === 'request' ? request(known, `at-${nowMs}`, nowMs) : steps[name](known, nowMs);
          if (name === 'confirm' && next !== null) isProven = true;
          known = next ?? known;
          if (known?.state === 'confirmed') expect(isProven).toBe(true);
          if (known) expect(known.expiresAt === null).toBe(known.state === 'confirmed');
        }
      }),
    );
  });
});
