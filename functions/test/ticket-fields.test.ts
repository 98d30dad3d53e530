import { getTicketTypes } from '@harborline/domain/api/inbox/ticket-fields';
import { CHAT_SOURCE } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { historyOf } from './support/history';
import { type Identity, newChatStaff, newStaff, newVisitor, overriding } from './support/people';
import { db } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

const PATHS = ['ticket_types', 'ticket_categories', 'ticket_tiers'] as const;
type Path = (typeof PATHS)[number];

let libraryId = '';
let owner: Identity;
/** answers tickets, and manages no settings */
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newChatStaff(libraryId, 'owner');
  agent = await newChatStaff(libraryId, 'agent', overriding('agent', { canManageWidgetSettings: false }));
});

const send = (method: string, path: string, body: object | undefined, { token }: Identity) =>
  call(method, `/api/inbox/${path}`, body, { token });
const add = (path: Path, name: string, who = owner) => send('POST', path, { name }, who);
const list = (path: Path, who = owner) => send('GET', path, undefined, who);

const optionsIn = ({ body }: Awaited<ReturnType<typeof list>>) =>
  getTicketTypes.answer.parse(body.data).options;
const namesIn = (answer: Awaited<ReturnType<typeof list>>) => optionsIn(answer).map(({ name }) => name);

async function refOf(path: Path, name: string): Promise<string> {
  const added = optionsIn(await add(path, name)).find((option) => option.name === name);
  if (added === undefined) throw new Error(`${name} is missing`);
  return added.ref;
}

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = stored(makeConversation({ support_lib_id: libraryId }));
  await db.doc(docPath.conversation(ref)).set({ ...ticket, ...changes });
  return ref;
}

const set = (
  conversation_ref: string,
  field: string,
  ref: string | undefined,
  { token } = agent,
  more: object = {},
) =>
  call(
    'PATCH',
    '/api/inbox/tickets/field',
    { conversation_ref, field, ...(ref === undefined ? {} : { ref }), ...more },
    { token },
  );

describe.each(PATHS)('%s (S7.2-02, D-89)', (path) => {
  it('are added at the end, renamed, moved and removed, each field apart', async () => {
    const [first, second] = [unique('First '), unique('Second ')];
    const one = await refOf(path, first);
    const other = await refOf(path, second);
    const own = (names: string[]) => names.filter((name) => [first, second, 'Renamed'].includes(name));
    expect(own(namesIn(await list(path)))).toEqual([first, second]);
    await send('PUT', `${path}?ref=${other}`, { position: 0 }, owner);
    expect(namesIn(await list(path))[0]).toBe(second);
    const renamed = await send('PUT', `${path}?ref=${one}`, { name: ' Renamed\n' }, owner);
    expect(own(namesIn(renamed))).toEqual([second, 'Renamed']);
    await send('DELETE', `${path}?ref=${other}`, undefined, owner);
    expect(own(namesIn(await list(path)))).toEqual(['Renamed']);
    for (const elsewhere of PATHS.filter((each) => each !== path))
      expect(namesIn(await list(elsewhere))).not.toContain('Renamed');
    await send('DELETE', `${path}?ref=${one}`, undefined, owner);
  });

  it('have names of their own that fit', async () => {
    const name = unique('Name ');
    await add(path, name);
    const again = await add(path, name.toUpperCase());
    expect([again.status, again.body.message]).toEqual([409, TICKET_FIELD_TEXTS.nameTaken]);
    for (const wrong of ['', '  \n', 'x'.repeat(LIMITS.ticketFieldName + 1)])
      expect((await add(path, wrong)).status).toBe(400);
    expect((await send('PUT', `${path}?ref=missing`, { name: 'New' }, owner)).status).toBe(404);
    expect((await send('DELETE', `${path}?ref=missing`, undefined, owner)).status).toBe(404);
  });

  it('are read by whoever reads tickets, and changed by whoever manages the widget', async () => {
    const ref = await refOf(path, unique('Guarded '));
    expect((await list(path, agent)).status).toBe(200);
    expect((await add(path, 'No', agent)).status).toBe(403);
    expect((await send('PUT', `${path}?ref=${ref}`, { position: 0 }, agent)).status).toBe(403);
    expect((await send('DELETE', `${path}?ref=${ref}`, undefined, agent)).status).toBe(403);
    expect((await list(path, await newChatStaff(libraryId, 'writer'))).status).toBe(403);
    const listWriter = overriding('writer', { canManageWidgetSettings: true });
    expect((await list(path, await newChatStaff(libraryId, 'writer', listWriter))).status).toBe(200);
    expect((await list(path, await newVisitor())).status).toBe(401);
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect(namesIn(await list(path, foreign))).toEqual([]);
    expect((await send('DELETE', `${path}?ref=${ref}`, undefined, foreign)).status).toBe(404);
  });
});

