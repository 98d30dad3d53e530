import { COLLECTIONS } from '@harborline/domain/paths';
import { blockedSenders } from '@harborline/domain/stores/blocked-senders';
import { ticketsOfAddress } from '@harborline/domain/stores/conversations';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { findIds, snapshotRecord } from '../../platform/store/read';
import { triggerHandler } from '../../platform/trigger';
import { readServiceLevels } from './read-service-levels';
import { settleDue } from './settle-due';
import { settleLibrary } from './settle-library';

const sendersIn = (libraryId: string, snapshot: DocumentSnapshot | undefined): readonly string[] =>
  (snapshotRecord(blockedSenders(libraryId).read, snapshot)?.senders ?? []).map(({ sender }) => sender);

/**
 * Senders of a library were blocked, or are no longer: their clocks end, or begin (D-135). The latest tickets of an address follow at
 * once, those of a domain with all tickets of the library.
 */
export const onBlockedSendersWritten = onDocumentWritten(
  { document: `${COLLECTIONS.blockedSenders}/{libraryId}`, retry: true, timeoutSeconds: 540 },
  triggerHandler({
    name: 'onBlockedSendersWritten',
    idempotencyKey: ({ params, id }) => `blocked-senders/${params.libraryId}/${id}`,
    async run({ params: { libraryId }, data, id, time }) {
      const before = sendersIn(libraryId, data?.before);
      const after = sendersIn(libraryId, data?.after);
      const moved = [...before, ...after].filter(
        (sender) => before.includes(sender) !== after.includes(sender),
      );
      if (moved.length === 0 || (await readServiceLevels(libraryId)).policies.length === 0) return;
      if (moved.some((sender) => sender.startsWith('@'))) return settleLibrary(libraryId, { id, time });
      for (const address of moved)
        for (const ref of await findIds(ticketsOfAddress(libraryId, address))) await settleDue(ref);
    },
  }),
);
