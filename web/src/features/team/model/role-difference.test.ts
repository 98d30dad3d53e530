import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { describe, expect, it } from 'vitest';
import { roleDifference } from './role-difference';

const writer = { agent_role: 'writer', permissions: resolvePermissions('writer') } as const;

describe('what a change of role gives and takes', () => {
  it('is the difference between the two roles', () => {
    const { gains, loses } = roleDifference(writer, 'editor');
    expect(gains).toContain('canReviewOtherDrafts');
    expect(loses).toEqual([]);
  });

  it('keeps what was granted to the person besides the role', () => {
    const overrides = { canViewReports: true };
    const person = {
      agent_role: 'writer' as const,
      permissions: resolvePermissions('writer', overrides),
      permission_overrides: overrides,
    };
    expect(roleDifference(person, 'agent').loses).not.toContain('canViewReports');
    expect(roleDifference(writer, 'agent').loses).toContain('canCreateAndUpdateHelpCenterArticles');
  });

  it('is nothing for the role the person has', () => {
    expect(roleDifference(writer, 'writer')).toEqual({ gains: [], loses: [] });
  });
});
