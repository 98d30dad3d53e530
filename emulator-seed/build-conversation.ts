import { createHash } from 'node:crypto';
import { buildMailRecord } from '@harborline/domain/contact/build-mail-record';
import { drawTicketId } from '@harborline/domain/contact/ticket-id';
import { buildMessage, conversationUpdate } from '@harborline/domain/conversation/build-message';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { settledMail } from '@harborline/domain/stores/mail';
import { message as messageDocument } from '@harborline/domain/stores/messages';
import { readingWait } from '@harborline/domain/stores/reading-waits';
import { ticketWords } from '@harborline/domain/stores/ticket-words';
import { buildTicketWords } from '@harborline/domain/tickets/search/build-ticket-words';
import { ticketTitle } from '@harborline/domain/tickets/ticket-title';
import { priorityLevelOf } from './build-priorities';
import { promised } from './build-service-levels';
import { tagsOf } from './build-tags';
import { teamOf } from './build-teams';
import { ticketFieldsOf } from './build-ticket-fields';
import type { DemoConversation, DemoMessage } from './conversation-data';
import { EVERYBODY } from './everybody';
import { type DemoLibrary, demoLibrary } from './libraries';
import { mentionsOf } from './note-mentions';
import { MINUTE_MS, type SeedClock, type SeedDoc, seedDoc, steadyNumber } from './seed-doc';
import { familyOf } from './ticket-families';
import { ticketNumber } from './ticket-numbers';
import { isVouched, personRefOf } from './vouched-visitors';

/** References look like the product's own: 20 letters and digits, no hyphen (D-06). */
function reference(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 20);
}

export const conversationRef = ({ library, slug }: DemoConversation): string => reference(library, slug);

/** The anonymous account of the visitor who started a conversation. */
export const visitorUid = ({ library, visitor }: DemoConversation): string =>
  `visitor${reference(library, visitor.email)}`;

/** The account and the name of a message's writer. */
export function senderOf(conversation: DemoConversation, message: DemoMessage) {
  if (message.from === 'visitor') return { ref: visitorUid(conversation), name: conversation.visitor.name };
  const uid =
    message.by ??
    (conversation.library === 'northbeam' ? 'northbeam-owner' : `${conversation.library}-agent`);
  const person = EVERYBODY.find((candidate) => candidate.uid === uid);
  if (!person) throw new Error(`${conversation.slug}: no person has the uid ${uid}`);
  return { ref: uid, name: person.name };
}

/** The id of a message, counted from 0. */
export const messageRef = ({ library, slug }: DemoConversation, index: number): string =>
  reference(demoLibrary(library).key, slug, index);

function messageDocs(conversation: DemoConversation, library: DemoLibrary, { nowMs, toTime }: SeedClock) {
  let atMs = nowMs - conversation.startedMinutesAgo * MINUTE_MS;
  return conversation.messages.map((entry, index) => {
    atMs += entry.afterMinutes * MINUTE_MS;
    const sender = senderOf(conversation, entry);
    const message = buildMessage({
      conversationRef: conversationRef(conversation),
      libraryId: library.id,
      senderType: entry.from,
      senderRef: sender.ref,
      senderName: sender.name,
      text: entry.text,
      ...(entry.mentions && { mentions: mentionsOf(entry) }),
      createdAt: toTime(atMs),
    });
    const hasBeenRead = index < conversation.messages.length - 1 || !conversation.isUnread;
    return {
      id: messageRef(conversation, index),
      atMs,
      message: { ...message, read_status: hasBeenRead ? 1 : 0 } as const,
    };
  });
}

/** The id of a conversation's request. */
export const ticketIdOf = ({ slug, startedMinutesAgo }: DemoConversation, { nowMs }: SeedClock): number =>
  drawTicketId(nowMs - startedMinutesAgo * MINUTE_MS, () => steadyNumber(slug));

