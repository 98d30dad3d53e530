import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversationSchema } from '../entities/conversation';
import { LIMITS } from '../limits';
import { makeConversation } from '../testing/factories';
import { timestamp } from '../testing/timestamp';
import { buildChat } from './build-chat';
import { assignableSinceMs, chatState, isChat, isUnattended, queuedMs } from './chat-state';
import { placeInQueue } from './queue-place';

const input = {
  conversationRef: 'c1',
  messageId: 'm1',
  libraryId: 'lib',
  visitor: { uid: 'vera', name: 'Vera', email: '', os: 'Linux', browser: 'Firefox', language: 'de' },
  url: 'https://shop.example/bikes',
  text: 'Is the blue one in stock?\nI need it on Friday.',
  createdAt: timestamp(1_000),
};

describe('placeInQueue', () => {
  it('counts those who have waited longer', () => {
    expect(placeInQueue({ a: 10, b: 30, own: 20 }, 20)).toBe(2);
    expect(placeInQueue({ own: 20 }, 20)).toBe(1);
  });

  it('is the first place where nothing else is known', () => {
    for (const nothing of [null, undefined, 'x', { a: 'soon', b: Number.NaN }])
      expect(placeInQueue(nothing, 20)).toBe(1);
  });

  it('gives everybody another place if all times differ', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1 }), { minLength: 1 }), (times) => {
        const places = times.map((at) => placeInQueue(times, at));
        expect(places.toSorted((one, other) => one - other)).toEqual(times.map((_, index) => index + 1));
      }),
    );
  });
});

describe('buildChat (D-91)', () => {
  it('begins in the queue, without a ticket number, with the first message', () => {
    const { conversation, message } = buildChat(input);
    expect(conversationSchema.parse(conversation)).toEqual(conversation);
    expect(message).toMatchObject({ text: input.text, is_public: true, sender_name: 'Vera' });
    expect(conversation).toMatchObject({ number: 0, assigned_to: '', is_unread_by_staff: true });
    expect(conversation.title).toBe('Is the blue one in stock?');
    expect(chatState(conversation)).toBe('waiting');
    expect(isChat(conversation)).toBe(true);
  });

  it('keeps what the visitor claims within its limits', () => {
    const long = 'x\n'.repeat(3_000);
    const { conversation } = buildChat({
      ...input,
      visitor: { ...input.visitor, os: long, language: long },
      url: long,
    });
    expect(conversation.visitor.URL.length).toBeLessThanOrEqual(LIMITS.url);
    for (const word of [conversation.visitor.os, conversation.chat.language]) {
      expect(word.length).toBeLessThanOrEqual(60);
      expect(word).not.toContain('\n');
    }
  });
});

describe('chatState', () => {
  it('follows from status and teammate', () => {
    expect(chatState({ status: 'open', assigned_to: 'ada' })).toBe('taken');
    expect(chatState({ status: 'closed', assigned_to: 'ada' })).toBe('ended');
    expect(chatState({ status: 'closed', assigned_to: '' })).toBe('ended');
  });

  it('is unattended while the routing has chosen somebody who has not looked', () => {
    const routed = makeConversation({ assigned_to: 'ada', is_unread_by_staff: true });
    expect(isUnattended(routed)).toBe(true);
    expect(isUnattended({ ...routed, assigned_to: '' })).toBe(false);
    expect(isUnattended({ ...routed, assigned_by: 'ada' })).toBe(false);
    expect(isUnattended({ ...routed, is_unread_by_staff: false })).toBe(false);
    expect(isUnattended({ ...routed, status: 'closed' })).toBe(false);
    const answer = { ...routed.last_message, sender_type: 'agent' } as const;
    expect(isUnattended({ ...routed, last_message: answer })).toBe(false);
  });

  it('waits since it was queued, or since it began', () => {
    const created_at = timestamp(5);
    expect(queuedMs(makeConversation({ created_at }))).toBe(5);
    const { conversation } = buildChat(input);
    expect(queuedMs({ ...conversation, created_at })).toBe(1_000);
  });

  it('D-46: waits for people since a teammate put it back, else since it was queued', () => {
    const { conversation } = buildChat(input);
    const chat = { ...conversation.chat, returned_at: timestamp(9_000) };
    expect(assignableSinceMs(conversation)).toBe(1_000);
    expect(assignableSinceMs({ ...conversation, chat })).toBe(9_000);
    expect(queuedMs({ ...conversation, chat })).toBe(1_000);
  });
});
