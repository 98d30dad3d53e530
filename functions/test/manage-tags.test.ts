import { countTags, getTags } from '@harborline/domain/api/inbox/tags';
import { filterTickets } from '@harborline/domain/api/inbox/ticket-filters';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { moveTickets } from '../src/inbox/tags/move-tickets';
import { call } from './support/call';
import { historyOf } from './support/history';
import { type Identity, newChatStaff, newStaff, newVisitor } from './support/people';
import { db } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

let libraryId = '';
let owner: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newChatStaff(libraryId, 'owner', { agent_name: 'Olga' });
});

const tagDoc = (library = libraryId) => db.doc(docPath.ticketTags(library));

async function newTag(name = unique('Tag'), library = libraryId): Promise<{ tag_ref: string; name: string }> {
  const tag = { tag_ref: unique('ref'), name };
  const tags = (await tagDoc(library).get()).get('tags') ?? [];
  await tagDoc(library).set({ tags: [...tags, tag] }, { merge: true });
  return tag;
}

async function newTicket(...tag_refs: string[]): Promise<string> {
  const ref = unique('conversation');
  const ticket = stored(makeConversation({ support_lib_id: libraryId }));
  await db.doc(docPath.conversation(ref)).set({ ...ticket, tag_refs });
  return ref;
}

const tagsOf = async (ref: string): Promise<unknown> =>
  (await db.doc(docPath.conversation(ref)).get()).get('tag_refs');

const rename = (ref: string, name: string, { token } = owner) =>
  call('PUT', `/api/inbox/conv_tags?ref=${ref}`, { name }, { token });
const merge = (ref: string, into: string, { token } = owner) =>
  call('POST', '/api/inbox/conv_tags/merge', { ref, into }, { token });
const remove = (ref: string, { token } = owner) =>
  call('DELETE', `/api/inbox/conv_tags?ref=${ref}`, undefined, { token });
const counts = async ({ token } = owner) =>
  countTags.answer.parse((await call('GET', '/api/inbox/conv_tags/counts', undefined, { token })).body.data);
const list = async ({ token } = owner) =>
  getTags.answer.parse((await call('GET', '/api/inbox/conv_tags', undefined, { token })).body.data);

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 300 });

