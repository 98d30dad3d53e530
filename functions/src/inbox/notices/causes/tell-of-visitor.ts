import type { Conversation, Message } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { clip } from '@harborline/domain/text/clip';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { NOTICE_TEXTS } from '@harborline/domain/texts/notices';
import { ticketInFeed } from '@harborline/domain/tickets/follow-notice';
import { readSurroundings } from '../telling/surroundings';
import { tell } from '../telling/tell';
import { whoMayWant } from '../telling/who-wants';

/** The beginning of a message, as mails show it. */
export const previewOf = ({ text }: Pick<Message, 'text'>): string =>
  clip(text, LIMITS.shortText) || INBOX_TEXTS.noText;

/** How mails name a visitor: by an address, and whether it is known to be theirs (D-88). */
function mailedName({ visitor: { name, email, is_verified } }: Conversation): string {
  if (email === '') return name || INBOX_TEXTS.aVisitor;
  return is_verified ? email : NOTICE_TEXTS.unverified(email);
}

/** Tells those who may want it that a visitor wrote, in a new ticket or again. */
export async function tellOfVisitor(
  event: 'new_ticket' | 'visitor_replied',
  ticket: Conversation,
  message: Pick<Message, 'text' | 'created_at'> & { readonly id: string },
): Promise<void> {
  const surroundings = await readSurroundings(ticket.support_lib_id);
  const people = await whoMayWant(event, ticket, surroundings);
  const { visitor } = ticket;
  await tell(
    {
      event,
      ticket,
      cause: message.id,
      by: '',
      isAutomatic: false,
      name: visitor.name || visitor.email || INBOX_TEXTS.aVisitor,
      activity: NOTICE_TEXTS.feed[event](ticketInFeed(ticket)),
      mail: { name: mailedName(ticket), activity: NOTICE_TEXTS.mail[event], preview: previewOf(message) },
      atMs: message.created_at.toMillis(),
    },
    people,
    { surroundings },
  );
}
