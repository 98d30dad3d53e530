import { describe, expect, it } from 'vitest';
import { DURATIONS } from '../limits';
import { type CoWriter, lockHolder, lockLapsesInMs, readCoWriters, readSeats, seatFor } from './co-writers';
import { PRESENCE_SLOTS } from './presence-slots';

const NOW = 1_000_000;
const writer = (uid: string, changes: Partial<CoWriter> = {}): CoWriter => ({
  uid,
  since: 1,
  lockedAt: 0,
  typedAt: 0,
  ...changes,
});

const seat = (changes: object = {}) => ({ article: 'a', since: 1, lockedAt: 0, typedAt: 0, ...changes });

describe('the writers of an article (U-07)', () => {
  it('U-07: are listed in the order in which they came, without other articles and what does not parse', () => {
    const stored = {
      ada: { tab0: seat({ since: 5 }), tab1: seat({ article: 'other', since: 1 }) },
      bo: { tab3: seat({ since: 2 }) },
      cid: { tab0: seat({ since: 'soon' }) },
      dot: 7,
      eve: { tab10: seat() },
      fay: { tab0: seat({ article: 'other' }) },
    };
    expect(readCoWriters(stored, 'a').map(({ uid }) => uid)).toEqual(['bo', 'ada']);
    for (const nothing of [null, undefined, 'x', 3]) expect(readCoWriters(nothing, 'a')).toEqual([]);
  });

  it('U-07: count once, however many tabs they have', () => {
    const stored = {
      ada: {
        tab0: seat({ since: 5, lockedAt: 9 }),
        tab1: seat({ since: 3, typedAt: 8 }),
        tab2: seat({ article: 'other', since: 1, lockedAt: 20, typedAt: 20 }),
      },
    };
    expect(readCoWriters(stored, 'a')).toEqual([{ uid: 'ada', since: 3, lockedAt: 9, typedAt: 8 }]);
  });

  it('U-07: a tab takes the slot that has its article, else a free one, else the oldest, once', () => {
    const full = Object.fromEntries(
      PRESENCE_SLOTS.map((slot, index) => [slot, seat({ article: `a${index}`, since: index === 4 ? 1 : 9 })]),
    );
    const seats = readSeats(full);
    expect(seatFor(seats, 'a7', true)).toBe('tab7');
    expect(seatFor({ ...seats, tab6: undefined }, 'new', true)).toBe('tab6');
    expect(seatFor(seats, 'new', false)).toBe('tab4');
    expect(seatFor(seats, 'new', true)).toBeUndefined();
    expect(seatFor(readSeats(null), 'new', false)).toBe('tab0');
  });

  it('U-07: none of them holds the lock before somebody types', () => {
    expect(lockHolder([writer('ada'), writer('bo', { typedAt: NOW })], NOW)).toBeNull();
    expect(lockLapsesInMs(null, NOW)).toBeNull();
  });

  it('U-07: the last to take the lock holds it, and every browser agrees on a tie', () => {
    const ada = writer('ada', { lockedAt: NOW - 10, typedAt: NOW });
    const bo = writer('bo', { lockedAt: NOW - 5, typedAt: NOW });
    expect(lockHolder([ada, bo], NOW)?.uid).toBe('bo');
    const tie = { ...bo, lockedAt: ada.lockedAt };
    expect(lockHolder([ada, tie], NOW)?.uid).toBe('ada');
    expect(lockHolder([tie, ada], NOW)?.uid).toBe('ada');
  });

  it('U-07: a lock lapses when its holder stops typing without giving it back', () => {
    const ada = writer('ada', { lockedAt: NOW - 500_000, typedAt: NOW });
    expect(lockLapsesInMs(ada, NOW)).toBe(DURATIONS.articleLockStaleMs);
    expect(lockHolder([ada], NOW + DURATIONS.articleLockStaleMs - 1)?.uid).toBe('ada');
    expect(lockHolder([ada], NOW + DURATIONS.articleLockStaleMs)).toBeNull();
    expect(lockLapsesInMs(ada, NOW + DURATIONS.articleLockStaleMs + 1)).toBe(0);
  });
});
