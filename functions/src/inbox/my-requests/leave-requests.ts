import * as contract from '@harborline/domain/api/inbox/my-requests';
import { conversation } from '@harborline/domain/stores/conversations';
import { visitorEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { deleteRecord, updateRecord } from '../../platform/store/write';
import { removeAccess } from '../visitor-access/mirror-access';
import { accessOf } from './access';

/** Closes a request to a browser that the list let in. */
async function close(conversationRef: string, uid: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const ticket = await readRecord(conversation(conversationRef), transaction);
    if (!ticket?.visitor_uids.includes(uid)) return;
    const visitor_uids = ticket.visitor_uids.filter((one) => one !== uid);
    updateRecord(transaction, conversation(conversationRef), { visitor_uids });
  });
  await removeAccess(conversationRef, [uid]);
}

/** POST myrequests/leave: a browser that others use forgets what the link opened (D-118). Done again, it changes nothing. */
export const leaveMyRequests = visitorEndpoint(
  contract.leaveMyRequests,
  async ({ support_lib_id: libraryId }, { uid }) => {
    const access = await readRecord(accessOf({ libraryId, uid }));
    for (const ref of access?.opened ?? []) await close(ref, uid);
    // Last, so that a call that breaks off can be made again.
    await firestore().runTransaction(async (transaction) => {
      deleteRecord(transaction, accessOf({ libraryId, uid }));
    });
    return { support_lib_id: libraryId };
  },
);
