import { getTicketLinks, linkTickets } from '@harborline/domain/api/inbox/ticket-links';
import { ticketLinkSchema } from '@harborline/domain/entities/ticket-link';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { eraseLink } from '../src/inbox/links/erase-links';
import { call } from './support/call';
import { historyOf } from './support/history';
import { chatTokenOf, type Identity, newChatStaff, newStaff, newVisitor, overriding } from './support/people';
import { db, eventually } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

let libraryId = '';
let ada: Identity;

async function agentOf(library: string): Promise<Identity> {
  const staff = await newStaff(library, 'agent', { display_name: 'Ada', agent_name: 'Ada' });
  return { uid: staff.uid, token: await chatTokenOf(staff) };
}

beforeAll(async () => {
  libraryId = await newLibrary();
  ada = await agentOf(libraryId);
});

let number = 0;

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  number += 1;
  const ticket = makeConversation({ support_lib_id: libraryId, status: 'open', number });
  await db.doc(docPath.conversation(ref)).set({ ...stored(ticket), ...changes });
  return ref;
}

type Role = 'related' | 'parent' | 'child';

const link = (ref: string, role: Role, others: readonly string[], { token } = ada) =>
  call('POST', '/api/inbox/tickets/links', { conversation_ref: ref, role, others }, { token });

const unlink = (ref: string, role: Role, others: readonly string[], { token } = ada) =>
  call('POST', '/api/inbox/tickets/links/remove', { conversation_ref: ref, role, others }, { token });

const read = (ref: string, { token } = ada) =>
  call('GET', `/api/inbox/tickets/links?conversation_ref=${ref}`, undefined, { token });

const outcomes = async (answer: ReturnType<typeof call>) =>
  linkTickets.answer.parse((await answer).body.data).results;

const found = async (ref: string) => getTicketLinks.answer.parse((await read(ref)).body.data);

const linksOf = async (ref: string) =>
  (await db.collection(COLLECTIONS.ticketLinks).where('refs', 'array-contains', ref).get()).docs.map((one) =>
    ticketLinkSchema.parse(one.data()),
  );

const fieldOf = async (ref: string, field: string): Promise<unknown> =>
  (await db.doc(docPath.conversation(ref)).get()).get(field);

const numbersIn = (tickets: readonly { number: number }[]) => tickets.map((ticket) => ticket.number);

const DONE = { outcome: 'done' };
const UNCHANGED = { outcome: 'unchanged' };
const refused = (because: string) => ({ outcome: 'refused', because });

