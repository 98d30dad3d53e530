import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS } from '@harborline/domain/paths';
import { teamsOf } from '@harborline/domain/stores/teams';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { snapshotRecord } from '../../platform/store/read';
import { triggerHandler } from '../../platform/trigger';
import { teamCalendars } from '../teams/team-calendars';
import { settleWorkingTime } from './settle-working-time';

const calendarsIn = (libraryId: string, snapshot: DocumentSnapshot | undefined) =>
  teamCalendars(snapshotRecord(teamsOf(libraryId).read, snapshot)?.teams ?? []);

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
