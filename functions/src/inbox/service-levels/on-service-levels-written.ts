import { COLLECTIONS } from '@harborline/domain/paths';
import { doPoliciesDiffer } from '@harborline/domain/service-levels/policy-effect';
import { serviceLevelsOf } from '@harborline/domain/stores/service-levels';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { snapshotRecord } from '../../platform/store/read';
import { triggerHandler } from '../../platform/trigger';
import { settleLibrary } from './settle-library';

/** The policies of a library have changed: the due times of its tickets follow, if that moves clocks (D-135). */
export const onServiceLevelsWritten = onDocumentWritten(
  { document: `${COLLECTIONS.serviceLevels}/{libraryId}`, retry: true, timeoutSeconds: 540 },
  triggerHandler({
    name: 'onServiceLevelsWritten',
    idempotencyKey: ({ params, id }) => `service-levels/${params.libraryId}/${id}`,
    async run({ params: { libraryId }, data, id, time }) {
      const policiesIn = (snapshot: DocumentSnapshot | undefined) =>
        snapshotRecord(serviceLevelsOf(libraryId).read, snapshot)?.policies ?? [];
      if (doPoliciesDiffer(policiesIn(data?.before), policiesIn(data?.after)))
        await settleLibrary(libraryId, { id, time });
    },
  }),
);
