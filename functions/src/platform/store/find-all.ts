import type { Schema, StoreQuery } from '@harborline/domain/stores/store';
import { queryOf, type Stored, snapshotRecord } from './read';

const BATCH = 100;

/** Reads all documents that a query without a limit finds, in batches, without malformed ones. */
export async function findAll<Read extends Schema>(query: StoreQuery<Read>): Promise<Stored<Read>[]> {
  const found: Stored<Read>[] = [];
  let rest = queryOf(query).limit(BATCH);
  for (;;) {
    const { docs } = await rest.get();
    found.push(...docs.flatMap((snapshot) => snapshotRecord(query.read, snapshot) ?? []));
    const last = docs.at(-1);
    if (last === undefined || docs.length < BATCH) return found;
    rest = rest.startAfter(last);
  }
}
