import type { LibraryPublic } from '@harborline/domain/entities/library';
import { decide, type Subject } from '@harborline/domain/permissions/decide';
import { shownRole } from '@harborline/domain/team/standing';
import { environment } from '../../../shared/config/environment';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaff } from '../../../shared/staff/session-context';
import { BUILT_ENTRIES, type NavEntry } from '../nav-entries';

interface Viewer {
  readonly subject: Subject;
  readonly library: Pick<LibraryPublic, 'isContactFormOnline'> | null;
  readonly defaultLibraryId: string;
}

/** The entries a person may see: by permission, the contact form also by whether it is on (S2.8-02, S2.8-05). */
export function entriesFor(
  entries: readonly NavEntry[],
  { subject, library, defaultLibraryId }: Viewer,
): NavEntry[] {
  const isOn = ({ icon }: NavEntry) => icon !== 'contactForm' || library?.isContactFormOnline === true;
  return entries.filter(
    (entry) => decide(subject, entry.requirement, defaultLibraryId).isAllowed && isOn(entry),
  );
}

/** The navigation of the signed-in person, whose permissions are known behind the guard (S2.8-02). */
export function useNavEntries(): NavEntry[] {
  const user = useStaff();
  const { permissions, support_lib_id: libraryId } = user;
  const library = useLibrary();
  return entriesFor(BUILT_ENTRIES, {
    subject: { permissions, role: shownRole(user), libraryId },
    library,
    defaultLibraryId: environment().defaultLibraryId,
  });
}
