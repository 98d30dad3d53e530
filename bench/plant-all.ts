import { plant } from '../e2e/support/plant';

/** As many as one commit takes. */
const BATCH = 400;

/** Writes documents past the rules, by path. */
export async function plantAll(documents: readonly (readonly [string, object])[]): Promise<void> {
  for (let from = 0; from < documents.length; from += BATCH)
    await plant(Object.fromEntries(documents.slice(from, from + BATCH)));
}
