import type { Verdict } from '@harborline/emulators/in-process';
import type { Person } from './people';

/** Expects the same verdict for each person's attempt. */
export async function expectEach(
  people: readonly Person[],
  wanted: Verdict,
  attempt: (person: Person) => Promise<Verdict>,
): Promise<void> {
  for (const person of people) {
    const verdict = await attempt(person).catch((error: unknown) => {
      throw new Error(`${person}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    });
    if (verdict !== wanted) throw new Error(`${person}: expected to be ${wanted}, was ${verdict}`);
  }
}
