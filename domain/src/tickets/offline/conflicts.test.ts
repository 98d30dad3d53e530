import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SETTABLE_STATUSES } from '../../entities/conversation';
import {
  CONFLICT_RULES,
  CONFLICTS,
  conditionsOf,
  conflictOf,
  conflictOfAnswer,
  type TicketNow,
  type WaitingField,
  type WaitingStatus,
} from './conflicts';

const NOW: TicketNow = { status: 'open', ownRef: '', lastMessageId: 'seen', isMerged: false };
const CLOSE: WaitingStatus = {
  from: { status: 'open', ownRef: '' },
  to: { status: 'closed', ownRef: '' },
  follows: 'seen',
};

describe('what waited without a connection (D-128)', () => {
  it.each<[WaitingField, string]>([
    ['reply', 'gone denied merged overtaken'],
    ['note', 'gone denied merged'],
    ['close', 'gone denied merged overtaken changed'],
    ['status', 'gone denied merged changed'],
    ['tag', 'gone denied merged'],
  ])('is stopped by the rules of its field alone: %s', (field, rules) => {
    expect(CONFLICT_RULES[field].join(' ')).toBe(rules);
  });

  it('stops a reply that something unseen overtook, but not a note or a tag', () => {
    const now = { ...NOW, lastMessageId: 'unseen' };
    const stopped = (field: WaitingField) => conflictOf({ field, follows: 'seen' }, now);
    expect(
      ['reply', 'close', 'note', 'tag', 'status'].map((field) => stopped(field as WaitingField)),
    ).toEqual(['overtaken', 'overtaken', null, null, null]);
  });

  it('lets the status stand that somebody else chose, and is content with the same one', () => {
    const expected = { field: 'close', ...CLOSE } as const;
    expect(conflictOf(expected, { ...NOW, status: 'pending' })).toBe('changed');
    expect(conflictOf(expected, { ...NOW, ownRef: 'supplier' })).toBe('changed');
    expect(conflictOf(expected, { ...NOW, status: 'closed' })).toBeNull();
    expect(conflictOf(expected, NOW)).toBeNull();
  });

  it('says first that the ticket is gone or merged', () => {
    const now = { ...NOW, isMerged: true, lastMessageId: 'unseen', status: 'pending' } as const;
    for (const field of Object.keys(CONFLICT_RULES) as WaitingField[]) {
      expect(conflictOf({ field, ...CLOSE }, now)).toBe('merged');
      expect(conflictOf({ field, ...CLOSE }, null)).toBe('gone');
    }
  });

  it('knows from an answer alone that a right or the ticket is gone', () => {
    expect([403, 404, 409, 500].map(conflictOfAnswer)).toEqual(['denied', 'gone', null, null]);
  });

  it('closes only if the last message is unchanged, and sets any other status only if the previous one is', () => {
    expect(conditionsOf(CLOSE)).toEqual({ onlyFrom: 'open', onlyFromOwn: '', follows: 'seen' });
    expect(conditionsOf({ ...CLOSE, to: { status: 'pending', ownRef: 'x' } })).toEqual({
      onlyFrom: 'open',
      onlyFromOwn: '',
    });
  });

  it('lets a snooze stand that somebody else has given another time (D-119)', () => {
    const from = { status: 'snoozed', ownRef: '' } as const;
    const wake = {
      from,
      to: { status: 'open', ownRef: '' },
      follows: 'seen',
      until: '2027-01-01T08:00:00.000Z',
    } as const;
    expect(conditionsOf(wake)).toMatchObject({ onlyFrom: 'snoozed', onlyUntil: wake.until });
    const now = { ...NOW, ...from, until: wake.until };
    expect(conflictOf({ field: 'status', ...wake }, now)).toBeNull();
    expect(conflictOf({ field: 'status', ...wake }, { ...now, until: '' })).toBe('changed');
  });

  it('never names a conflict that does not apply to its field', () => {
    const choice = fc.record({
      status: fc.constantFrom(...SETTABLE_STATUSES),
      ownRef: fc.constantFrom('', 'a'),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(CONFLICT_RULES) as WaitingField[])),
        fc.record({ from: choice, to: choice, follows: fc.constantFrom('m1', 'm2') }),
        choice,
        fc.record({ lastMessageId: fc.constantFrom('m1', 'm2'), isMerged: fc.boolean() }),
        (field, expected, now, rest) => {
          const conflict = conflictOf({ field, ...expected }, { ...now, ...rest });
          expect(conflict === null || CONFLICT_RULES[field].includes(conflict)).toBe(true);
          if (!CONFLICT_RULES[field].includes('overtaken')) expect(conflict).not.toBe(CONFLICTS[3]);
        },
      ),
    );
  });
});
