import * as contract from '@harborline/domain/api/admin/status';
import { mailsOfMailing } from '@harborline/domain/stores/outbox';
import { confirmedSubscribers, latestMailings } from '@harborline/domain/stores/status-subscribers';
import { Timestamp } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { isoTime } from '../../platform/iso-time';
import { countRecords, findRecords, type Stored } from '../../platform/store/read';

type Mailing = Stored<ReturnType<typeof latestMailings>['read']>;

/** How far a mailing is. The outbox is counted, not read. */
async function progressOf({ id, title, occasion, due_at, state, mails }: Mailing) {
  const [sent, failed] = await Promise.all(
    (['sent', 'failed'] as const).map((delivery) => countRecords(mailsOfMailing(id, delivery))),
  );
  return { id, title, occasion, due_at: isoTime(due_at), state, mails, sent: sent ?? 0, failed: failed ?? 0 };
}

/** GET status/subscribers: how many get the updates, and how far the latest mailings are. Reads no subscriber. */
export const getStatusSubscribers = staffEndpoint(
  contract.getStatusSubscribers,
  async (_input, { support_lib_id: libraryId }, { nowMs }) => {
    const [subscribers, latest] = await Promise.all([
      countRecords(confirmedSubscribers(libraryId)),
      findRecords(latestMailings(libraryId, Timestamp.fromMillis(nowMs))),
    ]);
    return { subscribers, mailings: await Promise.all(latest.map(progressOf)) };
  },
);
