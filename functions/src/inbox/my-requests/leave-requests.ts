import * as contract from '@harborline/domain/api/inbox/my-requests';
import { conversation } from '@harborline/domain/stores/conversations';
import { visitorEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { deleteRecord, updateRecord } from '../../platform/store/write';
import { removeAddressProof } from '../visitor-access/address-proof';
import { removeAccess } from '../visitor-access/mirror-access';
import { accessOf, type RequestsBrowser } from './access';

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

/** Forgets the access unless a request was opened meanwhile. @returns what is still to be closed */
function forget(browser: RequestsBrowser, closed: ReadonlySet<string>): Promise<readonly string[]> {
  return firestore().runTransaction(async (transaction) => {
    const access = await readRecord(accessOf(browser), transaction);
    const left = (access?.opened ?? []).filter((ref) => !closed.has(ref));
    if (access === undefined || left.length > 0) return left;
    deleteRecord(transaction, accessOf(browser));
    removeAddressProof(transaction, { ...browser, email: access.email });
    return [];
  });
}

/** POST myrequests/leave: a browser that others use forgets what the link opened (D-118). Done again, it changes nothing. */
export const leaveMyRequests = visitorEndpoint(
  contract.leaveMyRequests,
  async ({ support_lib_id: libraryId }, { uid }) => {
    const closed = new Set<string>();
    // The access is forgotten last, so that a call that breaks off can be made again.
    for (let left = await forget({ libraryId, uid }, closed); left.length > 0; ) {
      for (const ref of left) {
        await close(ref, uid);
        closed.add(ref);
      }
      left = await forget({ libraryId, uid }, closed);
    }
    return { support_lib_id: libraryId, closed: [...closed] };
  },
);
