import type { OutboxMail } from '@harborline/domain/entities/outbox';
import { outboxMail } from '@harborline/domain/stores/outbox';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { conversationRef } from './build-conversation';
import type { DemoConversation } from './conversation-data';
import { type DemoLibrary, demoLibrary } from './libraries';
import { MINUTE_MS, type SeedClock, type SeedDoc, seedDoc, steadyNumber } from './seed-doc';
import { ticketNumber } from './ticket-numbers';

const SENDER = 'notifications@harborline.example';

type Sent = Pick<OutboxMail, 'kind' | 'to' | 'subject'> & { readonly atMs: number };

/** A mail server's answer for an address that no longer exists; about one mail in twelve. */
function deliveryOf(key: string): OutboxMail['delivery'] {
  const hasFailed = steadyNumber(`delivery ${key}`) < 1 / 12;
  return hasFailed
    ? { state: 'failed', attempts: 1, error: '550 5.1.1 The mailbox does not exist', lease_until_ms: 0 }
    : { state: 'sent', attempts: 1, error: '', lease_until_ms: 0 };
}

function mailDoc(
  conversation: DemoConversation,
  library: DemoLibrary,
  sent: Sent,
  clock: SeedClock,
): SeedDoc {
  const ref = conversationRef(conversation);
  const id = `${ref}${sent.kind}`;
  const { companyName } = library.public.settings.settings;
  return seedDoc(outboxMail(id), {
    support_lib_id: library.id,
    conversation_ref: ref,
    kind: sent.kind,
    from: `"${companyName}" <${SENDER}>`,
    to: sent.to,
    recipient: sent.to.toLowerCase(),
    reply_to: '',
    subject: sent.subject,
    text: sent.subject,
    html: `<p>${conversation.slug}</p>`,
    created_at: clock.toTime(sent.atMs),
    delivery: deliveryOf(id),
  });
}

/** The mails sent for a conversation: the request to the team, the receipt, and the first reply. */
export function emailDocs(conversation: DemoConversation, clock: SeedClock): SeedDoc[] {
  const library = demoLibrary(conversation.library);
  const startedMs = clock.nowMs - conversation.startedMinutesAgo * MINUTE_MS;
  const { companyName } = library.public.settings.settings;
  const { email } = conversation.visitor;
  const team = library.private.ticket.contactEmail || 'support@harborline.example';
  const number = shortNumber(ticketNumber(conversation));
  const sent: Sent[] = [
    { kind: 'ticket', to: team, subject: `${companyName} request ${number}`, atMs: startedMs },
    {
      kind: 'receipt',
      to: email,
      subject: `${companyName}: we have your request ${number}`,
      atMs: startedMs,
    },
  ];
  const replyIndex = conversation.messages.findIndex(({ from }) => from === 'agent');
  if (replyIndex >= 0) {
    const minutes = conversation.messages
      .slice(0, replyIndex + 1)
      .reduce((sum, { afterMinutes }) => sum + afterMinutes, 0);
    const atMs = startedMs + minutes * MINUTE_MS;
    sent.push({ kind: 'reply', to: email, subject: `Re: your request (${number})`, atMs });
  }
  return sent.map((mail) => mailDoc(conversation, library, mail, clock));
}
