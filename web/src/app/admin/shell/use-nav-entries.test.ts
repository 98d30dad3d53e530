import { decide, type GrantedPermissions } from '@harborline/domain/permissions/decide';
import type { Requirement } from '@harborline/domain/permissions/requirement';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { PERMISSION_SLUGS, ROLES, type Role } from '@harborline/domain/permissions/slugs';
import { NAV_PERMISSIONS } from '@harborline/domain/permissions/table';
import { SLUG_CASES } from '@harborline/domain/testing/slug-sets';
import { describe, expect, it } from 'vitest';
import { BUILT_ENTRIES, NAV_ENTRIES } from '../nav-entries';
import { entriesFor } from './use-nav-entries';

const ON = { isContactFormOnline: true };
const openFor = (permissions: GrantedPermissions, role: Role) => (requirement: Requirement) =>
  decide({ permissions, role, libraryId: 'acme' }, requirement, 'main').isAllowed;
const iconsOf = (role: Role, overrides: Record<string, boolean> = {}, library: typeof ON | null = ON) =>
  entriesFor(NAV_ENTRIES, {
    mayOpen: openFor(resolvePermissions(role, overrides), role),
    library,
  }).map(({ icon }) => icon);

describe('the icons of a person (S2.8-02, S2.8-03)', () => {
  it('are all shown to an owner, in order', () => {
    expect(iconsOf('owner')).toEqual(NAV_ENTRIES.map(({ icon }) => icon));
  });

  it('are those around the inbox for an agent (S6-42)', () => {
    expect(iconsOf('agent')).toEqual(['inbox']);
  });

  it('omit areas that are not built (D-53)', () => {
    expect(BUILT_ENTRIES.map(({ icon }) => icon)).toEqual([
      ...[
        'inbox',
        'articles',
        'settings',
        'contactForm',
        'newsFlash',
        'formBuilder',
        'automation',
        'courses',
        'sops',
      ],
    ]);
  });

  it('follow the permission table for each role and each revoked slug (S6-42 to S6-45)', () => {
    for (const role of ROLES) {
      for (const slug of PERMISSION_SLUGS) {
        const permissions = resolvePermissions(role, { [slug]: false });
        const expected = NAV_ENTRIES.map(({ icon }) => icon).filter(
          (icon) => decide({ permissions, role, libraryId: 'acme' }, NAV_PERMISSIONS[icon], 'main').isAllowed,
        );
        expect(iconsOf(role, { [slug]: false }), `${role} without ${slug}`).toEqual(expected);
      }
    }
  });

  it.each(SLUG_CASES)('are those that $name opens', ({ permissions, opens }) => {
    const shown = entriesFor(NAV_ENTRIES, {
      mayOpen: openFor(permissions, 'owner'),
      library: ON,
    });
    const expected = NAV_ENTRIES.filter(({ icon }) => opens(NAV_PERMISSIONS[icon]));
    expect(shown.map(({ icon }) => icon)).toEqual(expected.map(({ icon }) => icon));
  });

  it.each<[Role, typeof ON | null, boolean]>([
    ['owner', ON, true],
    ['admin', ON, true],
    ['editor', ON, false],
    ['writer', ON, false],
    ['agent', ON, false],
    ['owner', { isContactFormOnline: false }, false],
    ['owner', null, false],
  ])('have the contact form for %s with %o: %s (S2.8-05)', (role, library, isShown) => {
    expect(iconsOf(role, {}, library).includes('contactForm')).toBe(isShown);
  });
});
