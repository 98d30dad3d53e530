import type { ComponentState } from '@harborline/domain/entities/status-page';
import type { PageArticle, PageContent } from '@harborline/domain/help-center/page-content';
import {
  makeArticle,
  makeCategory,
  makeLibrary,
  TEST_LIBRARY_ID,
} from '@harborline/domain/testing/factories';
import { makeComponent, makeStatus } from '@harborline/domain/testing/make-status';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetResources } from '../../../shared/hooks/use-resource';
import { navigate } from '../../../shared/router/navigation';
import { fakeFirestore } from '../../../shared/testing/fake-firestore';
import { PublicApp } from '../public-app';
import { forgetPause } from './request-page';
import { servePages } from './serve-pages';

vi.mock('../../../shared/firebase/visitor-session', () => ({
  callAsVisitor: async () => undefined,
  postAsVisitor: async () => Response.json({ data: { searchId: 's1' } }),
}));

/** The document of this test starts with no script. */
const OLDER_BUILD = '<script type="module" src="/assets/visitors-0.js"></script>';

const library = makeLibrary();
const category = makeCategory({ id: 'c1', category_title: 'Battery' });

const article: PageArticle = {
  id: 'a1',
  support_lib_id: TEST_LIBRARY_ID,
  article_title: 'Charge it',
  article_categories: 'c1',
  updatedAt: Date.UTC(2026, 2, 3),
  html: '<p>Use the charger.</p>',
  sections: [],
  description: 'Use the charger.',
};

const content = (changes: Partial<PageContent> = {}): PageContent => ({
  library,
  stylesheet: '',
  page: 1,
  categories: [category],
  translations: [],
  articleCounts: { c1: 1 },
  articleRows: { c1: [{ id: 'a1', article_title: 'Charge it' }] },
  popularArticles: [],
  article: null,
  siblings: null,
  answer: null,
  status: null,
  courses: null,
  course: null,
  news: null,
  newsFlash: null,
  ...changes,
});

const found = {
  query: 'charge',
  isSimilarOnly: false,
  results: [
    {
      id: 'a1',
      title: 'Charge it',
      titleParts: [{ text: 'Charge', isHit: true }],
      snippetParts: [],
      categoryId: 'c1',
    },
  ],
};

const PAGES: Readonly<Record<string, PageContent | null>> = {
  '/acme': content(),
  '/acme?q=charge': content({ answer: found }),
  '/articleCategoriesDetails/acme/c1': content(),
  '/article/details/acme/a1': content({ article }),
  '/article/details/acme/gone': content(),
  '/nobody': null,
};

const html = (address: string, page: PageContent | null, build = '') =>
  `<!doctype html><html style="--accent:#0b6e63"><head>${build}<link rel="canonical" href="https://help.example${address}"></head>` +
  `<body><script type="application/json" id="page-content">${JSON.stringify(page)}</script></body></html>`;

type Answer = (address: string, init?: RequestInit) => Response | Promise<Response>;

const serve: Answer = (address) => {
  const page = PAGES[address];
  if (page === undefined) return new Response('', { status: 500 });
  return new Response(html(address, page), { status: page === null ? 404 : 200 });
};

/** The function beside the database; lists what is asked of each. */
function world(answerPage: Answer = serve) {
  const database = fakeFirestore({
    'LibraryKeys/acme': { support_lib_id: TEST_LIBRARY_ID },
    [`SupportLibraries/${TEST_LIBRARY_ID}`]: library,
    'Categories/c1': category,
    'Articles/a1': makeArticle({ id: 'a1', article_title: 'Charge it', article_categories: 'c1' }),
  });
  const reads: string[] = [];
  const pages: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('documents:')) {
      reads.push(url);
      return database.answer(url, init);
    }
    if (url.startsWith('/article/search/')) return new Response('', { status: 503 });
    pages.push(url);
    return answerPage(url, init);
  });
  return { reads, pages };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Begins at an address without a page, where nothing is read. */
function begin() {
  act(() => navigate('/join/elsewhere/x', { replace: true }));
  render(<PublicApp />);
}
/** What React shows may have effects that have not run yet. */
const effectsRun = () => act(async () => undefined);
const open = (address: string) => act(async () => navigate(address));
const canonicalUrl = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;

