import { expect, it } from 'vitest';
import { isConversationLinkToken, signConversationLink } from './link-token';

const SECRET = 's'.repeat(32);
const link = { libraryId: 'lib-a', conversationRef: 'ref1', email: 'vera@visitor.example' };
const token = signConversationLink(link, SECRET);

it('accepts the token it made', () => {
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(isConversationLinkToken(token, link, SECRET)).toBe(true);
});

it('refuses it for another conversation, library or address, and under another secret', () => {
  expect(isConversationLinkToken(token, { ...link, conversationRef: 'ref2' }, SECRET)).toBe(false);
  expect(isConversationLinkToken(token, { ...link, libraryId: 'lib-b' }, SECRET)).toBe(false);
  expect(isConversationLinkToken(token, { ...link, email: 'eve@visitor.example' }, SECRET)).toBe(false);
  expect(isConversationLinkToken(token, link, 't'.repeat(32))).toBe(false);
});

it('refuses anything that is not a token', () => {
  for (const bad of ['', 'x', `${token}x`, token.slice(1), '€'.repeat(43)]) {
    expect(isConversationLinkToken(bad, link, SECRET)).toBe(false);
  }
});
