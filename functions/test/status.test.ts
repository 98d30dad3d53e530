import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { layNewsDraft, newsDraftOf } from './support/content-copies';
import { logOf } from './support/log';
import { type Identity, newStaff } from './support/people';
import { db, eventually } from './support/suite';
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
const correct = (body: object = {}, who = owner) =>
  ask(
    'PATCH',
    '/incidents',
    { incidentId: 'incident1', title: 'Orders are late', texts: [], withoutIds: [], window: null, ...body },
    who,
  );
const remove = (who = owner, incidentId = 'incident1') => ask('DELETE', '/incidents', { incidentId }, who);
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
      components: stored?.components,
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

  it('writes and logs nothing where nothing changes', async () => {
    await arrange();
    const before = await page();
    expect((await arrange({ version: 1 })).body.data).toEqual({ version: 1 });
    const same = { componentId: 'shop', state: 'operational' };
    expect((await ask('PATCH', '/components', same)).body.data).toEqual({ version: 1 });
    expect(await page()).toEqual(before);
    expect(await logOf(libraryId)).toHaveLength(1);
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

describe('D-90: what was published', () => {
  const mailings = async () => {
    const found = await db
      .collection(COLLECTIONS.statusMailings)
      .where('support_lib_id', '==', libraryId)
      .get();
    return found.docs.map((stored) => stored.data());
  };

  it('is corrected on the page and in the history, logged, and mailed to nobody', async () => {
    await arrange();
    await open({ title: 'Ordrs are late', mailsSubscribers: false });
    const texts = [{ id: 'incident1', text: 'We are looking into it.' }];
    expect((await correct({ texts, withoutIds: ['shop'] })).body.data).toEqual({ version: 3 });
    expect((await correct({ texts })).body.data, 'again').toEqual({ version: 3 });
    const stored = await page();
    expect(stored).toMatchObject({
      components: [{ state: 'operational' }, { state: 'operational' }],
      incidents: [{ title: 'Orders are late', componentIds: [], updates: texts }],
    });
    expect((await history())?.incidents).toEqual(stored?.incidents);
    expect(await notice()).toEqual({ incident: 'Orders are late' });
    expect((await logOf(libraryId)).at(-1)).toMatchObject({
      action: 'incident-corrected',
      target: { id: 'incident1', label: 'Orders are late' },
    });
    await post({ mailsSubscribers: false });
    await correct({ title: 'Orders were late' });
    expect((await page())?.incidents).toMatchObject([{ title: 'Orders were late', state: 'resolved' }]);
    expect(await mailings()).toEqual([]);
  });

  it('is put right and deleted however long ago it was, and does not come back to the page', async () => {
    await arrange();
    const longAgo = Date.now() - 30 * 24 * 3_600_000;
    const update = { id: 'old', state: 'resolved', text: 'It was late.', at: longAgo };
    const old = {
      ...{ id: 'old', title: 'Ordrs were late', componentIds: ['shop'], state: 'resolved', window: null },
      ...{ startedAt: longAgo, resolvedAt: longAgo, updates: [update] },
    };
    await db.doc(docPath.statusHistory(libraryId)).update({ incidents: [old] });
    const corrected = await correct({ incidentId: 'old', title: 'Orders were late', withoutIds: ['shop'] });
    expect(corrected.status).toBe(200);
    expect((await history())?.incidents).toMatchObject([{ title: 'Orders were late', componentIds: [] }]);
    expect(await page()).toMatchObject({ incidents: [], stateChanges: [] });
    expect((await logOf(libraryId)).at(-1)).toMatchObject({ target: { label: 'Orders were late' } });
    expect((await post({ incidentId: 'old' })).status).toBe(404);
    expect((await remove(owner, 'old')).status).toBe(200);
    expect((await history())?.incidents).toEqual([]);
  });

  it('has the mails of a window of maintenance move with it', async () => {
    await arrange();
    const startsAt = Date.now() + 3_600_000;
    await open({ window: { startsAt, endsAt: startsAt + 60_000 } });
    const window = { startsAt: startsAt + 3_600_000, endsAt: startsAt + 7_200_000 };
    expect((await correct({ window })).status).toBe(200);
    expect((await page())?.incidents).toMatchObject([{ window }]);
    const due = (await mailings()).map(({ occasion, due_at }) => [occasion, due_at.toMillis()]);
    expect(due.filter(([occasion]) => occasion !== 'planned').sort()).toEqual([
      ['begun', window.startsAt],
      ['ended', window.endsAt],
    ]);
    expect((await logOf(libraryId)).map(({ action }) => action)).toContain('maintenance-planned');
    expect((await correct({ window: { startsAt: 2, endsAt: 1 } })).status).toBe(400);
  });

  it('is deleted from the page and from the history, and stays in the figures and in the log', async () => {
    await arrange();
    await open();
    expect((await remove()).body.data).toEqual({ version: 3 });
    expect(await page()).toMatchObject({
      components: [{ state: 'operational' }, { state: 'operational' }],
      incidents: [],
      stateChanges: [{ state: 'partialOutage' }, { state: 'operational' }],
    });
    expect((await history())?.incidents).toEqual([]);
    expect(await notice()).toEqual({ incident: '' });
    expect((await logOf(libraryId)).at(-1)).toMatchObject({
      action: 'incident-deleted',
      target: { label: 'Orders are late' },
    });
    expect((await remove()).body.message).toBe(STATUS_SETTINGS_TEXTS.refusals['incident-gone']);
  });

  it('is put right only in the library in which staff act, by those who may', async () => {
    await arrange();
    await open();
    const stranger = await newStaff(await newLibrary(), 'owner');
    for (const act of [(who: Identity) => correct({ title: 'Mine' }, who), remove]) {
      expect((await act(stranger)).status).toBe(404);
      for (const role of ['agent', 'writer'] as const) {
        expect((await act(await newStaff(libraryId, role))).status, role).toBe(403);
      }
    }
    expect(await page()).toMatchObject({ version: 2, incidents: [{ title: 'Orders are late' }] });
    const admin = await newStaff(libraryId, 'admin');
    expect((await correct({ title: 'Late' }, admin)).status).toBe(200);
    expect((await remove(admin)).status).toBe(200);
  });
});

describe('U-13: the news flash of an incident', () => {
  const begin = (body: object = {}, who = owner) =>
    ask(
      'POST',
      '/incidents',
      {
        ...{
          id: 'incident1',
          title: 'Orders are late',
          state: 'investigating',
          text: 'We are <b>looking</b>.',
        },
        ...{ states: [], window: null, publishesNews: true },
        ...body,
      },
      who,
    );
  const unlink = (who = owner) => ask('DELETE', '/incidents/news', { incidentId: 'incident1' }, who);
  const allNews = async () => {
    const found = await db.collection(COLLECTIONS.newsFlash).where('support_lib_id', '==', libraryId).get();
    return found.docs;
  };
  const news = async () => (await allNews())[0];
  const linked = async () => (await page())?.incidents[0]?.newsFlashId as unknown;

  beforeEach(async () => {
    await arrange();
  });

  it('is published with it, gets its updates, and ends when it is resolved', async () => {
    expect((await begin()).status).toBe(200);
    const first = await news();
    expect(first?.data()).toMatchObject({
      newsFlash_title: 'Orders are late',
      is_of_incident: true,
      is_published: true,
      audience: 'public',
      expires_at: null,
      updated_by: owner.uid,
    });
    expect(first?.get('newsFlash_content')).toContain('We are &lt;b&gt;looking&lt;/b&gt;.');
    expect(await linked()).toBe(first?.id);
    expect(first?.get('newsFlash_content')).toMatch(/<a href="[^"]+\/app\/status">See the status<\/a>/);
    await eventually(async () => {
      const list = await db.doc(docPath.newsFlashList(libraryId)).get();
      expect(list.get('entries')).toMatchObject([{ id: first?.id, newsFlash_title: 'Orders are late' }]);
    });
    await post({ id: 'u2', state: 'monitoring', text: 'It works again.' });
    expect((await news())?.get('newsFlash_content')).toMatch(/It works again\..*We are &lt;b&gt;/s);
    await post({ id: 'u3' });
    const over = await news();
    expect(over?.data()).toMatchObject({ is_published: false, next_at: null });
    expect(over?.get('expires_at')).not.toBeNull();
    expect(over?.get('newsFlash_content')).toContain('It is over.');
    expect(await allNews()).toHaveLength(1);
  });

  it('is one, however often a request arrives', async () => {
    await Promise.all([begin(), begin(), begin()]);
    await post({ id: 'u2', state: 'monitoring' });
    const content = (await news())?.get('newsFlash_content');
    await post({ id: 'u2', state: 'monitoring', text: 'Again' });
    expect(await allNews()).toHaveLength(1);
    expect((await news())?.get('newsFlash_content')).toBe(content);
  });

  it('stays unpublished or deleted once staff made it so, whatever updates follow', async () => {
    await begin();
    const id = (await news())?.id ?? '';
    await db.doc(docPath.newsFlash(id)).update({ is_published: false });
    const before = (await news())?.data();
    await post({ id: 'u2', state: 'monitoring' });
    expect((await news())?.data()).toEqual(before);
    expect(await linked()).toBe('');
    await post({ id: 'u3' });
    expect((await news())?.data()).toEqual(before);

    await begin({ id: 'incident1', title: 'Again' });
    await db.doc(docPath.newsFlash(id)).delete();
    await begin({ id: 'i2', title: 'Another' });
    await Promise.all((await allNews()).map(({ ref }) => ref.delete()));
    await post({ incidentId: 'i2', id: 'u4', state: 'monitoring' });
    expect(await allNews()).toHaveLength(0);
  });

  it('is left to itself once it is unlinked, and keeps what staff wrote into it until then', async () => {
    await begin();
    const id = (await news())?.id ?? '';
    await db.doc(docPath.newsFlash(id)).update({ newsFlash_content: '<p>By hand.</p>' });
    await post({ id: 'u2', state: 'monitoring', text: 'Better.' });
    expect((await news())?.get('newsFlash_content')).toMatch(/Better\.<\/p><p>By hand\.<\/p>$/);
    expect((await unlink()).body.data).toEqual({ version: 4 });
    expect((await unlink()).body.data).toEqual({ version: 4 });
    await post({ id: 'u3' });
    expect((await news())?.data()).toMatchObject({ is_published: true, expires_at: null });
    expect((await news())?.get('newsFlash_content')).not.toContain('It is over.');
  });

  it('D-90: is corrected with its incident, and ends when that is deleted', async () => {
    await begin({ title: 'Ordrs are late' });
    await correct({ texts: [{ id: 'incident1', text: 'We look again.' }] });
    const corrected = await news();
    expect(corrected?.data()).toMatchObject({ newsFlash_title: 'Orders are late', is_published: true });
    expect(corrected?.get('newsFlash_content')).toContain('We look again.');
    expect(corrected?.get('newsFlash_content')).not.toContain('looking');
    await remove();
    expect((await news())?.data()).toMatchObject({ is_published: false, next_at: null });
    expect((await news())?.get('expires_at')).not.toBeNull();
    expect(await page()).toMatchObject({ incidents: [] });
  });

  it('D-82: has each update in its draft as well, so that publishing the draft drops none', async () => {
    await begin();
    const id = (await news())?.id ?? '';
    await layNewsDraft(id, libraryId, { newsFlash_title: 'Mine', newsFlash_content: '<p>Mine.</p>' });
    await post({ id: 'u2', state: 'monitoring', text: 'Better.' });
    expect((await news())?.get('newsFlash_content')).toMatch(/Better\.<\/p>.*looking/s);
    const draft = await newsDraftOf(id);
    expect(draft).toMatchObject({ newsFlash_title: 'Mine', updated_by: owner.uid });
    expect(draft?.newsFlash_content).toMatch(/Better\.<\/p><p>Mine\.<\/p>$/);
    await post({ id: 'u3' });
    expect((await newsDraftOf(id))?.newsFlash_content).toMatch(/It is over\.<\/p>.*Better\..*Mine\./s);
  });

  it('is not published for maintenance, for what is over, or in place of another text', async () => {
    const window = { startsAt: Date.now() + 60_000, endsAt: Date.now() + 120_000 };
    await begin({ id: 'planned', window });
    await begin({ id: 'over', state: 'resolved' });
    await begin({ id: 'quiet', publishesNews: false });
    expect(await allNews()).toHaveLength(0);
  });

  it('S6-09: needs the permission to publish news; following it does not', async () => {
    const permissions = { canManageGeneralAndSecuritySettings: true };
    const reporter = await newStaff(libraryId, 'agent', { permissions });
    const refused = await begin({}, reporter);
    expect([refused.status, refused.body.message]).toEqual([403, STATUS_SETTINGS_TEXTS.mayNotPublishNews]);
    expect((await page())?.incidents).toEqual([]);
    await begin();
    await ask(
      'POST',
      '/incidents/updates',
      { incidentId: 'incident1', id: 'u2', state: 'resolved', text: 'Over.', states: [] },
      reporter,
    );
    expect((await news())?.data()).toMatchObject({ is_published: false, updated_by: reporter.uid });
    const other = await newStaff(await newLibrary(), 'owner');
    expect((await unlink(other)).status).toBe(404);
  });
});
