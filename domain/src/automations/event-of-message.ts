import type { Message } from '../entities/conversation';
import type { AutomationEvent } from './automation-event';

/**
 * What automations may react to in a ticket's messages. What an automation wrote itself is none of it, so that two of them never
 * answer each other (D-145).
 * @param isFirst whether its ticket began with it
 */
export function eventOfMessage(message: Message, isFirst: boolean): AutomationEvent | null {
  const { id, conversation_ref: ref, sender_type: type, sender_ref, created_at } = message;
  const event = { key: `message/${ref}/${id}`, atMs: created_at.toMillis(), chain: [], details: {} };
  if (message.taken_from !== undefined) return null;
  if (type === 'visitor')
    return { ...event, kind: isFirst ? 'ticket-created' : 'visitor-wrote', cause: 'visitor' };
  // Of a ticket that a teammate opened, its history tells.
  if (type !== 'agent' || sender_ref === '' || isFirst) return null;
  return { ...event, kind: 'team-answered', cause: 'team' };
}
