import { docPath } from '@harborline/domain/paths';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { logOf } from './support/log';
import { type Identity, newStaff } from './support/people';
import { db } from './support/suite';
import { newLibrary, unique } from './support/world';

const STATUS = '/api/admin/status';
const NO_GROUPS = { version: 0, isPublished: true, groups: [] };
const COMPONENTS = [
  { id: 'shop', title: 'Shop', description: '', groupId: '' },
  { id: 'app', title: 'App', description: '', groupId: '' },
];

let libraryId = '';
let owner: Identity;

beforeEach(async () => {
  libraryId = await newLibrary();
  owner = await newStaff(libraryId, 'owner');
});

const ask = (method: string, path: string, body: object, who = owner) =>
  call(method, STATUS + path, body, { token: who.token });
const arrange = (body: object = {}) => ask('PUT', '', { ...NO_GROUPS, components: COMPONENTS, ...body });
const open = (body: object = {}) =>
  ask('POST', '/incidents', {
    id: 'incident1',
    title: 'Orders are late',
    state: 'investigating',
    text: 'We are looking.',
    states: [{ componentId: 'shop', state: 'partialOutage' }],
    window: null,
    ...body,
  });
const post = (body: object = {}) =>
  ask('POST', '/incidents/updates', {
    incidentId: 'incident1',
    id: 'update2',
    state: 'resolved',
    text: 'It is over.',
    states: [],
    ...body,
  });
const page = async () => (await db.doc(docPath.statusPage(libraryId)).get()).data();
const notice = async () => (await db.doc(docPath.library(libraryId)).get()).get('statusNotice') as unknown;
const history = async () => (await db.doc(docPath.statusHistory(libraryId)).get()).data();

describe('the status page of a library (D-38)', () => {
  it('keeps an incident from its first word to its last, on the page, in the history and in the log', async () => {
    expect((await arrange()).body.data).toEqual({ version: 1 });
    expect((await open()).body.data).toEqual({ version: 2 });
    expect((await post()).body.data).toEqual({ version: 3 });
    const stored = await page();
    expect(stored).toMatchObject({
      support_lib_id: libraryId,
      is_published: true,
      version: 3,
      updated_by: owner.uid,
      incidents: [{ id: 'incident1', state: 'resolved', updates: [{ id: 'update2' }, { id: 'incident1' }] }],
      stateChanges: [
        { componentId: 'shop', state: 'partialOutage' },
        { componentId: 'shop', state: 'operational' },
      ],
    });
    expect(await history()).toEqual({
      support_lib_id: libraryId,
      is_published: true,
      incidents: stored?.incidents,
    });
    expect((await logOf(libraryId)).map(({ action, target }) => [action, target.label])).toEqual([
      ['status-page-changed', STATUS_SETTINGS_TEXTS.title],
      ['incident-opened', 'Orders are late'],
      ['incident-updated', 'Orders are late'],
    ]);
  });

  it('U-13: is told of by the library, with the incident that lasts', async () => {
    await arrange({ isPublished: false });
    expect(await notice()).toBeUndefined();
    await open();
    expect(await notice()).toBeUndefined();
    await arrange({ version: 2 });
    expect(await notice()).toEqual({ incident: 'Orders are late' });
    await post();
    expect(await notice()).toEqual({ incident: '' });
    await arrange({ version: 4, isPublished: false });
    expect(await notice()).toBeNull();
  });

  it('takes a repeated request as one', async () => {
    await arrange();
    await open();
    expect((await open({ title: 'Again' })).body.data).toEqual({ version: 2 });
    await post();
    expect((await post({ text: 'Again' })).body.data).toEqual({ version: 3 });
    expect(await logOf(libraryId)).toHaveLength(3);
  });

  it('does not let two people overwrite each other', async () => {
    await arrange();
    const answers = await Promise.all(
      ['One', 'Two'].map((title) =>
        arrange({ version: 1, components: [{ ...COMPONENTS[0], title }, COMPONENTS[1]] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe(STATUS_SETTINGS_TEXTS.changedElsewhere);
    const states = await Promise.all(
      COMPONENTS.map(({ id }) => ask('PATCH', '/components', { componentId: id, state: 'degraded' })),
    );
    expect(states.map(({ status }) => status)).toEqual([200, 200]);
    expect(await page()).toMatchObject({ components: [{ state: 'degraded' }, { state: 'degraded' }] });
  });

  it('says why it refuses', async () => {
    await arrange();
    const refusals = STATUS_SETTINGS_TEXTS.refusals;
    const gone = await ask('PATCH', '/components', { componentId: 'none', state: 'degraded' });
    expect([gone.status, gone.body.message]).toEqual([404, refusals['component-gone']]);
    const noIncident = await post();
    expect([noIncident.status, noIncident.body.message]).toEqual([404, refusals['incident-gone']]);
    await open({ state: 'resolved' });
    const over = await post();
    expect([over.status, over.body.message]).toEqual([409, refusals['incident-over']]);
    expect((await open({ id: 'i2', title: ' ' })).status).toBe(400);
    expect((await open({ id: 'i2', window: { startsAt: 2, endsAt: 1 } })).status).toBe(400);
    expect((await arrange({ version: 3, components: [COMPONENTS[0], COMPONENTS[0]] })).status).toBe(400);
  });

  it('is changed only in the library in which staff act, by those who may', async () => {
    const other = await newStaff(await newLibrary(), 'owner');
    const agent = await newStaff(libraryId, 'agent');
    await arrange();
    const change = { componentId: 'shop', state: 'majorOutage' };
    expect((await ask('PATCH', '/components', change, other)).status).toBe(404);
    expect((await ask('PATCH', '/components', change, agent)).status).toBe(403);
    expect(await page()).toMatchObject({ version: 1 });
  });

  it('drops the oldest of a history that fills its document', async () => {
    await arrange();
    const old = (id: string, startedAt: number) => ({
      ...{ id, title: 'Old', componentIds: [], state: 'resolved', startedAt, resolvedAt: startedAt },
      window: null,
      updates: [{ id, state: 'resolved', text: 'x'.repeat(1_000), at: startedAt }],
    });
    const incidents = Array.from({ length: 790 }, (_, index) => old(unique('old'), 10_000 - index));
    await db
      .doc(docPath.statusHistory(libraryId))
      .set({ support_lib_id: libraryId, is_published: true, incidents });
    await open({ text: 'y'.repeat(1_000) });
    const kept = (await history())?.incidents as { id: string }[];
    expect(kept[0]?.id).toBe('incident1');
    expect(kept.length).toBeLessThanOrEqual(790);
    expect(kept[1]?.id).toBe(incidents[0]?.id);
  });
});
