import { docPath } from '@harborline/domain/paths';
import type { PermissionSlug } from '@harborline/domain/permissions/slugs';
import { beforeEach, describe, it } from 'vitest';
import { allows, arrange, denies, get, layOut, SERVER_TIME, set, update } from './support/firestore';
import { EVERYBODY, LIB, type Person, STAFF } from './support/people';
import { fromAgent, fromVisitor, send } from './support/sending';
import { CONVERSATION, CREATED_AT, conversation, message, useWorld } from './support/world';

useWorld();

const at = docPath.conversation(CONVERSATION);

/** Makes the conversation a chat of the visitor. */
const become = (fields: object) =>
  layOut({
    [at]: conversation(LIB, {
      visitor_uids: ['visitor'],
      source: 'chat',
      status: 'open',
      assigned_to: 'agent',
      ...fields,
    }),
  });

/** Leaves a person these slugs alone. */
const leave = (person: 'agent' | 'owner', ...slugs: PermissionSlug[]) =>
  layOut({
    [docPath.user(person)]: {
      ...STAFF[person],
      permissions: Object.fromEntries(slugs.map((slug) => [slug, true])),
    },
  });

const note = (person: Person) => ({
  ...message({ sender_type: 'note', sender_ref: person, sender_name: 'Ada', is_public: false, text: 'VIP' }),
  created_at: SERVER_TIME,
});
const writeNote = (person: Person, id: string = `note-${person}`) =>
  set(docPath.message(CONVERSATION, id), note(person));

const others = (...people: readonly Person[]) => EVERYBODY.filter((person) => !people.includes(person));

describe('writing in a chat (D-91)', () => {
  beforeEach(() => become({}));

  it('is for its visitor, while it waits and while somebody has it', async () => {
    await allows(['visitor'], send(fromVisitor()));
    await become({ assigned_to: '' });
    await allows(['visitor'], send(fromVisitor(), { id: 'second' }));
    await become({ status: 'pending' });
    await allows(['visitor'], send(fromVisitor(), { id: 'third' }));
    await denies(others('visitor'), send(fromVisitor()));
  });

  it('is over for its visitor once it has ended; a ticket opens again', async () => {
    await become({ status: 'closed' });
    await denies(EVERYBODY, send(fromVisitor()));
    await denies(EVERYBODY, (person) => send(fromAgent(person)));
    await become({ status: 'closed', source: 'widget' });
    await allows(['visitor'], send(fromVisitor()));
  });

  it('is for whoever on the team has it, with the slug for chats', async () => {
    await allows(['agent'], send(fromAgent()));
    await denies(['owner'], send(fromAgent('owner')));
    await become({ assigned_to: '' });
    await denies(['agent', 'owner'], (person) => send(fromAgent(person)));
    await become({});
    await leave('agent', 'canViewExistingTickets', 'canReplyToTickets', 'canSuperviseChats');
    await denies(['agent'], send(fromAgent()));
    await leave('agent', 'canTakeChats');
    await allows(['agent'], send(fromAgent(), { id: 'second' }));
  });

  it('never makes an answer of the team the last word of the visitor', async () => {
    await allows(['visitor'], send(fromVisitor()));
    const asVisitor = { is_unread_by_staff: true, last_visitor_message_at: SERVER_TIME };
    await arrange(update(at, { last_visitor_message_at: CREATED_AT }));
    await denies(['visitor', 'agent'], (person) => send(fromAgent(person), { update: asVisitor }));
  });
});

describe('notes in a chat', () => {
  beforeEach(() => become({}));

  it('are written by whoever has it and by supervisors, under an id like any other', async () => {
    await allows(['agent'], writeNote('agent'));
    await denies(['agent'], writeNote('agent', 'not.an.id'));
    await leave('owner', 'canSuperviseChats');
    await allows(['owner'], writeNote('owner'));
    await denies(['visitor', 'stranger', 'otherAgent'], (person) => writeNote(person));
  });

  it('are all that a supervisor writes', async () => {
    await leave('owner', 'canSuperviseChats');
    await denies(['owner'], send(fromAgent('owner')));
    const open = message({ sender_type: 'agent', sender_ref: 'owner', sender_name: 'Ada', text: 'Hello' });
    await denies(['owner'], set(docPath.message(CONVERSATION, 'open'), { ...open, created_at: SERVER_TIME }));
  });

  it('can be sent again after a lost acknowledgement, also once somebody has answered', async () => {
    await allows(['agent'], writeNote('agent'));
    await allows(['agent'], send(fromAgent()));
    await allows(['agent'], writeNote('agent'));
  });
});

it('the archive of chats opens no ticket', async () => {
  await become({ status: 'closed' });
  await leave('agent', 'canViewChatArchives');
  await allows(['agent'], get(at));
  await become({ status: 'closed', source: 'widget' });
  await denies(['agent'], get(at));
  await denies(['agent'], get(docPath.message(CONVERSATION, 'first')));
});
