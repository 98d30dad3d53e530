import { makeLibrary } from '@harborline/domain/testing/factories';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFirestore } from '../testing/fake-firestore';
import { loadLibrary } from './load-library';

vi.mock('../config/environment', async (original) => {
  const actual = await original<typeof import('../config/environment')>();
  const deployed = { ...actual.environment(), kind: 'deployed' };
  return { ...actual, environment: () => deployed };
});

const OWN_HOSTS = ['acme.example', 'help.acme.example'] as const;
const [DOMAIN, SUB_DOMAIN] = OWN_HOSTS;

beforeEach(() => {
  fakeFirestore({
    'SupportLibraries/acme': makeLibrary({ library_domain: DOMAIN, custom_subDomain: SUB_DOMAIN }),
    'SupportLibraries/HarborlineParentLib1': makeLibrary({ library_refkey: 'harborline' }),
    'LibraryKeys/acme': { support_lib_id: 'acme' },
    ...Object.fromEntries(OWN_HOSTS.map((host) => [`LibraryHosts/${host}`, { support_lib_id: 'acme' }])),
  });
});
afterEach(() => vi.unstubAllGlobals());

const at = (hostname: string) => vi.stubGlobal('location', { ...window.location, hostname });

describe('S7.6-01: the library of a page', () => {
  it.each(OWN_HOSTS)('is found by its own host %s, and read by its id', async (host) => {
    at(host);
    expect((await loadLibrary(null))?.id).toBe('acme');
  });

  it('is found by its key, whatever the host', async () => {
    at('other.example');
    expect((await loadLibrary('acme'))?.id).toBe('acme');
    expect(await loadLibrary('nobody')).toBeNull();
  });

  it('is found by its id at an address of the widget alone (S2.5-19)', async () => {
    const load = () => loadLibrary('HarborlineParentLib1');
    vi.stubGlobal('location', {
      ...window.location,
      pathname: '/AdvancedWidget/HarborlineParentLib1/dashboard',
    });
    expect((await load())?.library_refkey).toBe('harborline');
    vi.stubGlobal('location', { ...window.location, pathname: '/HarborlineParentLib1' });
    expect(await load()).toBeNull();
  });

  it('is the default parent library on any other host (D-01)', async () => {
    at('other.example');
    expect((await loadLibrary(null))?.library_refkey).toBe('harborline');
  });
});
