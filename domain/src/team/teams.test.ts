import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { teamName, withChangedTeam, withoutTeam, withTeam } from './teams';

const BILLING = { ref: 'b', name: 'Billing', member_uids: ['ada'] };
const REPAIRS = { ref: 'r', name: 'Repairs', member_uids: [] };
const BOTH = [BILLING, REPAIRS];

describe('the teams of a library (S7.2-13, D-102)', () => {
  it('stand by their names, each of its own', () => {
    expect(withTeam([REPAIRS], BILLING)).toEqual({ teams: BOTH });
    expect(withTeam(BOTH, { ref: 'x', name: 'billing ', member_uids: [] })).toBe('name-taken');
    expect(teamName(' Line\none ')).toBe('Line one');
  });

  it('are no more than fit', () => {
    const full = Array.from({ length: LIMITS.teams }, (_, n) => ({
      ...REPAIRS,
      ref: `r${n}`,
      name: `N${n}`,
    }));
    expect(withTeam(full, BILLING)).toBe('full');
  });

  it('change their name, their people, or both', () => {
    expect(withChangedTeam(BOTH, 'b', { name: 'Sales' })).toEqual({
      teams: [REPAIRS, { ...BILLING, name: 'Sales' }],
    });
    expect(withChangedTeam(BOTH, 'r', { member_uids: ['ada', 'bo'] })).toEqual({
      teams: [BILLING, { ...REPAIRS, member_uids: ['ada', 'bo'] }],
    });
    expect(withChangedTeam(BOTH, 'b', { name: 'BILLING' })).toEqual({
      teams: [{ ...BILLING, name: 'BILLING' }, REPAIRS],
    });
    expect(withChangedTeam(BOTH, 'b', { name: 'repairs' })).toBe('name-taken');
    expect(withChangedTeam(BOTH, 'x', { name: 'New' })).toBe('missing');
  });

  it('are taken away', () => {
    expect(withoutTeam(BOTH, 'b')).toEqual({ teams: [REPAIRS] });
    expect(withoutTeam(BOTH, 'x')).toBe('missing');
  });
});
