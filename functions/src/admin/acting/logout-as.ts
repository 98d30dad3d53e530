import { isOwnChild } from '@harborline/domain/agency/acting';
import * as contract from '@harborline/domain/api/admin/acting';
import type { User } from '@harborline/domain/entities/user';
import { isActing } from '@harborline/domain/team/standing';
import { AGENCY_TEXTS } from '@harborline/domain/texts/agency';
import type { Transaction } from 'firebase-admin/firestore';
import { readLibrary } from '../../libraries';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { actingAnswer } from './acting-answer';
import { goHome } from './go-home';
import { readPerson } from './read-person';

/** Whether another tab has already left the library: the person is at home, and the library is a child of home. */
async function wasLeft(transaction: Transaction, person: User, id: string): Promise<boolean> {
  return !isActing(person) && isOwnChild(person, (await readLibrary(transaction, id))?.public);
}

/** PATCH loginas with action 'logoutas': returns the person to their own library, even after the eight hours (S7.1-06). */
export const logoutAs = staffEndpoint(
  contract.logoutAs,
  ({ admin_support_lib_id: named }, { uid }, { nowMs }) =>
    firestore().runTransaction(async (transaction) => {
      const person = await readPerson(transaction, uid);
      const { support_lib_id: current, init_support_lib_id: home } = person;
      const isExpected = named === undefined || named === current || named === home;
      if (!isExpected && !(await wasLeft(transaction, person, named))) {
        throw new ApiError('not-found', AGENCY_TEXTS.noSuchLibrary);
      }
      const own = await readLibrary(transaction, home);
      if (!own) throw new ApiError('not-found', AGENCY_TEXTS.noSuchLibrary);
      if (isActing(person)) await goHome(transaction, person, nowMs);
      return actingAnswer(own.public, null);
    }),
  {
    libraryOf: (staff) => staff.init_support_lib_id,
  },
);
