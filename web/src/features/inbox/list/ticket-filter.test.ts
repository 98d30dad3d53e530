import { describe, expect, it } from 'vitest';
import { matchesFilter, readFilter } from './ticket-filter';

describe('the ticket filter', () => {
  it('comes from the URL, and is open if the URL has no known status', () => {
    expect(['pending', 'all', 'nonsense', null].map(readFilter)).toEqual(['pending', 'all', 'open', 'open']);
  });

  it('matches every ticket under “all”', () => {
    expect(matchesFilter({ status: 'closed' }, 'all')).toBe(true);
    expect(matchesFilter({ status: 'closed' }, 'open')).toBe(false);
  });
});
