import * as contract from '@harborline/domain/api/inbox/my-requests';
import { REQUESTS_ACCESS_MS } from '@harborline/domain/requests/access';
import { requestLink } from '@harborline/domain/stores/bookkeeping';
import { Timestamp } from 'firebase-admin/firestore';
import { visitorEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readEach } from '../../platform/store/read';
import { deleteRecord, setRecord } from '../../platform/store/write';
import { mustNotView } from '../chats/must-not-view';
import { recordAddressProof } from '../visitor-access/address-proof';
import { accessOf } from './access';
import { linkIdOf } from './link-id';

/** POST myrequests/access: a link works once, for half an hour, in the library that sent it (D-118). */
export const redeemRequestsLink = visitorEndpoint(
  contract.redeemRequestsLink,
  ({ support_lib_id: libraryId, token }, { uid }, { nowMs }) =>
    firestore().runTransaction(async (transaction) => {
      const documents = [requestLink(linkIdOf(token)), accessOf({ libraryId, uid })] as const;
      const [link, known] = await readEach(documents, transaction);
      await mustNotView(transaction, uid);
      if (link?.support_lib_id !== libraryId || link.expires_at.toMillis() <= nowMs)
        throw new ApiError('gone');
      const { email } = link;
      deleteRecord(transaction, requestLink(linkIdOf(token)));
      recordAddressProof(transaction, { libraryId, email, uid });
      setRecord(transaction, accessOf({ libraryId, uid }), {
        support_lib_id: libraryId,
        email,
        // Of another address too: signing out closes them all.
        opened: known?.opened ?? [],
        expires_at: Timestamp.fromMillis(nowMs + REQUESTS_ACCESS_MS),
      });
      return { email };
    }),
);
