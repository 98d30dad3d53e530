import { useEffect } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { watchLibrary } from './watch-library';

/** Reads a page's data anew when another person changes the library, so that nobody saves over what they never saw. */
export function useLibraryChanges(
  { libraryId, hasPrivatePart = false }: { libraryId: string; hasPrivatePart?: boolean },
  reload: () => Promise<void>,
): void {
  const firestore = useStaffFirestore();
  useEffect(() => {
    const again = () => void reload();
    const ends = [watchLibrary(firestore, { libraryId, isPrivate: false }, again)];
    if (hasPrivatePart) ends.push(watchLibrary(firestore, { libraryId, isPrivate: true }, again));
    return () => {
      for (const end of ends) end();
    };
  }, [firestore, libraryId, hasPrivatePart, reload]);
}
