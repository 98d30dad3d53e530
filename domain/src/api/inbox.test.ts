import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { decideHeldRequests } from './inbox/held-requests';

const LAST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const isTaken = (body: object) => decideHeldRequests.body.safeParse(body).success;
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('POST heldrequests', () => {
  const discardsUntil = (until: unknown) => isTaken({ action: 'discard', keep_ids: [], until });

  it('accepts only times that a Firestore timestamp can hold', () => {
    for (const until of [0, Date.now(), LAST_MS]) expect(discardsUntil(until)).toBe(true);
    for (const until of [-1, LAST_MS + 1, Number.MAX_SAFE_INTEGER, 1.5, '0', null])
      expect(discardsUntil(until)).toBe(false);
  });

  it('limits how many requests it names', () => {
    const { heldRequestsPerCall: few, heldRequestsPerBatch: many } = LIMITS;
    expect(isTaken({ action: 'release', ticket_ids: ids(few) })).toBe(true);
    expect(isTaken({ action: 'release', ticket_ids: ids(few + 1) })).toBe(false);
    expect(isTaken({ action: 'discard', ticket_ids: ids(many) })).toBe(true);
    expect(isTaken({ action: 'discard', ticket_ids: ids(many + 1) })).toBe(false);
    expect(isTaken({ action: 'discard', keep_ids: ids(few) })).toBe(true);
    expect(isTaken({ action: 'discard', keep_ids: ids(few + 1) })).toBe(false);
  });
});
