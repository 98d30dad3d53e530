import { RATE_CLASSES } from '@harborline/domain/api/rate-classes';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { docPath } from '@harborline/domain/paths';
import type { SubscriptionStep } from '@harborline/domain/status/subscription-page';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { libraryKey } from '@harborline/domain/stores/library-lookups';
import { statusMailing, statusSubscriber } from '@harborline/domain/stores/status-subscribers';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweepMailingsOnce } from '../src/status/mailings/sweep-mailings';
import { subscriberId } from '../src/status/subscriptions/subscriber';
import { call, fromAnywhere } from './support/call';
import { logOf } from './support/log';
import { mailsTo, type ReceivedMail } from './support/mailbox';
import { type Identity, newStaff } from './support/people';
import { db, eventually, hostOf } from './support/suite';
import { change, layOut, newLibrary, unique } from './support/world';

const STATUS = '/api/admin/status';
const DAY_MS = 24 * 60 * 60 * 1000;
const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };

interface World {
  readonly libraryId: string;
  readonly links: ReturnType<typeof publicLinks>;
  readonly owner: Identity;
}

let world: World;

const asStaff = (method: string, path: string, body: object | undefined, { owner } = world) =>
  call(method, STATUS + path, body, { token: owner.token });

async function newWorld(isPublished = true): Promise<World> {
  const libraryId = await newLibrary();
  const key = (await db.doc(docPath.library(libraryId)).get()).get('library_refkey') as string;
  await layOut(libraryKey(key), { support_lib_id: libraryId });
  const made = { libraryId, links: publicLinks(key), owner: await newStaff(libraryId, 'owner') };
  const components = [{ id: 'shop', title: 'Shop', description: '', groupId: '' }];
  await asStaff('PUT', '', { version: 0, isPublished, groups: [], components }, made);
  return made;
}

beforeEach(async () => {
  world = await newWorld();
});

const newAddress = () => `${unique('reader-')}@visitor.example`;

interface Sending {
  readonly headers?: Record<string, string>;
}

