import { describe, expect, it } from 'vitest';
import type { OwnStatus } from '../entities/ticket-fields';
import { LIMITS } from '../limits';
import {
  type LibraryStatuses,
  ownStatusOf,
  withChangedStatus,
  withoutStatus,
  withRestoredStatus,
  withStatus,
} from './own-statuses';

const REFUND: OwnStatus = { ref: 'a', name: 'Refund under way', counts_as: 'open' };
const SUPPLIER: OwnStatus = { ref: 'b', name: 'Waiting for supplier', counts_as: 'pending' };
const COURIER: OwnStatus = { ref: 'c', name: 'Waiting for courier', counts_as: 'pending' };
const ALL: LibraryStatuses = { own: [REFUND, SUPPLIER, COURIER], gone: [] };

const namesOf = (outcome: ReturnType<typeof withStatus>) =>
  typeof outcome === 'string' ? outcome : outcome.own.map(({ name }) => name);

/** @throws Error if nothing came of the change */
function done(outcome: ReturnType<typeof withStatus>): LibraryStatuses {
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome;
}

describe("a library's own ticket statuses (D-121)", () => {
  it('get a new one behind those that count as the same', () => {
    const second: OwnStatus = { ref: 'd', name: 'With the workshop', counts_as: 'open' };
    expect(namesOf(withStatus(ALL, second))).toEqual([
      'Refund under way',
      'With the workshop',
      'Waiting for supplier',
      'Waiting for courier',
    ]);
  });

  it.each(['refund UNDER way', ' Pending', 'open', 'Snoozed', 'Closed'])('refuse the name %s', (name) => {
    expect(withStatus(ALL, { ref: 'd', name, counts_as: 'open' })).toBe('name-taken');
    expect(withChangedStatus(ALL, { ref: 'b', name })).toBe('name-taken');
  });

  it('are no more than fit', () => {
    const own = Array.from(
      { length: LIMITS.ownStatuses },
      (_, n): OwnStatus => ({
        ref: `r${n}`,
        name: `N${n}`,
        counts_as: 'open',
      }),
    );
    expect(withStatus({ own, gone: [] }, SUPPLIER)).toBe('full');
    const gone = [{ ...SUPPLIER, position: 0 }];
    expect(withRestoredStatus({ own, gone }, SUPPLIER.ref)).toBe('full');
  });

  it('are renamed and moved among those that count as the same', () => {
    expect(namesOf(withChangedStatus(ALL, { ref: 'b', name: 'waiting for SUPPLIER' }))).toEqual([
      'Refund under way',
      'waiting for SUPPLIER',
      'Waiting for courier',
    ]);
    const moved = ['Refund under way', 'Waiting for courier', 'Waiting for supplier'];
    expect(namesOf(withChangedStatus(ALL, { ref: 'c', position: 0 }))).toEqual(moved);
    expect(namesOf(withChangedStatus(ALL, { ref: 'b', position: 9 }))).toEqual(moved);
    expect(withChangedStatus(ALL, { ref: 'x', name: 'New' })).toBe('missing');
  });

  it('are deleted, and put back where they were', () => {
    const without = done(withoutStatus(ALL, 'b'));
    expect(namesOf(without)).toEqual(['Refund under way', 'Waiting for courier']);
    expect(withoutStatus(without, 'b')).toBe('missing');
    expect(withRestoredStatus(without, 'b')).toEqual(ALL);
    expect(withRestoredStatus(ALL, 'b')).toBe('missing');
    const renewed = done(withStatus(without, { ...SUPPLIER, ref: 'd' }));
    expect(withRestoredStatus(renewed, 'b')).toBe('name-taken');
  });

  it('are remembered only as long as there is room once they are deleted', () => {
    const gone = Array.from({ length: LIMITS.goneOwnStatuses }, (_, n) => ({
      ...SUPPLIER,
      ref: `r${n}`,
      position: 0,
    }));
    const left = done(withoutStatus({ own: [REFUND], gone }, 'a')).gone;
    expect([left.length, left[0]?.ref, left.at(-1)?.ref]).toEqual([LIMITS.goneOwnStatuses, 'r1', 'a']);
  });

  it('are shown only while they are there and say what the status of the ticket is', () => {
    const { own } = ALL;
    expect(ownStatusOf(own, { status: 'pending', own_status_ref: 'b' })).toBe(SUPPLIER);
    expect(ownStatusOf(own, { status: 'open', own_status_ref: 'b' })).toBeUndefined();
    expect(ownStatusOf(own, { status: 'snoozed', own_status_ref: 'b' })).toBeUndefined();
    expect(ownStatusOf(own, { status: 'pending', own_status_ref: 'gone' })).toBeUndefined();
    expect(ownStatusOf(own, { status: 'pending' })).toBeUndefined();
  });
});
