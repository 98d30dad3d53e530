import { makeConversation, TEST_NOW_MS } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { describe, expect, it } from 'vitest';
import { alertOf, chatAlertOf, mentionAlertOf } from './alert-of';

const message = { id: 'm2', preview: 'Any news?', sender_type: 'visitor', sender_name: '' } as const;
const later = timestamp(TEST_NOW_MS + 60_000);

describe('the alert of a hidden page', () => {
  it('announces a new ticket with its sender and text', () => {
    expect(alertOf(makeConversation(), undefined)).toMatchObject({
      event: 'new_ticket',
      conversationRef: 'conversation-1',
      title: 'New ticket #42: Where is my order?',
      body: 'vera@visitor.example: My order has not arrived.',
    });
  });

  it("announces a visitor's reply", () => {
    const answered = makeConversation({ last_message: message, last_message_at: later });
    expect(alertOf(answered, 'message-1')).toMatchObject({
      event: 'visitor_replied',
      messageId: 'm2',
      title: 'vera@visitor.example replied',
      body: '#42 Where is my order?\nAny news?',
    });
    expect(alertOf(answered, undefined)?.event).toBe('visitor_replied');
  });

  it('ignores a ticket that came into sight because its time came (D-119)', () => {
    const woken = { at: later, message_at: timestamp(TEST_NOW_MS) };
    const ticket = makeConversation({ last_message: message, last_message_at: later, woken });
    expect(alertOf(ticket, undefined)).toBeNull();
    const answered = { ...ticket, last_message_at: timestamp(TEST_NOW_MS + 90_000) };
    expect(alertOf(answered, undefined)?.event).toBe('visitor_replied');
  });

  it('ignores known messages and those of the team', () => {
    expect(alertOf(makeConversation(), 'message-1')).toBeNull();
    const ours = { ...message, sender_type: 'agent' } as const;
    expect(alertOf(makeConversation({ last_message: ours }), 'message-1')).toBeNull();
  });
});

describe('the alert of a chat', () => {
  const chat = makeConversation({ number: 0, visitor: { ...makeConversation().visitor, name: 'Vera' } });

  it('announces one that has come, and what its visitor writes then', () => {
    expect(chatAlertOf(chat, undefined)).toMatchObject({
      event: 'chat_waiting',
      title: 'Vera waits in a chat',
      body: 'My order has not arrived.',
      to: '/admin/inbox?tab=queue&conversation=conversation-1',
    });
    const written = { ...chat, last_message: message };
    expect(chatAlertOf(written, 'message-1')).toMatchObject({
      event: 'visitor_replied',
      title: 'Vera replied',
      body: 'Any news?',
    });
  });

  it('is none for known messages and those of the team', () => {
    expect(chatAlertOf(chat, 'message-1')).toBeNull();
    const ours = { ...message, sender_type: 'agent' } as const;
    expect(chatAlertOf({ ...chat, last_message: ours }, 'message-1')).toBeNull();
  });
});

it('D-103: the alert of a mention says who wrote it, and leads to the note', () => {
  const mention = {
    id: 'x',
    support_lib_id: 'lib',
    person_ref: 'me',
    conversation_ref: 'c1',
    message_id: 'n1',
    author_ref: 'ben',
    author_name: 'Ben',
    preview: '@Ada look',
    ticket_number: 42,
    ticket_title: 'Where is my order?',
    is_seen: false,
    created_at: later,
  };
  expect(mentionAlertOf(mention)).toEqual({
    event: 'mentioned_you',
    conversationRef: 'c1',
    messageId: 'n1',
    title: 'Ben mentioned you in ticket #42',
    body: '@Ada look',
    to: '/admin/inbox?tab=mentiontickets&conversation=c1&message=n1',
  });
  expect(mentionAlertOf({ ...mention, author_name: '' }).title).toContain('A teammate');
});
