import type { ArrivedRecord } from '@harborline/domain/entities/mail';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { message as messageDocument } from '@harborline/domain/stores/messages';
import { fileRefusal } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Library } from '../../libraries';
import { enqueueMail, pendingMail } from '../../mail';
import { derivedId, randomId } from '../../platform/ids';
import { replyAddress } from '../../platform/mail-address';
import { createRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { identityOf } from '../identity/visitor-identity';
import { supportOfTicket } from '../priority-support/support-of-ticket';
import { inboxConversationUrl, visitorConversationUrl } from '../product-links';
import { ownUploads } from '../request-files/waiting-files';
import { hasProvenAddress } from '../visitor-access/address-proof';
import { personOfNewTicket } from '../visitor-people/person-documents';
import { claimedEmail, composeTicket, type TicketInput } from './compose-ticket';
import { drawTicketNumber } from './draw-ticket-number';
import { ticketAddresses } from './ticket-addresses';

type Drawn = Pick<
  TicketInput<FieldValue>,
  'conversationRef' | 'number' | 'isAddressProven' | 'identity' | 'moreFiles'
>;

function composed(record: ArrivedRecord, library: Library, drawn: Drawn) {
  const { conversationRef } = drawn;
  return composeTicket({
    ...drawn,
    record,
    library,
    messageId: derivedId('first-message', conversationRef),
    fileUrl: ownUploads([record.fileUrl], record)[0] ?? '',
    createdAt: FieldValue.serverTimestamp(),
    addresses: ticketAddresses(),
    replyTo: replyAddress(conversationRef, claimedEmail(record)),
    links: {
      visitor: visitorConversationUrl(library.public.library_refkey, {
        libraryId: library.id,
        conversationRef,
        email: claimedEmail(record),
      }),
      inbox: inboxConversationUrl(conversationRef),
    },
  });
}

export interface RequestToOpen {
  readonly record: ArrivedRecord;
  /** addresses of its files beside that of the record (D-99) */
  readonly moreFiles: readonly string[];
  readonly library: Library;
  /** whether its writer gets a receipt; a blocked sender gets none (D-101) */
  readonly hasReceipt: boolean;
}

export interface PreparedTicket {
  readonly conversationRef: string;
  /** writes conversation, first message, the mail to the library and the receipt */
  write(): void;
}

/** Reads what a request needs to become a ticket. Call `write` once all reads of the transaction are done. */
export async function prepareTicket(
  transaction: Transaction,
  { record, moreFiles, library, hasReceipt }: RequestToOpen,
): Promise<PreparedTicket> {
  const claim = { libraryId: library.id, email: claimedEmail(record), uid: record.visitor_uid };
  const identity = await identityOf(transaction, claim, Date.now());
  const support = await supportOfTicket(transaction, claim);
  const isAddressProven = identity !== undefined || (await hasProvenAddress(transaction, claim));
  const { number, take } = await drawTicketNumber(transaction, library.id);
  const conversationRef = randomId();
  const drawn = {
    ...{ conversationRef, number, isAddressProven, identity },
    moreFiles: ownUploads(moreFiles, record),
  };
  const { conversation, message, ...mails } = composed(record, library, drawn);
  const ticketMail = await pendingMail(mails.ticketMail);
  const receiptMail = await pendingMail(mails.receiptMail);
  return {
    conversationRef,
    write() {
      take();
      const person = personOfNewTicket({ ...conversation, id: conversationRef }, isAddressProven);
      const ticket = { ...conversation, ...support.fields, ...person.fields };
      person.write(transaction, FieldValue.serverTimestamp());
      createRecord(transaction, conversationDocument(conversationRef), ticket);
      support.record({ ...ticket, id: conversationRef });
      createRecord(transaction, messageDocument(conversationRef, conversation.last_message.id), message);
      enqueueMail(transaction, derivedId('ticket', record.ticketId), ticketMail);
      const by = { reason: 'mail-arrived', at: Timestamp.now() } as const;
      for (const { file, because } of record.refused_files ?? [])
        recordEvent(transaction, { ...conversation, id: conversationRef }, fileRefusal(file, because), by);
      if (hasReceipt) enqueueMail(transaction, derivedId('receipt', record.ticketId), receiptMail);
    },
  };
}