/** Sends a form as browsers do. @returns its status and where it leads */
async function send(
  path: string,
  fields: Record<string, string>,
  { headers = fromAnywhere() }: Sending = {},
) {
  const response = await fetch(`http://${hostOf('hosting')}${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { status: response.status, location: response.headers.get('location') ?? '' };
}

const subscribe = (email: string, { links } = world, sending: Sending = {}) =>
  send(links.subscription(), { email }, sending);

const leadsTo = (step: SubscriptionStep, { links } = world) => ({
  status: 303,
  location: links.subscription(step),
});

/** The path of a link in a mail that leads to a step. */
function linkIn({ text }: ReceivedMail, step: SubscriptionStep): string {
  const found = new RegExp(`https?://[^/\\s]+(/\\S+step=${step}&token=\\S+)`).exec(text)?.[1];
  if (found === undefined) throw new Error(`No link to ${step} in ${text}`);
  return found;
}

const mails = (email: string, count: number) =>
  eventually(async () => {
    const all = await mailsTo(email);
    expect(all.map(({ subject }) => subject)).toHaveLength(count);
    return all;
  });

async function confirmationOf(email: string): Promise<ReceivedMail> {
  const [mail] = await mails(email, 1);
  if (mail === undefined) throw new Error('no mail');
  return mail;
}

/** An address that gets the updates, and the mail that confirmed it. */
async function newSubscriber(): Promise<{ email: string; confirmation: ReceivedMail }> {
  const email = newAddress();
  await subscribe(email);
  const confirmation = await confirmationOf(email);
  expect(await send(linkIn(confirmation, 'confirm'), {})).toEqual(leadsTo('confirmed'));
  return { email, confirmation };
}

const documentOf = (email: string, { libraryId } = world) =>
  statusSubscriber(subscriberId({ libraryId, email }));
const stored = async (email: string, of = world) => (await db.doc(documentOf(email, of).path).get()).data();
const stateOf = async (email: string) => (await stored(email))?.state as unknown;

const open = (body: object = {}, of = world) =>
  asStaff(
    'POST',
    '/incidents',
    {
      ...{ id: 'incident1', title: 'Orders are late', state: 'investigating', text: 'We are looking.' },
      ...{ states: [{ componentId: 'shop', state: 'partialOutage' }], window: null },
      ...body,
    },
    of,
  );
const post = (body: object = {}) =>
  asStaff('POST', '/incidents/updates', {
    ...{ incidentId: 'incident1', id: 'update2', state: 'resolved', text: 'It is over.', states: [] },
    ...body,
  });
const mailings = async ({ libraryId } = world) =>
  (await db.collection('StatusMailings').where('support_lib_id', '==', libraryId).get()).docs;

describe('subscribing to a status page by mail (D-38)', () => {
  it('takes the owner of the address to confirm, by a button: opening the link changes nothing', async () => {
    const email = newAddress();
    expect(await subscribe(`  ${email.toUpperCase()} `)).toEqual(leadsTo('asked'));
    const mail = await confirmationOf(email);
    expect(mail).toMatchObject({ to: expect.stringContaining(email), replyTo: '' });
    expect(mail.from).toContain('Acme');
    const link = linkIn(mail, 'confirm');
    const page = await fetch(`http://${hostOf('hosting')}${link}`);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('token=');
    expect(await stored(email)).toMatchObject({ state: 'unconfirmed', email, confirmed_at: null });
    expect(await send(link, {})).toEqual(leadsTo('confirmed'));
    expect(await send(link, {})).toEqual(leadsTo('confirmed'));
    expect(await stored(email)).toMatchObject({ state: 'confirmed', expires_at: null });
  });

  it('does not say whether an address is subscribed, except to its owner', async () => {
    const { email } = await newSubscriber();
    const before = await stored(email);
    expect(await subscribe(email)).toEqual(leadsTo('asked'));
    const [, known] = await mails(email, 2);
    expect(known?.subject).toContain('You get status updates');
    expect(known?.text).not.toContain('step=confirm');
    expect(await stored(email)).toEqual(before);
  });

  it('confirms nothing with a link that is too old, was ended, or is not whole', async () => {
    const { email, confirmation } = await newSubscriber();
    const link = linkIn(confirmation, 'confirm');
    expect((await send(linkIn(confirmation, 'unsubscribe'), {})).status).toBe(303);
    expect(await send(link, {})).toEqual(leadsTo('gone'));
    await subscribe(email);
    const [, second] = await mails(email, 2);
    expect(await send(link, {})).toEqual(leadsTo('gone'));
    await change(documentOf(email), { expires_at: Timestamp.fromMillis(Date.now() - 1) });
    expect(await send(linkIn(second ?? confirmation, 'confirm'), {})).toEqual(leadsTo('gone'));
    for (const token of ['', 'x', '../StatusPages/x.y', `${'0'.repeat(40)}.x`]) {
      expect(await send(world.links.subscription('confirm', token), {}), token).toEqual(leadsTo('gone'));
    }
    expect(await stateOf(email)).toBe('unconfirmed');
  });

  it('refuses what is no address, and addresses that would be headers', async () => {
    const hostile = ['', ' ', 'nobody', 'a@b', 'a@b.example\r\nBcc: c@d.example', '"<script>"@b.example'];
    for (const email of [...hostile, `${'a'.repeat(250)}@b.example`]) {
      expect(await subscribe(email), email).toEqual(leadsTo('invalid'));
    }
    const endless = await send(world.links.subscription(), { email: 'a'.repeat(20_000) });
    expect(endless.status).toBe(413);
    expect((await send(world.links.status(), { email: newAddress() })).status).toBe(405);
    expect((await send('/nobody-here/app/status/subscription', { email: newAddress() })).status).toBe(404);
  });

  it('does not let the pages of other sites send mails by their visitors', async () => {
    const email = newAddress();
    const headers = { ...fromAnywhere(), 'sec-fetch-site': 'cross-site' };
    expect(await subscribe(email, world, { headers })).toEqual(leadsTo('later'));
    expect(await stored(email)).toBeUndefined();
  });

  it('writes to one address a few times a day, whoever enters it, and does not say so', async () => {
    const email = newAddress();
    const { address: limit } = RATE_CLASSES.subscription;
    const [name = '', host = ''] = email.split('@');
    for (let index = 0; index < limit + 2; index += 1) {
      expect(await subscribe(`${name}+${index}@${host}`)).toEqual(leadsTo('asked'));
    }
    const written = await db.collection('Outbox').where('support_lib_id', '==', world.libraryId).get();
    expect(written.size).toBe(limit);
  });

  it('takes only so many addresses from one visitor', async () => {
    const headers = fromAnywhere();
    const { visitor: limit } = RATE_CLASSES.subscription;
    let isRefused = false;
    for (let index = 0; index <= 2 * limit && !isRefused; index += 1) {
      const { location } = await subscribe(newAddress(), world, { headers });
      isRefused = location === world.links.subscription('later');
    }
    expect(isRefused).toBe(true);
  });

  it('sends nothing where visitors see no status page, but lets those go who want to', async () => {
    const { email, confirmation } = await newSubscriber();
    const hidden = await newWorld(false);
    const other = newAddress();
    expect(await subscribe(other, hidden)).toEqual({ status: 303, location: hidden.links.status() });
    expect(await stored(other, hidden)).toBeUndefined();
    await change(libraryDocument(world.libraryId), { statusNotice: null });
    await db.doc(docPath.statusPage(world.libraryId)).update({ is_published: false });
    expect((await send(linkIn(confirmation, 'unsubscribe'), {})).status).toBe(303);
    expect(await stateOf(email)).toBe('ended');
  });
});

describe('the end of a subscription (RFC 8058)', () => {
  it('takes one button, without signing in, and can be taken back on the page after it', async () => {
    const { email, confirmation } = await newSubscriber();
    const link = linkIn(confirmation, 'unsubscribe');
    await fetch(`http://${hostOf('hosting')}${link}`);
    expect(await stateOf(email)).toBe('confirmed');
    const { status, location } = await send(link, {});
    expect(status).toBe(303);
    expect(location).toContain('step=unsubscribed&token=');
    expect(await stored(email)).toMatchObject({ state: 'ended', expires_at: expect.anything() });
    expect((await send(link, {})).location).toBe(location);
    expect(await send(location, {})).toEqual(leadsTo('confirmed'));
    expect(await stored(email)).toMatchObject({ state: 'confirmed', expires_at: null });
  });

  it('takes one click in a mail program, which is led nowhere else', async () => {
    const { email, confirmation } = await newSubscriber();
    const link = linkIn(confirmation, 'unsubscribe');
    expect(await send(link, ONE_CLICK)).toEqual({ status: 200, location: '' });
    expect(await stateOf(email)).toBe('ended');
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const again = await fetch(`http://${hostOf('hosting')}${link}`, { method: 'POST', body: form });
    expect(again.status).toBe(200);
  });

  it('is for the owner of the link alone: not for another subscriber, purpose or library', async () => {
    const [one, other] = [await newSubscriber(), await newSubscriber()];
    const link = linkIn(one.confirmation, 'unsubscribe');
    const idOf = (email: string) => subscriberId({ libraryId: world.libraryId, email });
    const forged = [
      link.replace(idOf(one.email), idOf(other.email)),
      `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`,
      linkIn(one.confirmation, 'confirm').replace('step=confirm', 'step=unsubscribe'),
    ];
    for (const path of forged) expect((await send(path, ONE_CLICK)).status, path).toBe(404);
    const elsewhere = await newWorld();
    const moved = link.replace(world.links.subscription(), elsewhere.links.subscription());
    expect((await send(moved, ONE_CLICK)).status).toBe(404);
    expect([await stateOf(one.email), await stateOf(other.email)]).toEqual(['confirmed', 'confirmed']);
  });

  it('is also theirs who never asked: the address is forgotten, and not confirmed by taking that back', async () => {
    const email = newAddress();
    await subscribe(email);
    const { location } = await send(linkIn(await confirmationOf(email), 'unsubscribe'), {});
    expect(await stateOf(email)).toBe('ended');
    expect(await send(location, {})).toEqual(leadsTo('gone'));
  });
});

describe('the updates of a status page by mail (D-38)', () => {
  it('reach every confirmed subscriber once: the beginning and the end of an incident', async () => {
    const [one, other] = [await newSubscriber(), await newSubscriber()];
    const waiting = newAddress();
    await subscribe(waiting);
    await open();
    await open({ title: 'Again' });
    await mails(one.email, 2);
    await post();
    const [, opened, resolved] = await mails(one.email, 3);
    expect(opened).toMatchObject({ subject: 'New incident: Orders are late', replyTo: '' });
    expect(opened?.text).toContain('We are looking.');
    expect(opened?.html).toContain('Unsubscribe');
    expect(resolved?.subject).toBe('Resolved: Orders are late');
    expect(opened && linkIn(opened, 'unsubscribe')).toBe(linkIn(one.confirmation, 'unsubscribe'));
    await mails(other.email, 3);
    await mails(waiting, 1);
    const { data } = (await asStaff('GET', '/subscribers', undefined)).body;
    expect(data).toMatchObject({
      subscribers: 2,
      mailings: [
        { occasion: 'resolved', title: 'Orders are late', state: 'queued', mails: 2, sent: 2, failed: 0 },
        { occasion: 'opened', title: 'Orders are late', state: 'queued', mails: 2, sent: 2, failed: 0 },
      ],
    });
    expect(JSON.stringify(data)).not.toContain('@');
  });

  it('stay away where staff wish so, and while visitors cannot see the page', async () => {
    await newSubscriber();
    await open({ mailsSubscribers: false });
    expect(await mailings()).toEqual([]);
    await db.doc(docPath.statusPage(world.libraryId)).update({ is_published: false });
    await post();
    expect(await mailings()).toEqual([]);
  });

  it('are not sent if the page is hidden before they are written', async () => {
    const { email } = await newSubscriber();
    const id = unique('mailing');
    await open({ mailsSubscribers: false });
    await db.doc(docPath.statusPage(world.libraryId)).update({ is_published: false });
    await layOut(statusMailing(id), {
      ...{ support_lib_id: world.libraryId, incident_id: 'incident1', update_id: 'incident1' },
      ...{ occasion: 'opened', title: 'Late', due_at: Timestamp.now() },
      ...{ state: 'waiting', after: '', mails: 0 },
    });
    await eventually(async () =>
      expect((await db.doc(statusMailing(id).path).get()).get('state')).toBe('dropped'),
    );
    await mails(email, 1);
  });

  it('say that maintenance is planned, has begun and is over', async () => {
    const { email } = await newSubscriber();
    const startsAt = Date.now() + DAY_MS;
    const window = { startsAt, endsAt: startsAt + DAY_MS };
    await open({ window, state: 'identified' });
    await mails(email, 2);
    await sweepMailingsOnce(startsAt);
    await mails(email, 3);
    await sweepMailingsOnce(startsAt);
    await sweepMailingsOnce(window.endsAt);
    const all = await mails(email, 4);
    expect(all.slice(1).map(({ subject }) => subject)).toEqual([
      'Planned maintenance: Orders are late',
      'Maintenance has begun: Orders are late',
      'Maintenance is over: Orders are late',
    ]);
  });

  it('say that maintenance was called off, and nothing more of it', async () => {
    const { email } = await newSubscriber();
    const startsAt = Date.now() + DAY_MS;
    const window = { startsAt, endsAt: startsAt + DAY_MS };
    await open({ window, state: 'identified' });
    await mails(email, 2);
    await post();
    const all = await mails(email, 3);
    expect(all.at(-1)?.subject).toBe('Maintenance was called off: Orders are late');
    await sweepMailingsOnce(startsAt);
    await sweepMailingsOnce(window.endsAt);
    const states = (await mailings()).map((one) => one.get('state') as string);
    expect(states.toSorted()).toEqual(['dropped', 'dropped', 'queued', 'queued']);
    await mails(email, 3);
  });
});

describe('staff and subscribers', () => {
  it('remove an address that asks them to; the log does not name it', async () => {
    const { email } = await newSubscriber();
    const remove = (address: string) => asStaff('DELETE', '/subscribers', { email: address });
    expect((await remove(email.toUpperCase())).body.data).toEqual({ isRemoved: true });
    expect((await remove(email)).body.data).toEqual({ isRemoved: false });
    expect(await stored(email)).toBeUndefined();
    const log = await logOf(world.libraryId);
    expect(log.at(-1)?.target.label).toBe(STATUS_SETTINGS_TEXTS.subscriberRemoved);
    expect(JSON.stringify(log)).not.toContain(email);
  });

  it('do so in their own library alone, and with the permission', async () => {
    const { email } = await newSubscriber();
    const elsewhere = await newWorld();
    expect((await asStaff('DELETE', '/subscribers', { email }, elsewhere)).body.data).toEqual({
      isRemoved: false,
    });
    expect((await asStaff('GET', '/subscribers', undefined, elsewhere)).body.data).toEqual({
      subscribers: 0,
      mailings: [],
    });
    const agent = await newStaff(world.libraryId, 'agent');
    const asAgent = { ...world, owner: agent };
    expect((await asStaff('DELETE', '/subscribers', { email }, asAgent)).status).toBe(403);
    expect((await asStaff('GET', '/subscribers', undefined, asAgent)).status).toBe(403);
    expect(await stateOf(email)).toBe('confirmed');
  });
});
