import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpServer } from './http';
import { createSmtpServer } from './smtp';
import { MailStore } from './store';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const RAW = Buffer.from('From: A <a@x.example>\r\nTo: b@y.example\r\nSubject: Hello\r\n\r\nWords\r\n');

describe('the mailbox', () => {
  it('keeps mail across a restart, newest first', async () => {
    const first = new MailStore(folder);
    await first.add(RAW);
    await first.add(Buffer.from(RAW.toString().replace('Hello', 'Second')));
    const second = new MailStore(folder);
    await second.load();
    expect(second.list().map((mail) => mail.subject)).toEqual(['Second', 'Hello']);
    expect(second.list()[1]).toMatchObject({ from: 'A <a@x.example>', to: 'b@y.example' });
  });

  it('accepts a mail by SMTP and shows it without letting it run anything', async () => {
    const store = new MailStore(folder);
    const smtp = createSmtpServer(store);
    const server = smtp.listen(0, '127.0.0.1');
    const page = createHttpServer(store).listen(0, '127.0.0.1');
    await new Promise((resolve) => page.once('listening', resolve));
    const portOf = (address: unknown) =>
      typeof address === 'object' && address !== null && 'port' in address ? Number(address.port) : 0;
    const transport = createTransport({ host: '127.0.0.1', port: portOf(server.address()), secure: false });
    await transport.sendMail({
      from: 'a@x.example',
      to: 'b@y.example',
      subject: 'Hi',
      html: '<script>1</script><a href="https://x.example">x</a>',
    });
    const base = `http://127.0.0.1:${portOf(page.address())}`;
    const [mail] = (await (await fetch(`${base}/api/messages`)).json()) as { id: string; subject: string }[];
    expect(mail?.subject).toBe('Hi');
    const shown = await fetch(`${base}/messages/${mail?.id}`);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await shown.text()).toContain('<base target="_blank">');
    expect((await fetch(`${base}/messages/none`)).status).toBe(404);
    transport.close();
    page.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });
});
