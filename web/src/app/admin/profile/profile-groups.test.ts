import { isBuiltRoute } from '@harborline/domain/permissions/built';
import { makeUser } from '@harborline/domain/testing/factories';
import { PROFILE_PAGE_NAMES, PROFILE_PAGES } from '@harborline/domain/texts/settings';
import { describe, expect, it } from 'vitest';
import { permittedGroups } from './profile-groups';

const shownTo = (person: Parameters<typeof makeUser>[0]) =>
  permittedGroups(makeUser(person), 'default-library').map(
    ({ title, links }) => [title, links.map(({ label }) => label)] as const,
  );

const labelsOf = (groups: ReturnType<typeof shownTo>) => groups.flatMap(([, labels]) => labels);

describe('the side list of the profile (S2.7)', () => {
  it('lists each built page once, below the title of its group (D-53)', () => {
    const groups = shownTo({ agent_role: 'owner', support_lib_id: 'default-library' });
    expect(groups.map(([title]) => title)).toEqual(['You', 'Company', 'Team', 'Tickets', 'Chats']);
    const built = PROFILE_PAGE_NAMES.filter((page) => isBuiltRoute(`profile/${page}`));
    expect(labelsOf(groups).sort()).toEqual(built.map((page) => PROFILE_PAGES[page].label).sort());
    expect(groups[0]).toEqual(['You', ['Your Account', 'Change password']]);
  });

  it('omits pages that a person may not open, and empty groups', () => {
    const groups = shownTo({ agent_role: 'agent' });
    expect(groups.map(([title]) => title)).toEqual(['You', 'Company', 'Tickets', 'Chats']);
    expect(shownTo({ agent_role: 'writer' }).map(([title]) => title)).not.toContain('Tickets');
    expect(labelsOf(groups)).toEqual(expect.arrayContaining(['Theme', 'Blocked senders']));
    expect(labelsOf(groups)).not.toContain('Settings');
  });

  it('has priority support in the default library alone (S6-41)', () => {
    const { label } = PROFILE_PAGES.prioritysupport;
    const shownIn = (library: string) => labelsOf(shownTo({ agent_role: 'owner', support_lib_id: library }));
    expect(shownIn('default-library')).toContain(label);
    expect(shownIn('another-library')).not.toContain(label);
  });

  it('links each entry to its page', () => {
    const [you] = permittedGroups(makeUser({ agent_role: 'agent' }), 'default-library');
    expect(you?.links.map(({ to }) => to)).toEqual([
      '/admin/profile/account',
      '/admin/profile/changePassword',
    ]);
  });
});
