import { getCustomFields, setCustomValue } from '@harborline/domain/api/inbox/custom-fields';
import { splitTicket } from '@harborline/domain/api/inbox/split-ticket';
import { customValuesSchema } from '@harborline/domain/entities/custom-values';
import { docPath } from '@harborline/domain/paths';
import { makeConversation, makeMessage } from '@harborline/domain/testing/factories';
import { CUSTOM_FIELD_TEXTS } from '@harborline/domain/texts/custom-fields';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { eventText } from '@harborline/domain/tickets/event-text';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { historyOf } from './support/history';
import { type Identity, newChatStaff, newVisitor, overriding } from './support/people';
import { db, eventually } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

const FIELDS = '/api/inbox/ticket_custom_fields';

let libraryId = '';
let owner: Identity;
let agent: Identity;
let order = '';
let price = '';
let warranty = '';
let inWarranty = '';

async function newField(body: object, { token } = owner) {
  const answer = await call('POST', FIELDS, body, { token });
  const made = getCustomFields.answer.parse(answer.body.data).fields.at(-1);
  if (made === undefined) throw new Error('The field is missing');
  return made;
}

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newChatStaff(libraryId, 'owner');
  agent = await newChatStaff(libraryId, 'agent', { display_name: 'Ada' });
  order = (await newField({ name: 'Order number', kind: 'text' })).ref;
  price = (await newField({ name: 'Price', kind: 'number' })).ref;
  const choice = await newField({
    name: 'Warranty',
    kind: 'choice',
    options: ['In warranty', 'Out of warranty'],
  });
  warranty = choice.ref;
  inWarranty = choice.options[0]?.ref ?? '';
});

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = stored(makeConversation({ support_lib_id: libraryId, status: 'open' }));
  await db.doc(docPath.conversation(ref)).set({ ...ticket, ...changes });
  return ref;
}

const set = (ref: string, field_ref: string, value: string, more: object = {}, { token } = agent) =>
  call(
    'PATCH',
    '/api/inbox/tickets/custom_field',
    { conversation_ref: ref, field_ref, value, ...more },
    { token },
  );

const valuesOf = async (ref: string) => {
  const document = await db.doc(docPath.customValues(ref)).get();
  return document.exists ? customValuesSchema.parse(document.data()).values : undefined;
};
const linesOf = async (ref: string) => (await historyOf(ref)).map((event) => eventText(event));

