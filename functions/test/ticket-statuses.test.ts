import { getTicketStatuses } from '@harborline/domain/api/inbox/ticket-statuses';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import type { PermissionSlug } from '@harborline/domain/permissions/slugs';
import { TICKET_STATUS_TEXTS } from '@harborline/domain/texts/ticket-statuses';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { type Identity, newChatStaff, newVisitor, overriding } from './support/people';
import { db } from './support/suite';
import { newLibrary, unique } from './support/world';

let libraryId = '';
let owner: Identity;
/** answers tickets, and manages no settings */
let agent: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newChatStaff(libraryId, 'owner');
  agent = await newChatStaff(libraryId, 'agent');
});

const send = (method: string, path: string, body: object | undefined, { token }: Identity) =>
  call(method, `/api/inbox/${path}`, body, { token });
const list = (who = owner) => send('GET', 'ticket_statuses', undefined, who);
const add = (name: string, counts_as = 'pending', who = owner) =>
  send('POST', 'ticket_statuses', { name, counts_as }, who);
const change = (ref: string, body: object, who = owner) =>
  send('PUT', `ticket_statuses?ref=${ref}`, body, who);
const remove = (ref: string, who = owner) => send('DELETE', `ticket_statuses?ref=${ref}`, undefined, who);
const restore = (ref: string, who = owner) => send('POST', 'ticket_statuses/restore', { ref }, who);

const statusesIn = ({ body }: Awaited<ReturnType<typeof list>>) =>
  getTicketStatuses.answer.parse(body.data).statuses;
const namesIn = (answer: Awaited<ReturnType<typeof list>>) => statusesIn(answer).map(({ name }) => name);

async function newStatus(name = unique('Status '), countsAs = 'pending', who = owner): Promise<string> {
  const added = statusesIn(await add(name, countsAs, who)).find((status) => status.name === name);
  if (added === undefined) throw new Error(`${name} is missing`);
  return added.ref;
}

describe('ticket_statuses (S7.2-01, D-121)', () => {
  it('are those of everybody, each with the own ones that count as it in their order', async () => {
    const elsewhere = await newChatStaff(await newLibrary(), 'owner');
    const everybodys = ['open', 'pending', 'snoozed', 'closed'].map((ref) =>
      expect.objectContaining({ ref, counts_as: ref, is_own: false }),
    );
    expect(statusesIn(await list(elsewhere))).toEqual(everybodys);
    await newStatus('Waiting for supplier', 'pending', elsewhere);
    const courier = await newStatus('Waiting for courier', 'pending', elsewhere);
    await newStatus('Refund under way', 'open', elsewhere);
    await change(courier, { position: 0 }, elsewhere);
    expect(namesIn(await change(courier, { name: ' With the\ncourier' }, elsewhere))).toEqual([
      'Open',
      'Refund under way',
      'Pending',
      'With the courier',
      'Waiting for supplier',
      'Snoozed',
      'Closed',
    ]);
    expect(statusesIn(await list(elsewhere))[3]).toMatchObject({ counts_as: 'pending', is_own: true });
  });

  it('have names of their own that fit, and count as open, pending or closed', async () => {
    const name = unique('Name ');
    const ref = await newStatus(name);
    for (const taken of [name.toUpperCase(), ' PENDING']) {
      const again = await add(taken, 'open');
      expect([again.status, again.body.message]).toEqual([409, TICKET_STATUS_TEXTS.nameTaken]);
    }
    for (const wrong of ['', '  \n', 'x'.repeat(LIMITS.ownStatusName + 1)])
      expect((await add(wrong)).status).toBe(400);
    for (const wrong of ['snoozed', 'solved', '']) expect((await add('Other', wrong)).status).toBe(400);
    expect((await change('missing', { name: 'New' })).status).toBe(404);
    expect((await change('open', { name: 'New' })).status).toBe(404);
    expect((await remove('pending')).status).toBe(404);
    expect((await restore(ref)).status).toBe(404);
  });

  it('are deleted and put back where they were, unless the name is taken by then', async () => {
    const [name, next] = [unique('First '), unique('Second ')];
    const ref = await newStatus(name);
    await newStatus(next);
    const own = (names: string[]) => names.filter((one) => one === name || one === next);
    expect(own(namesIn(await remove(ref)))).toEqual([next]);
    expect((await remove(ref)).status).toBe(404);
    expect(own(namesIn(await restore(ref)))).toEqual([name, next]);
    await remove(ref);
    await newStatus(name);
    const late = await restore(ref);
    expect([late.status, late.body.message]).toEqual([409, TICKET_STATUS_TEXTS.nameTaken]);
  });

  it('are no more than fit, and leave types, categories and tiers alone', async () => {
    const full = await newChatStaff(await newLibrary(), 'owner');
    await send('POST', 'ticket_types', { name: 'Bug' }, full);
    for (let n = 0; n < LIMITS.ownStatuses; n += 1) await add(`Status ${n}`, 'open', full);
    const late = await add('One more', 'open', full);
    expect([late.status, late.body.message]).toEqual([409, TICKET_STATUS_TEXTS.full]);
    const types = await send('GET', 'ticket_types', undefined, full);
    expect(types.body.data).toMatchObject({ options: [{ name: 'Bug' }] });
    await send('POST', 'ticket_types', { name: 'Wish' }, full);
    expect(statusesIn(await list(full))).toHaveLength(LIMITS.ownStatuses + 4);
  });

  it('are read by whoever reads tickets or opens their page', async () => {
    expect((await list(agent)).status).toBe(200);
    expect((await list(await newChatStaff(libraryId, 'writer'))).status).toBe(403);
    const keeper = overriding('writer', { canManageWidgetSettings: true, canManageTicketSettings: true });
    expect((await list(await newChatStaff(libraryId, 'writer', keeper))).status).toBe(200);
    expect((await list(await newVisitor())).status).toBe(401);
  });

  it.each(['owner', 'admin', 'editor', 'writer', 'agent'] as const)(
    'are changed by %s as far as both permissions go',
    async (role) => {
      const ref = await newStatus();
      const attempts = async (who: Identity) => [
        (await add(unique('Added '), 'open', who)).status,
        (await change(ref, { position: 0 }, who)).status,
        (await remove(ref, who)).status,
        (await restore(ref, who)).status,
      ];
      const mayBy = role === 'owner' || role === 'admin';
      expect(await attempts(await newChatStaff(libraryId, role))).toEqual(Array(4).fill(mayBy ? 200 : 403));
      const slugs = ['canManageWidgetSettings', 'canManageTicketSettings'] as const;
      for (const missing of slugs) {
        const rights: Partial<Record<PermissionSlug, boolean>> = Object.fromEntries(
          slugs.map((slug) => [slug, slug !== missing]),
        );
        const one = await newChatStaff(libraryId, role, overriding(role, rights));
        expect(await attempts(one)).toEqual([403, 403, 403, 403]);
      }
    },
  );

  it('are none of another library, and of no document that a browser reads', async () => {
    const name = unique('Secret ');
    const ref = await newStatus(name);
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect(namesIn(await list(foreign))).not.toContain(name);
    expect((await change(ref, { name: 'Mine' }, foreign)).status).toBe(404);
    expect((await remove(ref, foreign)).status).toBe(404);
    await remove(ref);
    expect((await restore(ref, foreign)).status).toBe(404);
    expect(JSON.stringify((await db.doc(docPath.library(libraryId)).get()).data())).not.toContain(name);
  });
});
