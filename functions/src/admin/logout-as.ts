import { isOwnChild } from '@harborline/domain/agency/acting';
import { actingAnswerSchema } from '@harborline/domain/agency/agency-item';
import { idSchema } from '@harborline/domain/entities/id';
import type { User } from '@harborline/domain/entities/user';
import { isActing } from '@harborline/domain/team/standing';
import { AGENCY_TEXTS } from '@harborline/domain/texts/agency';
import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { readLibrary } from '../platform/libraries';
import { actingAnswer } from './acting-answer';
import { goHome } from './go-home';
import { readPerson } from './read-person';

const input = z.object({
  action: z.literal('logoutas'),
  /** the library left or the own one; what is done does not depend on it */
  admin_support_lib_id: z.optional(idSchema),
});

/** Whether a library is one that another tab has left already: the person is at home, and it is a child of home. */
async function wasLeft(transaction: Transaction, person: User, id: string): Promise<boolean> {
  return !isActing(person) && isOwnChild(person, (await readLibrary(transaction, id))?.public);
}

/** PATCH loginas with action 'logoutas': back into the own library, also once the eight hours are over (S7.1-06). */
export const logoutAs = staffEndpoint({
  name: 'logoutAs',
  route: 'PATCH /api/admin/loginas',
  input,
  output: actingAnswerSchema,
  rate: 'session',
  isAllowedAfterActing: true,
  isAllowedWhileViewing: true,
  libraryOf: (_input, staff) => staff.init_support_lib_id,
  run: ({ admin_support_lib_id: named }, { uid }, { nowMs }) =>
    firestore().runTransaction(async (transaction) => {
      const person = await readPerson(transaction, uid);
      const { support_lib_id: current, init_support_lib_id: home } = person;
      const isMeant = named === undefined || named === current || named === home;
      if (!isMeant && !(await wasLeft(transaction, person, named))) {
        throw new ApiError('not-found', AGENCY_TEXTS.noSuchLibrary);
      }
      const own = await readLibrary(transaction, home);
      if (!own) throw new ApiError('not-found', AGENCY_TEXTS.noSuchLibrary);
      if (isActing(person)) await goHome(transaction, person, nowMs);
      return actingAnswer(own.public, null);
    }),
});
