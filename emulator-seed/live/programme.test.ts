import { describe, expect, it } from 'vitest';
import { ACTS, actAt, hasRoom } from './programme';

const acts = (count: number) => Array.from({ length: count }, (_, index) => actAt(index));

describe('the programme of simulated visitors (U-18)', () => {
  it('shows every act within the first minute', () => {
    let atMs = 0;
    const shown = acts(20).flatMap(({ afterMs, act }) => {
      atMs += afterMs;
      return atMs < 60_000 ? [act] : [];
    });
    expect(new Set(shown)).toEqual(new Set(ACTS));
  });

  it('goes on with every act, at a pace that one person can follow', () => {
    const later = acts(100).slice(50);
    expect(new Set(later.map(({ act }) => act))).toEqual(new Set(ACTS));
    expect(Math.min(...later.map(({ afterMs }) => afterMs))).toBeGreaterThanOrEqual(30_000);
  });

  it('lets nobody else come for what enough visitors are there for', () => {
    for (const act of ACTS) {
      expect(hasRoom(act, 0)).toBe(true);
      expect(hasRoom(act, 5)).toBe(false);
    }
  });
});
