import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LOCAL_PROJECT_ID } from '@harborline/domain/local-suite';
import { makeOutboxMail } from '@harborline/domain/testing/factories';
import { build } from 'esbuild';
import type { CollectionReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMail } from '../src/mail/delivery/deliver-mail';
import { LEASE_MS } from '../src/mail/delivery/delivery-state';
import { type MailServer, type Moment, startMailServer } from './support/mail-server';
import { db } from './support/suite';
import { mailerTo } from './support/test-mailer';
import { unique } from './support/world';

/** What the log says about a mail whose sender died while handing it over. */
const DOUBT = 'the sender died before it got an answer';

const root = fileURLToPath(new URL('..', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { dependencies: object };

let senderCode = '';
let server: MailServer;
/** A separate outbox, which the suite's own trigger and sweep do not handle. */
let outbox: CollectionReference;

beforeAll(async () => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['test/fixtures/send-mails.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  });
  senderCode = outputFiles[0]?.text ?? '';
  server = await startMailServer();
});
beforeEach(() => {
  outbox = db.collection(unique('outbox'));
});
afterAll(() => server.close());

async function newMails(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => unique('mail'));
  await Promise.all(ids.map((id) => outbox.doc(id).set(makeOutboxMail())));
  return ids;
}

function startSender(ids: readonly string[]): ChildProcess {
  const args = ['--input-type=module', '-e', senderCode, outbox.id, String(server.port), ...ids];
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, GCLOUD_PROJECT: LOCAL_PROJECT_ID },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

interface Kill {
  readonly moment: Moment;
  /** which mail of the sender, counted from 1 */
  readonly mail: number;
  readonly delayMs?: number;
}

/** Runs a sender and kills it some time after the mail server has seen part of a mail. */
async function sendAndKill(ids: readonly string[], { moment, mail, delayMs = 0 }: Kill): Promise<void> {
  const sender = startSender(ids);
  const ended = new Promise((resolve) => sender.once('exit', resolve));
  const mails: Record<Moment, number> = { begun: 0, taken: 0, answered: 0 };
  server.onMoment = (seen) => {
    mails[seen] += 1;
    if (mails[seen] !== mail) return;
    // Stopped before the answer leaves; otherwise it might mark the mail before the kill arrives.
    if (seen === 'taken' && moment === 'answered' && delayMs === 0) sender.kill('SIGSTOP');
    if (seen !== moment) return;
    if (delayMs === 0) sender.kill('SIGKILL');
    else setTimeout(() => sender.kill('SIGKILL'), delayMs);
  };
  await ended;
  server.onMoment = () => undefined;
}

/** Does what a repeated event or the sweep does when the dead sender's lease has ended. */
async function sendTheRest(ids: readonly string[]): Promise<void> {
  const now = () => Date.now() + LEASE_MS + 1;
  const mailer = mailerTo(server.port);
  for (const id of ids) await deliverMail(outbox.doc(id), { mailer, patienceMs: 0, now });
}

const timesTaken = (ids: readonly string[]) => ids.map((id) => server.taken.get(id) ?? 0);
const deliveryOf = async (id: string) => (await outbox.doc(id).get()).get('delivery') as object;

describe('a sender that is killed', () => {
  it('before the mail server has the whole mail: the next sender sends it', async () => {
    const ids = await newMails(1);
    await sendAndKill(ids, { moment: 'begun', mail: 1 });
    await sendTheRest(ids);
    expect(timesTaken(ids)).toEqual([1]);
    expect(await deliveryOf(ids[0] ?? '')).toMatchObject({ state: 'sent', error: '' });
  });

  it.each(['taken', 'answered'] as const)(
    'when the mail is %s: it is not sent again, and the log says so',
    async (moment) => {
      const ids = await newMails(3);
      await sendAndKill(ids, { moment, mail: 3 });
      await sendTheRest(ids);
      expect(timesTaken(ids)).toEqual([1, 1, 1]);
      expect(await deliveryOf(ids[2] ?? '')).toMatchObject({
        state: 'sent',
        error: DOUBT,
      });
    },
  );

  it('at any time: no mail is sent twice, and the log marks each missing one as doubtful', {
    timeout: 240_000,
  }, async () => {
    const doubled: string[] = [];
    const missing: string[] = [];
    for (let delayMs = 1; delayMs <= 15; delayMs += 2) {
      const ids = await newMails(4);
      await sendAndKill(ids, { moment: delayMs % 4 === 1 ? 'begun' : 'answered', mail: 2, delayMs });
      await sendTheRest(ids);
      for (const [index, times] of timesTaken(ids).entries()) {
        if (times > 1) doubled.push(ids[index] ?? '');
        if (times === 0) missing.push(ids[index] ?? '');
      }
    }
    expect(doubled).toEqual([]);
    // The few milliseconds between noting the handover and sending the last byte are longer on a busy machine.
    for (const id of missing) expect(await deliveryOf(id)).toMatchObject({ state: 'sent', error: DOUBT });
  });
});