function mailRecordOf(conversation: DemoConversation, library: DemoLibrary, clock: SeedClock) {
  return buildMailRecord({
    form: {
      email: conversation.visitor.email,
      requestText: conversation.messages[0]?.text ?? '',
      customInputs: conversation.orderNumber
        ? [{ label: 'Order number', type: 'number', text: conversation.orderNumber }]
        : [],
      helpSteps: conversation.helpSteps ?? [],
      fileUrl: '',
    },
    library: { ...library.public, id: library.id },
    visitor: {
      uid: visitorUid(conversation),
      ...conversation.device,
      URL: `https://${library.public.library_domain}${conversation.page}`,
    },
    ticketId: ticketIdOf(conversation, clock),
    nowMs: clock.nowMs - conversation.startedMinutesAgo * MINUTE_MS,
  });
}

/** A conversation with its messages and, if it came by the contact form, the record it came from. */
export function conversationDocs(conversation: DemoConversation, clock: SeedClock): SeedDoc[] {
  const library = demoLibrary(conversation.library);
  const ref = conversationRef(conversation);
  const startedMs = clock.nowMs - conversation.startedMinutesAgo * MINUTE_MS;
  const mail = mailRecordOf(conversation, library, clock);
  const messages = messageDocs(conversation, library, clock);
  const last = messages.at(-1);
  if (!last) throw new Error(`${conversation.slug}: has no message`);
  const lastFromVisitor = messages.findLast(({ message }) => message.sender_type === 'visitor') ?? last;
  if (last.atMs > clock.nowMs) throw new Error(`${conversation.slug}: its last message is in the future`);
  const source = conversation.source ?? 'contact_form';
  const asked = {
    support_lib_id: library.id,
    ticket_id: mail.ticketId,
    number: ticketNumber(conversation),
    title: conversation.opened?.title ?? ticketTitle(mail.helpText),
    status: conversation.status,
    source,
    visitor: {
      name: conversation.visitor.name,
      email: mail.replyTo,
      is_verified: isVouched(conversation),
      os: mail.os,
      browser: mail.browser,
      URL: mail.URL,
    },
    visitor_uids: conversation.opened ? [] : [mail.visitor_uid],
    ...(conversation.opened && { created_by: conversation.opened.by }),
    assigned_to: conversation.assignedTo ?? '',
    tag_refs: tagsOf(conversation),
    ...ticketFieldsOf(conversation),
    team_ref: teamOf(conversation),
    ...priorityLevelOf(conversation),
    ...familyOf(conversation),
    ...(conversation.reassignedFrom && { reassigned_from: conversation.reassignedFrom }),
    help_steps: mail.helpSteps,
    custom_inputs: mail.customInputs,
    ...conversationUpdate(last.id, last.message),
    last_visitor_message_at: lastFromVisitor.message.created_at,
    is_unread_by_staff: conversation.isUnread,
    created_at: clock.toTime(startedMs),
  } as const;
  const written = messages.map(({ id, message }) => ({ ...message, id }));
  const service = promised({ ...asked, id: ref }, written, clock);
  const ticket = { ...asked, ...service.fields, ...personRefOf(conversation, { ...asked, id: ref }) };
  const docs: SeedDoc[] = [
    seedDoc(conversationDocument(ref), ticket),
    seedDoc(ticketWords(ref), buildTicketWords(ticket, written)),
    ...messages.map(({ id, message }) => seedDoc(messageDocument(ref, id), message)),
    ...service.docs,
  ];
  // The history was read or mailed long ago, so new messages are mailed without it.
  for (const addressee of ['visitor', 'team'] as const) {
    docs.push(
      seedDoc(readingWait(`${ref}-${addressee}`), {
        support_lib_id: library.id,
        conversation_ref: ref,
        addressee,
        due_at: null,
        decided_until: last.message.created_at,
      }),
    );
  }
  if (source === 'contact_form') {
    const delivery = { state: 'accepted', conversation_ref: ref, reason: '' } as const;
    docs.push(seedDoc(settledMail(mail.ticketId), { ...mail, delivery }));
  }
  return docs;
}
