import { noticeText } from '@harborline/domain/hours/notice-text';
import { LIMITS } from '@harborline/domain/limits';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import { composeReceiptMail } from '@harborline/domain/tickets/receipt-mail';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { brandOf, type Library } from '../../libraries';
import type { MailToSend } from '../../mail';

export interface ReceiptInput {
  readonly library: Library;
  readonly conversationRef: string;
  /** of the ticket in its library */
  readonly number: number;
  readonly to: string;
  /** the product's own address */
  readonly from: string;
  /** where answers to the receipt go, '' for nowhere */
  readonly replyTo: string;
  /** the visitor's words; '' for an address that is not proven (D-07) */
  readonly requestText: string;
  /** address of the conversation, with the token that opens it */
  readonly url: string;
}

/** The receipt of a request, as it goes into the outbox. */
export function composeReceipt(input: ReceiptInput): MailToSend {
  const { library, conversationRef, number, requestText, url } = input;
  const brand = brandOf(library);
  const notice = noticeText(library.public.load_notice, Date.now());
  const subject = `${brand.companyName}: we have your request ${shortNumber(number)}`;
  return {
    libraryId: library.id,
    conversationRef,
    kind: 'receipt',
    from: formatSender(brand.companyName, input.from),
    to: input.to,
    replyTo: input.replyTo,
    subject: clip(oneLine(subject), LIMITS.subject),
    ...composeReceiptMail({ brand, number, notice, requestText, conversationUrl: url }),
  };
}
