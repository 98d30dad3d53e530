import type { Notice, WaitingNotice } from '@harborline/domain/entities/agent-notifications';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { composeDigestMail, type NoticedTicket } from '@harborline/domain/notifications/notice-mail';
import { conversation } from '@harborline/domain/stores/conversations';
import { digestOf, notice } from '@harborline/domain/stores/notices';
import { outboxMail } from '@harborline/domain/stores/outbox';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { enqueueMail, loadTemplates, notificationSettingsUrl, pendingMail } from '../../../mail';
import { muteLinks } from '../../../notices';
import { config } from '../../../platform/config';
import { firestore } from '../../../platform/firebase';
import { derivedId } from '../../../platform/ids';
import { findRecords, isStored, readEach, type Stored } from '../../../platform/store/read';
import { updateRecord } from '../../../platform/store/write';
import { readPerson } from '../telling/read-person';
import { readSurroundings, type Surroundings } from '../telling/surroundings';
import { noticedTicket, readLetterhead } from './mail-parts';
import { stillWanted, unreadLines } from './unread-lines';

type Known = Stored<ReturnType<typeof notice>['read']>;
export type DigestOwner = Pick<Notice, 'person_ref' | 'support_lib_id'>;

const digested = ({ waiting }: Known): readonly WaitingNotice[] =>
  waiting.filter(({ way }) => way === 'digest');

/** The tickets of a digest with what is still unread of them. */
async function readTickets(
  transaction: Transaction,
  due: readonly Known[],
  person: Parameters<typeof stillWanted>[1]['person'],
): Promise<readonly NoticedTicket[]> {
  const refs = due.filter(({ conversation_ref }) => conversation_ref !== '');
  const found: readonly (Conversation | undefined)[] = await readEach(
    refs.map(({ conversation_ref }) => conversation(conversation_ref)),
    transaction,
  );
  const tickets: NoticedTicket[] = [];
  for (const [index, known] of refs.entries()) {
    const ticket = found[index];
    if (ticket === undefined) continue;
    const unread = await unreadLines(transaction, { notice: known, ticket, lines: digested(known) });
    // It is time for them now, whatever the clock says of the next digest.
    const awake = { ...person, times: {} };
    const wanted = stillWanted(unread, { ticket, person: awake, nowMs: 0 });
    const lines = unread.filter(
      (line) => wanted.mailed.includes(line) || wanted.digested.some((one) => one.line === line),
    );
    if (lines.length > 0) tickets.push(noticedTicket(ticket, lines));
  }
  return tickets;
}

async function prepareDigest(
  transaction: Transaction,
  due: readonly Known[],
  { owner, surroundings }: { readonly owner: DigestOwner; readonly surroundings: Surroundings },
): Promise<() => void> {
  const { person_ref: uid, support_lib_id: libraryId } = owner;
  const { told, user } = await readPerson(transaction, { uid, libraryId }, surroundings);
  const letterhead = await readLetterhead(transaction, libraryId, surroundings.senderName);
  if (user === undefined || user.user_email === '' || letterhead === undefined) return () => {};
  const tickets = await readTickets(transaction, due, told);
  const others = due.filter(({ conversation_ref }) => conversation_ref === '').flatMap(digested);
  if (tickets.length + others.length === 0) return () => {};
  const dueAt = Math.max(...due.map(({ digest_at }) => digest_at?.toMillis() ?? 0));
  const keys = due.flatMap((known) => digested(known).map(({ key }) => key));
  const id = derivedId('digest', uid, libraryId, dueAt, ...keys);
  if (await isStored(outboxMail(id), transaction)) return () => {};
  const { muteUrl, unsubscribeUrl } = muteLinks(uid, libraryId, 'digest');
  const mail = await pendingMail({
    kind: 'notification',
    libraryId,
    conversationRef: '',
    from: letterhead.from,
    to: user.user_email,
    replyTo: '',
    unsubscribeUrl,
    ...composeDigestMail({
      brand: letterhead.brand,
      tickets,
      others,
      inboxUrl: `${config().publicOrigin}/admin/inbox`,
      settingsUrl: notificationSettingsUrl(),
      muteUrl,
    }),
  });
  return () => enqueueMail(transaction, id, mail);
}

/** Mails one person what waits for their digest in a library. A second call changes nothing. @returns whether any was due */
export async function settleDigest(owner: DigestOwner, nowMs: number): Promise<boolean> {
  const [surroundings] = await Promise.all([readSurroundings(owner.support_lib_id), loadTemplates()]);
  const by = Timestamp.fromMillis(nowMs);
  return firestore().runTransaction(async (transaction) => {
    const due = await findRecords(digestOf(owner.person_ref, owner.support_lib_id, by), transaction);
    if (due.length === 0) return false;
    const queue = await prepareDigest(transaction, due, { owner, surroundings });
    for (const known of due)
      updateRecord(transaction, notice(known.id), {
        waiting: known.waiting.filter(({ way }) => way === 'mail'),
        digest_at: null,
      });
    queue();
    return true;
  });
}