describe('POST tickets/links (D-127)', () => {
  it('relates two tickets, read from both, once however often and from whichever side it is asked', async () => {
    const [one, other] = [await newTicket({ number: 901 }), await newTicket({ number: 902 })];
    expect(await outcomes(link(one, 'related', [other]))).toEqual([DONE]);
    expect(await outcomes(link(one, 'related', [other]))).toEqual([UNCHANGED]);
    expect(await outcomes(link(other, 'related', [one]))).toEqual([UNCHANGED]);
    expect(await linksOf(one)).toMatchObject([
      { kind: 'related', parent_ref: '', support_lib_id: libraryId },
    ]);
    expect(numbersIn((await found(one)).related)).toEqual([902]);
    expect(numbersIn((await found(other)).related)).toEqual([901]);
    expect(await historyOf(one)).toMatchObject([
      { kind: 'link-added', actor_ref: ada.uid, details: { role: 'related', number: '902' } },
    ]);
    expect(await historyOf(other)).toMatchObject([
      { kind: 'link-added', actor_ref: ada.uid, details: { role: 'related', number: '901' } },
    ]);
  });

  it('gathers tickets as children of one, from either side, and both histories tell it', async () => {
    const parent = await newTicket({ number: 910, title: 'Charger recall' });
    const [first, second] = [await newTicket({ number: 911 }), await newTicket({ number: 912 })];
    const third = await newTicket({ number: 913, status: 'closed' });
    expect(await outcomes(link(parent, 'child', [first, second]))).toEqual([DONE, DONE]);
    expect(await outcomes(link(third, 'parent', [parent]))).toEqual([DONE]);
    expect(await outcomes(link(parent, 'child', [first, third]))).toEqual([UNCHANGED, UNCHANGED]);
    const { children, ...rest } = await found(parent);
    expect(rest).toEqual({ parent: null, children_count: 3, unsettled_count: 2, related: [] });
    // Those first that are not closed.
    expect(numbersIn(children).slice(0, 2).sort()).toEqual([911, 912]);
    expect(numbersIn(children).at(2)).toBe(913);
    expect(await found(first)).toMatchObject({
      parent: { conversation_ref: parent, number: 910, title: 'Charger recall' },
      children: [],
      children_count: 0,
    });
    expect(await historyOf(first)).toMatchObject([
      { kind: 'link-added', details: { role: 'parent', number: '910' } },
    ]);
    expect(await historyOf(parent)).toHaveLength(3);
  });

  it('leaves nothing in what a visitor reads that names another ticket', async () => {
    const [parent, child] = [await newTicket(), await newTicket()];
    await link(parent, 'child', [child]);
    const key = await fieldOf(parent, 'children_ref');
    expect(await fieldOf(child, 'part_of')).toBe(key);
    expect([parent, child]).not.toContain(key);
    const seen = (await db.doc(docPath.conversation(child)).get()).data();
    expect(JSON.stringify(seen)).not.toContain(parent);
  });

  it('refuses a ticket itself, a second parent, and more than one storey, each ticket by itself', async () => {
    const [parent, child, other, free] = [
      await newTicket(),
      await newTicket(),
      await newTicket(),
      await newTicket(),
    ];
    await link(parent, 'child', [child]);
    expect(await outcomes(link(parent, 'child', [parent, free]))).toEqual([refused(LINK_TEXTS.itself), DONE]);
    expect(await outcomes(link(other, 'child', [child]))).toEqual([refused(LINK_TEXTS.hasParent)]);
    expect(await outcomes(link(child, 'child', [other]))).toEqual([refused(LINK_TEXTS.parentIsChild)]);
    expect(await outcomes(link(child, 'child', [parent]))).toEqual([refused(LINK_TEXTS.parentIsChild)]);
    expect(await outcomes(link(other, 'child', [parent]))).toEqual([refused(LINK_TEXTS.isParent)]);
    expect(await outcomes(link(child, 'related', [parent]))).toEqual([refused(LINK_TEXTS.isFamily)]);
    expect(await historyOf(other)).toEqual([]);
  });

  it('makes two that were related parent and child instead', async () => {
    const [parent, child] = [await newTicket(), await newTicket()];
    await link(child, 'related', [parent]);
    expect(await outcomes(link(parent, 'child', [child]))).toEqual([DONE]);
    expect(await linksOf(child)).toMatchObject([{ kind: 'parent', parent_ref: parent }]);
    for (const [ref, role] of [
      [parent, 'child'],
      [child, 'parent'],
    ] as const)
      expect((await historyOf(ref)).map(({ kind, details }) => `${kind} ${details.role}`).sort()).toEqual([
        `link-added ${role}`,
        'link-added related',
        'link-removed related',
      ]);
  });

  it('counts a parent that is gone as none', async () => {
    const [gone, child, next] = [await newTicket(), await newTicket(), await newTicket()];
    await link(gone, 'child', [child]);
    await db.doc(docPath.conversation(gone)).delete();
    expect(await outcomes(link(child, 'child', [next]))).toEqual([DONE]);
    expect(await outcomes(unlink(child, 'child', [next]))).toEqual([DONE]);
    expect(await outcomes(link(next, 'child', [child]))).toEqual([DONE]);
    expect(await linksOf(child)).toMatchObject([{ parent_ref: next }]);
    expect(await fieldOf(child, 'part_of')).toBe(await fieldOf(next, 'children_ref'));
  });

  it('takes so many children, and so many related tickets', async () => {
    const [parent, child, one, other] = [
      await newTicket(),
      await newTicket(),
      await newTicket(),
      await newTicket(),
    ];
    const batch = db.batch();
    const about = { support_lib_id: libraryId, at: Timestamp.now() };
    const put = (fields: object) =>
      batch.set(db.doc(docPath.ticketLink(unique('link'))), { ...about, ...fields });
    for (let count = 0; count < LIMITS.childrenPerTicket; count += 1)
      put({ kind: 'parent', refs: [`child${count}`, parent], parent_ref: parent });
    for (let count = 0; count < LIMITS.relatedPerTicket; count += 1)
      put({ kind: 'related', refs: [`other${count}`, one], parent_ref: '' });
    await batch.commit();
    expect(await outcomes(link(parent, 'child', [child]))).toEqual([
      refused(LINK_TEXTS.tooManyChildren(LIMITS.childrenPerTicket)),
    ]);
    for (const [ref, others] of [
      [one, [other]],
      [other, [one]],
    ] as const)
      expect(await outcomes(link(ref, 'related', others))).toEqual([
        refused(LINK_TEXTS.tooManyRelated(LIMITS.relatedPerTicket)),
      ]);
  });

  it('is for whoever assigns tickets, in their own library, and for no chat or merged ticket', async () => {
    const [one, other] = [await newTicket(), await newTicket()];
    const reader = await newChatStaff(libraryId, 'agent', overriding('agent', { canReplyToTickets: false }));
    for (const person of [reader, await newChatStaff(libraryId, 'writer')]) {
      expect((await link(one, 'related', [other], person)).status).toBe(403);
      expect((await unlink(one, 'related', [other], person)).status).toBe(403);
    }
    const visitor = await newVisitor();
    for (const answer of [
      link(one, 'related', [other], visitor),
      unlink(one, 'related', [other], visitor),
      read(one, visitor),
    ])
      expect([401, 403]).toContain((await answer).status);
    for (const role of ['owner', 'admin'] as const)
      expect((await link(one, 'related', [other], await newChatStaff(libraryId, role))).status).toBe(200);

    const elsewhere = await newTicket({ support_lib_id: await newLibrary() });
    const chat = await newTicket({ source: 'chat' });
    const merged_into = { conversation_ref: 'x', number: 3, at: Timestamp.now(), status: 'open' };
    const merged = await newTicket({ merged_into });
    for (const role of ['related', 'parent', 'child'] as const)
      for (const [ref, others] of [
        [one, [elsewhere]],
        [elsewhere, [one]],
        [one, [chat]],
        [one, [merged]],
        [one, ['nothing']],
      ] as const)
        expect(await outcomes(link(ref, role, others))).toMatchObject([{ outcome: 'refused' }]);
    expect([await linksOf(elsewhere), await linksOf(chat), await linksOf(merged)]).toEqual([[], [], []]);
  });
});

