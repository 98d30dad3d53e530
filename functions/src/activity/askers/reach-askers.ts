import type { Conversation } from '@harborline/domain/entities/conversation';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { requestRecord } from '@harborline/domain/stores/mail';
import type { Transaction } from 'firebase-admin/firestore';
import { readEach } from '../../platform/store/read';
import type { StoredRequest } from './find-askers';
import { type Reach, reachOf } from './reach';

interface ReachedRequest {
  readonly reach: Reach;
  /** undefined unless the person can be told */
  readonly conversation: (Conversation & { readonly id: string }) | undefined;
}

/** A person's requests, the latest first. */
interface Asking {
  readonly requests: readonly StoredRequest[];
}

/** Where to answer each person: in their latest ticket that can be answered, or why there is none. */
export async function reachAskers(
  askers: readonly Asking[],
  libraryId: string,
  transaction?: Transaction,
): Promise<ReachedRequest[]> {
  const asked = askers.flatMap(({ requests }) => requests);
  const mails = await readEach(
    asked.map(({ ticket_id }) => requestRecord(ticket_id)),
    transaction,
  );
  const refs = [...new Set(mails.flatMap((mail) => mail?.delivery?.conversation_ref || []))];
  const read = await readEach(refs.map(conversationDocument), transaction);
  const conversations = new Map(refs.map((ref, index) => [ref, read[index]]));
  const reached = new Map(
    asked.map((request, index) => {
      const delivery = mails[index]?.delivery;
      const conversation = conversations.get(delivery?.conversation_ref ?? '');
      return [request.id, { reach: reachOf({ libraryId, delivery, conversation }), conversation }];
    }),
  );
  return askers.map(({ requests }) => {
    const tries = requests.flatMap(({ id }) => reached.get(id) ?? []);
    const best = tries.find(({ reach }) => reach === 'tellable');
    return best ?? { reach: tries[0]?.reach ?? 'gone', conversation: undefined };
  });
}
