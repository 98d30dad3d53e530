import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS } from '@harborline/domain/paths';
import { teamsOf } from '@harborline/domain/stores/teams';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { snapshotRecord } from '../../platform/store/read';
import { triggerHandler } from '../../platform/trigger';
import { settleWorkingTime } from './settle-working-time';

/** The calendars that teams have, by their refs. */
const calendarsIn = (libraryId: string, snapshot: DocumentSnapshot | undefined) =>
  (snapshotRecord(teamsOf(libraryId).read, snapshot)?.teams ?? [])
    .filter(({ calendar_ref }) => calendar_ref !== undefined)
    .map(({ ref, calendar_ref }) => [ref, calendar_ref])
    .toSorted();

/** A team of a library may have other hours: the due times that count by them follow (D-135). Most changes are of people. */
export const onTeamsWritten = onDocumentWritten(
  { document: `${COLLECTIONS.teams}/{libraryId}`, retry: true, timeoutSeconds: 540 },
  triggerHandler({
    name: 'onTeamsWritten',
    idempotencyKey: ({ params, id }) => `teams/${params.libraryId}/${id}`,
    async run({ params: { libraryId }, data, id, time }) {
      const [before, after] = [data?.before, data?.after].map((snapshot) => calendarsIn(libraryId, snapshot));
      if (!isDeepStrictEqual(before, after)) await settleWorkingTime(libraryId, { id, time });
    },
  }),
);
