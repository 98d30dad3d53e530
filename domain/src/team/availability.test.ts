import { describe, expect, it } from 'vitest';
import { DURATIONS } from '../limits';
import { isTeamThere, nextAvailability } from './availability';

const NOW = 1_000_000_000;

describe('availability', () => {
  it('remembers until when the team was online', () => {
    const there = nextAvailability(null, 2, NOW);
    expect(there).toEqual({ online: 2, at: NOW, seen: NOW });
    const left = nextAvailability(there, 0, NOW + 1_000);
    expect(left).toEqual({ online: 0, at: NOW + 1_000, seen: NOW + 1_000 });
    expect(nextAvailability(left, 0, NOW + 9_000)).toEqual({ online: 0, at: NOW + 9_000, seen: NOW + 1_000 });
  });

  it('reports no one if the team was never online or the stored record is invalid', () => {
    for (const known of [null, 'x', { online: 0, at: 1 }]) {
      expect(nextAvailability(known, 0, NOW)).toEqual({ online: 0, at: NOW });
    }
  });

  it('does not call a team away because a tab was closed or reloaded', () => {
    const left = nextAvailability({ online: 1, at: 1, seen: 1 }, 0, NOW);
    expect(isTeamThere(left, NOW + DURATIONS.availabilityGraceMs - 1)).toBe(true);
    expect(isTeamThere(left, NOW + DURATIONS.availabilityGraceMs)).toBe(false);
    expect(isTeamThere({ online: 0, at: NOW }, NOW)).toBe(false);
  });
});
