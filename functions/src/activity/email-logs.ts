import type { EmailLogItem } from '@harborline/domain/activity/email-log-item';
import * as contract from '@harborline/domain/api/activity/email-logs';
import { outboxSchema } from '@harborline/domain/entities/outbox';
import { COLLECTIONS } from '@harborline/domain/paths';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { staffEndpoint } from '../platform/endpoint';
import { firestore } from '../platform/firebase';
import { isoTime } from '../platform/iso-time';
import { readPage } from '../platform/page';

/** Behind every address that begins alike. */
const BEYOND = '\uf8ff';

function presentMail(snapshot: QueryDocumentSnapshot): EmailLogItem[] {
  const parsed = outboxSchema.safeParse(snapshot.data());
  if (!parsed.success || !parsed.data.created_at) return [];
  const { to, subject, kind, delivery, created_at } = parsed.data;
  const { state, attempts, error } = delivery;
  return [{ id: snapshot.id, to, subject, kind, state, attempts, error, created_at: isoTime(created_at) }];
}

const inOrder = (ofLibrary: Query, recipient: string): Query =>
  recipient === ''
    ? ofLibrary.orderBy('created_at', 'desc')
    : ofLibrary
        .where('recipient', '>=', recipient)
        .where('recipient', '<', `${recipient}${BEYOND}`)
        .orderBy('recipient')
        .orderBy('created_at', 'desc');

/**
 * GET email-logs: mails of the library acted in, newest first, or by recipient. Their texts stay hidden: they may
 * hold links that let their reader in.
 */
export const listEmailLogs = staffEndpoint(
  contract.listEmailLogs,
  async ({ q, ...page }, { support_lib_id }) => {
    const outbox = firestore().collection(COLLECTIONS.outbox);
    const { docs, nextCursor } = await readPage(
      inOrder(outbox.where('support_lib_id', '==', support_lib_id), q),
      outbox,
      page,
      (mail) => mail.get('support_lib_id') === support_lib_id,
    );
    return { emails: docs.flatMap(presentMail), nextCursor };
  },
);
