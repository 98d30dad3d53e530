import { config } from '../platform/config';
import { type ConversationLink, signConversationLink } from './visitor-access/link-token';

/** The visitor's page of a conversation; the token lets in a browser that did not start the conversation. */
export function visitorConversationUrl(libraryKey: string, link: ConversationLink): string {
  const { publicOrigin, linkSigningSecret } = config();
  const token = signConversationLink(link, linkSigningSecret);
  return `${publicOrigin}/${libraryKey}/conversation/${link.conversationRef}?token=${token}`;
}

/** The ticket in the staff inbox. @param messageId of the message to show */
export function inboxConversationUrl(conversationRef: string, messageId?: string): string {
  const url = `${config().publicOrigin}/admin/inbox?tab=inbox&conversation=${conversationRef}`;
  return messageId === undefined ? url : `${url}&message=${messageId}`;
}
