import type { VisitorPerson } from '@harborline/domain/entities/visitor-person';
import { visitorPerson } from '@harborline/domain/stores/visitor-people';
import {
  type NamedPerson,
  ownerKey,
  personOfTicket,
  type WrittenTicket,
} from '@harborline/domain/visitor-people/person-of-ticket';
import { personStarts } from '@harborline/domain/visitor-people/person-words';
import { FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { ApiError } from '../../platform/errors';
import { keyedId } from '../../platform/keyed-id';
import { readRecord } from '../../platform/store/read';
import { mergeRecord } from '../../platform/store/write';
import { hasProvenAddress } from '../visitor-access/address-proof';

/** The id of the owner of an address in `People`. @param email in lower case */
export const refOfOwner = (libraryId: string, email: string): string =>
  keyedId(...ownerKey(libraryId, email));

/** The id of a person in `People`. */
export const refOfPerson = ({ key }: NamedPerson): string => keyedId(...key);

/**
 * What a ticket says of its person, with what finds them (D-134). A ticket without a name keeps the name that is known, and
 * so the words that find it.
 */
export function namedFields({ fields }: NamedPerson) {
  const starts = personStarts(fields);
  return { ...fields, starts: fields.name === undefined ? FieldValue.arrayUnion(...starts) : starts };
}

/**
 * Who a new ticket is from: one write, without a read (D-129).
 * @returns what the ticket says of them, and how to write them
 */
export function personOfNewTicket(ticket: WrittenTicket, isProven: boolean) {
  const named = personOfTicket(ticket, isProven);
  const person_ref = refOfPerson(named);
  return {
    fields: { person_ref },
    write(transaction: Transaction, at: FieldValue | Timestamp) {
      mergeRecord(transaction, visitorPerson(person_ref), { ...namedFields(named), last_ticket_at: at });
    },
  };
}

/** Reads a person of the caller's library. Another library's does not exist. @throws ApiError 'not-found' */
export async function readOwnPerson(
  transaction: Transaction,
  personRef: string,
  { support_lib_id }: Pick<Staff, 'support_lib_id'>,
): Promise<VisitorPerson> {
  const person = await readRecord(visitorPerson(personRef), transaction);
  if (person?.support_lib_id !== support_lib_id) throw new ApiError('not-found');
  return person;
}

/** A person with the addresses that are proven to be theirs now. */
export async function withProof(transaction: Transaction, person: VisitorPerson) {
  const { support_lib_id: libraryId, email, is_verified, browser_uid: uid } = person;
  const isProven =
    email !== '' &&
    (is_verified || (uid !== '' && (await hasProvenAddress(transaction, { libraryId, email, uid }))));
  return { ...person, proven: isProven ? [email] : [] };
}
