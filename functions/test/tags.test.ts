import { getTags } from '@harborline/domain/api/inbox/tags';
import { CHAT_SOURCE } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { historyOf } from './support/history';
import { type Identity, newChatStaff, newStaff, newVisitor } from './support/people';
import { db } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

let libraryId = '';
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  agent = await newChatStaff(libraryId, 'agent');
});

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = stored(makeConversation({ support_lib_id: libraryId }));
  await db.doc(docPath.conversation(ref)).set({ ...ticket, ...changes });
  return ref;
}

const tag = (conversation_ref: string, name: string, is_set: boolean, { token } = agent) =>
  call('POST', '/api/inbox/conv_tags', { conversation_ref, name, is_set }, { token });

const list = ({ token } = agent) => call('GET', '/api/inbox/conv_tags', undefined, { token });

const namesOf = (answer: Awaited<ReturnType<typeof list>>): string[] =>
  getTags.answer.parse(answer.body.data).tags.map(({ name }) => name);

const refsOf = async (ref: string): Promise<unknown> =>
  (await db.doc(docPath.conversation(ref)).get()).get('tag_refs') ?? [];

describe('conv_tags (S7.2-08, D-71)', () => {
  it('POST makes a tag of a new name, and gives it to other tickets however it is spelt', async () => {
    const [one, other] = [await newTicket(), await newTicket()];
    const made = (await tag(one, ' Refund ', true)).body.data;
    expect(made).toMatchObject({ name: 'Refund', is_set: true });
    expect((await tag(other, 'REFUND', true)).body.data).toEqual(made);
    expect([await refsOf(one), await refsOf(other)]).toEqual([[made?.tag_ref], [made?.tag_ref]]);
    expect(namesOf(await list()).filter((name) => /refund/i.test(name))).toEqual(['Refund']);
  });

  it('a ticket holds nothing of a tag that its visitor could read', async () => {
    const ref = await newTicket();
    await tag(ref, 'Troublemaker', true);
    const ticket = await db.doc(docPath.conversation(ref)).get();
    expect(JSON.stringify(ticket.data())).not.toMatch(/troublemaker/i);
  });

  it('D-85: puts each change into the history, and a repeated call only once', async () => {
    const ref = await newTicket();
    await Promise.all([tag(ref, 'Twice', true), tag(ref, 'Twice', true)]);
    await tag(ref, 'twice', false);
    await tag(ref, 'twice', false);
    const base = { actor_ref: agent.uid, reason: '', details: { tag: 'Twice' } };
    expect(await historyOf(ref)).toMatchObject([
      { kind: 'tag-added', ...base },
      { kind: 'tag-removed', ...base },
    ]);
    expect(await refsOf(ref)).toEqual([]);
  });

  it('refuses names that are empty or long, and more than a ticket or a library may have', async () => {
    const full = await newTicket({
      tag_refs: Array.from({ length: LIMITS.tagsPerTicket }, (_, n) => `t${n}`),
    });
    for (const name of ['', '  \n ', 'x'.repeat(LIMITS.tagName + 1)])
      expect((await tag(full, name, true)).status).toBe(400);
    expect(await tag(full, 'One more', true)).toMatchObject({
      status: 409,
      body: { message: TAG_TEXTS.ticketFull },
    });
    const crowded = await newLibrary();
    const theirs = await newChatStaff(crowded, 'agent');
    const tags = Array.from({ length: LIMITS.tagsPerLibrary }, (_, n) => ({
      tag_ref: `t${n}`,
      name: `Tag ${n}`,
    }));
    await db.doc(docPath.ticketTags(crowded)).set({ tags });
    const ticket = await newTicket({ support_lib_id: crowded });
    expect(await tag(ticket, 'One more', true, theirs)).toMatchObject({
      status: 409,
      body: { message: TAG_TEXTS.libraryFull },
    });
    expect((await tag(ticket, 'tag 7', true, theirs)).body.data?.tag_ref).toBe('t7');
  });

  it('is refused to writers, visitors, callers without a chat token, and other libraries', async () => {
    const ref = await newTicket();
    const writer = await newChatStaff(libraryId, 'writer');
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect([(await tag(ref, 'No', true, writer)).status, (await list(writer)).status]).toEqual([403, 403]);
    for (const caller of [await newStaff(libraryId, 'owner'), await newVisitor()])
      expect([(await tag(ref, 'No', true, caller)).status, (await list(caller)).status]).toEqual([401, 401]);
    expect((await tag(ref, 'No', true, foreign)).status).toBe(404);
    expect(namesOf(await list(foreign))).toEqual([]);
    expect(await refsOf(ref)).toEqual([]);
  });

  it('D-31: a chat is no ticket', async () => {
    const ref = await newTicket({ source: CHAT_SOURCE });
    expect((await tag(ref, 'No', true)).status).toBe(404);
  });
});
