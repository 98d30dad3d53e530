import { NOTIFICATION_EVENTS } from '@harborline/domain/entities/agent-notifications';
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
import type { Transaction } from 'firebase-admin/firestore';
import type { MuteLink } from '../../../notices';
import { readUser } from '../../../people';
import { firestore } from '../../../platform/firebase';
import { readRecord } from '../../../platform/store/read';
import { setRecord } from '../../../platform/store/write';
import { subscriptionTo } from '../subscriptions/subscription';

export type MuteChoice = 'ticket' | 'event' | 'digest';

/** What each choice makes of the table; the choices of other channels stay. */
function mutedMatrix(
  matrix: NotificationMatrix,
  choice: MuteChoice,
  { offer }: MuteLink,
): NotificationMatrix {
  if (choice === 'event' && offer !== 'digest') return withoutMails(matrix, offer.event);
  return NOTIFICATION_EVENTS.reduce(
    (changed, event) =>
      channelsOf(changed, event).digest === false
        ? changed
        : withChoice(changed, { event, channel: 'digest', cell: false }),
    matrix,
  );
}

async function muteInTable(transaction: Transaction, choice: MuteChoice, link: MuteLink): Promise<boolean> {
  const document = agentNotifications(link.uid);
  const [user, known] = [await readUser(link.uid, transaction), await readRecord(document, transaction)];
  if (user === undefined) return false;
  const { time_zone, quiet, digest_at } = known ?? {};
  setRecord(transaction, document, {
    support_lib_id: user.init_support_lib_id,
    events: wholeMatrix(mutedMatrix(known?.events ?? DEFAULT_NOTIFICATIONS, choice, link)),
    ...(time_zone === undefined ? {} : { time_zone }),
    ...(quiet === undefined ? {} : { quiet }),
    ...(digest_at === undefined ? {} : { digest_at }),
  });
  return true;
}

async function muteTicket(transaction: Transaction, { uid, libraryId, offer }: MuteLink): Promise<boolean> {
  if (offer === 'digest') return false;
  const ticket = await readRecord(conversation(offer.ticket), transaction);
  if (ticket?.support_lib_id !== libraryId) return false;
  setRecord(transaction, subscriptionTo({ uid, about: 'ticket', ref: ticket.id }), {
    support_lib_id: libraryId,
    person_ref: uid,
    about: 'ticket',
    ref: ticket.id,
    is_muted: true,
  });
  return true;
}

/** Whether a link of a mail offers a choice. */
export const isOffered = (choice: string, { offer }: MuteLink): choice is MuteChoice =>
  offer === 'digest'
    ? choice === 'digest'
    : choice === 'event' || (choice === 'ticket' && offer.ticket !== '');

/** Mutes what the owner of a mailed link chose. The same again changes nothing. @returns whether there was anything to mute */
export const mute = (choice: MuteChoice, link: MuteLink): Promise<boolean> =>
  firestore().runTransaction((transaction) =>
    choice === 'ticket' ? muteTicket(transaction, link) : muteInTable(transaction, choice, link),
  );
