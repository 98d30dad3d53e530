import { createServer } from 'node:net';
import type { OutboxMail } from '@harborline/domain/entities/outbox';
import { docPath } from '@harborline/domain/paths';
import { makeOutboxMail } from '@harborline/domain/testing/factories';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverMail } from '../src/mail/delivery/deliver-mail';
import { LEASE_MS, MAX_ATTEMPTS } from '../src/mail/delivery/delivery-state';
import { createMailer, MailError, type Mailer } from '../src/mail/delivery/mailer';
import { sweepOutboxOnce } from '../src/mail/delivery/sweep-outbox';
import { startMailServer } from './support/mail-server';
import { db } from './support/suite';
import { mailerTo } from './support/test-mailer';
import { unique } from './support/world';

/** The suite's own trigger must not send these records, so they start out as if another sender had them. */
async function newMail(delivery: object): Promise<FirebaseFirestore.DocumentReference> {
  const ref = db.doc(docPath.outbox(unique('mail')));
  await ref.set({ ...makeOutboxMail(), support_lib_id: unique('lib'), delivery });
  return ref;
}

const abandoned = { state: 'processing', attempts: 1, error: '', lease_until_ms: 4e12 };
const afterLease = () => 4e12 + 1;

function recorder(fail?: () => Error): Mailer & { sent: OutboxMail[] } {
  const sent: OutboxMail[] = [];
  return {
    sent,
    async send(_id, mail) {
      if (fail) throw fail();
      sent.push(mail);
    },
  };
}

const deliveryOf = async (ref: FirebaseFirestore.DocumentReference) =>
  (await ref.get()).get('delivery') as object;

describe('deliverMail', () => {
  it('does not touch a mail that another sender has', async () => {
    const ref = await newMail({ ...abandoned, lease_until_ms: Date.now() + LEASE_MS });
    const mailer = recorder();
    expect(await deliverMail(ref, { mailer, patienceMs: 0 })).toBeUndefined();
    expect(mailer.sent).toEqual([]);
  });

  it('sends a mail once if ten senders try at the same time after another one died', async () => {
    const ref = await newMail(abandoned);
    const mailer = recorder();
    await Promise.all(
      Array.from({ length: 10 }, () => deliverMail(ref, { mailer, patienceMs: 0, now: afterLease })),
    );
    expect(mailer.sent).toHaveLength(1);
    expect(await deliveryOf(ref)).toEqual({ state: 'sent', attempts: 2, error: '', lease_until_ms: 0 });
  });

  it('trusts what it saw of a mail only while nobody has written it since', async () => {
    const ref = await newMail(abandoned);
    const seen = await ref.get();
    const mailer = recorder();
    const sending = { mailer, patienceMs: 0, seen, now: afterLease };
    expect(await deliverMail(ref, sending)).toMatchObject({ state: 'sent', attempts: 2 });
    // The same event again: what it brings is old by now.
    expect(await deliverMail(ref, sending)).toBeUndefined();
    expect(mailer.sent).toHaveLength(1);
    await ref.delete();
    expect(await deliverMail(ref, sending)).toBeUndefined();
    expect(mailer.sent).toHaveLength(1);
  });

  it('keeps a mail that may pass later, notes why, and finally gives up', async () => {
    const ref = await newMail(abandoned);
    const mailer = recorder(() => new MailError('greylisted', true));
    await deliverMail(ref, { mailer, patienceMs: 0, now: afterLease });
    expect(await deliveryOf(ref)).toMatchObject({ state: 'pending', attempts: 2, error: 'greylisted' });
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await deliverMail(ref, { mailer, patienceMs: 0, now: afterLease });
    }
    expect(await deliveryOf(ref)).toMatchObject({ state: 'failed', attempts: MAX_ATTEMPTS });
  });

  it('a sweep sends what a dead sender left behind, and nothing twice', async () => {
    // A separate outbox: the suite's trigger would send a mail that no sender holds.
    const outbox = db.collection(unique('outbox'));
    const ref = outbox.doc();
    await ref.set({ ...makeOutboxMail(), delivery: { ...abandoned, lease_until_ms: 1 } });
    await outbox.add({ ...makeOutboxMail(), delivery: abandoned });
    const mailer = recorder();
    expect(await sweepOutboxOnce(mailer, outbox)).toBe(1);
    expect(await deliveryOf(ref)).toMatchObject({ state: 'sent' });
    expect(await sweepOutboxOnce(mailer, outbox)).toBe(0);
    expect(mailer.sent).toHaveLength(1);
  });

  it('sends a mail after the one that it follows, and not before that is sent or given up', async () => {
    const outbox = db.collection(unique('outbox'));
    const [first, second] = [outbox.doc(), outbox.doc()];
    const pending = { state: 'pending', attempts: 0, error: '' } as const;
    const layOut = async () => {
      await first.set(makeOutboxMail({ subject: 'New', delivery: pending }));
      await second.set(makeOutboxMail({ subject: 'Update', delivery: pending, follows: first.id }));
    };
    await layOut();
    const mailer = recorder();
    await Promise.all([first, second].map((ref) => deliverMail(ref, { mailer, patienceMs: 0 })));
    await deliverMail(second, { mailer, patienceMs: 0 });
    expect(mailer.sent.map(({ subject }) => subject)).toEqual(['New', 'Update']);

    await layOut();
    const refused = recorder(() => new MailError('greylisted', true));
    expect(await deliverMail(second, { mailer: refused, patienceMs: 0 })).toBeUndefined();
    expect(await deliveryOf(first)).toMatchObject({ state: 'pending', attempts: 1 });
    expect(await deliveryOf(second)).toEqual(pending);
    await first.update({ 'delivery.state': 'failed' });
    await deliverMail(second, { mailer, patienceMs: 0 });
    expect(mailer.sent).toHaveLength(3);
  });

  it('gives up at once on a permanent refusal', async () => {
    const ref = await newMail(abandoned);
    const mailer = recorder(() => new MailError('550 no such user', false));
    await deliverMail(ref, { mailer, patienceMs: 0, now: afterLease });
    expect(await deliveryOf(ref)).toMatchObject({ state: 'failed', error: '550 no such user' });
  });
});