describe('PATCH tickets/custom_field (D-126)', () => {
  it('keeps each value, and says in the history who set and cleared it', async () => {
    const ref = await newTicket();
    const answer = await set(ref, order, ' 47\n11 ');
    expect(setCustomValue.answer.parse(answer.body.data).value).toBe('47 11');
    await set(ref, order, '47 11');
    await set(ref, price, '+012.50');
    await set(ref, warranty, inWarranty);
    expect(await valuesOf(ref)).toEqual({ [order]: '47 11', [price]: '12.5', [warranty]: inWarranty });
    await set(ref, order, ' ');
    expect(await valuesOf(ref)).toEqual({ [price]: '12.5', [warranty]: inWarranty });
    expect(await linesOf(ref)).toEqual([
      'set Order number to “47 11”',
      'set Price to “12.5”',
      'set Warranty to “In warranty”',
      'removed “47 11” from Order number',
    ]);
    const by = { kind: 'custom-field-changed', actor_ref: agent.uid, actor_name: 'Ada Agent', reason: '' };
    expect(await historyOf(ref)).toMatchObject([by, by, by, by]);
    // As the ticket keeps them, so that its history can be replayed whatever the field is called by then.
    const kept = (await historyOf(ref)).map(({ details: { field_ref, from_ref, to_ref } }) => [
      field_ref,
      from_ref,
      to_ref,
    ]);
    expect(kept).toEqual([
      [order, '', '47 11'],
      [price, '', '12.5'],
      [warranty, '', inWarranty],
      [order, '47 11', ''],
    ]);
  });

  it('takes what the field takes, and says what is wrong with the rest', async () => {
    const ref = await newTicket();
    const hostile = '<img src=x onerror=alert(1)>';
    expect((await set(ref, order, hostile)).status).toBe(200);
    const { faults } = CUSTOM_FIELD_TEXTS;
    for (const [field, value, fault] of [
      [price, hostile, faults.noNumber],
      [price, '1e9', faults.noNumber],
      [warranty, 'In warranty', faults.noOption],
      [warranty, '__proto__', faults.noOption],
    ] as const) {
      const { status, body } = await set(ref, field, value);
      expect([status, body.message]).toEqual([400, fault]);
    }
    expect((await set(ref, order, 'x'.repeat(201))).status).toBe(400);
    expect(await valuesOf(ref)).toEqual({ [order]: hostile });
  });

  it('knows no field that was deleted or is another library’s, and shows what is left when it is back', async () => {
    const ref = await newTicket();
    const { ref: gone } = await newField({ name: unique('Gone '), kind: 'text' });
    await set(ref, gone, 'kept');
    await call('DELETE', `${FIELDS}?ref=${gone}`, undefined, owner);
    expect((await set(ref, gone, 'other')).status).toBe(404);
    expect(await valuesOf(ref)).toEqual({ [gone]: 'kept' });
    await call('POST', `${FIELDS}/restore`, { ref: gone }, owner);
    await set(ref, gone, 'other');
    expect(await valuesOf(ref)).toEqual({ [gone]: 'other' });
    const foreign = await newField(
      { name: 'Elsewhere', kind: 'text' },
      await newChatStaff(await newLibrary(), 'owner'),
    );
    expect((await set(ref, foreign.ref, 'x')).status).toBe(404);
    expect((await set(ref, 'constructor', 'x')).status).toBe(404);
  });

  it('takes a step back only from what it set', async () => {
    const ref = await newTicket();
    await set(ref, order, '4711');
    await set(ref, order, '4712');
    const late = await set(ref, order, '', { only_from: '4711' });
    expect([late.status, late.body.message]).toEqual([409, TICKET_FIELD_TEXTS.changedSince]);
    expect((await set(ref, order, '4711', { only_from: '4712' })).status).toBe(200);
    expect((await valuesOf(ref))?.[order]).toBe('4711');
  });

  it('answers with what was replaced, also if a teammate wrote it meanwhile, and can go back to it', async () => {
    const ref = await newTicket();
    const previousOf = async (value: string, more: object = {}, who = agent) =>
      setCustomValue.answer.parse((await set(ref, order, value, more, who)).body.data).previous;
    expect(await previousOf('4711')).toBe('');
    expect(await previousOf('4712', {}, owner)).toBe('4711');
    const previous = await previousOf('4713');
    expect(previous).toBe('4712');
    expect(await previousOf('4712', { only_from: '4713' })).toBe('4713');
    expect(await valuesOf(ref)).toEqual({ [order]: '4712' });
    expect((await linesOf(ref)).at(-1)).toBe('changed Order number from “4713” to “4712”');
  });

  it('leads back to no option that was removed, and clears it', async () => {
    const ref = await newTicket();
    const { ref: colour, options } = await newField({
      name: unique('Colour '),
      kind: 'choice',
      options: ['Red', 'Blue', 'Green'],
    });
    const [red, ...others] = options;
    await set(ref, colour, red?.ref ?? '');
    const removed = await call('PUT', `${FIELDS}?ref=${colour}`, { options: others }, owner);
    expect(removed.status).toBe(200);
    const cleared = setCustomValue.answer.parse((await set(ref, colour, '')).body.data);
    expect([cleared.value, cleared.previous]).toEqual(['', null]);
    expect(await valuesOf(ref)).toEqual({});
    expect((await linesOf(ref)).at(-1)).toMatch(/^removed “Red” from Colour /);
  });

  it.each(['owner', 'admin', 'editor', 'writer', 'agent'] as const)(
    'is for %s as far as answering tickets goes',
    async (role) => {
      const ref = await newTicket();
      const [yes, no] = [true, false].map((canReplyToTickets) => overriding(role, { canReplyToTickets }));
      expect((await set(ref, order, '1', {}, await newChatStaff(libraryId, role, no))).status).toBe(403);
      expect(await valuesOf(ref)).toBeUndefined();
      const may = await newChatStaff(libraryId, role, yes);
      const { status } = await set(ref, order, '1', {}, may);
      expect(status).toBe(role === 'writer' || role === 'editor' ? 403 : 200);
    },
  );

  it('is for no visitor and no other library, and refuses merged tickets and chats', async () => {
    const visitor = await newVisitor();
    const ref = await newTicket({ visitor_uids: [visitor.uid] });
    expect((await set(ref, order, '1', {}, visitor)).status).toBe(401);
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect((await set(ref, order, '1', {}, foreign)).status).toBe(404);
    const merged_into = { conversation_ref: ref, number: 1, at: Timestamp.now(), status: 'open' };
    const merged = await newTicket({ merged_into });
    expect((await set(merged, order, '1')).status).toBe(409);
    expect((await set(await newTicket({ source: 'chat' }), order, '1')).status).toBe(404);
    await set(ref, order, 'secret-4711');
    const read = JSON.stringify((await db.doc(docPath.conversation(ref)).get()).data());
    expect(read).not.toContain('secret-4711');
  });

  it('goes along when a ticket is split, and stays its own', async () => {
    const ref = await newTicket();
    await set(ref, order, '4711');
    const id = unique('message');
    const message = makeMessage({ support_lib_id: libraryId, conversation_ref: ref });
    await db.doc(docPath.message(ref, id)).set(stored(message));
    const body = { request_id: unique('split'), conversation_ref: ref, message_ids: [id], subject: 'Lamp' };
    const answer = await call('POST', '/api/inbox/tickets/split', body, agent);
    const { conversation_ref: into } = splitTicket.answer.parse(answer.body.data);
    expect(await valuesOf(into)).toEqual({ [order]: '4711' });
    const undone = await call('POST', '/api/inbox/tickets/split/undo', { conversation_ref: into }, agent);
    expect(undone.status).toBe(200);
    expect(await valuesOf(into)).toBeUndefined();
    expect(await valuesOf(ref)).toEqual({ [order]: '4711' });
  });

  it('stays with the ticket that stays when two are merged', async () => {
    const [merged, into] = [await newTicket(), await newTicket()];
    await set(merged, order, '1');
    await set(into, price, '2');
    const body = { request_id: unique('merge'), conversation_refs: [merged], into };
    expect((await call('POST', '/api/inbox/tickets/merge', body, agent)).status).toBe(200);
    expect(await valuesOf(into)).toEqual({ [price]: '2' });
    expect(await valuesOf(merged)).toEqual({ [order]: '1' });
  });

  it('is erased with a ticket that is deleted (D-124)', async () => {
    const ref = await newTicket();
    await set(ref, order, '4711');
    const body = { conversation_refs: [ref], reason: '' };
    expect((await call('POST', '/api/inbox/tickets/delete', body, owner)).status).toBe(200);
    await eventually(async () => expect(await valuesOf(ref)).toBeUndefined());
  });
});
