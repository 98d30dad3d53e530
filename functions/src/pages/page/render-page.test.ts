import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPageRequest } from './page-request';
import { lastPage, renderPage } from './render-page';

const { render } = vi.hoisted(() => ({ render: vi.fn() }));

vi.mock('firebase-functions', () => ({ logger: { warn: () => undefined } }));
vi.mock('../../platform/config', () => ({
  config: () => ({ environment: 'deployed', publicOrigin: 'https://product.example' }),
}));
vi.mock('../../platform/firebase', () => ({ firestore: () => undefined }));
vi.mock('../library-view/find-library', () => ({ findLibrary: async () => null }));
vi.mock('./renderer', () => ({
  canRender: () => true,
  loadRenderer: async () => ({ render }),
  readShell: async () => 'the static page',
}));

const DAY_MS = 24 * 60 * 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('still has the page last made after a newer one could not be made', async () => {
  const request = readPageRequest({ url: '/acme', header: () => undefined });
  render.mockReturnValueOnce({ status: 200, html: 'first' });
  await renderPage(request);
  expect(lastPage(request)?.body).toBe('first');
  vi.advanceTimersByTime(DAY_MS);
  render.mockImplementationOnce(() => {
    throw new Error('not rendered');
  });
  await expect(renderPage(request)).rejects.toThrow('not rendered');
  expect(lastPage(request)?.body).toBe('first');
  render.mockReturnValueOnce({ status: 200, html: 'second' });
  await renderPage(request);
  expect(lastPage(request)?.body).toBe('second');
});
