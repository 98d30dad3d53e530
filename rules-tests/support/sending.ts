import { conversationUpdate } from '@harborline/domain/conversation/build-message';
import { docPath } from '@harborline/domain/paths';
import { commit, SERVER_TIME, set, update } from './firestore';
import type { Person } from './people';
import { CONVERSATION, message } from './world';

/** What of a message or of its summary a page gets wrong. */
export interface Sending {
  readonly id?: string;
  readonly message?: object;
  readonly summary?: object;
  readonly update?: object;
  readonly ref?: string;
}

/** What a page sends: the message and its summary on the conversation, in one batch. */
export function send(base: Record<string, unknown>, sending: Sending = {}) {
  const { id = 'freshmessage', ref = CONVERSATION } = sending;
  const written: Record<string, unknown> = { ...base, created_at: SERVER_TIME, ...sending.message };
  // A forger keeps the two halves consistent as far as possible.
  const summarised = typeof written.text === 'string' ? written : { ...written, text: base.text };
  const { last_message, ...rest } = conversationUpdate(id, summarised as never);
  const changes = {
    ...rest,
    last_message_at: SERVER_TIME,
    last_message: { ...last_message, ...sending.summary },
    ...sending.update,
  };
  return commit(set(docPath.message(ref, id), written), update(docPath.conversation(ref), changes));
}

/** A message of the visitor of the conversation. */
export const fromVisitor = (text = 'Any news?') =>
  message({ sender_type: 'visitor', sender_ref: 'visitor', text });
/** An answer, by default of the agent. */
export const fromAgent = (person: Person = 'agent', text = 'It is on its way.') =>
  message({ sender_type: 'agent', sender_ref: person, sender_name: 'Ada', text });
