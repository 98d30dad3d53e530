import { transcriptUrl } from '../chat/transcript-link';
import { filesOf, isPublicSender } from '../conversation/build-message';
import type { Message } from '../entities/conversation';
import { attachmentName } from '../files/attachment-name';
import { LIMITS } from '../limits';
import { INBOX_TEXTS } from '../texts/inbox';
import { TRANSCRIPT_TEXTS } from '../texts/transcript';
import { type MailBrand, type MailContent, textSections } from './mail-content';

interface TranscriptInput {
  readonly brand: MailBrand;
  /** oldest first */
  readonly messages: readonly Message[];
  /** whether there are messages before these */
  readonly hasEarlier: boolean;
  /** address of the conversation, with the token that opens it */
  readonly conversationUrl: string;
}

/** A file by its name alone: its address would open it for whoever gets the email next. */
const wordsOf = (message: Message): string =>
  textSections([
    message.text,
    ...filesOf(message).map((url) => INBOX_TEXTS.attachmentNamed(attachmentName(url))),
  ]);

/** As in 2026-01-31 14:05 UTC: nobody knows the time zone of whoever reads it. */
const timeOf = ({ created_at }: Message): string =>
  `${created_at.toDate().toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const writerOf = (message: Message, { companyName }: MailBrand): string => {
  if (message.sender_type === 'visitor') return message.sender_name.trim() || TRANSCRIPT_TEXTS.you;
  return message.sender_name.trim() || companyName;
};

/** About as many characters as the HTML adds for each paragraph. */
const PARAGRAPH = 80;

/** The newest messages whose texts fit into one email. */
function fitting(messages: readonly Message[]): readonly Message[] {
  let left: number = LIMITS.transcriptText;
  const first = messages.findLastIndex((message) => {
    const words = wordsOf(message);
    left -= words.length + PARAGRAPH * (words.split('\n\n').length - 1);
    return left < 0;
  });
  return messages.slice(first + 1);
}

/**
 * A chat as one email, for an address that is proven: it repeats what both sides wrote (D-07). Notes are never in it,
 * whatever is passed in.
 */
export function composeTranscriptMail(input: TranscriptInput): MailContent {
  const { brand, conversationUrl } = input;
  const written = input.messages.filter(
    ({ sender_type, is_public }) => is_public && isPublicSender(sender_type),
  );
  const shown = fitting(written);
  const lines = shown.map((message) => ({
    writer: `${writerOf(message, brand)}, ${timeOf(message)}`,
    text: wordsOf(message),
    fileUrl: '',
  }));
  const isCut = input.hasEarlier || shown.length < written.length;
  const opening = isCut ? TRANSCRIPT_TEXTS.openingCut : TRANSCRIPT_TEXTS.opening;
  const heading = TRANSCRIPT_TEXTS.heading(brand.companyName);
  return {
    text: textSections([
      heading,
      opening,
      ...lines.map(({ writer, text }) => `${writer}:\n${text}`),
      `${TRANSCRIPT_TEXTS.action}: ${conversationUrl}`,
    ]),
    page: {
      template: 'reply',
      brand,
      preheader: opening,
      heading,
      replies: [{ writer: '', text: opening, fileUrl: '' }, ...lines],
      signature: '',
      action: { label: TRANSCRIPT_TEXTS.action, url: conversationUrl },
      footer: TRANSCRIPT_TEXTS.footer,
    },
  };
}

/**
 * What an address gets that this browser has not proven: a link, and nothing that anybody wrote (D-07). Opening it proves
 * the address, and has the chat sent.
 */
export function composeTranscriptLink({
  brand,
  conversationUrl,
}: Pick<TranscriptInput, 'brand' | 'conversationUrl'>): MailContent {
  const heading = TRANSCRIPT_TEXTS.heading(brand.companyName);
  const url = transcriptUrl(conversationUrl);
  return {
    text: textSections([heading, TRANSCRIPT_TEXTS.link, `${TRANSCRIPT_TEXTS.linkAction}: ${url}`]),
    page: {
      template: 'letter',
      brand,
      preheader: TRANSCRIPT_TEXTS.linkPreheader,
      heading,
      letter: TRANSCRIPT_TEXTS.link,
      action: { label: TRANSCRIPT_TEXTS.linkAction, url },
      footer: TRANSCRIPT_TEXTS.footer,
    },
  };
}
