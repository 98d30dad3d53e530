import type { Conversation } from '@harborline/domain/entities/conversation';
import type { PersonMerge } from '@harborline/domain/entities/visitor-person';
import { visitorPerson } from '@harborline/domain/stores/visitor-people';
import { forgetsAtMs, withSplit } from '@harborline/domain/visitor-people/merges';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';

/** What a person's record keeps of merges, with when the next notes of them are to go. */
export function mergeFields(merges: readonly PersonMerge[]) {
  const atMs = forgetsAtMs(merges);
  return { merges: [...merges], forget_at: atMs === undefined ? null : Timestamp.fromMillis(atMs) };
}

/**
 * A ticket that is split from one which a merge moved goes back with it (D-122, D-129). Reads, so call it before any write.
 * @returns how to write that
 */
export async function readSplitOfMoved(
  transaction: Transaction,
  { id, person_ref }: Conversation,
  newRef: string,
): Promise<() => void> {
  if (person_ref === undefined) return () => {};
  const merges = (await readRecord(visitorPerson(person_ref), transaction))?.merges ?? [];
  const changed = withSplit(merges, id, newRef);
  if (changed === merges) return () => {};
  return () => updateRecord(transaction, visitorPerson(person_ref), { merges: [...changed] });
}
