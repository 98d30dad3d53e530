import { describe, expect, it } from 'vitest';
import { DURATIONS } from '../limits';
import { type CoWriter, lockHolder, lockLapsesInMs, readCoWriters } from './co-writers';

const NOW = 1_000_000;
const writer = (uid: string, changes: Partial<CoWriter> = {}): CoWriter => ({
  uid,
  since: 1,
  lockedAt: 0,
  typedAt: 0,
  ...changes,
});

describe('the writers of an article (U-07)', () => {
  it('U-07: are listed in the order in which they came, without what does not parse', () => {
    const stored = {
      ada: { since: 5, lockedAt: 0, typedAt: 0 },
      bo: { since: 2, lockedAt: 0, typedAt: 0 },
      cid: { since: 'soon' },
      dot: 7,
    };
    expect(readCoWriters(stored).map(({ uid }) => uid)).toEqual(['bo', 'ada']);
    for (const nothing of [null, undefined, 'x', 3]) expect(readCoWriters(nothing)).toEqual([]);
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
