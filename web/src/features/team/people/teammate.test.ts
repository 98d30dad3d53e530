import { makeUser } from '@harborline/domain/testing/factories';
import { describe, expect, it } from 'vitest';
import { byRoleAndName, matchesWords, readTeamView, type Teammate, teammateName } from './teammate';

const teammate = (changes: Partial<Teammate> = {}): Teammate => ({
  ...makeUser(changes),
  id: 'ada',
  isPending: false,
  ...changes,
});

describe('teammates', () => {
  it('are found by words of name and email in any order, ignoring accents', () => {
    const nadia = teammate({ display_name: 'Nadia Bergström', user_email: 'owner@lumen.example' });
    expect(matchesWords(nadia, 'bergstrom')).toBe(true);
    expect(matchesWords(nadia, 'LUMEN nadia')).toBe(true);
    expect(matchesWords(nadia, 'nadia quillpad')).toBe(false);
  });

  it('are listed from the owner down, by name within a role', () => {
    const people = [
      teammate({ agent_role: 'agent', agent_name: 'Zoe Ash' }),
      teammate({ agent_role: 'agent', agent_name: 'Åsa Berg' }),
      teammate({ agent_role: 'owner', agent_name: '', display_name: 'Nadia' }),
    ];
    expect(people.sort(byRoleAndName).map(teammateName)).toEqual(['Nadia', 'Åsa Berg', 'Zoe Ash']);
  });

  it('get a fallback name', () => {
    expect(teammateName(teammate({ display_name: ' ', agent_name: '' }))).toBe('No name yet');
  });

  it('show the active ones for an unknown view in the URL', () => {
    expect(readTeamView('deactivated')).toBe('deactivated');
    expect(readTeamView('gone')).toBe('active');
    expect(readTeamView(null)).toBe('active');
  });
});
