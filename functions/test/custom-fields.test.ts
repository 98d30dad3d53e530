import { getCustomFields } from '@harborline/domain/api/inbox/custom-fields';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import type { PermissionSlug } from '@harborline/domain/permissions/slugs';
import { CUSTOM_FIELD_TEXTS } from '@harborline/domain/texts/custom-fields';
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
  call(method, `/api/inbox/ticket_custom_fields${path}`, body, { token });
const list = (who = owner) => send('GET', '', undefined, who);
const add = (body: object, who = owner) => send('POST', '', body, who);
const change = (ref: string, body: object, who = owner) => send('PUT', `?ref=${ref}`, body, who);
const remove = (ref: string, who = owner) => send('DELETE', `?ref=${ref}`, undefined, who);
const restore = (ref: string, who = owner) => send('POST', '/restore', { ref }, who);

const fieldsIn = ({ body }: Awaited<ReturnType<typeof list>>) =>
  getCustomFields.answer.parse(body.data).fields;
const namesIn = (answer: Awaited<ReturnType<typeof list>>) => fieldsIn(answer).map(({ name }) => name);

async function newField(name: string, more: object = { kind: 'text' }, who = owner) {
  const added = fieldsIn(await add({ name, ...more }, who)).find((field) => field.name === name);
  if (added === undefined) throw new Error(`${name} is missing`);
  return added;
}

const WARRANTY = { kind: 'choice', options: ['In warranty', 'Out of warranty'] };

