import { describe, expect, it } from 'vitest';
import { isLifted, readDenial } from '../guards/denial';
import { denialText, missingPermissions, whoCanGrant } from './denial-text';

const MISSING = {
  reason: 'missing-permission',
  missing: ['canInviteNewUsers'],
  isOneEnough: false,
  from: '/admin/profile/teammates',
} as const;
const MANAGERS = [
  { id: '1', name: 'Nadia', role: 'owner' },
  { id: '2', name: 'Rafael', role: 'admin' },
] as const;

describe('the text of a denial', () => {
  it('names the missing permission as the permission editor does', () => {
    expect(denialText(MISSING)).toBe('This page needs this permission:');
    expect(missingPermissions(MISSING)[0]?.label).toBe('Invite teammates');
  });

  it('names no permission of an unbuilt area, and no one who could grant it (D-53)', () => {
    const unbuilt = { ...MISSING, missing: ['canViewReports'] } as const;
    expect(missingPermissions(unbuilt)).toEqual([]);
    expect(denialText(unbuilt)).not.toMatch(/:$/);
    expect(whoCanGrant(unbuilt, MANAGERS)).toBe('');
  });

  it('says whether one of several is enough (S6-39)', () => {
    const inbox = {
      ...MISSING,
      missing: ['canReplyToTickets', 'canViewExistingTickets'],
      isOneEnough: true,
    } as const;
    expect(denialText(inbox)).toContain('one of these');
  });

  it('names the library or the role if that is the reason (S6-40, S2.8-05)', () => {
    expect(denialText({ ...MISSING, reason: 'wrong-library' })).toContain('main library');
    expect(denialText({ ...MISSING, reason: 'role-excluded' })).toContain('owners and admins');
  });

  it('lists people to ask by name and role', () => {
    expect(whoCanGrant(MISSING, MANAGERS)).toBe('Ask Nadia (owner) or Rafael (admin) for access.');
    expect(whoCanGrant(MISSING, [])).toBe('');
  });

  it('does not suggest managers for what they cannot grant, or for an unknown page (S6-40)', () => {
    expect(whoCanGrant({ ...MISSING, reason: 'wrong-library' }, MANAGERS)).toBe('');
    expect(whoCanGrant(null, MANAGERS)).toBe('');
    expect(denialText(null)).not.toContain('Your role');
  });

  it('ends once the missing permissions are granted; one of several is enough if the page says so', () => {
    expect(isLifted(MISSING, { canInviteNewUsers: true })).toBe(true);
    expect(isLifted(MISSING, { canInviteNewUsers: false })).toBe(false);
    const two = { ...MISSING, missing: ['canReplyToTickets', 'canViewExistingTickets'] } as const;
    expect(isLifted(two, { canReplyToTickets: true })).toBe(false);
    expect(isLifted({ ...two, isOneEnough: true }, { canReplyToTickets: true })).toBe(true);
    expect(isLifted({ ...MISSING, reason: 'role-excluded', missing: [] }, {})).toBe(false);
  });

  it('ignores history entries of other screens', () => {
    expect(readDenial(MISSING)).toEqual(MISSING);
    expect(readDenial({ ...MISSING, missing: ['canFly'] })).toBeNull();
    expect(readDenial(null)).toBeNull();
  });
});