let nowMs = Date.UTC(2026, 5, 1);
beforeAll(() => servePages(null));
beforeEach(() => {
  document.head.replaceChildren();
  forgetResources();
  forgetPause();
  localStorage.clear();
  sessionStorage.clear();
  // Nothing that an earlier test brought is fresh any more.
  nowMs += 3_600_000;
  vi.spyOn(Date, 'now').mockImplementation(() => nowMs);
});
afterEach(async () => {
  vi.useRealTimers();
  // A read that goes on would be counted in the next test.
  await waitFor(() =>
    expect(document.querySelector('.navigation-progress[data-phase="running"]')).toBeNull(),
  );
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('pages that the function serves', () => {
  it('cost the database nothing', async () => {
    const { reads, pages } = world();
    begin();
    await open('/acme');
    await title('How can we help?');
    await screen.findByRole('link', { name: /Battery.*1 article/ });
    fireEvent.click(screen.getByRole('link', { name: /Battery/ }));
    await title('Battery');
    fireEvent.click(await screen.findByRole('link', { name: 'Charge it' }));
    await title('Charge it');
    await waitFor(() => expect(document.title).toBe('Charge it | Acme'));
    expect(canonicalUrl()).toBe('https://help.example/article/details/acme/a1');
    await open('/acme?q=charge');
    fireEvent.click(await screen.findByRole('link', { name: /Charge/ }));
    await screen.findByText('Use the charger.');
    expect(reads).toEqual([]);
    expect(pages).toEqual([
      '/acme',
      '/articleCategoriesDetails/acme/c1',
      '/article/details/acme/a1',
      '/acme?q=charge',
    ]);
  });

  it('have none of their styles parsed, which the content policy of another page may forbid', async () => {
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
    world();
    begin();
    await open('/acme');
    await screen.findByRole('link', { name: /Battery/ });
    expect(parse.mock.calls.map(([html]) => html)).toEqual([
      '<link rel="canonical" href="https://help.example/acme">',
    ]);
  });

  it('D-01: are not asked for at the fixed address of another page', async () => {
    const { pages } = world();
    begin();
    await open('/login');
    await screen.findByText('Erm. Page not found');
    expect(pages).toEqual([]);
  });

  it('D-38: a status page is asked for again while it is shown, and tells of a change', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const address = '/acme/app/status';
    let state: ComponentState = 'operational';
    const { reads, pages } = world((asked) => {
      const status = makeStatus({ components: [makeComponent('shop', { state })] });
      return new Response(html(asked, content({ status })));
    });
    begin();
    await open(address);
    await screen.findByText(STATUS_TEXTS.overall.operational);
    await effectsRun();
    state = 'majorOutage';
    nowMs += 30_000;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await screen.findByRole('heading', { level: 2, name: STATUS_TEXTS.overall.majorOutage });
    expect(screen.getByText(STATUS_TEXTS.overall.majorOutage, { selector: '[role=status]' })).toBeDefined();
    vi.useRealTimers();
    expect(reads).toEqual([]);
    expect(pages).toEqual([address, address]);
  });

  it('say that nothing is at an address (S2.4-29)', async () => {
    const { reads } = world();
    begin();
    await open('/article/details/acme/gone');
    await screen.findByText(HELP_CENTER_TEXTS.articleGone);
    await open('/nobody');
    await screen.findByText('Erm. Page not found');
    expect(reads).toEqual([]);
  });

  it('are asked for again after five seconds, and shown meanwhile', async () => {
    const { reads, pages } = world();
    begin();
    await open('/acme');
    await screen.findByRole('link', { name: /Battery/ });
    await open('/articleCategoriesDetails/acme/c1');
    await open('/acme');
    nowMs += 5_000;
    await open('/articleCategoriesDetails/acme/c1');
    await open('/acme');
    screen.getByRole('link', { name: /Battery/ });
    expect(pages.filter((page) => page === '/acme')).toHaveLength(2);
    expect(reads).toEqual([]);
  });

  it('are asked for once the visitor points at their link', async () => {
    const { pages } = world();
    begin();
    await open('/acme');
    const link = await screen.findByRole('link', { name: /Battery/ });
    fireEvent.pointerDown(link);
    expect(pages).toEqual(['/acme', '/articleCategoriesDetails/acme/c1']);
    fireEvent.click(link);
    await title('Battery');
    expect(pages).toHaveLength(2);
  });

  it('are given up when another page is opened, which reads nothing for them either', async () => {
    let isAborted = false;
    const { reads } = world((address, init) => {
      if (address !== '/acme') return serve(address);
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          isAborted = true;
          reject(new Error('aborted'));
        });
      });
    });
    begin();
    await open('/acme');
    expect(document.querySelector('.navigation-progress')?.getAttribute('data-phase')).toBe('running');
    await open('/articleCategoriesDetails/acme/c1');
    await title('Battery');
    expect(isAborted).toBe(true);
    expect(reads).toEqual([]);
  });
});

describe('a page that the function cannot serve is read from the database', () => {
  it.each<[string, Answer]>([
    ['down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['refusing', () => new Response('', { status: 503 })],
    ['sending its static form', () => new Response('<html><head></head></html>')],
    ['of another build', (address) => new Response(html(address, PAGES[address] ?? null, OLDER_BUILD))],
  ])('while it is %s, and is not asked for again at once', async (_name, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { reads, pages } = world(answer);
    begin();
    await open('/acme');
    await screen.findByRole('link', { name: /Battery/ });
    expect(canonicalUrl()).toBeNull();
    await open('/articleCategoriesDetails/acme/c1');
    await title('Battery');
    await screen.findByRole('link', { name: 'Charge it' });
    await open('/article/details/acme/a1');
    await title('Charge it');
    expect(reads.length).toBeGreaterThan(4);
    expect(pages).toEqual(['/acme']);
  });

  it('after two and a half seconds without an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { reads } = world(
      (_address, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    begin();
    await open('/acme');
    await act(() => vi.advanceTimersByTimeAsync(2_400));
    expect(reads).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(200));
    vi.useRealTimers();
    await waitFor(() => expect(reads.length).toBeGreaterThan(0));
    await screen.findByRole('link', { name: /Battery/ });
  });
});

it('leads to where the function says that a page is', async () => {
  const replaced = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  const { reads } = world((address) => {
    const answer = new Response(null, { status: 200 });
    if (address === '/thank-you') Object.defineProperty(answer, 'type', { value: 'opaqueredirect' });
    return answer;
  });
  begin();
  await open('/thank-you');
  await waitFor(() => expect(replaced).toHaveBeenCalledWith('/thank-you'));
  expect(reads.length).toBeLessThan(3);
});
