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

const stored = { ...ROLE_DEFAULTS.agent, canViewReports: true, canTakeChats: false };
const draft = draftOf(stored);
const everything = ROLE_DEFAULTS.owner;

describe('permissions being edited (D-33)', () => {
  it('know what was changed, and forget what was changed back', () => {
    const changed = withValue(draft, 'canViewForms', true);
    expect(isOn(changed, 'canViewForms')).toBe(true);
    expect([...changed.changes]).toEqual([['canViewForms', true]]);
    expect(withValue(changed, 'canViewForms', false).changes.size).toBe(0);
  });

  it('tell what differs from the role', () => {
    expect(new Set(differingSlugs(draft, ROLE_DEFAULTS.agent))).toEqual(
      new Set(['canViewReports', 'canTakeChats']),
    );
  });

  it('go back to the role in one step', () => {
    const back = allToDefault(draft, ROLE_DEFAULTS.agent, everything);
    expect(differingSlugs(back, ROLE_DEFAULTS.agent)).toEqual([]);
    expect(back.changes.size).toBe(2);
  });

  it('nobody gives what they lack, but may take it, and leave it as it was', () => {
    const held = { canViewReports: false };
    expect(maySet(draft, { slug: 'canViewForms', value: true, held })).toBe(false);
    expect(maySet(draft, { slug: 'canViewReports', value: false, held })).toBe(true);
    expect(maySet(draft, { slug: 'canViewReports', value: true, held })).toBe(true);
    const back = allToDefault(draft, ROLE_DEFAULTS.agent, held);
    expect(differingSlugs(back, ROLE_DEFAULTS.agent)).toEqual(['canTakeChats']);
  });

  it('keep unsaved changes when somebody else saves, unless they came true', () => {
    const changed = withValue(withValue(draft, 'canViewForms', true), 'canTakeChats', true);
    const after = rebased(changed, { ...stored, canViewForms: true });
    expect([...after.changes]).toEqual([['canTakeChats', true]]);
    expect(isOvertaken(changed, after.stored)).toBe(true);
    expect(isOvertaken(changed, stored)).toBe(false);
    expect(isOvertaken(draft, after.stored)).toBe(false);
  });
});
