import { NOTIFICATION_EVENTS, type NotificationEvent } from '@harborline/domain/entities/agent-notifications';
import { LIMITS } from '@harborline/domain/limits';
import {
  channelsOf,
  DEFAULT_NOTIFICATIONS,
  type NotificationMatrix,
  wholeMatrix,
  withChoice,
  withoutMails,
} from '@harborline/domain/notifications/preferences';
import { agentNotifications } from '@harborline/domain/stores/agent-notifications';
import { conversation } from '@harborline/domain/stores/conversations';
import { subscriptionsOf } from '@harborline/domain/stores/notices';
import { ticketFollower } from '@harborline/domain/stores/ticket-followers';
import type { Transaction } from 'firebase-admin/firestore';
import type { MuteChoice, MuteLink } from '../../../notices';
import { readUser } from '../../../people';
import { firestore } from '../../../platform/firebase';
import { findIds, isStored, readRecord } from '../../../platform/store/read';
import { deleteRecord, setRecord } from '../../../platform/store/write';
import { subscriptionTo } from '../subscriptions/subscription';

/** What became of it: there was nothing to mute any more, or the person has muted as much as they may. */
export type Muted = 'muted' | 'gone' | 'too-many';

/** What muting makes of the table; the choices of other channels stay. */
function mutedMatrix(matrix: NotificationMatrix, choice: NotificationEvent | 'digest'): NotificationMatrix {
  if (choice !== 'digest') return withoutMails(matrix, choice);
  return NOTIFICATION_EVENTS.reduce(
    (changed, event) =>
      channelsOf(changed, event).digest === false
        ? changed
        : withChoice(changed, { event, channel: 'digest', cell: false }),
    matrix,
  );
}

async function muteInTable(
  transaction: Transaction,
  choices: readonly (NotificationEvent | 'digest')[],
  link: MuteLink,
): Promise<boolean> {
  const document = agentNotifications(link.uid);
  const [user, known] = [await readUser(link.uid, transaction), await readRecord(document, transaction)];
  if (user === undefined) return false;
  const { time_zone, quiet, digest_at } = known ?? {};
  setRecord(transaction, document, {
    support_lib_id: user.init_support_lib_id,
    events: wholeMatrix(choices.reduce(mutedMatrix, known?.events ?? DEFAULT_NOTIFICATIONS)),
    ...(time_zone === undefined ? {} : { time_zone }),
    ...(quiet === undefined ? {} : { quiet }),
    ...(digest_at === undefined ? {} : { digest_at }),
  });
  return true;
}

async function muteTicket(transaction: Transaction, { uid, libraryId, offer }: MuteLink): Promise<Muted> {
  if (offer === 'digest') return 'gone';
  const ticket = await readRecord(conversation(offer.ticket), transaction);
  if (ticket?.support_lib_id !== libraryId) return 'gone';
  const document = subscriptionTo({ uid, about: 'ticket', ref: ticket.id });
  const own = await findIds(subscriptionsOf(uid, libraryId), transaction);
  const isFull = own.length >= LIMITS.notificationSubscriptions;
  if (isFull && !(await isStored(document, transaction))) return 'too-many';
  setRecord(transaction, document, {
    support_lib_id: libraryId,
    person_ref: uid,
    about: 'ticket',
    ref: ticket.id,
    is_muted: true,
  });
  // Whoever mutes a ticket follows it no longer.
  deleteRecord(transaction, ticketFollower(ticket.id, uid));
  return 'muted';
}

/** What a link of a mail offers, each as a button of its page. */
export const offeredBy = ({ offer }: MuteLink): readonly MuteChoice[] =>
  offer === 'digest' ? ['digest'] : [...(offer.ticket === '' ? [] : ['ticket' as const]), ...offer.events];

const isOfTable = (choice: MuteChoice): choice is NotificationEvent | 'digest' => choice !== 'ticket';

/** Mutes what the owner of a mailed link chose. The same again changes nothing. */
export async function mute(choices: readonly MuteChoice[], link: MuteLink): Promise<Muted> {
  const inTable = choices.filter(isOfTable);
  if (inTable.length > 0) {
    const isMuted = await firestore().runTransaction((transaction) =>
      muteInTable(transaction, inTable, link),
    );
    if (!isMuted) return 'gone';
  }
  return choices.includes('ticket')
    ? firestore().runTransaction((transaction) => muteTicket(transaction, link))
    : 'muted';
}
