import { describe, expect, it } from 'vitest';
import { matchesFilter, readFilter } from './ticket-filter';

describe('the ticket filter', () => {
  it('is taken from the address, open where that says nothing we know', () => {
    expect(['pending', 'all', 'nonsense', null].map(readFilter)).toEqual(['pending', 'all', 'open', 'open']);
  });

  it('lets all tickets pass under all', () => {
    expect(matchesFilter({ status: 'closed' }, 'all')).toBe(true);
    expect(matchesFilter({ status: 'closed' }, 'open')).toBe(false);
  });
});
