import { isEmailAddress } from '@harborline/domain/contact/email-address';
import { isNameInput } from '@harborline/domain/contact/validate-contact';
import { buildMessage, conversationUpdate } from '@harborline/domain/conversation/build-message';
import type { ArrivedRecord } from '@harborline/domain/entities/mail';
import { LIMITS } from '@harborline/domain/limits';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { addressTicket } from '@harborline/domain/tickets/address-ticket';
import { composeTicketMail } from '@harborline/domain/tickets/ticket-mail';
import { ticketTitle } from '@harborline/domain/tickets/ticket-title';
import { brandOf, type Library } from '../../libraries';
import type { MailToSend } from '../../mail';
import { composeReceipt } from './compose-receipt';

export interface TicketInput<Time> {
  readonly record: ArrivedRecord;
  readonly library: Library;
  readonly conversationRef: string;
  /** of the ticket in its library */
  readonly number: number;
  /** the writer has opened a link mailed to the address they give */
  readonly isAddressProven: boolean;
  /** whom the library's own server names, if it does (D-88) */
  readonly identity?: { readonly name: string } | undefined;
  readonly messageId: string;
  /** checked URL of the attachment, '' without one */
  readonly fileUrl: string;
  /** checked URLs of further attachments (D-99) */
  readonly moreFiles: readonly string[];
  readonly createdAt: Time;
  readonly addresses: { readonly genericSupport: string; readonly notification: string };
  readonly links: { readonly visitor: string; readonly inbox: string };
  /** where answers to the receipt go, '' for nowhere */
  readonly replyTo: string;
}

/** The visitor's address if it can be answered, in lower case, else ''. It stays a claim. */
export function claimedEmail(record: Pick<ArrivedRecord, 'replyTo'>): string {
  const email = record.replyTo.trim().toLowerCase();
  return isEmailAddress(email) ? email : '';
}

/** What the visitor asked. */
export const wordsOf = (record: ArrivedRecord): string => record.helpText || record.message.text;

/** Whether a request came by email. */
export const isMailed = ({ channel }: ArrivedRecord): boolean => channel === 'email';

/** Of what a ticket is called: an email has a subject, which its writer chose (D-98). */
export const titleOf = (record: ArrivedRecord): string =>
  ticketTitle((isMailed(record) && record.message.subject) || wordsOf(record));

/** What a message by email has beside its text. */
const mailedPart = (record: ArrivedRecord) => ({
  ...(isMailed(record) ? { channel: 'email' as const } : {}),
  ...(record.full_text === undefined ? {} : { full_text: record.full_text }),
});

/** The form has no name field of its own; a library may add one. */
function claimedName(record: ArrivedRecord): string {
  const field = record.customInputs.find(isNameInput);
  return clip(oneLine(field?.text ?? ''), 120);
}

/** The search that led to this request, if the wizard noted one (S7.7-03 [userSearch]). */
function searchOf(record: ArrivedRecord): string {
  return record.helpSteps.find(({ title }) => /^search/i.test(title.trim()))?.answer ?? '';
}

function conversationOf<Time>(input: TicketInput<Time>) {
  const { record, library, conversationRef, messageId } = input;
  const name = input.identity?.name || claimedName(record);
  const built = buildMessage({
    conversationRef,
    libraryId: library.id,
    senderType: 'visitor',
    senderRef: record.visitor_uid,
    senderName: name,
    text: wordsOf(record),
    fileUrl: input.fileUrl,
    createdAt: input.createdAt,
  });
  const more = input.moreFiles.length === 0 ? {} : { more_files: [...input.moreFiles] };
  const message = { ...built, ...mailedPart(record), ...more };
  const conversation = {
    support_lib_id: library.id,
    ticket_id: record.ticketId,
    number: input.number,
    title: titleOf(record),
    status: 'open' as const,
    source: isMailed(record) ? ('email' as const) : ('contact_form' as const),
    visitor: {
      name: message.sender_name,
      email: claimedEmail(record),
      is_verified: input.identity !== undefined,
      os: clip(oneLine(record.os), 60),
      browser: clip(oneLine(record.browser), 60),
      URL: clip(record.URL, LIMITS.url),
    },
    visitor_uids: [record.visitor_uid],
    begun_by: isMailed(record) ? '' : record.visitor_uid,
    assigned_to: '',
    help_steps: record.helpSteps,
    custom_inputs: record.customInputs,
    ...conversationUpdate(messageId, message),
    last_visitor_message_at: input.createdAt,
    created_at: input.createdAt,
  };
  return { conversation, message };
}

/**
 * Everything a request becomes: the conversation, its first message, the mail to the library and the receipt to the
 * visitor. Recipient, sender, reply address and subject follow from the library alone (S7.7, D-07); of the record
 * only the visitor's words are used, and the receipt carries none of them to an address that is not proven.
 */
export function composeTicket<Time>(input: TicketInput<Time>) {
  const { record, library, conversationRef, links, addresses, number } = input;
  const email = claimedEmail(record);
  const { conversation, message } = conversationOf(input);
  const address = addressTicket({
    library: library.public,
    privateSettings: library.private,
    visitor: { email, message: wordsOf(record), search: searchOf(record) },
    ticketId: record.ticketId,
    addresses,
  });
  const brand = brandOf(library);
  const common = { libraryId: library.id, conversationRef };
  const ticketMail: MailToSend = {
    ...common,
    kind: 'ticket',
    from: address.from,
    to: address.to,
    replyTo: address.replyTo,
    subject: address.subject,
    ...composeTicketMail({
      brand,
      mail: { ...record, helpText: wordsOf(record) },
      fileUrls: [input.fileUrl, ...input.moreFiles],
      number,
      title: conversation.title,
      visitorEmail: email,
      isVerified: conversation.visitor.is_verified,
      inboxUrl: links.inbox,
    }),
  };
  const receiptMail = composeReceipt({
    library,
    conversationRef,
    number,
    to: email,
    from: addresses.notification,
    replyTo: input.replyTo,
    requestText: input.isAddressProven ? wordsOf(record) : '',
    url: links.visitor,
  });
  return { conversation, message, ticketMail, receiptMail };
}
