import { landingFor } from '@harborline/domain/session/landing';
import { shownRole } from '@harborline/domain/team/standing';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import type { NavEntry } from '../nav-entries';
import { useNavEntries } from './use-nav-entries';

/**
 * The home page for a user with these entries: the landing page of the role (S2.5-01, S2.5-02) if it is open to
 * them, else their first page, so that no one is led from one closed page to the next.
 */
export function homeAmong(entries: readonly Pick<NavEntry, 'to'>[], landing: string): string {
  const open = entries.find(({ to }) => to === landing) ?? entries[0];
  return open?.to ?? adminLinks.profile('account');
}

/** The home page of the signed-in person. */
export function useHome(): string {
  return homeAmong(useNavEntries(), landingFor(shownRole(useStaff())));
}
