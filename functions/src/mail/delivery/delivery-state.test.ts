import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Delivery, LEASE_MS, MAX_ATTEMPTS, ownsLease, settle, takeLease } from './delivery-state';

const pending: Delivery = { state: 'pending', attempts: 0, error: '', leaseUntilMs: 0 };
const soft = { message: 'try later', mayPass: true };

describe('the outbox', () => {
  it('gives a mail to one sender at a time', () => {
    const taken = takeLease(pending, 1_000);
    expect(taken).toEqual({ state: 'processing', attempts: 1, error: '', leaseUntilMs: 1_000 + LEASE_MS });
    expect(taken && takeLease(taken, 2_000)).toBeUndefined();
  });

  it('takes a mail over from a sender that died', () => {
    const taken = takeLease(pending, 0);
    expect(taken && takeLease(taken, LEASE_MS + 1)?.attempts).toBe(2);
  });

  it('does not resend a mail whose sender died while handing it over', () => {
    const taken = takeLease(pending, 0) ?? pending;
    const next = takeLease({ ...taken, isHandingOver: true }, LEASE_MS + 1);
    expect(next).toMatchObject({ state: 'sent', attempts: 1, error: expect.stringContaining('died') });
    expect(next?.isHandingOver).toBeUndefined();
  });

  it('resends a mail that the server refused for now, although it was handed over', () => {
    const taken = { ...(takeLease(pending, 0) ?? pending), isHandingOver: true };
    expect(takeLease(settle(taken, soft), 1)).toMatchObject({ state: 'processing', attempts: 2 });
  });

  it('never again touches a mail that was sent or given up', () => {
    for (const state of ['sent', 'failed'] as const)
      expect(takeLease({ ...pending, state }, 9e15)).toBeUndefined();
  });

  it('gives up at once if the same mail can never pass', () => {
    const taken = takeLease(pending, 0) ?? pending;
    expect(settle(taken, { message: 'no such user', mayPass: false }).state).toBe('failed');
    expect(settle(taken, soft).state).toBe('pending');
  });

  it('does not let a late sender overwrite what its successor did', () => {
    const first = takeLease(pending, 0) ?? pending;
    const second = takeLease(first, LEASE_MS + 1) ?? pending;
    expect(ownsLease(second, first)).toBe(false);
    expect(ownsLease(second, second)).toBe(true);
    expect(ownsLease(settle(second, undefined), second)).toBe(false);
  });

  it('stops after the maximum number of attempts, whatever happens', () => {
    const outcome = fc.constantFrom('sent', 'soft', 'hard', 'died');
    fc.assert(
      fc.property(fc.array(outcome, { minLength: 20, maxLength: 20 }), (outcomes) => {
        let delivery = pending;
        let attempts = 0;
        let nowMs = 0;
        for (const result of outcomes) {
          nowMs += LEASE_MS + 1;
          const taken = takeLease(delivery, nowMs);
          if (!taken) break;
          delivery = taken;
          if (taken.state === 'failed') break;
          attempts += 1;
          if (result === 'sent') delivery = settle(taken, undefined);
          if (result === 'soft') delivery = settle(taken, soft);
          if (result === 'hard') delivery = settle(taken, { ...soft, mayPass: false });
        }
        return attempts <= MAX_ATTEMPTS && (delivery.state === 'sent' || delivery.state === 'failed');
      }),
    );
  });
});
