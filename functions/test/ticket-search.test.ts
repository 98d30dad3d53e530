import { randomBytes } from 'node:crypto';
import { type FoundTicket, searchTickets } from '@harborline/domain/api/inbox/ticket-search';
import { buildMessage } from '@harborline/domain/conversation/build-message';
import { CHAT_SOURCE, type SenderType } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { ROLES } from '@harborline/domain/permissions/slugs';
import { ticketWords } from '@harborline/domain/stores/ticket-words';
import { makeConversation, makeMessage } from '@harborline/domain/testing/factories';
import { buildTicketWords } from '@harborline/domain/tickets/search/build-ticket-words';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { deliverCreated } from './support/deliver';
import { type Identity, newChatStaff } from './support/people';
import { db, eventually } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

let libraryId = '';
let agent: Identity;
let stranger: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  agent = await newChatStaff(libraryId, 'agent');
  stranger = await newChatStaff(await newLibrary(), 'owner');
});

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = stored(makeConversation({ support_lib_id: libraryId, title: '' }));
  await db.doc(docPath.conversation(ref)).set({ ...ticket, ...changes });
  return ref;
}

/** A message as a page writes it. @returns its path */
async function write(ref: string, text: string, senderType: SenderType = 'agent'): Promise<string> {
  const path = docPath.message(ref, unique('message'));
  await db.doc(path).create(
    buildMessage({
      conversationRef: ref,
      libraryId,
      senderType,
      senderRef: agent.uid,
      senderName: 'Ada',
      text,
      createdAt: FieldValue.serverTimestamp(),
    }),
  );
  return path;
}

const SEARCH = '/api/inbox/search';
const search = (query: Record<string, string>, who = agent) =>
  call('GET', `${SEARCH}?${new URLSearchParams(query)}`, undefined, who);
const answerOf = async (query: Record<string, string>, who = agent) =>
  searchTickets.answer.parse((await search(query, who)).body.data);
const refsOf = async (query: Record<string, string>, who = agent) =>
  (await answerOf(query, who)).tickets.map(({ conversation_ref }) => conversation_ref);
const marked = ({ text, ranges }: FoundTicket['title']) => ranges.map(({ from, to }) => text.slice(from, to));

/** A word that no other ticket has. */
const newWord = (): string => `${randomBytes(6).toString('hex')}quux`;

/** Tickets that a word finds, the oldest first, without the trigger. */
async function layOutTickets(word: string, count: number, changes: (index: number) => object = () => ({})) {
  const batch = db.batch();
  const refs = Array.from({ length: count }, () => unique('conversation'));
  for (const [index, ref] of refs.entries()) {
    const at = Timestamp.fromMillis(1_700_000_000_000 + index * 1_000);
    const ticket = {
      ...makeConversation({ support_lib_id: libraryId, title: word, last_message_at: at }),
      ...changes(index),
    };
    batch.set(db.doc(docPath.conversation(ref)), stored(ticket));
    batch.set(db.doc(ticketWords(ref).path), buildTicketWords(ticket, []));
  }
  await batch.commit();
  return refs;
}

describe('a message of a ticket (D-106)', () => {
  it('makes it found by its words, once however often its event is delivered', async () => {
    const word = newWord();
    const ref = await newTicket({
      title: `Late ${word}`,
      visitor: { ...makeConversation().visitor, name: 'Zoë Quill' },
    });
    const path = await write(ref, 'Where is the <b>Größe</b> of my order?', 'visitor');
    await eventually(async () => expect(await refsOf({ q: `${word} GRÖẞE` })).toEqual([ref]));
    const before = (await db.doc(docPath.ticketWords(ref)).get()).data();
    await Promise.all([1, 2].map(() => deliverCreated('onMessageCreated', path)));
    expect((await db.doc(docPath.ticketWords(ref)).get()).data()).toEqual(before);
    const [found] = (await answerOf({ q: `zoe ${word.slice(0, 5)} order` })).tickets;
    expect(found).toMatchObject({
      conversation_ref: ref,
      number: 42,
      status: 'open',
      person: { text: 'Zoë Quill' },
    });
    if (found === undefined) throw new Error('not found');
    expect(found.snippet.text).toContain('<b>Größe</b>');
    expect([marked(found.person), marked(found.title), marked(found.snippet)]).toEqual([
      ['Zoë'],
      [word.slice(0, 5)],
      ['order'],
    ]);
  });

  it('makes it found by a note and by what was written before it', async () => {
    const [old, noted] = [newWord(), newWord()];
    const ref = await newTicket();
    await db
      .doc(docPath.message(ref, unique('message')))
      .set(stored(makeMessage({ conversation_ref: ref, support_lib_id: libraryId, text: old })));
    await write(ref, noted, 'note');
    await eventually(async () => expect(await refsOf({ q: `${old} ${noted}` })).toEqual([ref]));
  });

  it('costs a chat nothing', async () => {
    const ref = await newTicket({ source: CHAT_SOURCE });
    const path = await write(ref, newWord());
    await deliverCreated('onMessageCreated', path);
    expect((await db.doc(docPath.ticketWords(ref)).get()).exists).toBe(false);
  });
});

