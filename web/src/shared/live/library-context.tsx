import { type LibraryPublic, libraryPublicSchema } from '@harborline/domain/entities/library';
import { docPath } from '@harborline/domain/paths';
import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import { doc, getDoc } from 'firebase/firestore';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { report } from '../config/report';
import { useToasts } from '../ui-admin/toasts';
import { parseDocument } from './parse-documents';
import { useStaffFirestore } from './staff-firebase';

interface HeldLibrary {
  readonly library: LibraryPublic | null;
  readonly refresh: () => void;
}

const LibraryContext = createContext<HeldLibrary>({ library: null, refresh: () => {} });

/** Reads the library acted in, once; screens do not wait for it. */
export function LibraryProvider({ libraryId, children }: { libraryId: string; children: ReactNode }) {
  const firestore = useStaffFirestore();
  const [library, setLibrary] = useState<LibraryPublic | null>(null);
  const [readings, setReadings] = useState(0);
  const toasts = useToasts();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another reading is what reads again
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const snapshot = await getDoc(doc(firestore, docPath.library(libraryId)));
      if (isOver) return;
      const found = parseDocument(libraryPublicSchema, snapshot);
      setLibrary(found);
      if (found === null) toasts.error(ERROR_TEXTS.libraryMissing);
    };
    read().catch((error: unknown) => report('library', error));
    return () => {
      isOver = true;
    };
  }, [firestore, libraryId, readings, toasts]);

  const refresh = useCallback(() => setReadings((count) => count + 1), []);
  const held = useMemo(
    () => ({ library: library?.id === libraryId ? library : null, refresh }),
    [library, libraryId, refresh],
  );
  return <LibraryContext value={held}>{children}</LibraryContext>;
}

/** The library acted in; null until it is read. */
export function useLibrary(): LibraryPublic | null {
  return useContext(LibraryContext).library;
}

/** Reads the library acted in again, after it was changed. */
export function useRefreshLibrary(): () => void {
  return useContext(LibraryContext).refresh;
}
