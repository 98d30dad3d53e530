import type { LibraryPublic } from '@harborline/domain/entities/library';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { report } from '../config/report';
import { watchRecord } from '../store/watch-records';
import { useToasts } from '../ui-admin/toasts';
import { useStaffFirestore } from './staff-firebase';

const LibraryContext = createContext<LibraryPublic | null>(null);

/** Watches the current library, so that what depends on it changes live. Screens do not wait for it. */
export function LibraryProvider({ libraryId, children }: { libraryId: string; children: ReactNode }) {
  const firestore = useStaffFirestore();
  const [library, setLibrary] = useState<LibraryPublic | null>(null);
  const toasts = useToasts();

  useEffect(
    () =>
      watchRecord(
        firestore,
        libraryDocument(libraryId),
      )({
        next: ({ record, isThere, isFromCache }) => {
          // If the cache lacks the library, we are only offline.
          if (!isThere && isFromCache) return;
          setLibrary(record);
          if (record === null) toasts.error(ERROR_TEXTS.libraryMissing);
        },
        error: (error) => report('library', error),
      }),
    [firestore, libraryId, toasts],
  );

  return <LibraryContext value={library?.id === libraryId ? library : null}>{children}</LibraryContext>;
}

/** The library the user works in; null until it is read. */
export function useLibrary(): LibraryPublic | null {
  return useContext(LibraryContext);
}
