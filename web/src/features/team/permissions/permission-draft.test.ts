import { ROLE_DEFAULTS } from '@harborline/domain/permissions/roles';
import { describe, expect, it } from 'vitest';
import {
  allToDefault,
  differingSlugs,
  draftOf,
  isOn,
  isOvertaken,
  maySet,
  rebased,
  withValue,
} from './permission-draft';

const stored = { ...ROLE_DEFAULTS.agent, canInviteNewUsers: true, canReplyToTickets: false };
const draft = draftOf(stored);
const everything = ROLE_DEFAULTS.owner;

describe('permissions being edited (D-33)', () => {
  it('track changes, and drop those that were changed back', () => {
    const changed = withValue(draft, 'canUpdateUserRoles', true);
    expect(isOn(changed, 'canUpdateUserRoles')).toBe(true);
    expect([...changed.changes]).toEqual([['canUpdateUserRoles', true]]);
    expect(withValue(changed, 'canUpdateUserRoles', false).changes.size).toBe(0);
  });

  it('report what differs from the role', () => {
    expect(new Set(differingSlugs(draft, ROLE_DEFAULTS.agent))).toEqual(
      new Set(['canInviteNewUsers', 'canReplyToTickets']),
    );
  });

  it('are reset to the role in one step', () => {
    const back = allToDefault(draft, ROLE_DEFAULTS.agent, everything);
    expect(differingSlugs(back, ROLE_DEFAULTS.agent)).toEqual([]);
    expect(back.changes.size).toBe(2);
  });

  it('leave permissions that are not on the screen unchanged (D-53)', () => {
    const hidden = draftOf({ ...ROLE_DEFAULTS.agent, canViewReports: true });
    expect(differingSlugs(hidden, ROLE_DEFAULTS.agent)).toEqual([]);
    expect(allToDefault(hidden, ROLE_DEFAULTS.agent, everything).changes.size).toBe(0);
  });

  it('cannot be granted by a person who lacks them, but can be revoked or left unchanged', () => {
    const held = { canInviteNewUsers: false };
    expect(maySet(draft, { slug: 'canUpdateUserRoles', value: true, held })).toBe(false);
    expect(maySet(draft, { slug: 'canInviteNewUsers', value: false, held })).toBe(true);
    expect(maySet(draft, { slug: 'canInviteNewUsers', value: true, held })).toBe(true);
    const back = allToDefault(draft, ROLE_DEFAULTS.agent, held);
    expect(differingSlugs(back, ROLE_DEFAULTS.agent)).toEqual(['canReplyToTickets']);
  });

  it('keep unsaved changes when someone else saves, unless those match', () => {
    const changed = withValue(withValue(draft, 'canUpdateUserRoles', true), 'canReplyToTickets', true);
    const after = rebased(changed, { ...stored, canUpdateUserRoles: true });
    expect([...after.changes]).toEqual([['canReplyToTickets', true]]);
    expect(isOvertaken(changed, after.stored)).toBe(true);
    expect(isOvertaken(changed, stored)).toBe(false);
    expect(isOvertaken(draft, after.stored)).toBe(false);
  });
});
