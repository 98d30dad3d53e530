import type { WaitingNotice } from '@harborline/domain/entities/agent-notifications';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import type { NoticedTicket } from '@harborline/domain/notifications/notice-mail';
import { clip } from '@harborline/domain/text/clip';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import type { Transaction } from 'firebase-admin/firestore';
import { brandOf, readLibrary } from '../../../libraries';
import { config } from '../../../platform/config';
import { inboxConversationUrl } from '../../product-links';

const PREVIEW_LENGTH = 2_000;

/** The frame of mails from a library to its people; undefined if it is gone. @param senderName '' for the company's */
export async function readLetterhead(transaction: Transaction, libraryId: string, senderName: string) {
  const library = await readLibrary(transaction, libraryId);
  if (!library) return undefined;
  const brand = brandOf(library);
  return { brand, from: formatSender(senderName || brand.companyName, config().mailSender) };
}

/** A ticket as a mail tells of it: a mention leads to its note. */
export function noticedTicket(ticket: Conversation, lines: readonly WaitingNotice[]): NoticedTicket {
  const [only, ...more] = lines;
  const note = only?.event === 'mentioned_you' && more.length === 0 ? only.key : undefined;
  return {
    number: ticket.number,
    title: ticket.title,
    url: inboxConversationUrl(ticket.id, note),
    lines: lines.map((line) => ({ ...line, preview: clip(line.preview, PREVIEW_LENGTH) })),
  };
}

export const subjectText = (text: string): string => clip(text, LIMITS.subject);
