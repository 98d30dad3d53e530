import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RUNNING_CHAT } from '../../../shared/frame/frame-attributes';
import { followFirstPage } from './first-page';

const readIsTeamThere = vi.hoisted(() => vi.fn(async () => false));
vi.mock('../../../shared/firebase/availability', () => ({ readIsTeamThere }));
vi.mock('../../../features/conversation/chat/own-chat', () => ({ readOwnChat: () => null }));

const NOW = Date.parse('2026-11-27T12:00:00Z');
const MINUTE_MS = 60_000;

interface Rendered {
  readonly state: '' | 'away' | 'closed';
  readonly text: string;
  readonly changesAt?: number;
  readonly backAt?: number;
  readonly notice?: number;
}

const rendered = ({ state, text, changesAt, backAt, notice }: Rendered) => `
  ${notice === undefined ? '' : `<p data-ends-at="${notice}">Busy</p>`}
  <a hidden ${RUNNING_CHAT}="lib"></a>
  <a><span id="line" data-team="${state}" ${changesAt === undefined ? '' : `data-changes-at="${changesAt}"`}>${text}</span>
  ${backAt === undefined ? '' : `<span hidden data-back-at="${backAt}"><i data-back-words="today">Back at</i></span>`}</a>`;

const fetched = vi.fn();
const serve = (page: Rendered) => fetched.mockImplementation(async () => new Response(rendered(page)));
let stop = () => {};
const follow = (page: Rendered) => {
  document.body.innerHTML = rendered(page);
  stop = followFirstPage();
};
const line = () => document.getElementById('line');
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('asks for nothing while the team is there and its hours go on', async () => {
  follow({ state: '', text: 'We are online', changesAt: NOW + 60 * MINUTE_MS });
  await pass(30 * MINUTE_MS);
  expect(fetched).not.toHaveBeenCalled();
  expect(readIsTeamThere).not.toHaveBeenCalled();
});

it('says that the team is away once its hours end, and when it is back (D-130)', async () => {
  follow({ state: '', text: 'We are online', changesAt: NOW + MINUTE_MS });
  const backAt = NOW + 5 * 60 * MINUTE_MS;
  serve({ state: 'closed', text: 'Nobody is here', changesAt: backAt, backAt });
  await pass(MINUTE_MS + 15_000);
  await vi.waitFor(() =>
    expect(document.querySelector('[data-back-at]')?.textContent).toMatch(/^Back at \d/),
  );
  expect([line()?.textContent, line()?.hidden, line()?.dataset.team]).toEqual([
    'Nobody is here',
    true,
    'closed',
  ]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('says that the team is there once its hours begin, and asks seldom for a page that a cache has kept', async () => {
  const old = {
    state: 'closed',
    text: 'Nobody is here',
    changesAt: NOW + MINUTE_MS,
    backAt: NOW + MINUTE_MS,
  } as const;
  follow(old);
  serve(old);
  await pass(3 * MINUTE_MS);
  expect(fetched.mock.calls.length).toBeLessThanOrEqual(3);
  expect(line()?.textContent).toBe('Nobody is here');
  serve({ state: '', text: 'We are online', changesAt: NOW + 600 * MINUTE_MS });
  await pass(2 * MINUTE_MS);
  expect([line()?.textContent, line()?.hidden]).toEqual(['We are online', false]);
  expect(document.querySelector('[data-back-at]')).toBeNull();
});

it('takes a notice away when its time comes (D-131)', async () => {
  follow({ state: '', text: 'We are online', notice: NOW + MINUTE_MS });
  await pass(30_000);
  expect(document.querySelector('[data-ends-at]')).not.toBeNull();
  await pass(MINUTE_MS);
  expect(document.querySelector('[data-ends-at]')).toBeNull();
});
