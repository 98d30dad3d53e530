import { recordSearch, updateSearch } from '@harborline/domain/api/activity/searches';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { makeLibrary, TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callAsVisitor, postAsVisitor } from '../../../shared/firebase/visitor-session';
import { LibraryScopeProvider } from '../../../shared/library/library-scope';
import { addToSearch, useSearchLog } from './search-log';

vi.mock('../../../shared/firebase/visitor-session', () => ({
  callAsVisitor: vi.fn(async () => undefined),
  postAsVisitor: vi.fn(),
}));

interface SearchProps {
  readonly query: string;
  readonly found: number | null;
  readonly isOwn?: boolean;
}

function Search({ query, found, isOwn = true }: SearchProps) {
  useSearchLog(query, found, isOwn);
  return null;
}

const scope = { library: makeLibrary(), links: publicLinks('acme') };
const view = (search: SearchProps) => (
  <LibraryScopeProvider scope={scope}>
    <Search {...search} />
  </LibraryScopeProvider>
);

const warned = vi.fn();
const recorded = () =>
  vi.mocked(postAsVisitor).mock.calls.map(([contract, body]) => {
    expect(contract).toBe(recordSearch);
    return (body as { searchActivity: { searchQuery: string; status: string } }).searchActivity;
  });
const sentId = () => {
  const [, body] = vi.mocked(postAsVisitor).mock.calls[0] ?? [];
  return (body as { searchId: string } | undefined)?.searchId;
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Long enough for code that loads when it is needed. */
const settle = () => vi.waitFor(() => expect(postAsVisitor).toHaveBeenCalled(), { timeout: 5_000 });

beforeEach(async () => {
  await import('./record-search');
  sessionStorage.clear();
  vi.mocked(callAsVisitor).mockClear();
  vi.mocked(postAsVisitor)
    .mockReset()
    .mockImplementation(async (_contract, body) => Response.json({ status: 200, data: body }));
  vi.spyOn(console, 'warn').mockImplementation(warned);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('S9-07: records only what stays for 1500 ms', async () => {
  const { rerender } = render(view({ query: 'fold', found: 3 }));
  await pass(1_400);
  rerender(view({ query: 'folding', found: null }));
  await pass(5_000);
  rerender(view({ query: 'folding lock', found: 0 }));
  await pass(1_499);
  expect(postAsVisitor).not.toHaveBeenCalled();
  await pass(1);
  await settle();
  expect(recorded()).toMatchObject([{ searchQuery: 'folding lock', status: 'failed' }]);
});

it('records a search although its page was left, and the same search once', async () => {
  render(view({ query: 'lock', found: 2 })).unmount();
  await pass(1_500);
  await settle();
  render(view({ query: 'lock', found: 2 }));
  await pass(1_500);
  await pass(100);
  expect(recorded()).toMatchObject([{ searchQuery: 'lock', status: 'passed' }]);
});

it('S7.4-12: says of the last search that it led to a request, even at once', async () => {
  render(view({ query: 'lock', found: 0 }));
  await addToSearch(TEST_LIBRARY_ID, { ticket: 1, ticket_id: 7 });
  expect(callAsVisitor).toHaveBeenCalledWith(updateSearch, { id: sentId(), ticket: 1, ticket_id: 7 });
  await addToSearch('another', { ticket: 1, ticket_id: 7 });
  await pass(31 * 60_000);
  await addToSearch(TEST_LIBRARY_ID, { ticket: 1, ticket_id: 7 });
  expect(callAsVisitor).toHaveBeenCalledOnce();
});

it('D-74: says so on the next page too, once the search that the first page left is surely recorded', async () => {
  vi.mocked(postAsVisitor).mockReturnValueOnce(new Promise(() => {}));
  render(view({ query: 'lock', found: 0 }));
  await pass(1_500);
  await settle();
  vi.resetModules();
  const nextPage = await import('./search-log');
  let answer: (response: Response) => void = () => undefined;
  vi.mocked(postAsVisitor).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const outcome = { ticket: 1, ticket_id: 7 } as const;
  const added = nextPage.addToSearch(TEST_LIBRARY_ID, outcome);
  await vi.waitFor(() => expect(postAsVisitor).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  const [first, again] = vi.mocked(postAsVisitor).mock.calls.map(([, body]) => body);
  expect(again).toEqual(first);
  expect(callAsVisitor).not.toHaveBeenCalled();

  answer(Response.json({ data: { searchId: sentId() } }));
  await added;
  await nextPage.addToSearch(TEST_LIBRARY_ID, outcome);
  expect(postAsVisitor).toHaveBeenCalledTimes(2);
  const contract = expect.objectContaining({ method: updateSearch.method, path: updateSearch.path });
  expect(callAsVisitor).toHaveBeenLastCalledWith(contract, { id: sentId(), ...outcome });
});

it('D-50: records nothing where the visitor asked not to be tracked', async () => {
  vi.stubGlobal('navigator', { ...navigator, doNotTrack: '1', onLine: true });
  render(view({ query: 'lock', found: 0 }));
  await addToSearch(TEST_LIBRARY_ID, { ticket: 1, ticket_id: 7 });
  expect([postAsVisitor, callAsVisitor].map((call) => vi.mocked(call).mock.calls.length)).toEqual([0, 0]);
});

it('S8-36: only logs that recording failed', async () => {
  vi.mocked(postAsVisitor).mockResolvedValue(new Response('{}', { status: 503 }));
  render(view({ query: 'lock', found: 0 }));
  await addToSearch(TEST_LIBRARY_ID, { ticket: 1, ticket_id: 7 });
  expect(callAsVisitor).not.toHaveBeenCalled();
  expect(warned).toHaveBeenCalledOnce();
});
