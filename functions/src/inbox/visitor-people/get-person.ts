import * as contract from '@harborline/domain/api/inbox/visitor-people';
import type { PersonMerge, VisitorPerson } from '@harborline/domain/entities/visitor-person';
import { LIMITS } from '@harborline/domain/limits';
import { claimsInBrowsers, peopleOfAddress, visitorPerson } from '@harborline/domain/stores/visitor-people';
import {
  mayMergePeople,
  mayUndoPersonMerge,
  type ProvenPerson,
} from '@harborline/domain/visitor-people/merging';
import type { Transaction } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { isoTime } from '../../platform/iso-time';
import { findRecords, readRecord } from '../../platform/store/read';
import { readOwnPerson, refOfOwner, withProof } from './person-documents';

const summaryOf = ({ id, name, email, is_verified }: VisitorPerson) => ({ id, name, email, is_verified });

const presentMerge =
  (nowMs: number) =>
  ({ id, at, by_name, reason, from, undone_at }: PersonMerge) => ({
    ...{ id, at: isoTime(at), by_name, reason, name: from.name || from.email },
    is_undone: undone_at !== null,
    may_undo: mayUndoPersonMerge({ at, undone_at }, nowMs),
  });

const mayMerge = (one: ProvenPerson, other: ProvenPerson): boolean =>
  mayMergePeople(one, other) || mayMergePeople(other, one);

/** Those whom a proof joins with a person, however many others give the address: its owner, or claims of it. */
async function readProvable(transaction: Transaction, { support_lib_id, email, ...person }: VisitorPerson) {
  if (person.is_verified) return findRecords(claimsInBrowsers(support_lib_id, email), transaction);
  const owner = await readRecord(visitorPerson(refOfOwner(support_lib_id, email)), transaction);
  return owner === undefined ? [] : [owner];
}

/** Who else gives the address of a person: those who are proven to be the same first, then the latest. */
async function othersOf(transaction: Transaction, person: VisitorPerson) {
  if (person.email === '') return { others: [], has_more_others: false };
  const latest = await findRecords(peopleOfAddress(person.support_lib_id, person.email), transaction);
  const self = await withProof(transaction, person);
  const provable = await readProvable(transaction, person);
  const proven = await Promise.all(provable.map((one) => withProof(transaction, one)));
  const firstIds = new Set(
    proven.filter((one) => one.is_verified || mayMerge(self, one)).map(({ id }) => id),
  );
  const isFirst = ({ id }: VisitorPerson): boolean => firstIds.has(id);
  const all = [...provable.filter(isFirst), ...latest.filter((one) => !isFirst(one) && one.id !== person.id)];
  const others = all.slice(0, LIMITS.peopleOfAddress).map((one) => {
    const known = proven.find(({ id }) => id === one.id);
    return { ...summaryOf(one), may_merge: known !== undefined && mayMerge(self, known) };
  });
  return { others, has_more_others: all.length > others.length };
}

/** GET people/person (D-129) */
export const getVisitorPerson = staffEndpoint(
  contract.getVisitorPerson,
  async ({ person_ref }, staff, { nowMs }) =>
    firestore().runTransaction(
      async (transaction) => {
        const person = await readOwnPerson(transaction, person_ref, staff);
        const { company, notes = '', merges = [] } = person;
        return {
          person: {
            ...summaryOf(person),
            ...{ company, notes },
            merges: merges.map(presentMerge(nowMs)).toReversed(),
          },
          ...(await othersOf(transaction, person)),
        };
      },
      { readOnly: true },
    ),
);
