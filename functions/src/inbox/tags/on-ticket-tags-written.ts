import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS } from '@harborline/domain/paths';
import { ticketTags } from '@harborline/domain/stores/ticket-tags';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { snapshotRecord } from '../../platform/store/read';
import { triggerHandler } from '../../platform/trigger';
import { settleTagged } from '../service-levels/settle-tagged';
import { moveTickets } from './move-tickets';

/** A library may have thousands of tickets. */
const TIME_LIMIT_SECONDS = 540;

/** The tags that others stand for. */
const mergedIn = (libraryId: string, snapshot: DocumentSnapshot | undefined) =>
  (snapshotRecord(ticketTags(libraryId).read, snapshot)?.gone ?? [])
    .filter(({ into }) => into !== '')
    .map(({ tag_ref, into }) => [tag_ref, into]);

/** The tags of a library were changed: tickets with one that is gone follow (D-117), and so do policies that ask for it (D-135). */
export const onTicketTagsWritten = onDocumentWritten(
  { document: `${COLLECTIONS.ticketTags}/{library}`, retry: true, timeoutSeconds: TIME_LIMIT_SECONDS },
  triggerHandler({
    name: 'onTicketTagsWritten',
    idempotencyKey: (event) => `ticket-tags/${event.params.library}`,
    async run({ params: { library }, data, id, time }) {
      await moveTickets(library);
      const [before, after] = [data?.before, data?.after].map((snapshot) => mergedIn(library, snapshot));
      if (!isDeepStrictEqual(before, after)) await settleTagged(library, { id, time });
    },
  }),
);