describe('GET tickets/links (D-127)', () => {
  it('is for whoever reads tickets, in their own library', async () => {
    const ref = await newTicket();
    const reader = await newChatStaff(libraryId, 'agent', overriding('agent', { canReplyToTickets: false }));
    expect((await read(ref, reader)).status).toBe(200);
    expect((await read(ref, await newChatStaff(libraryId, 'writer'))).status).toBe(403);
    expect((await read(ref, await newChatStaff(await newLibrary(), 'owner'))).status).toBe(404);
  });
});

describe('POST tickets/links/remove (D-127)', () => {
  it('removes either kind from either side, once, and a child can have another parent then', async () => {
    const [parent, child, next] = [await newTicket(), await newTicket(), await newTicket()];
    await link(parent, 'child', [child]);
    await link(parent, 'related', [next]);
    expect(await outcomes(unlink(child, 'parent', [parent]))).toEqual([DONE]);
    expect(await outcomes(unlink(parent, 'child', [child]))).toEqual([UNCHANGED]);
    expect(await outcomes(unlink(parent, 'related', [next]))).toEqual([DONE]);
    expect([await linksOf(parent), await fieldOf(child, 'part_of')]).toEqual([[], undefined]);
    expect((await historyOf(parent)).slice(2)).toMatchObject([
      { kind: 'link-removed', details: { role: 'child' } },
      { kind: 'link-removed', details: { role: 'related' } },
    ]);
    expect(await outcomes(link(next, 'child', [child]))).toEqual([DONE]);
  });

  it('leaves a link that became another one since', async () => {
    const [one, other] = [await newTicket(), await newTicket()];
    await link(one, 'related', [other]);
    await link(one, 'child', [other]);
    expect(await outcomes(unlink(one, 'related', [other]))).toEqual([refused(LINK_TEXTS.otherRole)]);
    expect(await outcomes(unlink(one, 'parent', [other]))).toEqual([refused(LINK_TEXTS.otherRole)]);
    expect(await linksOf(one)).toMatchObject([{ kind: 'parent', parent_ref: one }]);
    expect(await outcomes(unlink(other, 'parent', [one]))).toEqual([DONE]);
  });

  it('removes what a ticket had before it was merged, and nothing of another library', async () => {
    const [parent, child] = [await newTicket(), await newTicket()];
    await link(parent, 'child', [child]);
    const stranger = await agentOf(await newLibrary());
    expect(await outcomes(unlink(child, 'parent', [parent], stranger))).toMatchObject([
      { outcome: 'refused' },
    ]);
    expect(await linksOf(child)).toHaveLength(1);
    const merged_into = { conversation_ref: 'x', number: 3, at: Timestamp.now(), status: 'open' };
    await db.doc(docPath.conversation(child)).update({ merged_into });
    expect((await found(parent)).children).toMatchObject([{ is_merged: true }]);
    expect(await outcomes(unlink(child, 'parent', [parent]))).toEqual([DONE]);
  });
});

