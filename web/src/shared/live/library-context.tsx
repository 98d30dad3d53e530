import { type LibraryPublic, libraryPublicSchema } from '@harborline/domain/entities/library';
import { docPath } from '@harborline/domain/paths';
import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import { doc, onSnapshot } from 'firebase/firestore';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { report } from '../config/report';
import { useToasts } from '../ui-admin/toasts';
import { parseDocument } from './parse-documents';
import { useStaffFirestore } from './staff-firebase';

const LibraryContext = createContext<LibraryPublic | null>(null);

/** Follows the library acted in, so that what depends on it appears and disappears live; screens do not wait for it. */
export function LibraryProvider({ libraryId, children }: { libraryId: string; children: ReactNode }) {
  const firestore = useStaffFirestore();
  const [library, setLibrary] = useState<LibraryPublic | null>(null);
  const toasts = useToasts();

  useEffect(
    () =>
      onSnapshot(
        doc(firestore, docPath.library(libraryId)),
        (snapshot) => {
          // A cache that does not know the library means that we are offline.
          if (!snapshot.exists() && snapshot.metadata.fromCache) return;
          const found = parseDocument(libraryPublicSchema, snapshot);
          setLibrary(found);
          if (found === null) toasts.error(ERROR_TEXTS.libraryMissing);
        },
        (error) => report('library', error),
      ),
    [firestore, libraryId, toasts],
  );

  return <LibraryContext value={library?.id === libraryId ? library : null}>{children}</LibraryContext>;
}

/** The library acted in; null until it is read. */
export function useLibrary(): LibraryPublic | null {
  return useContext(LibraryContext);
}
