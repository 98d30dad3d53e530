import { describe, expect, it } from 'vitest';
import { DURATIONS } from '../limits';
import { isTeamThere, nextAvailability } from './availability';

const NOW = 1_000_000_000;

describe('availability', () => {
  it('remembers until when the team was online', () => {
    const there = nextAvailability(null, { online: 2 }, NOW);
    expect(there).toEqual({ online: 2, at: NOW, seen: NOW });
    const left = nextAvailability(there, { online: 0 }, NOW + 1_000);
    expect(left).toEqual({ online: 0, at: NOW + 1_000, seen: NOW + 1_000 });
    expect(nextAvailability(left, { online: 0 }, NOW + 9_000)).toEqual({
      online: 0,
      at: NOW + 9_000,
      seen: NOW + 1_000,
    });
  });

  it('reports no one if the team was never online or the stored record is invalid', () => {
    for (const known of [null, 'x', { online: 0, at: 1 }]) {
      expect(nextAvailability(known, { online: 0 }, NOW)).toEqual({ online: 0, at: NOW });
    }
  });

  it('does not call a team away because a tab was closed or reloaded', () => {
    const left = nextAvailability({ online: 1, at: 1, seen: 1 }, { online: 0 }, NOW);
    expect(isTeamThere(left, NOW + DURATIONS.availabilityGraceMs - 1)).toBe(true);
    expect(isTeamThere(left, NOW + DURATIONS.availabilityGraceMs)).toBe(false);
    expect(isTeamThere({ online: 0, at: NOW }, NOW)).toBe(false);
  });

  it('calls a team away at once whose last member chose to be away', () => {
    const known = { online: 1, at: 1, seen: NOW - 1 };
    const away = nextAvailability(known, { online: 0, isStepAway: true }, NOW);
    expect(isTeamThere(away, NOW)).toBe(false);
    const other = nextAvailability(known, { online: 1, isStepAway: true }, NOW);
    expect(isTeamThere(other, NOW)).toBe(true);
    const closed = nextAvailability(away, { online: 0 }, NOW + 1);
    expect(isTeamThere(closed, NOW + 1)).toBe(false);
  });
});
