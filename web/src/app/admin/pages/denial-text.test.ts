import { describe, expect, it } from 'vitest';
import { readDenial } from '../guards/denial';
import { denialText, missingPermissions, whomToAsk } from './denial-text';

const MISSING = { reason: 'missing-permission', missing: ['canViewReports'], isOneEnough: false } as const;

describe('the words of a denial', () => {
  it('name the missing permission as the permission editor does', () => {
    expect(denialText(MISSING)).toBe('You do not have the permission it needs:');
    expect(missingPermissions(MISSING)[0]?.label).toBe('View reports');
  });

  it('tell whether one of several would do (S6-39)', () => {
    const inbox = { ...MISSING, missing: ['canTakeChats', 'canSuperviseChats'], isOneEnough: true } as const;
    expect(denialText(inbox)).toContain('one is enough');
  });

  it('name the library and the role where those are the reason (S6-40, S2.8-05)', () => {
    expect(denialText({ ...MISSING, reason: 'wrong-library' })).toContain('main library');
    expect(denialText({ ...MISSING, reason: 'role-excluded' })).toContain('owners and admins');
  });

  it('say whom to ask by name and role', () => {
    expect(
      whomToAsk([
        { id: '1', name: 'Nadia', role: 'owner' },
        { id: '2', name: 'Rafael', role: 'admin' },
      ]),
    ).toBe('Ask Nadia (owner) or Rafael (admin) for access.');
    expect(whomToAsk([])).toBe('');
  });

  it('believe no history entry that some other screen left', () => {
    expect(readDenial(MISSING)).toEqual(MISSING);
    expect(readDenial({ ...MISSING, missing: ['canFly'] })).toBeNull();
    expect(readDenial(null)).toBeNull();
  });
});
