import * as contract from '@harborline/domain/api/inbox/visitor-people';
import type { PersonMerge, VisitorPerson } from '@harborline/domain/entities/visitor-person';
import { peopleOfAddress } from '@harborline/domain/stores/visitor-people';
import { mayMergePeople, mayUndoPersonMerge } from '@harborline/domain/visitor-people/merging';
import type { Transaction } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { isoTime } from '../../platform/iso-time';
import { findRecords } from '../../platform/store/read';
import { readOwnPerson, withProof } from './person-documents';

const summaryOf = ({ id, name, email, is_verified }: VisitorPerson) => ({ id, name, email, is_verified });

const presentMerge =
  (nowMs: number) =>
  ({ id, at, by_name, reason, from, undone_at }: PersonMerge) => ({
    ...{ id, at: isoTime(at), by_name, reason, name: from.name || from.email },
    is_undone: undone_at !== null,
    may_undo: mayUndoPersonMerge({ at, undone_at }, nowMs),
  });

/** Who else gives the address of a person, and who of them is proven to be the same. */
async function othersOf(transaction: Transaction, person: VisitorPerson) {
  if (person.email === '') return [];
  const found = await findRecords(peopleOfAddress(person.support_lib_id, person.email), transaction);
  const self = await withProof(transaction, person);
  const others = found.filter(({ id }) => id !== person.id);
  return Promise.all(
    others.map(async (one) => {
      const other = await withProof(transaction, one);
      const may_merge = mayMergePeople(self, other) || mayMergePeople(other, self);
      return { ...summaryOf(one), may_merge };
    }),
  );
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
          others: await othersOf(transaction, person),
        };
      },
      { readOnly: true },
    ),
);
