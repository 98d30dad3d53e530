import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StatusMailing } from '@harborline/domain/entities/status-subscriber';
import { LOCAL_PROJECT_ID } from '@harborline/domain/local-suite';
import { docPath } from '@harborline/domain/paths';
import { statusSubscriber } from '@harborline/domain/stores/status-subscribers';
import { build } from 'esbuild';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LEASE_MS } from '../src/mail/delivery/delivery-state';
import { queueMailing } from '../src/status/mailings/queue-mailing';
import { type MailServer, type Moment, startMailServer } from './support/mail-server';
import { db, eventually } from './support/suite';
import { newLibrary, unique } from './support/world';

const SUBSCRIBERS = 1_000;

const root = fileURLToPath(new URL('..', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { dependencies: object };

let workerCode = '';
let server: MailServer;
/** Collections that the suite's own triggers and schedules do not handle. */
let places: { readonly mailings: string; readonly outbox: string };

beforeAll(async () => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['test/fixtures/send-mailing.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  });
  workerCode = outputFiles[0]?.text ?? '';
  server = await startMailServer();
});
beforeEach(() => {
  places = { mailings: unique('mailings'), outbox: unique('outbox') };
});
afterAll(() => server.close());

/** A library with subscribers and an incident on its page. */
async function plantSubscribers(count: number): Promise<string> {
  const libraryId = await newLibrary();
  const update = { id: 'u1', state: 'investigating', text: 'We look.', at: Date.now() };
  const incident = {
    ...{ id: 'i1', title: 'Orders are late', componentIds: [], state: 'investigating', window: null },
    ...{ startedAt: Date.now(), resolvedAt: null, updates: [update] },
  };
  await db.doc(docPath.statusPage(libraryId)).set({
    ...{ support_lib_id: libraryId, is_published: true, groups: [], components: [], stateChanges: [] },
    ...{ incidents: [incident], version: 1, updated_by: 'nobody', updated_at: FieldValue.serverTimestamp() },
  });
  const batch = db.batch();
  for (let index = 0; index < count; index += 1) {
    batch.set(db.doc(statusSubscriber(unique('subscriber')).path), {
      ...{ support_lib_id: libraryId, email: `reader-${index}@visitor.example`, round: 'r' },
      ...{ state: 'confirmed', confirmed_at: Timestamp.now(), expires_at: null },
    });
  }
  await batch.commit();
  return libraryId;
}

/** A mailing of that incident. @returns its id */
async function plantMailing(count: number): Promise<string> {
  const mailing = {
    ...{ support_lib_id: await plantSubscribers(count), incident_id: 'i1', update_id: 'u1' },
    ...{ occasion: 'opened', title: 'Orders are late', due_at: Timestamp.now() },
    ...{ state: 'waiting', after: '', mails: 0 },
  } satisfies StatusMailing;
  const id = unique('mailing');
  await db.collection(places.mailings).doc(id).set(mailing);
  return id;
}

let started = 0;

/** Starts a worker that believes the leases of those before it have ended. */
function startWorker(id: string): ChildProcess {
  const lateMs = started * (LEASE_MS + 1);
  started += 1;
  const rest = [places.mailings, places.outbox, id, String(server.port), String(lateMs)];
  // Its code is too long for an argument.
  const worker = spawn(process.execPath, ['--input-type=module', '-', ...rest], {
    cwd: root,
    env: { ...process.env, GCLOUD_PROJECT: LOCAL_PROJECT_ID },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  worker.stdin.end(workerCode);
  return worker;
}

const endOf = (worker: ChildProcess) => new Promise((resolve) => worker.once('exit', resolve));
const queuedMails = async () => (await db.collection(places.outbox).count().get()).data().count;

/** Kills a worker while it still queues. @returns how many mails were in the outbox then */
async function killWhileQueueing(id: string, atLeast: number): Promise<number> {
  const worker = startWorker(id);
  const ended = endOf(worker);
  await eventually(async () => expect(await queuedMails()).toBeGreaterThanOrEqual(atLeast));
  worker.kill('SIGKILL');
  await ended;
  return queuedMails();
}

/** Kills a worker at a moment of one of the mails that it sends. */
async function killWhileSending(id: string, moment: Moment, mail: number): Promise<void> {
  const worker = startWorker(id);
  const ended = endOf(worker);
  let seen = 0;
  server.onMoment = (now) => {
    if (now !== moment) return;
    seen += 1;
    if (seen === mail) worker.kill('SIGKILL');
  };
  await ended;
  server.onMoment = () => undefined;
}

async function expectOneMailEach(id: string, count: number): Promise<void> {
  const mails = (await db.collection(places.outbox).get()).docs;
  expect(mails).toHaveLength(count);
  expect(
    await db
      .collection(places.mailings)
      .doc(id)
      .get()
      .then((one) => one.data()),
  ).toMatchObject({
    ...{ state: 'queued', mails: count },
  });
}

describe('a mailing of a status page (D-38)', () => {
  it('about an update follows the one before it, to each subscriber', async () => {
    const earlier = await plantMailing(3);
    const mailings = db.collection(places.mailings);
    const later = { ...(await mailings.doc(earlier).get()).data(), occasion: 'updated', follows: earlier };
    const id = unique('mailing');
    await mailings.doc(id).set(later);
    await queueMailing(id, Date.now(), places);
    expect((await mailings.doc(earlier).get()).get('state')).toBe('queued');
    const mails = (await db.collection(places.outbox).get()).docs;
    const of = (mailing: string) => mails.filter((mail) => mail.get('mailing_ref') === mailing);
    const pairs = (mailing: string, field: 'follows' | 'id') =>
      of(mailing)
        .map((mail) => `${mail.get('to')} ${field === 'id' ? mail.id : mail.get('follows')}`)
        .sort();
    expect(of(id)).toHaveLength(3);
    expect(pairs(id, 'follows')).toEqual(pairs(earlier, 'id'));
  });

  it('reaches 1,000 subscribers once each, with workers killed in the middle', {
    timeout: 600_000,
  }, async () => {
    const id = await plantMailing(SUBSCRIBERS);
    const queued = await killWhileQueueing(id, 200);
    expect(queued).toBeLessThan(SUBSCRIBERS);
    await killWhileSending(id, 'begun', 150);
    await killWhileSending(id, 'answered', 300);
    expect(server.taken.size).toBeGreaterThan(400);
    expect(server.taken.size).toBeLessThan(SUBSCRIBERS);
    await endOf(startWorker(id));
    await expectOneMailEach(id, SUBSCRIBERS);
    const mails = (await db.collection(places.outbox).get()).docs;
    expect(new Set(mails.map((mail) => mail.get('delivery.state') as string))).toEqual(new Set(['sent']));
    expect(JSON.stringify(mails.map((mail) => mail.data()))).not.toContain('@visitor.example');
    expect(mails.filter((mail) => server.taken.get(mail.id) !== 1).map((mail) => mail.id)).toEqual([]);
  });

  it('is queued once by two workers at a time', { timeout: 240_000 }, async () => {
    const id = await plantMailing(250);
    await Promise.all([1, 2].map(() => queueMailing(id, Date.now(), places)));
    await expectOneMailEach(id, 250);
    await queueMailing(id, Date.now(), places);
    await expectOneMailEach(id, 250);
    const mails = (await db.collection(places.outbox).get()).docs;
    expect(new Set(mails.map((mail) => mail.get('to') as string)).size).toBe(250);
  });
});
