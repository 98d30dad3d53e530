import { replyDraft } from '@harborline/domain/stores/reply-drafts';
import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import { ticketTitle } from '@harborline/domain/tickets/ticket-title';
import { conversationRef } from './build-conversation';
import { CONVERSATIONS } from './conversations/index';
import { EVERYBODY } from './everybody';
import { LIBRARY_IDS } from './library-data';
import { MINUTE_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';
import { ticketNumber } from './ticket-numbers';

const DRAFT = {
  ticket: 'reset-mail-missing',
  author: 'lumen-sofie',
  submittedMinutesAgo: 12,
  text: 'Hi,\n\nthe mail was sent, but your provider has kept it back. Please look into the spam folder for a mail from Lumen Cycles. If it is not there, write to us from that address and we will send you a new link.',
};

/** A reply of Lumen's that waits to be reviewed (D-104), with the line of its ticket's history. */
export function replyDraftDocs({ nowMs, toTime }: SeedClock): SeedDoc[] {
  const ticket = CONVERSATIONS.find(({ slug }) => slug === DRAFT.ticket);
  const author = EVERYBODY.find(({ uid }) => uid === DRAFT.author);
  if (!ticket || !author) throw new Error('The draft of the demo world lacks a part');
  const conversation_ref = conversationRef(ticket);
  const support_lib_id = LIBRARY_IDS[ticket.library];
  const at = toTime(nowMs - DRAFT.submittedMinutesAgo * MINUTE_MS);
  return [
    seedDoc(replyDraft('lumen-draft'), {
      support_lib_id,
      conversation_ref,
      ticket: { number: ticketNumber(ticket), title: ticketTitle(ticket.messages[0]?.text ?? '') },
      author_ref: author.uid,
      author_name: author.name,
      state: 'submitted',
      version: 1,
      text: DRAFT.text,
      submitted_text: DRAFT.text,
      comments: [],
      reviewer_ref: '',
      reviewer_name: '',
      submitted_at: at,
      updated_at: at,
      message_ref: '',
    }),
    seedDoc(ticketEvent(conversation_ref, 'drafted'), {
      support_lib_id,
      conversation_ref,
      kind: 'draft-submitted',
      at,
      actor_ref: author.uid,
      actor_name: author.name,
      reason: '',
      details: { author: '', version: '1' },
    }),
  ];
}
