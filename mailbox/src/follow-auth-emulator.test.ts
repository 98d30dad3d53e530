import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followAuthEmulator } from './follow-auth-emulator';
import type { EmulatorCode } from './reset-mail';
import { MailStore } from './store';

let folder: string;
let emulator: Server;
let codes: EmulatorCode[];
let url: string;
/** whether the emulator answers already; before that it refuses, and its polls are counted */
let isUp: boolean;
let refusedPolls: number;

const code = (
  oobCode: string,
  changes: Partial<EmulatorCode> & { continueUrl?: string } = {},
): EmulatorCode => {
  const { continueUrl, ...rest } = changes;
  const link = new URL('http://127.0.0.1:8703/emulator/action?mode=resetPassword&lang=en');
  link.searchParams.set('oobCode', oobCode);
  if (continueUrl !== undefined) link.searchParams.set('continueUrl', continueUrl);
  return { email: 'b@y.example', requestType: 'PASSWORD_RESET', oobCode, oobLink: link.href, ...rest };
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
  codes = [];
  isUp = true;
  refusedPolls = 0;
  emulator = createServer((request, response) => {
    if (!isUp) {
      refusedPolls += 1;
      response.writeHead(503).end();
      return;
    }
    const isAsked = request.url === '/emulator/v1/projects/demo/oobCodes';
    response.writeHead(isAsked ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ oobCodes: codes }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => emulator.once('listening', resolve));
  const address = emulator.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterEach(() => {
  emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('mails of the identity provider', () => {
  it("arrive once each, with a link to the product's page", async () => {
    const store = new MailStore(folder);
    const stop = followAuthEmulator(
      { url, projectId: 'demo', pageOrigin: 'http://localhost:8700' },
      store,
      10,
    );
    codes.push(code('one', { continueUrl: 'http://localhost:8700/login' }));
    await vi.waitFor(() => expect(store.list()).toHaveLength(1));
    codes.push(code('two', { continueUrl: 'http://localhost:8700/login' }));
    await vi.waitFor(() => expect(store.list()).toHaveLength(2));
    stop();
    const [newest] = store.list();
    const mail = store.get(newest?.id ?? '');
    expect(mail).toMatchObject({ to: 'b@y.example', subject: 'Reset your password for Harborline' });
    const link = 'http://localhost:8700/resetpassword?mode=resetPassword&lang=en&oobCode=two';
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain('Reset password');
  });

  it('do not include those that our functions send', async () => {
    const store = new MailStore(folder);
    codes.push(
      code('invitation'),
      code('support', { requestType: 'EMAIL_SIGNIN', continueUrl: 'http://localhost:8700/admin' }),
      code('asked', { continueUrl: 'http://localhost:8700/login' }),
    );
    const stop = followAuthEmulator(
      { url, projectId: 'demo', pageOrigin: 'http://localhost:8700' },
      store,
      10,
    );
    await vi.waitFor(() => expect(store.list()).toHaveLength(1));
    stop();
    expect(store.get(store.list()[0]?.id ?? '')?.text).toContain('oobCode=asked');
  });

  it('wait for an emulator that is not up yet', async () => {
    const store = new MailStore(folder);
    isUp = false;
    codes.push(code('early', { continueUrl: 'http://localhost:8700/login' }));
    const stop = followAuthEmulator(
      { url, projectId: 'demo', pageOrigin: 'http://localhost:8700' },
      store,
      10,
    );
    await vi.waitFor(() => expect(refusedPolls).toBeGreaterThan(1));
    expect(store.list()).toEqual([]);
    isUp = true;
    await vi.waitFor(() => expect(store.list()).toHaveLength(1));
    stop();
  });
});