const config = {
  environment: 'local',
  mailSender: 'notifications@harborline.example',
  supportAddress: 'support@harborline.example',
  supportSignInAddresses: [],
  publicOrigin: 'http://localhost',
  linkSigningSecret: 'x'.repeat(32),
  defaultLibraryId: 'HarborlineParentLib1',
  enforcesAppCheck: false,
  readingMs: 1_000,
} as const;

describe('the mailer', () => {
  let received: string[] = [];
  let answerToData = '250 ok';
  const server = createServer((socket) => {
    socket.write('220 test\r\n');
    let isBody = false;
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (isBody) {
        if (!text.includes('\r\n.\r\n')) return;
        isBody = false;
        socket.write(`${answerToData}\r\n`);
      } else if (/^DATA/i.test(text)) {
        isBody = true;
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
    socket.on('error', () => socket.destroy());
  });

  beforeEach(async () => {
    received = [];
    answerToData = '250 ok';
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const portOf = () => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const mailer = () =>
    createMailer({
      ...config,
      smtp: { host: '127.0.0.1', port: portOf(), isSecure: false, user: '', password: '' },
    });
  const mail = (changes: Partial<OutboxMail> = {}) => makeOutboxMail(changes) as OutboxMail;

  it('says that no mail server is configured', async () => {
    await expect(createMailer(config).send('id', mail())).rejects.toThrow(/SMTP_HOST/);
  });

  it('gives a mail an id of its own and the thread of its conversation', async () => {
    await mailer().send('outbox1', mail());
    const raw = received.join('');
    expect(raw).toContain('Message-ID: <outbox1@harborline.example>');
    expect(raw).toContain('References: <conversation-conversation-1@harborline.example>');
  });

  it('D-38: shows the mails about one incident as one thread, each as an answer to the one before', async () => {
    await mailer().send('outbox3', mail({ conversation_ref: '', thread_ref: 'i1', follows: 'outbox2' }));
    const raw = received.join('');
    expect(raw).toContain('References: <i1@harborline.example> <outbox2@harborline.example>');
    expect(raw).toContain('In-Reply-To: <outbox2@harborline.example>');
  });

  it('abuse test 9: a line break cannot add a header or a recipient', async () => {
    const evil = '\r\nBcc: everyone@acme.example\r\nX-Evil: 1';
    await mailer().send(
      'outbox2',
      mail({
        subject: `Hi${evil}`,
        from: `"Acme${evil}" <n@harborline.example>`,
        reply_to: `a@b.example${evil}`,
      }),
    );
    const raw = received.join('');
    expect(raw).not.toMatch(/^Bcc:/im);
    expect(raw).not.toMatch(/^X-Evil:/im);
    expect(received.filter((line) => /^RCPT/i.test(line))).toHaveLength(1);
  });

  it('distinguishes a permanent refusal from a temporary one', async () => {
    answerToData = '550 no such user';
    await expect(mailer().send('a', mail())).rejects.toMatchObject({ mayPass: false });
    answerToData = '451 try later';
    await expect(mailer().send('b', mail())).rejects.toMatchObject({ mayPass: true });
  });

  it('treats an unreachable server as a temporary failure', async () => {
    const away = mailer();
    await new Promise((resolve) => server.close(resolve));
    await expect(away.send('a', mail())).rejects.toMatchObject({ mayPass: true });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
});

describe('the header of a mail', () => {
  it('offers to unsubscribe by one click where the recipient subscribed (RFC 8058)', async () => {
    const server = await startMailServer();
    const mailer = mailerTo(server.port);
    const unsubscribe_url = `https://help.example/acme/app/status/subscription?step=unsubscribe&token=${'a'.repeat(84)}`;
    await mailer.send('news', { ...makeOutboxMail(), unsubscribe_url });
    await mailer.send('reply', makeOutboxMail());
    await server.close();
    const unfolded = (id: string) => (server.sources.get(id) ?? '').replace(/\r\n[ \t]+/g, ' ');
    expect(unfolded('news')).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(unfolded('news').replace(/^(List-Unsubscribe: )\s*/m, '$1')).toContain(
      `List-Unsubscribe: <${unsubscribe_url}>`,
    );
    expect(unfolded('reply')).not.toContain('List-Unsubscribe');
  });
});
