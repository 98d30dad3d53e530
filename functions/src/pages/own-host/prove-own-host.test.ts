import { makeLibrary } from '@harborline/domain/testing/factories';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { robotsText } from '../sitemap/sitemap';
import { proveOwnHost } from './prove-own-host';

const { written, settings } = vi.hoisted(() => ({
  written: [] as object[],
  settings: { environment: 'deployed' },
}));

vi.mock('firebase-functions', () => ({ logger: { warn: () => undefined } }));
vi.mock('../../platform/config', () => ({ config: () => settings }));
vi.mock('../../platform/store/write', () => ({
  inBatch: async (write: (batch: null) => void) => write(null),
  updateRecord: (_batch: null, { path }: { path: string }, changes: object) =>
    written.push({ path, ...changes }),
}));

const ask = vi.fn();
let number = 0;
let host = '';

/** A library on a host that no other test has asked. */
const library = (changes = {}) =>
  makeLibrary({ library_domain: 'acme.example', custom_subDomain: host, ...changes });

beforeEach(() => {
  number += 1;
  host = `help-${number}.acme.example`;
  written.length = 0;
  settings.environment = 'deployed';
  vi.stubGlobal('fetch', ask.mockReset());
  ask.mockImplementation(async (url: string) => new Response(robotsText(new URL(url).origin)));
});
afterEach(() => void vi.unstubAllGlobals());

describe('D-01: whether a library is served at its own host', () => {
  it('is noted once that host answers as we do', async () => {
    await proveOwnHost(library({ served_hosts: ['acme.example', 'old.example'] }), host);
    expect(ask).toHaveBeenCalledWith(
      `https://${host}/robots`,
      expect.objectContaining({ redirect: 'error' }),
    );
    expect(written).toEqual([
      { path: expect.stringContaining('SupportLibraries/'), served_hosts: ['acme.example', host] },
    ]);
  });

  it('is asked no more once it is known, of other hosts, or locally', async () => {
    await proveOwnHost(library({ served_hosts: [host] }), host);
    await proveOwnHost(library(), 'product.example');
    settings.environment = 'local';
    await proveOwnHost(library(), host);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['another text', async () => new Response('User-agent: *')],
    ['the text of another host', async () => new Response(robotsText('https://other.example'))],
    ['an error', async () => new Response(robotsText(`https://${host}`), { status: 500 })],
    ['nothing', () => Promise.reject(new Error('no such host'))],
    ['too much', async () => new Response('', { headers: { 'content-length': '20000' } })],
  ])('is not noted where it answers %s, and not asked again at once', async (_what, answer) => {
    ask.mockImplementation(answer);
    await proveOwnHost(library(), host);
    await proveOwnHost(library(), host);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(written).toEqual([]);
  });
});
