import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { mentionsOfList } from '@harborline/domain/stores/mentions';
import { beforeEach, describe, it } from 'vitest';
import {
  allows,
  arrange,
  denies,
  get,
  layOut,
  limit,
  list,
  remove,
  SERVER_TIME,
  set,
  update,
  where,
} from './support/firestore';
import {
  EVERYBODY,
  INBOX_PEOPLE,
  LIB,
  NO_INBOX_PEOPLE,
  OTHER_LIB,
  type Person,
  STAFF,
} from './support/people';
import { fromAgent, fromVisitor, send } from './support/sending';
import { CONVERSATION, CREATED_AT, message, useWorld } from './support/world';

useWorld();

const OF_AGENT = docPath.mention('of-agent');
const mentionOf = (person: Person, changes: object = {}) => ({
  support_lib_id: LIB,
  person_ref: person,
  conversation_ref: CONVERSATION,
  message_id: 'note',
  author_ref: 'owner',
  author_name: 'Owner',
  preview: '@Ada look',
  ticket_number: 42,
  ticket_title: 'Where is my order?',
  is_seen: false,
  created_at: CREATED_AT,
  ...changes,
});
const listOf = (person: string, library = LIB) =>
  list(
    mentionsOfList({ libraryId: library, uid: person, filter: 'unread', order: 'newest' }).collection,
    where('support_lib_id', '==', library),
    where('person_ref', '==', person),
    limit(20),
  );

beforeEach(() => layOut({ [OF_AGENT]: mentionOf('agent') }));

describe('Mentions (D-103)', () => {
  it('are read by whoever is mentioned, and by nobody else', async () => {
    await allows(['agent'], get(OF_AGENT));
    await allows(['agent'], listOf('agent'));
    const others = EVERYBODY.filter((person) => person !== 'agent');
    await denies(others, get(OF_AGENT));
    await denies(others, listOf('agent'));
    await denies(EVERYBODY, list('Mentions', where('support_lib_id', '==', LIB), limit(1)));
    await denies(EVERYBODY, list('Mentions', where('person_ref', '==', 'stranger'), limit(1)));
  });

  it('are read only by those who view tickets there', async () => {
    for (const person of [...INBOX_PEOPLE, ...NO_INBOX_PEOPLE, 'otherAgent', 'visitor'] as const)
      await layOut({ [docPath.mention(`of-${person}`)]: mentionOf(person) });
    const own = (person: Person) => get(docPath.mention(`of-${person}`));
    await allows(INBOX_PEOPLE, own);
    await denies([...NO_INBOX_PEOPLE, 'otherAgent', 'visitor'], own);
    await layOut({
      [docPath.user('agent')]: {
        ...STAFF.agent,
        permissions: { canReplyToTickets: true, canTakeChats: true },
      },
    });
    await denies(['agent'], get(OF_AGENT));
    await denies(['agent'], listOf('agent'));
  });

  it('of another library stay there', async () => {
    await layOut({ [docPath.mention('elsewhere')]: mentionOf('agent', { support_lib_id: OTHER_LIB }) });
    await denies(['agent'], get(docPath.mention('elsewhere')));
    await denies(['agent'], listOf('agent', OTHER_LIB));
  });

  it('are made, changed and deleted by nobody, not even as seen', async () => {
    await denies(EVERYBODY, (person) => set(docPath.mention('forged'), mentionOf(person)));
    await denies(EVERYBODY, set(docPath.mention('forged'), mentionOf('agent')));
    await denies(EVERYBODY, update(OF_AGENT, { is_seen: true }));
    await denies(EVERYBODY, remove(OF_AGENT));
  });
});

describe('a note that mentions people', () => {
  const path = (id = 'mentioning') => docPath.message(CONVERSATION, id);
  const note = (mentions: unknown, changes: object = {}) => ({
    ...message({ sender_type: 'note', sender_ref: 'agent', sender_name: 'Ada', is_public: false }),
    created_at: SERVER_TIME,
    mentions,
    ...changes,
  });
  const names = (count: number, name = 'Ben') =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`uid${index}`, name]));

  it('is written by whoever writes notes, and by nobody else', async () => {
    const write = (person: Person) =>
      set(path(`by-${person}`), note({ owner: 'Owner' }, { sender_ref: person }));
    await allows(INBOX_PEOPLE, write);
    await denies([...NO_INBOX_PEOPLE, 'viewer', 'visitor', 'otherAgent'], write);
  });

  it.each<[string, unknown]>([
    ['one person', names(1)],
    ['as many as a note may', names(LIMITS.mentionsPerNote)],
    [
      'names of the longest',
      names(LIMITS.mentionsPerNote, 'x'.repeat(LIMITS.mentionNames / LIMITS.mentionsPerNote)),
    ],
    ['the longest id', { ['x'.repeat(LIMITS.mentionIds)]: 'Ben' }],
  ])('names %s', (_what, mentions) => allows(['agent'], set(path(), note(mentions))));

  it.each<[string, unknown]>([
    ['nobody', {}],
    ['too many', names(LIMITS.mentionsPerNote + 1)],
    ['somebody by a number', { owner: 7 }],
    ['somebody by a long name', { owner: 'x'.repeat(LIMITS.mentionNames + 1) }],
    ['an id that is too long', { ['x'.repeat(LIMITS.mentionIds + 1)]: 'Ben' }],
    ['people in a list', ['owner']],
    ['people in a text', 'owner'],
  ])('does not name %s', (_what, mentions) => denies(['agent'], set(path(), note(mentions))));

  it('has no other field, and nothing in their place', async () => {
    await denies(['agent'], set(path(), { ...note(names(1)), extra: 'x' }));
    const { mentions: _mentions, ...plain } = note(names(1));
    await denies(['agent'], set(path(), { ...plain, extra: 'x' }));
  });

  it('cannot be changed to mention somebody later', async () => {
    await arrange(set(path(), { ...note(names(1)), created_at: new Date() }));
    await denies(['agent'], update(path(), { mentions: names(2) }));
    await denies(['agent'], update(path(), { mentions: names(2), created_at: SERVER_TIME }));
  });

  it('is not written into a chat', async () => {
    await arrange(
      update(docPath.conversation(CONVERSATION), { source: 'chat', status: 'open', assigned_to: 'agent' }),
    );
    await allows(['agent'], set(path('plain'), (({ mentions: _none, ...rest }) => rest)(note(names(1)))));
    await denies(['agent'], set(path(), note(names(1))));
  });

  it('is nothing a visitor reads, and no answer or message of theirs mentions anybody', async () => {
    await arrange(set(path(), { ...note(names(1)), created_at: new Date() }));
    await denies(['visitor', 'stranger', 'signedOut'], get(path()));
    await denies(['agent'], send(fromAgent(), { message: { mentions: names(1) } }));
    await denies(['visitor'], send(fromVisitor(), { message: { mentions: names(1) } }));
  });
});
