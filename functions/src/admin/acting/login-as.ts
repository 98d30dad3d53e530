import { type ActingRefusal, actingUntilMs, refuseActing } from '@harborline/domain/agency/acting';
import * as contract from '@harborline/domain/api/admin/acting';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { user } from '@harborline/domain/stores/users';
import { AGENCY_TEXTS } from '@harborline/domain/texts/agency';
import { Timestamp } from 'firebase-admin/firestore';
import { auditEntry, writeAudit } from '../../audit';
import { readLibrary } from '../../libraries';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { updateRecord } from '../../platform/store/write';
import { endingSessions } from '../../sessions';
import { actingAnswer, libraryTarget } from './acting-answer';
import { readPerson } from './read-person';

const REFUSALS: Readonly<Record<ActingRefusal, () => ApiError>> = {
  'already-acting': () => new ApiError('conflict', AGENCY_TEXTS.alreadyActing),
  'not-agency': () => new ApiError('forbidden', AGENCY_TEXTS.notAgency),
  'not-a-child': () => new ApiError('not-found', AGENCY_TEXTS.noSuchLibrary),
};

/**
 * POST loginas: steps into a child library for eight hours (S7.1-05, D-12, D-44). The person keeps their own role and
 * permissions, the child's log gets an entry, and the chat tokens of their own library end.
 */
export const loginAs = staffEndpoint(
  contract.loginAs,
  ({ admin_support_lib_id: id }, { uid }, { nowMs }) =>
    firestore().runTransaction(async (transaction) => {
      const person = await readPerson(transaction, uid);
      if (!isAllowed(person.permissions, contract.loginAs.permission)) {
        throw new ApiError('forbidden');
      }
      const library = await readLibrary(transaction, id);
      // A second click or a repeated request is the same step.
      if (library && person.support_lib_id === id && person.acting?.support_lib_id === id) {
        return actingAnswer(library.public, person.acting);
      }
      const refusal = refuseActing(person, library?.public);
      if (refusal) throw REFUSALS[refusal]();
      if (!library) throw new ApiError('not-found', AGENCY_TEXTS.noSuchLibrary);
      const acting = {
        support_lib_id: id,
        started_at: Timestamp.fromMillis(nowMs),
        until: Timestamp.fromMillis(actingUntilMs(nowMs)),
      };
      updateRecord(transaction, user(uid), {
        support_lib_id: id,
        acting,
        ...endingSessions(),
      });
      const audited = {
        action: 'acting-started',
        libraryId: id,
        target: libraryTarget(library.public),
      } as const;
      writeAudit(transaction, auditEntry(person, audited));
      return actingAnswer(library.public, acting);
    }),
  {
    libraryOf: (staff) => staff.init_support_lib_id,
  },
);