describe('GET search (D-106)', () => {
  it('answers page by page, those with the newest messages first, each once', async () => {
    const word = newWord();
    const newest = (await layOutTickets(word, 45)).toReversed();
    const first = await answerOf({ q: word });
    expect(first.tickets.map(({ conversation_ref }) => conversation_ref)).toEqual(newest.slice(0, 20));
    const second = await answerOf({ q: word, cursor: first.next_cursor });
    const third = await answerOf({ q: word, cursor: second.next_cursor });
    expect([...second.tickets, ...third.tickets].map(({ conversation_ref }) => conversation_ref)).toEqual(
      newest.slice(20),
    );
    expect(third).toMatchObject({ next_cursor: '', has_stopped: false });
    expect(await refsOf({ q: word, per_page: '5' })).toEqual(newest.slice(0, 5));
  });

  it('puts the ticket of a number first, with and without #, and on no other page', async () => {
    const own = await newLibrary();
    const asker = await newChatStaff(own, 'agent');
    const numbers = [7, 17, 7_000];
    const [seven, seventeen] = await layOutTickets('Room 7', 3, (index) => ({
      support_lib_id: own,
      number: numbers[index] ?? 0,
      status: 'open',
    }));
    for (const q of ['17', '#17']) expect(await refsOf({ q }, asker)).toEqual([seventeen]);
    const first = await answerOf({ q: '7', per_page: '1' }, asker);
    expect(first.tickets.map(({ number }) => number)).toEqual([7, 7_000]);
    const rest = await answerOf({ q: '7', per_page: '5', cursor: first.next_cursor }, asker);
    expect(rest.tickets.map(({ number }) => number)).toEqual([17]);
    expect((await refsOf({ q: '#7' }, asker))[0]).toBe(seven);
    expect(await refsOf({ q: '7', status: 'closed' }, asker)).toEqual([]);
    expect(await refsOf({ q: '7' }, stranger)).toEqual([]);
  });

  it('narrows by status, assignee and time of the last message', async () => {
    const word = newWord();
    const [open, own, pending] = await layOutTickets(
      word,
      3,
      (index) =>
        [{ assigned_to: '' }, { assigned_to: agent.uid }, { assigned_to: 'somebody', status: 'pending' }][
          index
        ] ?? {},
    );
    expect(await refsOf({ q: word, status: 'pending' })).toEqual([pending]);
    expect(await refsOf({ q: word, assigned_to: 'me' })).toEqual([own]);
    expect(await refsOf({ q: word, assigned_to: 'nobody' })).toEqual([open]);
    expect(await refsOf({ q: word, from: '1700000001000', to: '1700000001500' })).toEqual([own]);
  });

  it('stops after so many tickets and says so, and goes on from there', async () => {
    const word = newWord();
    const rare = newWord();
    const [oldest] = await layOutTickets(word, LIMITS.ticketSearchScan + 1, (index) => ({
      status: index === 0 ? 'closed' : 'open',
    }));
    const stopped = await answerOf({ q: word, status: 'closed' });
    expect(stopped).toMatchObject({ tickets: [], has_stopped: true });
    expect(await refsOf({ q: word, status: 'closed', cursor: stopped.next_cursor })).toEqual([oldest]);
    expect(await answerOf({ q: `${word} ${rare}` })).toMatchObject({ tickets: [], has_stopped: false });
  });

  it('shows each ticket as it is now, and none that is gone, became a chat, or is of another library', async () => {
    const word = newWord();
    const [gone, chat, moved, kept] = await layOutTickets(word, 4);
    if (!gone || !chat || !moved || !kept) throw new Error('too few');
    await db.doc(docPath.conversation(gone)).delete();
    await db.doc(docPath.conversation(chat)).update({ source: CHAT_SOURCE });
    await db.doc(docPath.conversation(moved)).update({ support_lib_id: 'elsewhere' });
    await db.doc(docPath.conversation(kept)).update({ status: 'closed' });
    expect((await answerOf({ q: word })).tickets).toMatchObject([
      { conversation_ref: kept, status: 'closed' },
    ]);
    expect(await refsOf({ q: word }, stranger)).toEqual([]);
  });

  it('is for those who may view tickets, whatever their role', async () => {
    const word = newWord();
    const refs = await layOutTickets(word, 1);
    for (const role of ROLES) {
      const may = await newChatStaff(libraryId, role, {
        permissions: resolvePermissions(role, { canViewExistingTickets: true }),
      });
      expect(await refsOf({ q: word }, may), role).toEqual(refs);
      const barred = await newChatStaff(libraryId, role, {
        permissions: resolvePermissions(role, { canViewExistingTickets: false }),
      });
      expect((await search({ q: word }, barred)).status, role).toBe(403);
    }
    expect((await call('GET', `${SEARCH}?q=${word}`, undefined, {})).status).toBe(401);
  });

  it('refuses what is no search, and takes any words', async () => {
    const wrong: Record<string, string>[] = [
      {},
      { q: '' },
      { q: ' ?! ' },
      { q: 'x'.repeat(LIMITS.ticketSearchQuery + 1) },
      { q: 'refund', status: 'lost' },
      { q: 'refund', assigned_to: 'everybody' },
      { q: 'refund', per_page: '21' },
      { q: 'refund', from: '-1' },
      { q: 'refund', to: '999999999999999' },
      ...['x', '1.2', '1.2.', '1.2.a/b', '999999999999.0.a', '1.9999999999.a'].map((cursor) => ({
        q: 'refund',
        cursor,
      })),
    ];
    for (const query of wrong) expect((await search(query)).status, JSON.stringify(query)).toBe(400);
    for (const q of [
      '__proto__',
      'constructor',
      "' OR 1=1 --",
      '<script>alert(1)</script>',
      '返金',
      'a\u0000b',
      '🚲 x',
      'a%2Fb',
      '__x__',
    ])
      expect((await search({ q })).status, q).toBe(200);
  });
});
