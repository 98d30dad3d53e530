import { type LibraryContext, presentStaff, readLibraryContext } from '../delivery/library-context';

interface SweptLibrary {
  readonly context: LibraryContext;
  /** uids of staff who are at work */
  readonly present: ReadonlySet<string>;
}

/** What one sweep knows of libraries; each is read once. */
export interface Sweep {
  libraryOf(libraryId: string): Promise<SweptLibrary>;
}

async function readLibrary(libraryId: string): Promise<SweptLibrary> {
  const [context, present] = await Promise.all([readLibraryContext(libraryId), presentStaff(libraryId)]);
  return { context, present };
}

export function newSweep(): Sweep {
  const libraries = new Map<string, Promise<SweptLibrary>>();
  return {
    libraryOf(libraryId) {
      const known = libraries.get(libraryId) ?? readLibrary(libraryId);
      libraries.set(libraryId, known);
      return known;
    },
  };
}
