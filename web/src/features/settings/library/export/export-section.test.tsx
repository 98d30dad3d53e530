import * as exportApi from '@harborline/domain/api/articles/export';
import { readImport } from '@harborline/domain/import/read-import';
import { SITE_EXPORT_TEXTS } from '@harborline/domain/texts/export';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, callApi } from '../../../../shared/api/call-api';
import { saveFile } from '../../../../shared/files/save-file';
import { renderAdmin } from '../../../../shared/testing/render-admin';
import { ExportSection } from './export-section';

vi.mock('../../../../shared/api/call-api', async (original) => ({
  ...(await original<typeof import('../../../../shared/api/call-api')>()),
  callApi: vi.fn(),
}));
vi.mock('../../../../shared/files/save-file', () => ({ saveFile: vi.fn() }));

const IDS = Array.from({ length: 60 }, (_, index) => `a${index}`);
const NO_REFERENCES = { assets: [], pictures: [] };

const server = { failure: null as Error | null, asked: [] as number[] };

function articlesOf(ids: readonly string[]) {
  server.asked.push(ids.length);
  // The last one of a part has no room.
  const taken = ids.length > 1 ? ids.slice(0, -1) : ids;
  const entry = (id: string) => ({ title: id, keywords: [], text: '', category: 'c' });
  return {
    files: Object.fromEntries(taken.map((id) => [`article/${id}.html`, `<p>${id}</p>`])),
    references: { assets: [], pictures: ['covers/l1/p.png', 'covers/l1/gone.png'] },
    entries: Object.fromEntries(taken.map((id) => [id, entry(id)])),
    left: ids.slice(taken.length),
  };
}

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(server, { failure: null, asked: [] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/assets/site.css'
      ? new Response('a { background: url(/assets/font.woff2) }')
      : new Response('font'),
  );
  vi.mocked(callApi).mockImplementation(async (contract: unknown, ...[parts]: unknown[]) => {
    if (server.failure !== null) throw server.failure;
    if (contract === exportApi.exportFrame) {
      return {
        files: { 'index.html': '<h1>Help</h1>' },
        references: { ...NO_REFERENCES, assets: ['/assets/site.css'] },
        articleIds: IDS,
        categories: 1,
        index: { paths: {}, translations: [], synonyms: [] },
      };
    }
    const { body, query } = parts as { body?: { ids: string[] }; query?: { path: string } };
    if (body !== undefined) return articlesOf(body.ids);
    return { content: query?.path === 'covers/l1/p.png' ? btoa('picture') : null };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const start = () => {
  renderAdmin(<ExportSection libraryKey="acme" />);
  fireEvent.click(screen.getByRole('button', { name: SITE_EXPORT_TEXTS.start }));
};

it('U-14: packs every part, what it refers to and the search into one zip', async () => {
  start();
  await screen.findByText(SITE_EXPORT_TEXTS.done(60));
  expect(screen.getByText(SITE_EXPORT_TEXTS.missing('pictures/gone.png'))).toBeTruthy();
  expect(Math.max(...server.asked)).toBe(50);
  const [zip, name] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe('site-acme.zip');
  const bytes = new Uint8Array((await zip?.arrayBuffer()) ?? new ArrayBuffer());
  // An import reads what the export wrote: pages become articles again.
  const { articles } = readImport([{ path: 'site-acme.zip', bytes }]);
  expect(articles.filter(({ sourceId }) => sourceId.startsWith('article/'))).toHaveLength(60);
  const names = new TextDecoder('latin1').decode(bytes);
  for (const file of ['assets/site.css', 'assets/font.woff2', 'assets/search-index.js', 'pictures/p.png'])
    expect(names).toContain(file);
});

it('says why it failed, and can be started again', async () => {
  server.failure = new ApiError(403, 'You are not allowed to do that');
  start();
  expect((await screen.findByRole('alert')).textContent).toBe('You are not allowed to do that');
  server.failure = null;
  fireEvent.click(screen.getByRole('button', { name: SITE_EXPORT_TEXTS.start }));
  await screen.findByText(SITE_EXPORT_TEXTS.done(60));
});

it('stops when it is cancelled, and saves nothing', async () => {
  server.failure = new ApiError(0, 'The server could not be reached.');
  start();
  fireEvent.click(await screen.findByRole('button', { name: KIT_TEXTS.cancel }));
  await screen.findByRole('button', { name: SITE_EXPORT_TEXTS.start });
  expect(saveFile).not.toHaveBeenCalled();
});
