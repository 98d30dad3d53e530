import { describe, expect, it } from 'vitest';
import { resolvePermissions } from '../permissions/roles';
import { makeUser } from '../testing/factories';
import { invitableRoles, mayHandleInvitation } from './may-invite';

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
