import type { LibraryPublic } from '@harborline/domain/entities/library';
import { may } from '@harborline/domain/permissions/may';
import type { Requirement } from '@harborline/domain/permissions/requirement';
import { environment } from '../../../shared/config/environment';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaff } from '../../../shared/staff/session-context';
import { BUILT_ENTRIES, type NavEntry } from '../nav-entries';

interface Viewer {
  readonly mayOpen: (requirement: Requirement) => boolean;
  readonly library: Pick<LibraryPublic, 'isContactFormOnline'> | null;
}

/** The entries a person may see: by permission, and the contact form only while it is on (S2.8-02, S2.8-05). */
export function entriesFor(entries: readonly NavEntry[], { mayOpen, library }: Viewer): NavEntry[] {
  const isOn = ({ icon }: NavEntry) => icon !== 'contactForm' || library?.isContactFormOnline === true;
  return entries.filter((entry) => mayOpen(entry.requirement) && isOn(entry));
}

/** The navigation of the signed-in person, whose permissions are known behind the guard (S2.8-02). */
export function useNavEntries(): NavEntry[] {
  const user = useStaff();
  const library = useLibrary();
  const { defaultLibraryId } = environment();
  return entriesFor(BUILT_ENTRIES, {
    mayOpen: (requirement) => may(user, requirement, defaultLibraryId),
    library,
  });
}
