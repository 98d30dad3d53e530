import { presentStaff, readSurroundings, type Surroundings } from '../telling/surroundings';

interface SweptLibrary {
  readonly surroundings: Surroundings;
  /** uids of staff who are at work */
  readonly present: ReadonlySet<string>;
}

/** What one sweep knows of libraries; each is read once. */
export interface Sweep {
  libraryOf(libraryId: string): Promise<SweptLibrary>;
}

async function readLibrary(libraryId: string): Promise<SweptLibrary> {
  const [surroundings, present] = await Promise.all([readSurroundings(libraryId), presentStaff(libraryId)]);
  return { surroundings, present };
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
