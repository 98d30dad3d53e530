import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerRequest } from './answer';

const { renderPage } = vi.hoisted(() => ({ renderPage: vi.fn() }));

vi.mock('firebase-functions', () => ({ logger: { error: () => undefined } }));
vi.mock('../platform/config', () => ({
  config: () => ({ environment: 'deployed', publicOrigin: 'https://product.example' }),
}));
vi.mock('../platform/firebase', () => ({
  firestore: () => {
    throw new Error('refused');
  },
}));
vi.mock('./page/render-page', () => ({ renderPage, lastPage: () => null }));
vi.mock('./page/renderer', () => ({ readShell: async () => 'the static page' }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = (url: string) => ({ url, header: () => undefined });
const LEFT_TO_THE_BROWSER = { status: 200, body: 'the static page', cacheControl: 'no-store' };

it('leaves a page to the browser when the database refuses, and no cache keeps it', async () => {
  renderPage.mockRejectedValueOnce(new Error('refused'));
  expect(await answerRequest(request('/lumen'))).toMatchObject(LEFT_TO_THE_BROWSER);
});

it('leaves it to the browser when the database is slow', async () => {
  renderPage.mockReturnValueOnce(new Promise(() => undefined));
  const answer = answerRequest(request('/lumen'));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await answer).toMatchObject(LEFT_TO_THE_BROWSER);
});

it('tells robots without a database, and no sitemap', async () => {
  expect((await answerRequest(request('/robots'))).body).toContain('https://product.example/sitemap.xml');
  await expect(answerRequest(request('/lumen/sitemap.xml'))).rejects.toThrow('refused');
});
