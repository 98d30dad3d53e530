import type { Conversation, Message } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { clip } from '@harborline/domain/text/clip';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { NOTICE_TEXTS } from '@harborline/domain/texts/notices';
import { ticketInFeed } from '@harborline/domain/tickets/follow-notice';
import { readLibraryContext } from '../delivery/library-context';
import { notify } from '../delivery/notify';
import { whoMayWant } from '../delivery/who-wants';

/** The beginning of a message, as mails show it. */
export const previewOf = ({ text }: Pick<Message, 'text'>): string =>
  clip(text, LIMITS.shortText) || INBOX_TEXTS.noText;

/** How mails name a visitor: by an address, and whether it is known to be theirs (D-88). */
function mailedName({ visitor: { name, email, is_verified } }: Conversation): string {
  if (email === '') return name || INBOX_TEXTS.aVisitor;
  return is_verified ? email : NOTICE_TEXTS.unverified(email);
}

/** Tells those who may want it that a visitor wrote, in a new ticket or again. */
export async function notifyOfVisitor(
  event: 'new_ticket' | 'visitor_replied',
  ticket: Conversation,
  message: Pick<Message, 'text' | 'created_at'> & { readonly id: string },
): Promise<void> {
  const context = await readLibraryContext(ticket.support_lib_id);
  const people = await whoMayWant(event, ticket, context);
  const { visitor } = ticket;
  await notify(
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
    { context },
  );
}
