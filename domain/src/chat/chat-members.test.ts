import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timestamp } from '../testing/timestamp';
import { buildChat } from './build-chat';
import {
  type ChatMember,
  membersOf,
  nameInChat,
  peopleInChat,
  withMember,
  withoutMember,
} from './chat-members';

const { conversation } = buildChat({
  conversationRef: 'c1',
  messageId: 'm1',
  libraryId: 'lib',
  visitor: { uid: 'vera', name: 'Vera', email: '', os: '', browser: '', language: '' },
  url: '',
  text: 'Hello?',
  createdAt: timestamp(1),
});
const chat = { ...conversation, assigned_to: 'ada', chat: { ...conversation.chat, agent_name: 'Ada' } };
function joinedBy(people: readonly ChatMember[]): typeof chat {
  let now = chat;
  for (const person of people) now = { ...now, chat: { ...now.chat, ...withMember(now, person) } };
  return now;
}

describe('the members of a chat (D-92)', () => {
  it('are nobody at first, or in a chat from before there were any', () => {
    expect(membersOf(chat)).toEqual([]);
    expect(membersOf({ chat: undefined })).toEqual([]);
  });

  it('have names, as has whoever has the chat, and nobody else', () => {
    const both = joinedBy([{ uid: 'bo', name: 'Bo' }]);
    expect(['ada', 'bo', 'cleo', ''].map((uid) => nameInChat(both, uid))).toEqual(['Ada', 'Bo', '', '']);
  });

  it('are shown after whoever has the chat, each with a name and a picture, and nobody while it waits', () => {
    const bo = { uid: 'bo', name: 'Bo', picture: 'https://pictures.example/bo.webp' };
    const both = joinedBy([bo]);
    expect(peopleInChat(both)).toEqual([{ uid: 'ada', name: 'Ada', picture: '' }, bo]);
    expect(peopleInChat({ ...both, assigned_to: '' })).toEqual([]);
    expect(peopleInChat({ assigned_to: 'ada', chat: undefined })).toEqual([]);
  });

  it('are each there once, and gone when they leave', () => {
    const people = fc.array(fc.record({ uid: fc.stringMatching(/^[a-e]{1,2}$/), name: fc.string() }));
    fc.assert(
      fc.property(people, fc.stringMatching(/^[a-e]{1,2}$/), (joining, leaving) => {
        const all = joinedBy(joining);
        expect(new Set(membersOf(all))).toEqual(new Set(joining.map(({ uid }) => uid)));
        expect(membersOf(all)).toHaveLength(new Set(membersOf(all)).size);
        const rest = withoutMember(all, leaving);
        expect(rest.members).toEqual(membersOf(all).filter((uid) => uid !== leaving));
        expect(rest.member_names.map(({ uid }) => uid)).toEqual(rest.members);
      }),
    );
  });
});
