import { DURATIONS } from '@harborline/domain/limits';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { robotsText } from '../sitemap/sitemap';
import { proveOwnHost } from './prove-own-host';

const { written, settings, ask } = vi.hoisted(() => ({
  written: [] as object[],
  settings: { environment: 'deployed' },
  ask: vi.fn(),
}));

vi.mock('firebase-functions', () => ({ logger: { warn: () => undefined } }));
vi.mock('./ask-host', () => ({ askHost: ask }));
vi.mock('../../platform/config', () => ({ config: () => settings }));
vi.mock('../../platform/store/write', () => ({
  inBatch: async (write: (batch: null) => void) => write(null),
  updateRecord: (_batch: null, { path }: { path: string }, changes: object) =>
    written.push({ path, ...changes }),
}));

const NOW = Date.UTC(2026, 0, 1);
let number = 0;
let host = '';

/** A library on a host that no other test has asked. */
const library = (changes = {}) =>
  makeLibrary({ library_domain: 'acme.example', custom_subDomain: host, ...changes });
const servedSince = (ageMs: number) =>
  library({ served_hosts: [host], served_hosts_at: [{ host, at: NOW - ageMs }] });
const asWeDo = async (hostname: string) => ({ status: 200, text: robotsText(`https://${hostname}`) });

const OTHER_ANSWERS: [string, () => Promise<object>][] = [
  ['another text', async () => ({ status: 200, text: 'User-agent: *' })],
  ['the text of another host', async () => ({ status: 200, text: robotsText('https://other.example') })],
  ['a redirect', async () => ({ status: 301, text: '' })],
  ['that it knows no such page', async () => ({ status: 404, text: '' })],
];
const NO_ANSWERS: [string, () => Promise<object>][] = [
  ['an error', async () => ({ status: 500, text: '' })],
  ['that it is asked too often', async () => ({ status: 429, text: '' })],
  ['nothing', () => Promise.reject(new Error('no such host'))],
];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  number += 1;
  host = `help-${number}.acme.example`;
  written.length = 0;
  settings.environment = 'deployed';
  ask.mockReset().mockImplementation(asWeDo);
});

describe('D-01: whether a library is served at its own host', () => {
  it('is noted once that host answers as we do', async () => {
    const before = [
      { host: 'acme.example', at: NOW - 1 },
      { host: 'old.example', at: NOW - 2 },
    ];
    await proveOwnHost(
      library({ served_hosts: ['acme.example', 'old.example'], served_hosts_at: before }),
      host,
    );
    expect(ask).toHaveBeenCalledWith(host, '/robots');
    expect(written).toEqual([
      {
        path: expect.stringContaining('SupportLibraries/'),
        served_hosts: ['acme.example', host],
        served_hosts_at: [
          { host: 'acme.example', at: NOW - 1 },
          { host, at: NOW },
        ],
      },
    ]);
  });

  it('is asked no more while that is known, of other hosts, or locally', async () => {
    await proveOwnHost(servedSince(DURATIONS.ownHostProofMs), host);
    await proveOwnHost(library(), 'product.example');
    settings.environment = 'local';
    await proveOwnHost(library(), host);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([...OTHER_ANSWERS, ...NO_ANSWERS])(
    'is not noted where it answers %s, and not asked again at once',
    async (_what, answer) => {
      ask.mockImplementation(answer);
      await proveOwnHost(library(), host);
      await proveOwnHost(library(), host);
      expect(ask).toHaveBeenCalledTimes(1);
      expect(written).toEqual([]);
    },
  );

  it('is asked again after a day, with the pages of any address', async () => {
    await proveOwnHost(servedSince(DURATIONS.ownHostProofMs + 1), 'product.example');
    expect(written).toEqual([expect.objectContaining({ served_hosts_at: [{ host, at: NOW }] })]);
  });

  it('is asked again where nobody noted when it was seen', async () => {
    await proveOwnHost(library({ served_hosts: [host] }), host);
    expect(written).toEqual([expect.objectContaining({ served_hosts_at: [{ host, at: NOW }] })]);
  });

  it.each(OTHER_ANSWERS)('is no longer so once that host answers %s', async (_what, answer) => {
    ask.mockImplementation(answer);
    await proveOwnHost(servedSince(DURATIONS.ownHostProofMs + 1), 'product.example');
    expect(written).toEqual([expect.objectContaining({ served_hosts: [], served_hosts_at: [] })]);
  });

  it.each(NO_ANSWERS)('remains so for a week if that host answers %s', async (_what, answer) => {
    ask.mockImplementation(answer);
    await proveOwnHost(servedSince(DURATIONS.ownHostLapsesMs), host);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(written).toEqual([]);
    vi.setSystemTime(NOW + 11 * 60_000);
    await proveOwnHost(servedSince(DURATIONS.ownHostLapsesMs), host);
    expect(written).toEqual([expect.objectContaining({ served_hosts: [], served_hosts_at: [] })]);
  });
});
