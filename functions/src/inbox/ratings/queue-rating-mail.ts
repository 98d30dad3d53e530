import type { Conversation, Message } from '@harborline/domain/entities/conversation';
import { composeRatingMail, ratedNumber } from '@harborline/domain/ratings/rating-mail';
import { isRatingOpen } from '@harborline/domain/ratings/rating-period';
import { newestAnswer } from '@harborline/domain/stores/messages';
import { rating as ratingDocument } from '@harborline/domain/stores/ratings';
import { RATING_MAIL_TEXTS } from '@harborline/domain/texts/ratings';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import type { Transaction } from 'firebase-admin/firestore';
import { brandOf, type Library } from '../../libraries';
import { enqueueMail, type MailToSend, pendingMail } from '../../mail';
import { config } from '../../platform/config';
import { derivedId } from '../../platform/ids';
import { isStored, queryOf, snapshotRecord } from '../../platform/store/read';
import { isBlockedSender } from '../blocked-senders/is-blocked';
import { reviewUrl } from './review-url';

export interface ClosedTicket {
  readonly library: Library;
  readonly conversation: Conversation;
  /** of the closing */
  readonly eventId: string;
}

/** The answer to rate: the last one, unless it was rated before or is too old for it. */
async function answerToRate(
  transaction: Transaction,
  conversationRef: string,
  nowMs: number,
): Promise<Message | undefined> {
  const query = newestAnswer(conversationRef);
  const [last] = (await transaction.get(queryOf(query))).docs;
  const message = last && snapshotRecord(query.read, last);
  if (!message) return undefined;
  const at = { answeredAtMs: message.created_at.toMillis(), ratedAtMs: null };
  if (!isRatingOpen(at, nowMs)) return undefined;
  return (await isStored(ratingDocument(conversationRef, message.id), transaction)) ? undefined : message;
}

function ratingMail({ library, conversation }: ClosedTicket, messageId: string): MailToSend {
  const brand = brandOf(library);
  const answer = { conversationRef: conversation.id, messageId, libraryId: library.id };
  return {
    kind: 'rating',
    libraryId: library.id,
    conversationRef: conversation.id,
    from: formatSender(brand.companyName, config().mailSender),
    to: conversation.visitor.email,
    replyTo: '',
    subject: RATING_MAIL_TEXTS.subject(ratedNumber(conversation.number)),
    ...composeRatingMail({ brand, number: conversation.number, reviewUrl: reviewUrl(answer) }),
  };
}

/**
 * Puts the mail that asks for a rating into the outbox, if there is an answer to rate and an address. Reads, so call it
 * before any write.
 */
export async function queueRatingMail(
  transaction: Transaction,
  ticket: ClosedTicket,
  nowMs: number,
): Promise<void> {
  const { library, conversation, eventId } = ticket;
  const { email } = conversation.visitor;
  if (email === '' || (await isBlockedSender(library.id, email, transaction))) return;
  const message = await answerToRate(transaction, conversation.id, nowMs);
  if (!message) return;
  const mail = await pendingMail(ratingMail(ticket, message.id));
  enqueueMail(transaction, derivedId('rating', conversation.id, eventId), mail);
}
