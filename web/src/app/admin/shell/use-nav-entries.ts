import type { LibraryPublic } from '@harborline/domain/entities/library';
import { decide, type Subject } from '@harborline/domain/permissions/decide';
import { shownRole } from '@harborline/domain/team/standing';
import { useStaff } from '../../../features/session';
import { environment } from '../../../shared/config/environment';
import { useLibrary } from '../../../shared/live/library-context';
import { NAV_ENTRIES, type NavEntry } from '../nav-entries';

/** The entries of a person, in their order: by permission, the contact form also by whether it is on (S2.8-05). */
export function entriesFor(
  subject: Subject,
  library: Pick<LibraryPublic, 'isContactFormOnline'> | null,
  defaultLibraryId: string,
): NavEntry[] {
  const isOn = ({ icon }: NavEntry) => icon !== 'contactForm' || library?.isContactFormOnline === true;
  return NAV_ENTRIES.filter(
    (entry) => decide(subject, entry.requirement, defaultLibraryId).isAllowed && isOn(entry),
  );
}

/** The navigation of the signed-in person, whose permissions are known behind the guard (S2.8-02). */
export function useNavEntries(): NavEntry[] {
  const user = useStaff();
  const { permissions, support_lib_id: libraryId } = user;
  const library = useLibrary();
  return entriesFor(
    { permissions, role: shownRole(user), libraryId },
    library,
    environment().defaultLibraryId,
  );
}
