import { firestore } from '../firebase';
import { findIds } from './read';

const BATCH = 100;

/** Deletes all documents that a query finds, in batches. */
export async function deleteFound(
  query: Parameters<typeof findIds>[0],
  documentOf: (id: string) => { readonly path: string },
): Promise<void> {
  for (;;) {
    const ids = await findIds({ ...query, limit: BATCH });
    const batch = firestore().batch();
    for (const id of ids) batch.delete(firestore().doc(documentOf(id).path));
    await batch.commit();
    if (ids.length < BATCH) return;
  }
}
