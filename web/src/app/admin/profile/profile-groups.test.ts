import { makeUser } from '@harborline/domain/testing/factories';
import { describe, expect, it } from 'vitest';
import { permittedGroups } from './profile-groups';

const shownTo = (person: Parameters<typeof makeUser>[0]) =>
  permittedGroups(makeUser(person), 'default-library').map(({ title, links }) => [
    title,
    links.map(({ label }) => label),
  ]);

describe('the side list of the profile (S2.7)', () => {
  it('groups what is built, in the order of its table (D-53)', () => {
    expect(shownTo({ agent_role: 'owner' })).toEqual([
      ['You', ['Your Account', 'Change password']],
      ['Company', ['Settings', 'Theme', 'Language']],
      ['Team', ['Teammates', 'Permissions', 'Team logs', 'Email logs']],
    ]);
  });

  it('leaves out what a person may not open, and groups with nothing in them', () => {
    expect(shownTo({ agent_role: 'agent' })).toEqual([
      ['You', ['Your Account', 'Change password']],
      ['Company', ['Theme']],
    ]);
  });

  it('leads to the page of each entry', () => {
    const [you] = permittedGroups(makeUser({ agent_role: 'agent' }), 'default-library');
    expect(you?.links.map(({ to }) => to)).toEqual([
      '/admin/profile/account',
      '/admin/profile/changePassword',
    ]);
  });
});
