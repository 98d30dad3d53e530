import * as contract from '@harborline/domain/api/inbox/visitor-access';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { config } from '../../platform/config';
import { visitorEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { readProvenWriter } from '../visitor-people/prove-writer';
import { recordAddressProof } from './address-proof';
import { isConversationLinkToken } from './link-token';
import { mirrorAccess, removeAccess } from './mirror-access';
import { withVisitor } from './visitor-uids';

/** The same answer for a guessed conversation and for a wrong token of a real one. */
const refused = () => new ApiError('forbidden', 'This link is not valid');

/** POST visitoraccess: lets another browser of the visitor into the conversation by the token of a mailed link. */
export const grantVisitorAccess = visitorEndpoint(
  contract.grantVisitorAccess,
  async ({ conversation_ref, token }, caller) => {
    const granted = await firestore().runTransaction(async (transaction) => {
      const found = await readRecord(conversationDocument(conversation_ref), transaction);
      if (!found) throw refused();
      const { support_lib_id, ticket_id, visitor, visitor_uids } = found;
      const link = { libraryId: support_lib_id, conversationRef: conversation_ref, email: visitor.email };
      if (!isConversationLinkToken(token, link, config().linkSigningSecret)) throw refused();
      const writeWriter = await readProvenWriter(transaction, found, caller.uid);
      recordAddressProof(transaction, { ...link, uid: caller.uid });
      const { uids, removed } = withVisitor(visitor_uids, caller.uid);
      if (!visitor_uids.includes(caller.uid)) {
        updateRecord(transaction, conversationDocument(conversation_ref), { visitor_uids: uids });
      }
      writeWriter();
      return { support_lib_id, ticket_id, removed };
    });
    await mirrorAccess(conversation_ref, granted.support_lib_id, [caller.uid]);
    await removeAccess(conversation_ref, granted.removed);
    return { conversation_ref, support_lib_id: granted.support_lib_id, ticket_id: granted.ticket_id };
  },
);