describe('the tags of a library (D-117)', () => {
  it('are counted, and renamed by one write that leaves every ticket as it is', async () => {
    const [tag, other] = [await newTag(), await newTag()];
    const ticket = await newTicket(tag.tag_ref);
    await newTicket(tag.tag_ref, other.tag_ref);
    const found = (await counts()).tags.filter(({ tag_ref }) =>
      [tag.tag_ref, other.tag_ref].includes(tag_ref),
    );
    expect(found).toEqual([
      { ...tag, tickets: 2 },
      { ...other, tickets: 1 },
    ]);
    const name = unique('New name');
    expect((await rename(tag.tag_ref, `  ${name} `)).body.data).toEqual({ tag_ref: tag.tag_ref, name });
    expect((await list()).tags).toContainEqual({ tag_ref: tag.tag_ref, name });
    expect(await tagsOf(ticket)).toEqual([tag.tag_ref]);
    const taken = await rename(tag.tag_ref, other.name.toUpperCase());
    expect([taken.status, taken.body.message]).toEqual([409, TAG_TEXTS.nameTaken]);
  });

  it('are taken from a ticket that a merge has not reached yet, by the name they have now', async () => {
    const [old, into] = [{ tag_ref: unique('old'), name: unique('Old') }, await newTag()];
    const by = { by_ref: owner.uid, by_name: 'Olga' };
    // Done, as far as the trigger knows: it leaves the ticket as it is.
    const gone = [{ ...old, into: into.tag_ref, is_done: true, ...by }];
    await tagDoc().set({ gone }, { merge: true });
    const ticket = await newTicket(old.tag_ref);
    const change = (is_set: boolean) =>
      call('POST', '/api/inbox/conv_tags', { conversation_ref: ticket, name: into.name, is_set }, owner);
    expect((await change(true)).status).toBe(200);
    expect(await tagsOf(ticket)).toEqual([old.tag_ref]);
    expect((await change(false)).status).toBe(200);
    expect(await tagsOf(ticket)).toEqual([]);
    // The move finds nothing left of it, so its history tells both: what the tag became, and that it was taken away.
    const details = { from_ref: old.tag_ref, to_ref: into.tag_ref };
    const told = await historyOf(ticket);
    expect(told).toContainEqual(
      expect.objectContaining({
        kind: 'tag-merged',
        actor_ref: owner.uid,
        details: expect.objectContaining(details),
      }),
    );
    expect(told.map(({ kind }) => kind).sort()).toEqual(['tag-merged', 'tag-removed']);
  });

  it('are merged: tickets, their history, lists of tags and saved filters follow', async () => {
    const [from, into] = [await newTag(), await newTag()];
    const [one, both] = [await newTicket(from.tag_ref), await newTicket(into.tag_ref, from.tag_ref)];
    expect((await merge(from.tag_ref, into.tag_ref)).status).toBe(200);
    const { tags, merged } = await list();
    expect(tags.map(({ tag_ref }) => tag_ref)).not.toContain(from.tag_ref);
    expect(merged).toContainEqual({ tag_ref: from.tag_ref, into: into.tag_ref });
    await eventually(async () => {
      expect([await tagsOf(one), await tagsOf(both)]).toEqual([[into.tag_ref], [into.tag_ref]]);
      expect((await counts()).under_way).not.toContain(from.name);
    });
    const names = { from: from.name, to: into.name };
    const details = { ...names, from_ref: from.tag_ref, to_ref: into.tag_ref };
    for (const ref of [one, both])
      expect(await historyOf(ref)).toMatchObject([
        { kind: 'tag-merged', actor_ref: owner.uid, actor_name: 'Olga', details },
      ]);
    const filter = encodeURIComponent(`tag.any-of(${from.tag_ref})`);
    const answer = await call('GET', `/api/inbox/tickets/filtered?filter=${filter}`, undefined, owner);
    const found = filterTickets.answer.parse(answer.body.data).tickets;
    expect(found.map((ticket) => ticket.conversation_ref).toSorted()).toEqual([one, both].toSorted());
    expect(found[0]?.tag_refs).toEqual([into.tag_ref]);
  });

  it('are deleted, from the tickets too, which say so', async () => {
    const [tag, other] = [await newTag(), await newTag()];
    const ticket = await newTicket(tag.tag_ref, other.tag_ref);
    expect((await remove(tag.tag_ref)).status).toBe(200);
    await eventually(async () => expect(await tagsOf(ticket)).toEqual([other.tag_ref]));
    const tagDetails = { tag: tag.name, tag_ref: tag.tag_ref };
    expect(await historyOf(ticket)).toMatchObject([{ kind: 'tag-deleted', details: tagDetails }]);
    expect((await remove(tag.tag_ref)).status).toBe(404);
    expect((await merge(other.tag_ref, tag.tag_ref)).status).toBe(404);
    expect((await merge(other.tag_ref, other.tag_ref)).status).toBe(404);
    expect((await rename(tag.tag_ref, 'Again')).status).toBe(404);
  });

  it('lead to the last of several merges, however far the tickets have come, and a repeated run changes nothing', async () => {
    const library = await newLibrary();
    const gone = (tag_ref: string, into: string) => ({
      ...{ tag_ref, name: tag_ref, into, is_done: false },
      ...{ by_ref: owner.uid, by_name: 'Olga' },
    });
    const tickets = await Promise.all(
      Array.from({ length: 25 }, async (_, n) => {
        const ref = await newTicket(n % 2 === 0 ? 'a' : 'b');
        await db.doc(docPath.conversation(ref)).update({ support_lib_id: library });
        return ref;
      }),
    );
    await tagDoc(library).set({
      tags: [{ tag_ref: 'c', name: 'C' }],
      gone: [gone('a', 'c'), gone('b', 'c')],
    });
    await Promise.all([moveTickets(library), moveTickets(library)]);
    await moveTickets(library);
    expect(new Set((await Promise.all(tickets.map(tagsOf))).map(String))).toEqual(new Set(['c']));
    const events = await Promise.all(tickets.map(historyOf));
    expect(events.map(({ length }) => length)).toEqual(tickets.map(() => 1));
    expect((await tagDoc(library).get()).get('gone')).toMatchObject([{ is_done: true }, { is_done: true }]);
  });

  it('counts no more than the first hundred', async () => {
    const library = await newLibrary();
    const theirs = await newChatStaff(library, 'owner');
    const tags = Array.from({ length: LIMITS.countedTags + 1 }, (_, n) => ({
      tag_ref: `t${n}`,
      name: `Tag ${String(n).padStart(3, '0')}`,
    }));
    await tagDoc(library).set({ tags });
    const counted = (await counts(theirs)).tags;
    expect(counted.slice(-2).map(({ tickets }) => tickets)).toEqual([0, null]);
  });

  it('are managed by whoever manages the types of tickets, in their own library', async () => {
    const [tag, other] = [await newTag(), await newTag()];
    const calls = [
      (who: Identity) => rename(tag.tag_ref, unique('No'), who),
      (who: Identity) => merge(tag.tag_ref, other.tag_ref, who),
      (who: Identity) => remove(tag.tag_ref, who),
      ({ token }: Identity) => call('GET', '/api/inbox/conv_tags/counts', undefined, { token }),
    ];
    const statuses = (who: Identity) => Promise.all(calls.map(async (ask) => (await ask(who)).status));
    expect(await statuses(await newChatStaff(libraryId, 'agent'))).toEqual([403, 403, 403, 403]);
    expect(await statuses(await newChatStaff(libraryId, 'writer'))).toEqual([403, 403, 403, 403]);
    for (const caller of [await newStaff(libraryId, 'owner'), await newVisitor()])
      expect(await statuses(caller)).toEqual([401, 401, 401, 401]);
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect(await statuses(foreign)).toEqual([404, 404, 404, 200]);
    expect((await list()).tags).toContainEqual(tag);
  });
});
