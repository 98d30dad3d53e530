import { may } from '@harborline/domain/permissions/may';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { makeUser } from '@harborline/domain/testing/factories';
import { describe, expect, it, vi } from 'vitest';
import { BUILT_ENTRIES } from '../nav-entries';
import { commandPages } from './command-pages';
import { entriesFor } from './use-nav-entries';

vi.mock('../../../features/command-bar', () => ({ CommandDialog: () => null }));
vi.mock('../../../shared/config/environment', () => ({ environment: () => ({ defaultLibraryId: 'main' }) }));

function pagesOf(role: 'owner' | 'writer', overrides: Record<string, boolean> = {}): string[] {
  const person = makeUser({ agent_role: role, permissions: resolvePermissions(role, overrides) });
  const mayOpen = (requirement: Parameters<typeof may>[1]) => may(person, requirement, 'main');
  const entries = entriesFor(BUILT_ENTRIES, { mayOpen, library: { isContactFormOnline: true } });
  return commandPages(entries, person, 'main').map(({ to }) => to);
}

describe('the pages of the command bar', () => {
  it('are those of the navigation, the inbox and the settings, each once', () => {
    const pages = pagesOf('owner');
    for (const to of [
      '/admin/content',
      '/admin/inbox?tab=search',
      '/admin/inbox/people',
      '/admin/inbox/companies',
      '/admin/profile/teammates',
      '/admin/profile/account',
    ])
      expect(pages).toContain(to);
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('are only what the person may open', () => {
    const pages = pagesOf('writer', { canViewExistingTickets: false });
    for (const to of [
      '/admin/inbox?tab=search',
      '/admin/inbox?tab=tickets',
      '/admin/inbox/people',
      '/admin/profile/teammates',
    ])
      expect(pages).not.toContain(to);
    expect(pages).toContain('/admin/profile/account');
  });
});
