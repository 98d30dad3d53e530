import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { describe, expect, it } from 'vitest';
import { roleDifference } from './role-difference';

const writer = { agent_role: 'writer', permissions: resolvePermissions('writer') } as const;

/** Tickets and chats. */
const GAINED = [
  'canTakeChats',
  'canViewChatArchives',
  'canReplyToTickets',
  'canViewExistingTickets',
  'canAssignChats',
];

describe('the difference of a role change', () => {
  it('lists the difference between the two roles', () => {
    const { gains, loses } = roleDifference(writer, 'agent');
    expect(gains).toEqual(GAINED);
    expect(loses).toContain('canCreateAndUpdateHelpCenterArticles');
  });

  it('names only permissions of built areas (D-53)', () => {
    expect(roleDifference(writer, 'editor')).toEqual({
      gains: [
        'canManageAndPublishNewsArticles',
        'canManageAndPublishCoursesArticles',
        'canManageAndPublishSopArticles',
        'canReviewOtherDrafts',
      ],
      loses: [],
    });
  });

  it('keeps what was granted to the person beyond the role', () => {
    const overrides = { canInviteNewUsers: true };
    const person = {
      agent_role: 'writer' as const,
      permissions: resolvePermissions('writer', overrides),
      permission_overrides: overrides,
    };
    expect(roleDifference(person, 'agent').loses).not.toContain('canInviteNewUsers');
    expect(roleDifference(writer, 'agent').loses).toContain('canCreateAndUpdateHelpCenterArticles');
  });

  it("is empty for the person's current role", () => {
    expect(roleDifference(writer, 'writer')).toEqual({ gains: [], loses: [] });
  });
});
