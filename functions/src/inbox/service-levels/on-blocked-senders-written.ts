import { COLLECTIONS } from '@harborline/domain/paths';
import { blockedSenders } from '@harborline/domain/stores/blocked-senders';
import { ticketsOfAddress } from '@harborline/domain/stores/conversations';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { queryOf, snapshotRecord } from '../../platform/store/read';
import { triggerHandler } from '../../platform/trigger';
import { readServiceLevels } from './read-service-levels';
import { settleLibrary, settleOrLog } from './settle-library';

const BATCH = 100;

const sendersIn = (libraryId: string, snapshot: DocumentSnapshot | undefined): readonly string[] =>
  (snapshotRecord(blockedSenders(libraryId).read, snapshot)?.senders ?? []).map(({ sender }) => sender);

/** One that fails stops none behind it. */
async function settleAddress(libraryId: string, address: string): Promise<void> {
  const tickets = queryOf(ticketsOfAddress(libraryId, address));
  let rest = tickets;
  for (;;) {
    const { docs } = await rest.limit(BATCH).get();
    for (const { id } of docs) await settleOrLog(id);
    const last = docs.at(-1);
    if (last === undefined || docs.length < BATCH) return;
    rest = tickets.startAfter(last);
  }
}

/**
 * Senders of a library were blocked, or are no longer: their clocks end, or begin (D-135). The tickets of an address follow
 * one after another, those of a domain with all tickets of the library.
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
      for (const address of moved) await settleAddress(libraryId, address);
    },
  }),
);
