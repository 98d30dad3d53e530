import * as contract from '@harborline/domain/api/inbox/identity';
import { visitorIdentity } from '@harborline/domain/stores/bookkeeping';
import { IDENTITY_VALID_MS } from '@harborline/domain/widget/identity';
import { Timestamp } from 'firebase-admin/firestore';
import { readLibrary } from '../../libraries';
import { visitorEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { setRecord } from '../../platform/store/write';
import { mustNotView } from '../chats/must-not-view';
import { identitySecret } from './identity-secret';
import { readIdentityToken } from './read-token';

/** The same answer for an unknown library and for a token that is not its own. */
const refused = () => new ApiError('forbidden', 'This token is not valid');

/**
 * PUT visitors/identity: what this browser begins within minutes, under the address of the token, comes from the visitor
 * that the library's server names. What it began before stays a claim, and it gets no conversation of the same address
 * (D-88).
 */
export const identifyVisitor = visitorEndpoint(
  contract.identifyVisitor,
  async ({ support_lib_id, token }, { uid }, { nowMs }) => {
    const identity = await readIdentityToken(token, await identitySecret(support_lib_id), nowMs);
    if (!identity) throw refused();
    await firestore().runTransaction(async (transaction) => {
      if (!(await readLibrary(transaction, support_lib_id))) throw refused();
      await mustNotView(transaction, uid);
      setRecord(transaction, visitorIdentity(support_lib_id, uid), {
        support_lib_id,
        ...identity,
        valid_until: Timestamp.fromMillis(nowMs + IDENTITY_VALID_MS),
      });
    });
    return identity;
  },
);
