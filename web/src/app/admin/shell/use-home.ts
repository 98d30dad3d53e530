import { landingFor } from '@harborline/domain/session/landing';
import { shownRole } from '@harborline/domain/team/standing';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import type { NavEntry } from '../nav-entries';
import { useNavEntries } from './use-nav-entries';

/**
 * The home page for a user with these entries: the landing page of the role (S2.5-01, S2.5-02) if the user may open
 * it, else the first entry, so that no one ends up on one closed page after another.
 */
export function homeAmong(entries: readonly Pick<NavEntry, 'to'>[], landing: string): string {
  const open = entries.find(({ to }) => to === landing) ?? entries[0];
  return open?.to ?? adminLinks.profile('account');
}

/** The home page of the signed-in person. */
export function useHome(): string {
  return homeAmong(useNavEntries(), landingFor(shownRole(useStaff())));
}
