import { expect, it } from 'vitest';
import { buildChat } from '../chat/build-chat';
import { makeConversation } from '../testing/factories';
import { timestamp } from '../testing/timestamp';
import { countNewChats } from './new-chats';

const ADA = { uid: 'ada', opened: [] };

it('counts unseen chats by who assigned them (S2.8-18)', () => {
  const chats = [
    { is_unread_by_staff: true },
    { is_unread_by_staff: true, assigned_by: '' },
    { is_unread_by_staff: true, assigned_by: 'bob' },
    { is_unread_by_staff: true, assigned_by: 'ada' },
    { is_unread_by_staff: false, assigned_by: 'bob' },
  ];
  expect(countNewChats({ own: chats, joined: [] }, ADA)).toEqual({ auto: 2, manual: 1 });
});

it("D-92: counts unseen chats that others have, and the person is in, with a teammate's", () => {
  const own = [{ is_unread_by_staff: true }];
  const joined = [
    { id: 'c1', is_unread_by_staff: true },
    { id: 'c2', is_unread_by_staff: false, assigned_by: 'bob' },
  ];
  expect(countNewChats({ own, joined }, ADA)).toEqual({ auto: 1, manual: 1 });
});

it('D-92: names who invited the person, until they open the chat', () => {
  const begun = buildChat({
    conversationRef: 'c1',
    messageId: 'm1',
    libraryId: 'lib',
    visitor: { uid: 'vera', name: 'Vera', email: '', os: '', browser: '', language: '' },
    url: '',
    text: 'Hi',
    createdAt: timestamp(1),
  }).conversation.chat;
  const invitedBy = (invited_by?: string) => {
    const chat = { ...begun, member_names: [{ uid: 'ada', name: 'Ada', invited_by }] };
    return { own: [], joined: [makeConversation({ id: 'c1', is_unread_by_staff: false, chat })] };
  };
  expect(countNewChats(invitedBy('Bob'), ADA)).toEqual({ auto: 0, manual: 1, invitedBy: 'Bob' });
  expect(countNewChats(invitedBy(''), ADA)).toEqual({ auto: 0, manual: 1, invitedBy: '' });
  expect(countNewChats(invitedBy(), ADA)).toEqual({ auto: 0, manual: 0 });
  expect(countNewChats(invitedBy('Bob'), { uid: 'ada', opened: ['c1'] })).toEqual({ auto: 0, manual: 0 });
});
