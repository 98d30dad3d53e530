import { describe, expect, it } from 'vitest';
import { buildChat } from '../chat/build-chat';
import { makeConversation, makeMessage } from '../testing/factories';
import { timestamp } from '../testing/timestamp';
import { SPLIT_TEXTS } from '../texts/split-ticket';
import { browserOf } from '../visitor-people/person-of-ticket';
import { buildSplitTicket, splitRefusal } from './build-split-ticket';
import { eventText } from './event-text';
import { splitBeginning, splitChange, splitUndoing } from './ticket-change';

const at = (minutes: number) => timestamp(Date.UTC(2026, 4, 4, 9, minutes));
const [FIRST, LAST] = [at(3), at(8)];
const from = makeConversation({ id: 'old', number: 12, visitor_uids: ['vera', 'link'], assigned_to: 'ada' });
const message = (id: string, minutes: number, changes = {}) =>
  makeMessage({ id, created_at: at(minutes), text: `Text of ${id}`, ...changes });

const build = (messages: ReturnType<typeof message>[]) =>
  buildSplitTicket({
    ...{ from, messages, subject: 'The second lamp', conversationRef: 'new', ticketId: 7, number: 13 },
    copyId: (id) => `copy-${id}`,
  });

describe('a ticket that begins with messages of another one (D-122)', () => {
  it('waits since the first of them, and its summary is that of the last', () => {
    const note = message('n', 9, { sender_type: 'note', is_public: false });
    const { conversation, copies } = build([
      note,
      message('b', 8, { created_at: LAST }),
      message('a', 3, { created_at: FIRST }),
    ]);
    expect(copies.map(({ id }) => id)).toEqual(['copy-a', 'copy-b', 'copy-n']);
    expect(conversation).toMatchObject({
      created_at: FIRST,
      last_message: { id: 'copy-b', preview: 'Text of b', sender_type: 'visitor' },
      last_message_at: LAST,
      last_visitor_message_at: LAST,
      is_unread_by_staff: true,
    });
  });

  it('is of the same visitor, by the same way, and nobody has it yet', () => {
    const { conversation } = build([message('a', 3)]);
    expect(conversation).toMatchObject({
      title: 'The second lamp',
      status: 'open',
      source: from.source,
      visitor: from.visitor,
      visitor_uids: ['vera', 'link'],
      assigned_to: '',
      split_from: { conversation_ref: 'old', number: 12 },
    });
  });

  it('says which browser began it, since the copy of a chat that became a ticket has no chat', () => {
    const visitor = { ...{ uid: 'vera', name: 'Vera', email: '' }, os: '', browser: '', language: 'en' };
    const { chat: state } = buildChat({
      ...{ conversationRef: 'old', messageId: 'a', libraryId: 'lib', visitor, url: '', text: 'Hi' },
      createdAt: at(1),
    }).conversation;
    const chat = { ...from, source: 'email' as const, chat: state };
    const split = (one: typeof from) =>
      buildSplitTicket({
        ...{ from: one, messages: [message('a', 3)], subject: 'Lamp', conversationRef: 'new' },
        ...{ ticketId: 7, number: 13, copyId: (id) => id },
      }).conversation;
    expect(split(chat)).toMatchObject({ source: 'email', begun_by: 'vera' });
    expect(split(chat)).not.toHaveProperty('chat');
    expect(browserOf(split(chat))).toBe(browserOf(chat));
    expect(split({ ...from, source: 'email' }).begun_by).toBe('');
  });

  it('copies a message with its files, its time and its way, and says what it repeats', () => {
    const whole = {
      file_url: 'https://files.example/a.png',
      more_files: ['https://files.example/b.png'],
      channel: 'email' as const,
      full_text: 'Text\n> quoted',
    };
    const original = message('a', 3, whole);
    const [copy] = build([original]).copies;
    const { id: _id, ...said } = original;
    expect(copy?.message).toEqual({
      ...said,
      conversation_ref: 'new',
      taken_from: { conversation_ref: 'old', number: 12, message_id: 'a' },
    });
  });

  it('takes messages of the visitor, and notes beside them, each into one ticket', () => {
    const visitor = { sender_type: 'visitor' } as const;
    const note = { sender_type: 'note' } as const;
    expect(splitRefusal([visitor, note])).toBeUndefined();
    for (const refused of [[note], [visitor, { sender_type: 'agent' } as const]])
      expect(splitRefusal(refused)).toBe(SPLIT_TEXTS.onlyVisitors);
    const taken = { ...visitor, taken_to: { conversation_ref: 'x', number: 9 } };
    expect(splitRefusal([visitor, taken])).toBe(SPLIT_TEXTS.takenAlready('#9'));
  });

  it('is told in both histories', () => {
    const told = (change: Parameters<typeof eventText>[0] | ReturnType<typeof splitChange>) =>
      eventText({ ...change, reason: '' });
    expect([told(splitChange(13, 1)), told(splitBeginning(12, 2, {})), told(splitUndoing(13))]).toEqual([
      'split 1 message into #13',
      'split this ticket from #12, with 2 messages',
      'undid the split into #13, which is gone',
    ]);
  });
});
