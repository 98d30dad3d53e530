import { describe, expect, it } from 'vitest';
import { resolvePermissions } from '../permissions/roles';
import { makeUser } from '../testing/factories';
import { invitableRoles, mayHandleInvitation, mayStillStandFor } from './may-invite';

describe('inviting', () => {
  it('D-33: owners and admins invite with every role but owner', () => {
    for (const agent_role of ['owner', 'admin'] as const) {
      expect(invitableRoles(makeUser({ agent_role }))).toEqual(['admin', 'editor', 'writer', 'agent']);
    }
  });

  it('D-33: nobody invites with a role above their own', () => {
    const generous = resolvePermissions('admin');
    expect(invitableRoles(makeUser({ agent_role: 'writer', permissions: generous }))).toEqual([
      'writer',
      'agent',
    ]);
  });

  it('D-33: nobody invites with a role that may do what they may not', () => {
    const permissions = resolvePermissions('editor', { canInviteNewUsers: true, canViewReports: false });
    expect(invitableRoles(makeUser({ agent_role: 'editor', permissions }))).toEqual(['writer']);
  });

  it("only an owner handles an owner's invitation", () => {
    expect(mayHandleInvitation(makeUser({ agent_role: 'owner' }), 'owner')).toBe(true);
    expect(mayHandleInvitation(makeUser({ agent_role: 'admin' }), 'owner')).toBe(false);
  });
});

describe('an invitation that is followed later', () => {
  const library = { id: 'child', parent_lib_id: 'agency' };
  const sender = (changes: Parameters<typeof makeUser>[0]) =>
    makeUser({ agent_role: 'admin', support_lib_id: 'child', init_support_lib_id: 'child', ...changes });

  it('D-33: is good while its sender may give the role', () => {
    expect(mayStillStandFor(sender({}), 'admin', library)).toBe(true);
    expect(mayStillStandFor(sender({ agent_role: 'editor' }), 'editor', library)).toBe(false);
    expect(mayStillStandFor(sender({ agent_role: 'agent' }), 'admin', library)).toBe(false);
    expect(mayStillStandFor(sender({ is_active: false }), 'agent', library)).toBe(false);
    const permissions = resolvePermissions('admin', { canViewReports: false });
    expect(mayStillStandFor(sender({ permissions }), 'admin', library)).toBe(false);
    expect(mayStillStandFor(sender({ permissions }), 'writer', library)).toBe(true);
    expect(mayStillStandFor(sender({}), 'owner', library)).toBe(false);
  });

  it('stays good while its sender tries on a view', () => {
    const viewing = sender({ viewing_as: 'somebody', permissions: resolvePermissions('agent') });
    expect(mayStillStandFor(viewing, 'writer', library)).toBe(true);
  });

  it("is good from the library's agency, wherever its person is now, and from nobody else's", () => {
    const agency = { support_lib_id: 'agency', init_support_lib_id: 'agency' };
    expect(mayStillStandFor(sender(agency), 'admin', library)).toBe(true);
    expect(mayStillStandFor(sender(agency), 'owner', library)).toBe(true);
    const limited = resolvePermissions('admin', { canManageGeneralAndSecuritySettings: false });
    expect(mayStillStandFor(sender({ ...agency, permissions: limited }), 'owner', library)).toBe(false);
    const foreign = sender({ support_lib_id: 'child', init_support_lib_id: 'elsewhere' });
    expect(mayStillStandFor(foreign, 'agent', library)).toBe(false);
    const rootless = sender({ support_lib_id: '', init_support_lib_id: '' });
    expect(mayStillStandFor(rootless, 'owner', { id: 'child', parent_lib_id: '' })).toBe(false);
  });
});
