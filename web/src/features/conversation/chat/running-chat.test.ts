import { makeConversation, makeMessage } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { describe, expect, it } from 'vitest';
import { runningChat } from './running-chat';

const asked = makeMessage({ sender_type: 'visitor', text: 'Where is\nmy bike?', created_at: timestamp(1) });
const answer = (atMs: number, text: string) =>
  makeMessage({ sender_type: 'agent', sender_name: 'Ada', text, created_at: timestamp(atMs) });
const chat = makeConversation({ source: 'chat', status: 'open', assigned_to: 'ada' });

describe('the visitor’s chat on the first page of the widget', () => {
  it('shows what the visitor wrote while nobody has answered', () => {
    expect(runningChat(chat, [asked], 0)).toEqual({ name: '', words: 'Where is my bike?', unread: 0 });
  });

  it('shows who wrote last and what, and counts what the visitor has not seen', () => {
    expect(runningChat(chat, [asked, answer(2, 'Hello'), answer(3, 'On its way')], 2)).toEqual({
      name: 'Ada',
      words: 'On its way',
      unread: 1,
    });
  });

  it('stays after its end until its last words are read', () => {
    const ended = { ...chat, status: 'closed' as const };
    expect(runningChat(ended, [asked, answer(2, 'Bye')], 1)?.unread).toBe(1);
    expect(runningChat(ended, [asked, answer(2, 'Bye')], 2)).toBeNull();
  });
});