describe('ticket_custom_fields (D-126)', () => {
  it('are those of the library, in their order, with their options', async () => {
    const elsewhere = await newChatStaff(await newLibrary(), 'owner');
    expect(fieldsIn(await list(elsewhere))).toEqual([]);
    await newField('Order number', { kind: 'text' }, elsewhere);
    const warranty = await newField('Warranty', WARRANTY, elsewhere);
    expect(warranty.options.map(({ name }) => name)).toEqual(WARRANTY.options);
    const named = { name: ' Still in\nwarranty?', position: 0 };
    expect(namesIn(await change(warranty.ref, named, elsewhere))).toEqual([
      'Still in warranty?',
      'Order number',
    ]);
    expect(fieldsIn(await list(elsewhere))[0]).toMatchObject({ kind: 'choice', options: warranty.options });
  });

  it('have names of their own that fit, a known kind, and options if they are a choice', async () => {
    const name = unique('Name ');
    await newField(name);
    const again = await add({ name: name.toUpperCase(), kind: 'date' });
    expect([again.status, again.body.message]).toEqual([409, CUSTOM_FIELD_TEXTS.nameTaken]);
    for (const wrong of [
      { name: '', kind: 'text' },
      { name: ' \u200b\n', kind: 'text' },
      { name: 'x'.repeat(LIMITS.customFieldName + 1), kind: 'text' },
      { name: 'Other', kind: 'file' },
      { name: 'Other', kind: 'choice' },
      { name: 'Other', kind: 'choice', options: ['One'] },
      { name: 'Other', kind: 'choice', options: Array.from({ length: 21 }, (_, n) => `${n}`) },
      { name: 'Other', kind: 'number', options: ['One', 'Two'] },
    ])
      expect((await add(wrong)).status).toBe(400);
    const alike = await add({ name: 'Other', kind: 'choice', options: ['One', 'one '] });
    expect([alike.status, alike.body.message]).toEqual([409, CUSTOM_FIELD_TEXTS.optionTaken]);
  });

  it('keep the refs of options that are renamed or put back, and no kind is ever changed', async () => {
    const { ref, options } = await newField(unique('Warranty '), WARRANTY);
    const first = options[0]?.ref;
    const known_options = options;
    const renamed = [{ name: 'Unclear' }, { ref: first, name: 'Yes' }];
    const found = fieldsIn(await change(ref, { kind: 'text', options: renamed, known_options })).find(
      (field) => field.ref === ref,
    );
    expect(found).toMatchObject({
      kind: 'choice',
      options: [{ name: 'Unclear' }, { ref: first, name: 'Yes' }],
    });
    const late = await change(ref, { options: renamed, known_options });
    expect([late.status, late.body.message]).toEqual([409, CUSTOM_FIELD_TEXTS.changedSince]);
    const renamedSince = [options[0], { ref: options[1]?.ref, name: 'Expired' }];
    expect((await change(ref, { options: renamedSince })).status).toBe(200);
    const unseen = await change(ref, { options: [...options, { name: 'New' }], known_options });
    expect([unseen.status, unseen.body.message]).toEqual([409, CUSTOM_FIELD_TEXTS.changedSince]);
    expect((await change(ref, { options })).status).toBe(200);
    expect((await change(ref, { options: [options[0], { ref: 'foreign', name: 'X' }] })).status).toBe(404);
  });

  it('are deleted and put back where they were, unless the name is taken by then', async () => {
    const [name, next] = [unique('First '), unique('Second ')];
    const { ref } = await newField(name);
    await newField(next);
    const own = (names: string[]) => names.filter((one) => one === name || one === next);
    expect(own(namesIn(await remove(ref)))).toEqual([next]);
    expect((await remove(ref)).status).toBe(404);
    expect((await change(ref, { name: 'New' })).status).toBe(404);
    expect(own(namesIn(await restore(ref)))).toEqual([name, next]);
    await remove(ref);
    await newField(name);
    const late = await restore(ref);
    expect([late.status, late.body.message]).toEqual([409, CUSTOM_FIELD_TEXTS.nameTaken]);
  });

  it('are no more than fit, and leave statuses and types alone', async () => {
    const full = await newChatStaff(await newLibrary(), 'owner');
    const post = (path: string, body: object) => call('POST', `/api/inbox/${path}`, body, full);
    await post('ticket_types', { name: 'Bug' });
    await post('ticket_statuses', { name: 'Refund', counts_as: 'open' });
    for (let n = 0; n < LIMITS.customFields; n += 1) await add({ name: `Field ${n}`, kind: 'text' }, full);
    const late = await add({ name: 'One more', kind: 'text' }, full);
    expect([late.status, late.body.message]).toEqual([409, CUSTOM_FIELD_TEXTS.full]);
    await post('ticket_types', { name: 'Wish' });
    await post('ticket_statuses', { name: 'Supplier', counts_as: 'open' });
    expect(fieldsIn(await list(full))).toHaveLength(LIMITS.customFields);
    const types = await call('GET', '/api/inbox/ticket_types', undefined, full);
    expect(types.body.data).toMatchObject({ options: [{ name: 'Bug' }, { name: 'Wish' }] });
  });

  it('are read by whoever reads tickets or opens their page, and by no visitor', async () => {
    expect((await list(agent)).status).toBe(200);
    expect((await list(await newChatStaff(libraryId, 'writer'))).status).toBe(403);
    const visitor = await newVisitor();
    expect((await list(visitor)).status).toBe(401);
    expect((await add({ name: 'Mine', kind: 'text' }, visitor)).status).toBe(401);
  });

  it.each(['owner', 'admin', 'editor', 'writer', 'agent'] as const)(
    'are changed by %s as far as both permissions go',
    async (role) => {
      const { ref } = await newField(unique('Field '));
      const attempts = async (who: Identity) => {
        const added = await add({ name: unique('Added '), kind: 'text' }, who);
        // There is room for twenty.
        if (added.status === 200) await remove(fieldsIn(added).at(-1)?.ref ?? '');
        return [
          added.status,
          (await change(ref, { position: 0 }, who)).status,
          (await remove(ref, who)).status,
          (await restore(ref, who)).status,
        ];
      };
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
    const { ref } = await newField(name);
    const foreign = await newChatStaff(await newLibrary(), 'owner');
    expect(namesIn(await list(foreign))).not.toContain(name);
    expect((await change(ref, { name: 'Mine' }, foreign)).status).toBe(404);
    expect((await remove(ref, foreign)).status).toBe(404);
    await remove(ref);
    expect((await restore(ref, foreign)).status).toBe(404);
    expect(JSON.stringify((await db.doc(docPath.library(libraryId)).get()).data())).not.toContain(name);
  });
});