describe('a deleted ticket (D-124)', () => {
  it('takes its links along, on both sides', async () => {
    const owner = await newChatStaff(libraryId, 'owner');
    const [parent, child, related] = [await newTicket(), await newTicket(), await newTicket()];
    await link(parent, 'child', [child]);
    await link(parent, 'related', [related]);
    const body = { conversation_refs: [parent], reason: '' };
    expect((await call('POST', '/api/inbox/tickets/delete', body, owner)).status).toBe(200);
    await eventually(async () => {
      expect([await linksOf(parent), await fieldOf(child, 'part_of')]).toEqual([[], undefined]);
    });
    expect((await found(related)).related).toEqual([]);
    expect((await found(child)).parent).toBeNull();
    // Their histories tell how the links that they tell of have ended.
    for (const [ref, role] of [
      [child, 'parent'],
      [related, 'related'],
    ] as const)
      expect((await historyOf(ref)).at(-1)).toMatchObject({
        ...{ kind: 'other-deleted', actor_ref: owner.uid, details: { role } },
      });
  });

  it('takes no link along that its child has with another parent by then', async () => {
    const [parent, child] = [await newTicket(), await newTicket()];
    await link(parent, 'child', [child]);
    const id = (await db.collection(COLLECTIONS.ticketLinks).where('parent_ref', '==', parent).get()).docs[0]
      ?.id;
    const erasure = {
      ...{ support_lib_id: libraryId, ticket_id: 1, number: 14, by_ref: 'olga', by_name: 'Olga' },
      ...{ due_at: Timestamp.now(), runs: 0 },
    };
    await eraseLink(id ?? '', { ref: 'erased', erasure });
    expect(await linksOf(child)).toHaveLength(1);
    await eraseLink(id ?? '', { ref: parent, erasure });
    expect([await linksOf(child), await fieldOf(child, 'part_of')]).toEqual([[], undefined]);
    expect((await historyOf(child)).at(-1)).toMatchObject({
      ...{ kind: 'other-deleted', actor_ref: 'olga', actor_name: 'Olga' },
      details: { role: 'parent', number: '14' },
    });
  });
});
