import { makeLibrary, TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetResources } from '../../shared/hooks/use-resource';
import { fakeFirestore } from '../../shared/testing/fake-firestore';
import { loadShards } from './load-shards';
import { documentSearch } from './search/document-search';

const asked = vi.fn();

beforeEach(() => {
  const { answer } = fakeFirestore({
    [`SearchShards/${TEST_LIBRARY_ID}_0`]: { support_lib_id: TEST_LIBRARY_ID, entries: {} },
  });
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked(address);
    return answer(address, init);
  });
});
afterEach(() => {
  asked.mockReset();
  forgetResources();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reads the search documents once for all lists of a page and the search, and anew later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await Promise.all([loadShards(TEST_LIBRARY_ID), loadShards(TEST_LIBRARY_ID)]);
  await documentSearch(makeLibrary());
  vi.setSystemTime(Date.now() + 60_000);
  await loadShards(TEST_LIBRARY_ID);
  expect(asked).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + 5 * 60_000);
  await loadShards(TEST_LIBRARY_ID);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('reads them anew after a failure', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 403 }));
  await expect(loadShards(TEST_LIBRARY_ID)).rejects.toThrow();
  const { answer } = fakeFirestore({});
  vi.stubGlobal('fetch', answer);
  expect(await loadShards(TEST_LIBRARY_ID)).toEqual([]);
});