describe('PATCH tickets/field (D-89)', () => {
  it('sets a type, a category and a tier, and puts each into the history once', async () => {
    const ticket = await newTicket();
    const [bug, wish] = [await refOf('ticket_types', 'Bug'), await refOf('ticket_types', 'Wish')];
    const gold = await refOf('ticket_tiers', 'Gold');
    expect((await set(ticket, 'type', bug)).status).toBe(200);
    await set(ticket, 'type', bug);
    await set(ticket, 'type', wish);
    await set(ticket, 'tier', gold);
    await set(ticket, 'type', undefined);
    const data = (await db.doc(docPath.conversation(ticket)).get()).data();
    expect([data?.type_ref, data?.tier_ref]).toEqual(['', gold]);
    // Its visitor reads the ticket.
    expect(JSON.stringify(data)).not.toMatch(/gold/i);
    const by = { actor_ref: agent.uid, reason: '' };
    expect(await historyOf(ticket)).toMatchObject([
      { kind: 'type-changed', ...by, details: { from: '', to: 'Bug' } },
      { kind: 'type-changed', ...by, details: { from: 'Bug', to: 'Wish' } },
      { kind: 'tier-changed', ...by, details: { from: '', to: 'Gold' } },
      { kind: 'type-changed', ...by, details: { from: 'Wish', to: '' } },
    ]);
  });

  it('takes a step back only from what it set', async () => {
    const ticket = await newTicket();
    const [bug, wish] = [await refOf('ticket_types', 'Fault'), await refOf('ticket_types', 'Idea')];
    await set(ticket, 'type', bug);
    await set(ticket, 'type', wish);
    const late = await set(ticket, 'type', undefined, agent, { only_from: bug });
    expect([late.status, late.body.message]).toEqual([409, TICKET_FIELD_TEXTS.changedSince]);
    expect((await set(ticket, 'type', undefined, agent, { only_from: wish })).status).toBe(200);
  });

  it('refuses what is none of the field, and names what was removed', async () => {
    const ticket = await newTicket();
    const billing = await refOf('ticket_categories', 'Billing');
    expect((await set(ticket, 'type', billing)).status).toBe(404);
    expect((await set(ticket, 'colour', billing)).status).toBe(400);
    await set(ticket, 'category', billing);
    await send('DELETE', `ticket_categories?ref=${billing}`, undefined, owner);
    await set(ticket, 'category', undefined);
    expect((await historyOf(ticket)).at(-1)).toMatchObject({
      details: { from: TICKET_FIELD_TEXTS.gone, to: '' },
    });
  });

  it('is refused to those who answer no tickets, for chats, and for other libraries', async () => {
    const ticket = await newTicket();
    const ref = await refOf('ticket_types', unique('Question '));
    const reader = await newChatStaff(libraryId, 'agent', overriding('agent', { canReplyToTickets: false }));
    expect((await set(ticket, 'type', ref, reader)).status).toBe(403);
    expect((await set(await newTicket({ source: CHAT_SOURCE }), 'type', ref)).status).toBe(404);
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect((await set(ticket, 'type', undefined, foreign)).status).toBe(404);
    for (const caller of [await newStaff(libraryId, 'owner'), await newVisitor()])
      expect((await set(ticket, 'type', ref, caller)).status).toBe(401);
  });
});
