import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHttpServer } from './http';
import { MailStore } from './store';

interface Call {
  timestamp: number;
  signature: string;
  recipient: string;
  raw: string;
}

const SECRET = 's'.repeat(32);
let folder: string;
let product: Server;
let mailbox: Server;
let calls: Call[];
/** the product's status for the next call */
let status: number;

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const started = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));

const mailTo = (replyTo: string) =>
  Buffer.from(
    `From: Acme <n@h.example>\r\nTo: vera@x.example\r\nReply-To: ${replyTo}\r\nMessage-ID: <m1@h.example>\r\nSubject: Your request\r\n\r\nIt is sent.\r\n`,
  );

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
  calls = [];
  status = 200;
  product = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    calls.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? { data: { outcome: 'message' } } : { message: 'Later' }));
  });
  await started(product);
});

afterEach(() => {
  product.close();
  mailbox.close();
  rmSync(folder, { recursive: true, force: true });
});

async function mailboxWith(replyTo: string) {
  const store = new MailStore(folder);
  const { id } = await store.add(mailTo(replyTo));
  const origin = `http://127.0.0.1:${portOf(product)}`;
  mailbox = createHttpServer(store, { origin, domain: 'reply.h.example', secret: SECRET });
  await started(mailbox);
  const url = `http://127.0.0.1:${portOf(mailbox)}/api/messages/${id}`;
  const answer = (body: string, type = 'application/json') =>
    fetch(`${url}/reply`, { method: 'POST', headers: { 'content-type': type }, body });
  return { url, answer };
}

it('hands an answer to the product as a mail program and a provider would', async () => {
  const { url, answer } = await mailboxWith('r.a.b@reply.h.example');
  expect(await (await fetch(url)).json()).toMatchObject({ canAnswer: true });
  const answered = await answer(JSON.stringify({ text: 'Thank you' }));
  expect(await answered.json()).toEqual({ outcome: 'message' });
  const [call] = calls;
  const { timestamp = 0, recipient = '', raw = '', signature } = call ?? {};
  expect(recipient).toBe('r.a.b@reply.h.example');
  const signed = createHmac('sha256', SECRET).update(`${timestamp}.${recipient}.${raw}`).digest('hex');
  expect(signature).toBe(signed);
  const mail = await PostalMime.parse(Buffer.from(raw, 'base64'));
  expect(mail).toMatchObject({ subject: 'Re: Your request', inReplyTo: '<m1@h.example>' });
  expect(mail.from?.address).toBe('vera@x.example');
  expect(mail.text).toMatch(/^Thank you\n\nOn .* wrote:\n\n> It is sent\./);
});

it('says why the product did not take it', async () => {
  status = 429;
  const { answer } = await mailboxWith('r.a.b@reply.h.example');
  const answered = await answer(JSON.stringify({ text: 'Thank you' }));
  expect(answered.status).toBe(400);
  expect(await answered.json()).toEqual({ message: 'Later' });
});

it('refuses what is no answer, and answers that other sites send', async () => {
  const { answer } = await mailboxWith('r.a.b@reply.h.example');
  expect((await answer('{"text":" "}')).status).toBe(400);
  expect((await answer('nothing')).status).toBe(400);
  expect((await answer('{"text":"x"}', 'text/plain')).status).toBe(415);
  expect(calls).toEqual([]);
});

it('offers no answer to a mail whose answers go elsewhere', async () => {
  const { url, answer } = await mailboxWith('support@acme.example');
  expect(await (await fetch(url)).json()).toMatchObject({ canAnswer: false });
  expect((await answer('{"text":"x"}')).status).toBe(404);
  expect(calls).toEqual([]);
});

it('hands a new mail to the product, to an address at which mail comes in', async () => {
  const { url } = await mailboxWith('r.a.b@reply.h.example');
  const write = (body: object, type = 'application/json') =>
    fetch(new URL('/api/sent', url), {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(body),
    });
  const letter = {
    from: 'vera@x.example',
    to: 'acme@reply.h.example',
    subject: 'My lamp',
    text: 'It is dark',
  };
  expect(await (await write(letter)).json()).toEqual({ outcome: 'message' });
  expect(calls).toMatchObject([{ recipient: 'acme@reply.h.example' }]);
  const mail = await PostalMime.parse(Buffer.from(calls[0]?.raw ?? '', 'base64'));
  expect(mail).toMatchObject({ subject: 'My lamp', text: 'It is dark\n' });
  expect((await write({ ...letter, to: 'acme@elsewhere.example' })).status).toBe(400);
  expect((await write({ ...letter, from: 'nobody' })).status).toBe(400);
  expect((await write(letter, 'text/plain')).status).toBe(415);
  expect(calls).toHaveLength(1);
});
