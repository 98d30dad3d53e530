import { allows, denies, layOut, remove } from './firestore';
import type { Person } from './people';

/** Who has changed a document last, and when. */
interface LastChange {
  readonly updated_by: string;
  readonly updated_at: Date;
}

interface Deletion {
  readonly path: string;
  /** the document, ready to be deleted */
  readonly document: (changes: LastChange) => object;
  readonly allowed: readonly Person[];
  readonly denied: readonly Person[];
  /** states in which nobody deletes it */
  readonly refused: readonly object[];
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Expects that people with the right slug delete a text which they have just taken from its readers, and no other. */
export async function expectDeletion({ path, document, allowed, denied, refused }: Deletion): Promise<void> {
  const lay = (updated_by: string, minutes: number, changes: object = {}) =>
    layOut({ [path]: { ...document({ updated_by, updated_at: minutesAgo(minutes) }), ...changes } });
  for (const person of denied) {
    await lay(person, 0);
    await denies([person], remove(path));
  }
  for (const person of allowed) {
    await lay('somebody', 0);
    await denies([person], remove(path));
    await lay(person, 30.5);
    await denies([person], remove(path));
    for (const state of refused) {
      await lay(person, 0, state);
      await denies([person], remove(path));
    }
    await lay(person, 29.5);
    await allows([person], remove(path));
  }
}
