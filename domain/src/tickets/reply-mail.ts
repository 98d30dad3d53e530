import { LIMITS } from '../limits';
import { clip, oneLine } from '../text/clip';
import {
  attachmentFacts,
  type MailBrand,
  type MailContent,
  type ReplyOnPage,
  textSections,
} from './mail-content';
import { shortNumber } from './ticket-title';

interface ReplyInMail {
  readonly agentName: string;
  readonly text: string;
  /** https address of a file the agent attached, '' without one */
  readonly fileUrl: string;
}

export interface ReplyMailInput {
  readonly brand: MailBrand;
  /** of the ticket; 0 for a chat, which has none */
  readonly number: number;
  /** the unread replies, oldest first; at least one */
  readonly replies: readonly ReplyInMail[];
  readonly conversationUrl: string;
  /** the team began the conversation, and this is its first mail (D-100) */
  readonly isOpening?: boolean;
  /** the agent's signature as plain text, '' for none */
  readonly signature: string;
}

/** Subject of the first mail of a ticket that a teammate opened: its title, which the teammate wrote (D-100). */
export const openingSubject = ({
  number,
  title,
}: {
  readonly number: number;
  readonly title: string;
}): string => clip(oneLine(`${title} (${shortNumber(number)})`), LIMITS.subject);

/**
 * Subject of a mail with replies. The title holds the visitor's words, which are never mailed to an unproven address
 * (D-07).
 */
export function replySubject(
  { number, title }: { readonly number: number; readonly title: string },
  isAddressProven: boolean,
): string {
  const isNamed = isAddressProven && title !== '';
  if (number === 0) return clip(oneLine(`Re: ${isNamed ? title : 'your chat'}`), LIMITS.subject);
  return clip(oneLine(`Re: ${isNamed ? title : 'your request'} (${shortNumber(number)})`), LIMITS.subject);
}

const hasSameWriter = (one: ReplyInMail, other: ReplyInMail | undefined): boolean =>
  one.agentName.trim() === other?.agentName.trim();

/** What a mail calls the conversation, after "your". */
const requestName = (number: number): string => (number === 0 ? 'chat' : `request ${shortNumber(number)}`);

/** The mail with agents' replies and the link back to the conversation. */
export function composeReplyMail(input: ReplyMailInput): MailContent {
  const { brand, replies, conversationUrl, signature } = input;
  const hasOneWriter = replies.every((reply) => hasSameWriter(reply, replies[0]));
  const name = hasOneWriter ? (replies[0]?.agentName ?? '').trim() : '';
  const author = name === '' ? brand.companyName : `${name} from ${brand.companyName}`;
  const writerAbove = (reply: ReplyInMail, index: number): string =>
    hasOneWriter || hasSameWriter(reply, replies[index - 1])
      ? ''
      : reply.agentName.trim() || brand.companyName;
  const { number, isOpening = false } = input;
  const request = requestName(number);
  const did = isOpening ? 'wrote to you' : 'replied';
  const shown: readonly ReplyOnPage[] = replies.map((reply, index) => ({
    writer: writerAbove(reply, index),
    text: reply.text,
    fileUrl: reply.fileUrl,
  }));
  return {
    text: textSections([
      isOpening ? `${author} ${did} (${shortNumber(number)}):` : `${author} ${did} to your ${request}:`,
      ...shown.flatMap(({ writer, text, fileUrl }) => [
        writer && `${writer}:`,
        text,
        ...attachmentFacts(fileUrl).map(([name, value]) => `${name}: ${value}`),
      ]),
      signature,
      `Reply or see the whole conversation: ${conversationUrl}`,
    ]),
    page: {
      template: 'reply',
      brand,
      preheader: replies[0]?.text ?? '',
      heading: `${author} ${did}`,
      replies: shown,
      signature,
      action: { label: 'Answer', url: conversationUrl },
      footer: `This is about ${isOpening ? '' : 'your '}${request}. The button opens your conversation; please do not forward this email, since anyone with the link can read it.`,
    },
  };
}
