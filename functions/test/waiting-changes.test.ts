import { docPath } from '@harborline/domain/paths';
import { makeConversation, makeMessage } from '@harborline/domain/testing/factories';
import { conditionsOf } from '@harborline/domain/tickets/offline/conflicts';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { historyOf } from './support/history';
import { type Identity, newChatStaff } from './support/people';
import { db } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

let libraryId = '';
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  agent = await newChatStaff(libraryId, 'agent');
});

const SEEN = { ...makeConversation().last_message, id: 'seen' };

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = stored(makeConversation({ support_lib_id: libraryId, status: 'open', last_message: SEEN }));
  await db.doc(docPath.conversation(ref)).set({ ...ticket, ...changes });
  return ref;
}

/** As the browser sends a closing that waited for a connection. */
function close(ref: string, change_id?: string) {
  const { onlyFrom, onlyFromOwn, follows } = conditionsOf({
    from: { status: 'open', ownRef: '' },
    to: { status: 'closed', ownRef: '' },
    follows: 'seen',
  });
  const body = {
    conversation_ref: ref,
    status: 'closed',
    only_from: onlyFrom,
    only_from_own: onlyFromOwn,
    follows,
    ...(change_id !== undefined && { change_id }),
  };
  return call('PATCH', '/api/inbox/tickets', body, { token: agent.token });
}
const statusOf = async (ref: string) => (await db.doc(docPath.conversation(ref)).get()).get('status');
const kindsOf = async (ref: string) => (await historyOf(ref)).map(({ kind }) => kind);

describe('what waited for a connection (D-128)', () => {
  it('closes a ticket once, however often an answer was lost', async () => {
    const ref = await newTicket();
    expect([(await close(ref)).status, (await close(ref)).status]).toEqual([200, 200]);
    expect(await statusOf(ref)).toBe('closed');
    expect(await kindsOf(ref)).toEqual(['status-changed']);
  });

  it('is not done a second time where others have reverted it before its call is repeated', async () => {
    const ref = await newTicket();
    expect((await close(ref, 'change-1')).status).toBe(200);
    // A teammate opens it again without writing.
    await db.doc(docPath.conversation(ref)).update({ status: 'open' });
    expect((await close(ref, 'change-1')).status).toBe(200);
    expect(await statusOf(ref)).toBe('open');
    expect((await close(ref, 'change-2')).status).toBe(200);
    expect(await statusOf(ref)).toBe('closed');

    const tag = (change_id: string, is_set: boolean) =>
      call(
        'POST',
        '/api/inbox/conv_tags',
        { conversation_ref: ref, name: 'again', is_set, change_id },
        { token: agent.token },
      );
    const tagsOf = async () => (await db.doc(docPath.conversation(ref)).get()).get('tag_refs');
    const first = await tag('tag-1', true);
    await tag('tag-2', false);
    const repeated = await tag('tag-1', true);
    expect([repeated.status, repeated.body]).toEqual([200, first.body]);
    expect(await tagsOf()).toEqual([]);
    expect(await kindsOf(ref)).toHaveLength(4);
  });

  it("is done where a teammate's change has the same id", async () => {
    const ref = await newTicket();
    const teammate = await newChatStaff(libraryId, 'agent');
    await close(ref, 'change-1');
    await db.doc(docPath.conversation(ref)).update({ status: 'open' });
    await call(
      'PATCH',
      '/api/inbox/tickets',
      { conversation_ref: ref, status: 'closed', change_id: 'change-1' },
      { token: teammate.token },
    );
    expect(await statusOf(ref)).toBe('closed');
  });

  it.each([
    ['somebody wrote meanwhile', { last_message: { ...SEEN, id: makeMessage().id } }, 'open'],
    ['somebody chose another status meanwhile', { status: 'pending' }, 'pending'],
  ])('leaves a ticket alone where %s', async (_what, changes, status) => {
    const ref = await newTicket(changes);
    expect((await close(ref)).status).toBe(409);
    expect(await statusOf(ref)).toBe(status);
    expect(await kindsOf(ref)).toEqual([]);
  });

  it('adds and removes a tag once, and leaves those of others', async () => {
    const ref = await newTicket();
    const tag = (name: string, is_set: boolean) =>
      call('POST', '/api/inbox/conv_tags', { conversation_ref: ref, name, is_set }, { token: agent.token });
    for (const [name, isSet] of [
      ['theirs', true],
      ['mine', true],
      ['mine', true],
      ['mine', false],
      ['mine', false],
    ] as const)
      expect((await tag(name, isSet)).status).toBe(200);
    expect((await db.doc(docPath.conversation(ref)).get()).get('tag_refs')).toHaveLength(1);
    expect(await kindsOf(ref)).toHaveLength(3);
  });
});
