import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link opens, and for which address. All of it is signed, so a link fits no other conversation or address. */
export interface ConversationLink {
  readonly libraryId: string;
  readonly conversationRef: string;
  /** address the link was mailed to */
  readonly email: string;
}

/** The token of a mailed link into a conversation: 256 bits, base64url. */
export function signConversationLink(link: ConversationLink, secret: string): string {
  const text = JSON.stringify(['conversation-link', link.libraryId, link.conversationRef, link.email]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Compares in constant time. */
export function isConversationLinkToken(token: string, link: ConversationLink, secret: string): boolean {
  const expected = Buffer.from(signConversationLink(link, secret));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
