import { ticketsOfPerson, visitorPerson } from '@harborline/domain/stores/visitor-people';
import { withoutTicket } from '@harborline/domain/visitor-people/merges';
import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { findIds, readRecord } from '../../platform/store/read';
import { deleteRecord, updateRecord } from '../../platform/store/write';
import { mergeFields } from './merges-of-person';

interface Loss {
  readonly libraryId: string;
  readonly personRef: string;
  /** of the ticket that goes, or has gone */
  readonly ticketRef: string;
}

/**
 * What the loss of a ticket does to the record of its person: with the last one it goes; otherwise only what it keeps of
 * people who were merged and have no other ticket (D-124, D-129). Reads, so call it before any write.
 * @returns how to write that
 */
export async function readForgetting(
  transaction: Transaction,
  { libraryId, personRef, ticketRef }: Loss,
): Promise<() => void> {
  const document = visitorPerson(personRef);
  const person = await readRecord(document, transaction);
  if (person?.support_lib_id !== libraryId) return () => {};
  const two = await findIds({ ...ticketsOfPerson(libraryId, personRef), limit: 2 }, transaction);
  if (two.every((ref) => ref === ticketRef)) return () => deleteRecord(transaction, document);
  const merges = person.merges ?? [];
  const left = withoutTicket(merges, ticketRef);
  return left === merges ? () => {} : () => updateRecord(transaction, document, mergeFields(left));
}

/** Forgets what is to be forgotten of a person once their ticket was deleted. */
export const forgetPerson = (loss: Loss): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const forget = await readForgetting(transaction, loss);
    forget();
  });
