import { describe, expect, it } from 'vitest';
import { makeConversation, makeMessage } from '../testing/factories';
import { isSeenByTeam, isSeenByVisitor, readUntilMs } from './read-state';

describe('what a visitor has seen', () => {
  it('is as far as the furthest of their pages', () => {
    expect(readUntilMs({ phone: 1_000, laptop: 3_000 })).toBe(3_000);
  });

  it('is nothing while no page says so, or what stands there is no time', () => {
    for (const marks of [null, undefined, {}, { phone: 'now' }, 'now']) expect(readUntilMs(marks)).toBe(0);
  });

  it('includes the message that they have seen last, and no later one', () => {
    const message = makeMessage();
    const atMs = message.created_at.toMillis();
    expect([atMs - 1, atMs, atMs + 1].map((untilMs) => isSeenByVisitor(message, untilMs))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('what the team has seen of a visitor', () => {
  const conversation = makeConversation({ is_unread_by_staff: false });
  const atMs = conversation.last_message_at.toMillis();
  const answered = { ...conversation.last_message, sender_type: 'agent' as const };

  it('is the last message once somebody has looked, and not before', () => {
    expect(isSeenByTeam(conversation, atMs)).toBe(true);
    expect(isSeenByTeam({ ...conversation, is_unread_by_staff: true }, atMs)).toBe(false);
  });

  it('is no message that the conversation does not know of yet', () => {
    expect(isSeenByTeam(conversation, atMs + 1)).toBe(false);
  });

  it('stays what was answered, also while the next teammate has not looked', () => {
    const handedOver = { ...conversation, is_unread_by_staff: true, last_message: answered };
    expect(isSeenByTeam(handedOver, atMs - 1_000)).toBe(true);
  });
});
