import type { StatusMailing, StatusSubscriber } from '@harborline/domain/entities/status-subscriber';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS } from '@harborline/domain/paths';
import { type Announcement, announcementOf } from '@harborline/domain/status/mailing';
import { composeMailingMail } from '@harborline/domain/status/mailing-mail';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { outboxMail } from '@harborline/domain/stores/outbox';
import { statusPage } from '@harborline/domain/stores/status-pages';
import {
  confirmedSubscribers,
  statusMailing,
  statusSubscriber,
} from '@harborline/domain/stores/status-subscribers';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import type { MailBrand } from '@harborline/domain/tickets/mail-content';
import type { Transaction } from 'firebase-admin/firestore';
import { brandOf } from '../../libraries';
import { type PendingMail, pendingMail } from '../../mail';
import { config } from '../../platform/config';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { queryOf, readEach, readRecord, snapshotRecord } from '../../platform/store/read';
import { createRecord, updateRecord } from '../../platform/store/write';
import { statusUrl, unsubscribeUrl } from '../subscriptions/subscription-urls';

/** The collections that this writes; a test that kills senders has its own. */
export interface MailingPlaces {
  readonly mailings: string;
  readonly outbox: string;
}

const PLACES: MailingPlaces = { mailings: COLLECTIONS.statusMailings, outbox: COLLECTIONS.outbox };

interface Letters {
  readonly mailing: StatusMailing & { readonly id: string };
  readonly library: Parameters<typeof statusUrl>[0];
  readonly brand: MailBrand;
  readonly announcement: Announcement;
}

type Subscriber = StatusSubscriber & { readonly id: string };

const mailIdOf = (mailingId: string, subscriber: Subscriber): string =>
  derivedId('status-mail', mailingId, subscriber.id);

/** The mail of one subscriber, ready for the outbox. */
function mailTo(
  subscriber: Subscriber,
  { mailing, library, brand, announcement }: Letters,
): Promise<PendingMail> {
  const url = unsubscribeUrl(library, subscriber.id);
  return pendingMail({
    kind: 'status',
    libraryId: mailing.support_lib_id,
    conversationRef: '',
    from: formatSender(brand.companyName, config().mailSender),
    to: subscriber.email,
    replyTo: '',
    mailingId: mailing.id,
    thread: derivedId('status-thread', mailing.support_lib_id, mailing.incident_id),
    ...(mailing.follows !== undefined && { follows: mailIdOf(mailing.follows, subscriber) }),
    unsubscribeUrl: url,
    ...composeMailingMail({
      brand,
      occasion: mailing.occasion,
      announcement,
      statusUrl: statusUrl(library),
      unsubscribeUrl: url,
    }),
  });
}

/** The next subscribers after the last who has their mail. */
async function nextSubscribers(transaction: Transaction, { support_lib_id, after }: StatusMailing) {
  const query = queryOf(confirmedSubscribers(support_lib_id)).limit(LIMITS.mailsAtOnce);
  const { docs } = await transaction.get(after === '' ? query : query.startAfter(after));
  const { read } = statusSubscriber('');
  return {
    subscribers: docs.flatMap((stored) => snapshotRecord(read, stored) ?? []),
    last: docs.at(-1)?.id ?? after,
    isEnd: docs.length < LIMITS.mailsAtOnce,
  };
}

/** @returns undefined if nobody is to be mailed */
async function readLetters(
  transaction: Transaction,
  mailing: Letters['mailing'],
  nowMs: number,
): Promise<Letters | undefined> {
  const libraryId = mailing.support_lib_id;
  const [library, page] = await readEach([libraryDocument(libraryId), statusPage(libraryId)], transaction);
  const announcement = announcementOf(mailing, page, nowMs);
  return library && announcement && { mailing, library, brand: brandOf({ public: library }), announcement };
}

/**
 * Puts the mails of the next subscribers into the outbox and notes how far it came, all in one transaction: whoever
 * carries on, and however often, each subscriber gets one.
 * @returns whether there is more to do
 */
function queueNext(id: string, { mailings, outbox }: MailingPlaces, nowMs: number): Promise<boolean> {
  const document = { ...statusMailing(id), path: `${mailings}/${id}` };
  return firestore().runTransaction(async (transaction) => {
    const mailing = await readRecord(document, transaction);
    if (mailing?.state !== 'waiting' || mailing.due_at.toMillis() > nowMs) return false;
    const letters = await readLetters(transaction, mailing, nowMs);
    if (letters === undefined) {
      updateRecord(transaction, document, { state: 'dropped' });
      return false;
    }
    const { subscribers, last, isEnd } = await nextSubscribers(transaction, mailing);
    for (const subscriber of subscribers) {
      const mailId = mailIdOf(id, subscriber);
      const entry = { ...outboxMail(mailId), path: `${outbox}/${mailId}` };
      createRecord(transaction, entry, await mailTo(subscriber, letters));
    }
    updateRecord(transaction, document, {
      after: last,
      mails: mailing.mails + subscribers.length,
      state: isEnd ? 'queued' : 'waiting',
    });
    return !isEnd;
  });
}

/** Puts the mails about the update before into the outbox, which the mails of this mailing follow. */
async function queueEarlier(id: string, places: MailingPlaces, nowMs: number): Promise<void> {
  const mailing = await readRecord({ ...statusMailing(id), path: `${places.mailings}/${id}` });
  if (mailing?.state === 'waiting' && mailing.follows !== undefined)
    await queueMailing(mailing.follows, nowMs, places);
}

/** Puts the mails of a mailing that is due into the outbox, from where it was left. */
export async function queueMailing(id: string, nowMs: number, places = PLACES): Promise<void> {
  await queueEarlier(id, places, nowMs);
  while (await queueNext(id, places, nowMs));
}
