import { type MailBrand, type MailContent, textSections } from './mail-content';
import { shortNumber } from './ticket-title';

export interface ReceiptMailInput {
  readonly brand: MailBrand;
  readonly number: number;
  /** the visitor's words, if this browser has opened a link emailed to this address; else '' (D-07) */
  readonly requestText: string;
  /** what visitors are told of unusual load, '' for nothing (D-131) */
  readonly notice: string;
  /** address of the conversation, with the token that opens it */
  readonly conversationUrl: string;
}

/** The mail that tells the visitor that the request arrived. */
export function composeReceiptMail(input: ReceiptMailInput): MailContent {
  const { brand, notice, requestText, conversationUrl } = input;
  const number = shortNumber(input.number);
  const opening = `Thank you for writing to ${brand.companyName}. Your request ${number} has arrived and a person will read it. We will answer by email, and you can follow the conversation online.`;
  return {
    text: textSections([
      'Hello,',
      opening,
      notice,
      requestText.trim() === '' ? '' : `You wrote:\n\n${requestText}`,
      `Follow the conversation: ${conversationUrl}`,
      brand.companyName,
    ]),
    page: {
      template: 'receipt',
      brand,
      preheader: `We have your request ${number}.`,
      heading: `We have your request ${number}`,
      opening,
      notice,
      requestText,
      action: { label: 'Follow the conversation', url: conversationUrl },
      footer: `You receive this email because somebody wrote to ${brand.companyName} and gave this address. If that was not you, you can ignore it.`,
    },
  };
}
