import * as contract from '@harborline/domain/api/inbox/my-requests';
import { isChat } from '@harborline/domain/chat/chat-state';
import { conversation } from '@harborline/domain/stores/conversations';
import { FieldValue } from 'firebase-admin/firestore';
import { visitorEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { mustNotView } from '../chats/must-not-view';
import { mirrorAccess, removeAccess } from '../visitor-access/mirror-access';
import { withVisitor } from '../visitor-access/visitor-uids';
import { readProvenWriter } from '../visitor-people/prove-writer';
import { accessOf, readAccess } from './access';
import { isForVisitor } from './is-for-visitor';

/** POST myrequests/open: what a link into the request would do. Others' requests do not exist (D-118). */
export const openMyRequest = visitorEndpoint(
  contract.openMyRequest,
  async ({ conversation_ref }, { uid }, { nowMs }) => {
    const opened = await firestore().runTransaction(async (transaction) => {
      const ticket = await readRecord(conversation(conversation_ref), transaction);
      if (ticket === undefined || isChat(ticket) || !isForVisitor(ticket)) throw new ApiError('not-found');
      const libraryId = ticket.support_lib_id;
      const access = await readAccess({ libraryId, uid }, nowMs, transaction);
      if (access === undefined || access.email !== ticket.visitor.email.toLowerCase())
        throw new ApiError('not-found');
      await mustNotView(transaction, uid);
      const writeWriter = await readProvenWriter(transaction, ticket, uid);
      writeWriter();
      if (ticket.visitor_uids.includes(uid)) return { libraryId, removed: [] };
      const { uids, removed } = withVisitor(ticket.visitor_uids, uid);
      updateRecord(transaction, conversation(conversation_ref), { visitor_uids: uids });
      updateRecord(transaction, accessOf({ libraryId, uid }), {
        opened: FieldValue.arrayUnion(conversation_ref),
      });
      return { libraryId, removed };
    });
    await mirrorAccess(conversation_ref, opened.libraryId, [uid]);
    await removeAccess(conversation_ref, opened.removed);
    return { conversation_ref };
  },
);
