// @vitest-environment happy-dom
import type { PageContent } from '@harborline/domain/help-center/page-content';
import { makeCategory, makeLibrary } from '@harborline/domain/testing/factories';
import { SEARCH_TEXTS } from '@harborline/domain/texts/search';
import { render } from 'preact-render-to-string';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadSearchResults, resourceOf } from '../../features/help-center';
import { putResource } from '../../shared/hooks/use-resource';
import { navigate } from '../../shared/router/navigation';
import { preloadCode } from '../public/pages';
import { PublicApp } from '../public/public-app';
import { putContent } from '../public/put-content';
import { resumePage } from '../public/resume-page';

const content: PageContent = {
  library: makeLibrary(),
  stylesheet: '',
  categories: [makeCategory({ id: 'c1', category_title: 'Battery' })],
  translations: [],
  page: 1,
  articleCounts: { c1: 1 },
  articleRows: { c1: [] },
  popularArticles: [],
  article: null,
  answer: null,
  status: null,
  courses: null,
  course: null,
  news: null,
  newsFlash: null,
  siblings: null,
};

const LOCK = {
  id: 'a1',
  title: 'Lock it',
  titleParts: [{ text: 'Lock it', isHit: true }],
  snippetParts: [],
  categoryId: 'c1',
};
const engine = {
  countByCategory: null,
  suggest: () => ({ results: [LOCK], isSimilarOnly: false }),
  search: () => ({ results: [], isSimilarOnly: false }),
};

/** The home page as the server rendered it, without its script. */
async function openRendered(): Promise<HTMLElement> {
  navigate('/acme', { replace: true });
  await Promise.all([preloadCode.home(), preloadSearchResults()]);
  putContent('/acme', content);
  putResource(resourceOf.searchEngine(content.library.id), engine);
  const root = document.createElement('div');
  root.innerHTML = render(<PublicApp />);
  document.body.replaceChildren(root);
  return root;
}

// A machine that is busy: what waits for the next frame does not come before the visitor's next key.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] }));
afterEach(() => void vi.useRealTimers());

it('a search that is typed before the page is live is kept, and sent by an Enter right after', async () => {
  const root = await openRendered();
  const field = root.querySelector<HTMLInputElement>('input[name=q]');
  if (field === null) throw new Error('There is no search field');
  field.focus();
  field.value = 'folding lock';
  await resumePage(root, content);
  expect(field.isConnected).toBe(true);
  field.form?.requestSubmit();
  expect(window.location.search).toBe('?q=folding%20lock');
  await vi.waitFor(() => expect(root.textContent).toContain(SEARCH_TEXTS.nothingFoundFor));
  expect(field.value).toBe('folding lock');
});

it('text that is typed before the page is live gets its suggestions', async () => {
  const root = await openRendered();
  const field = root.querySelector<HTMLInputElement>('input[name=q]');
  if (field === null) throw new Error('There is no search field');
  field.focus();
  field.value = 'lock';
  await resumePage(root, content);
  await vi.waitFor(() => expect(root.querySelector('[role=option]')?.textContent).toContain('Lock it'));
});
