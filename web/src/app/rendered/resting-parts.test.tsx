// @vitest-environment happy-dom
import type { PageArticle, PageContent } from '@harborline/domain/help-center/page-content';
import { makeCategory, makeLibrary, TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import { FEEDBACK_TEXTS } from '@harborline/domain/texts/article-feedback';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { SEARCH_TEXTS } from '@harborline/domain/texts/search';
import { render } from 'preact-render-to-string';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadSearchResults, resourceOf } from '../../features/help-center';
import { forgetResources, putResource } from '../../shared/hooks/use-resource';
import { navigate } from '../../shared/router/navigation';
import { preloadCode } from '../public/pages';
import { PublicApp } from '../public/public-app';
import { putContent } from '../public/put-content';
import { PAGE_CONTENT_ID } from '../public/rendered-content';
import { type EndRest, type RestingPage, restingPage } from '../public/resting/resting-page';
import { standBy } from '../public/resting/stand-by';
import { wakePart } from '../public/resting/wake-part';
import { forgetPause } from '../public/served/request-page';

const callAsVisitor = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../../shared/firebase/visitor-session', () => ({
  callAsVisitor,
  postAsVisitor: async () => Response.json({ data: { searchId: '' } }),
}));

const article: PageArticle = {
  id: 'a1',
  support_lib_id: TEST_LIBRARY_ID,
  article_title: 'Lock it',
  article_categories: 'c1',
  updatedAt: Date.UTC(2026, 2, 3),
  html: '<p>Use the lock.</p>',
  sections: [],
  description: '',
};

const content = (changes: Partial<PageContent> = {}): PageContent => ({
  library: makeLibrary(),
  stylesheet: '',
  categories: [makeCategory({ id: 'c1', category_title: 'Battery' })],
  translations: [],
  page: 1,
  articleCounts: { c1: 1 },
  articleRows: { c1: [{ id: 'a1', article_title: 'Lock it' }] },
  popularArticles: [],
  article: null,
  answer: null,
  siblings: { previous: null, next: null, related: [] },
  status: null,
  courses: null,
  course: null,
  news: null,
  newsFlash: null,
  ...changes,
});

const HOME = '/acme';
const ARTICLE = '/article/details/acme/a1';
const PAGES: Readonly<Record<string, PageContent>> = {
  [HOME]: content(),
  '/articleCategoriesDetails/acme/c1': content(),
  [ARTICLE]: content({ article }),
};

const contentElement = (page: PageContent | undefined) =>
  `<script type="application/json" id="${PAGE_CONTENT_ID}" data-rests>${JSON.stringify(page)}</script>`;

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

const one = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};
const field = () => one<HTMLInputElement>('input[name=q]');
const nothingBefore: EndRest = () => () => undefined;

/** Whether a click on a link has a script open it. */
function isFollowed(link: HTMLElement): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  window.addEventListener('click', (event) => event.stopPropagation(), { once: true });
  link.dispatchEvent(click);
  return click.defaultPrevented;
}

let page: RestingPage;

/** A page as the server rendered it, without its script. */
async function openRendered(address: string): Promise<void> {
  navigate(address, { replace: true });
  await Promise.all([...Object.values(preloadCode), preloadSearchResults].map((load) => load()));
  const shown = PAGES[address];
  putContent(address, shown ?? null);
  const html = render(<PublicApp />);
  document.body.innerHTML = `<div id="root">${html}</div>${contentElement(shown)}`;
  forgetResources();
  putResource(resourceOf.searchEngine(TEST_LIBRARY_ID), engine);
  page = restingPage();
}

beforeEach(() => {
  forgetPause();
  localStorage.clear();
  vi.stubGlobal('fetch', async (address: string) => {
    const served = PAGES[address];
    return served === undefined
      ? new Response('', { status: 503 })
      : new Response(`<body>${contentElement(served)}</body>`);
  });
});
afterEach(() => {
  page.over.abort();
  vi.unstubAllGlobals();
  forgetResources();
});

describe('a part of a resting page', () => {
  it('the search keeps what was typed and the focus, gets suggestions, and leaves the page as it is', async () => {
    await openRendered(HOME);
    const link = one('.tabs a');
    const input = field();
    input.focus();
    input.value = 'lock';
    await wakePart(page, 'search', nothingBefore);
    await vi.waitFor(() => expect(one('[role=option]').textContent).toContain('Lock it'));
    expect(one('.tabs a')).toBe(link);
    expect(isFollowed(link)).toBe(false);
    expect([field(), document.activeElement, field().value]).toEqual([input, input, 'lock']);
    expect(one('.suggestions').id).toBe(input.getAttribute('aria-controls'));
  });

  it('the question below an article takes the vote, and says after a No where to turn', async () => {
    await openRendered(ARTICLE);
    await wakePart(page, 'feedback', () => () => one('[value=no]').click());
    await vi.waitFor(() => expect(one('.feedback').textContent).toContain(FEEDBACK_TEXTS.feedbackSorry));
    await vi.waitFor(() => expect(callAsVisitor).toHaveBeenCalledOnce());
    expect(one('.feedback').hidden).toBe(false);
    expect(isFollowed(one('.tabs a'))).toBe(false);
    await vi.waitFor(() => one('.reason-form'));
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('a link of a resting page has the app take over, which also leads back', async () => {
  await openRendered(HOME);
  await wakePart(page, 'search', nothingBefore);
  await standBy(page);
  const heading = one('h1');
  expect(heading.isConnected).toBe(true);
  expect(isFollowed(one('a[href="/articleCategoriesDetails/acme/c1"]'))).toBe(true);
  await vi.waitFor(() => expect(one('h1').textContent).toBe('Battery'));
  expect([heading.isConnected, page.over.signal.aborted]).toEqual([false, true]);
  expect([window.location.pathname, history.scrollRestoration]).toEqual([
    '/articleCategoriesDetails/acme/c1',
    'manual',
  ]);
  history.back();
  await vi.waitFor(() => expect(one('h1').textContent).toBe(HELP_CENTER_TEXTS.heading));
  field().value = 'lock';
  field().dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => one('.search-box .icon-button'));
  field().form?.requestSubmit();
  await vi.waitFor(() => expect(document.body.textContent).toContain(SEARCH_TEXTS.nothingFoundFor));
});
