import { isOwnChild } from '@harborline/domain/agency/acting';
import { actingAnswerSchema } from '@harborline/domain/agency/agency-item';
import type { User } from '@harborline/domain/entities/user';
import { docPath } from '@harborline/domain/paths';
import { resolvedPermissions } from '@harborline/domain/team/member';
import { isActing, isActingOver } from '@harborline/domain/team/standing';
import { AGENCY_TEXTS } from '@harborline/domain/texts/agency';
import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { auditEntry, writeAudit } from '../platform/audit';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { idSchema } from '../platform/id-schema';
import { type Library, readLibrary } from '../platform/libraries';
import { endingSessions } from '../platform/session-version';
import { actingAnswer, libraryTarget } from './acting-answer';
import { readPerson } from './read-person';

const input = z.object({
  action: z.literal('logoutas'),
  /** the library left or the own one; what is done does not depend on it */
  admin_support_lib_id: z.optional(idSchema),
});

function goHome(transaction: Transaction, person: User, left: Library | undefined, nowMs: number): void {
  transaction.update(firestore().doc(docPath.user(person.uid)), {
    support_lib_id: person.init_support_lib_id,
    acting: null,
    viewing_as: '',
    permissions: resolvedPermissions(person),
    ...endingSessions(),
  });
  if (!left) return;
  const details = { reason: isActingOver(person, nowMs) ? 'time-over' : 'switched-back' };
  const deed = { action: 'acting-ended', libraryId: left.id, target: libraryTarget(left.public) } as const;
  writeAudit(transaction, auditEntry(person, { ...deed, details }));
}

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
      if (isActing(person)) goHome(transaction, person, await readLibrary(transaction, current), nowMs);
      return actingAnswer(own.public, null);
    }),
});
