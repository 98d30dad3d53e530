import { outboxSchema } from '../entities/outbox';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const mails = defineStore(COLLECTIONS.outbox, outboxSchema);

/** `Outbox/{id}` */
export const outboxMail = (id: string) => mails.at(docPath.outbox(id));

/** Sorts after every address with the same beginning. */
const BEYOND = '\uf8ff';

/** The emails of a library, newest first, or by recipient. @param recipient beginning of an address, '' for all */
export const outboxMails = (libraryId: string, recipient: string) =>
  recipient === ''
    ? mails.query({ where: [['support_lib_id', '==', libraryId]], orderBy: [['created_at', 'desc']] })
    : mails.query({
        where: [
          ['support_lib_id', '==', libraryId],
          ['recipient', '>=', recipient],
          ['recipient', '<', `${recipient}${BEYOND}`],
        ],
        orderBy: [
          ['recipient', 'asc'],
          ['created_at', 'desc'],
        ],
      });

const UNSENT_BATCH = 50;

/** Emails still to be sent, or whose sender died. */
export const unsentMails = () =>
  mails.query({ where: [['delivery.state', 'in', ['pending', 'processing']]], limit: UNSENT_BATCH });

/** The emails of a mailing in a state. */
export const mailsOfMailing = (mailingId: string, state: 'sent' | 'failed') =>
  mails.query({
    where: [
      ['mailing_ref', '==', mailingId],
      ['delivery.state', '==', state],
    ],
  });
