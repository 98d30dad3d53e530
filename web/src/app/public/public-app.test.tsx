import { recordReaction } from '@harborline/domain/api/activity/articles';
import { recordSearch, updateSearch } from '@harborline/domain/api/activity/searches';
import { searchShardOf, toSearchEntry } from '@harborline/domain/search/search-shard';
import {
  makeArticle,
  makeCategory,
  makeLibrary,
  TEST_LIBRARY_ID,
} from '@harborline/domain/testing/factories';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetResources, putResource } from '../../shared/hooks/use-resource';
import { libraryResource } from '../../shared/library/library-resources';
import { navigate } from '../../shared/router/navigation';
import { fakeFirestore } from '../../shared/testing/fake-firestore';
import { PublicApp } from './public-app';

const sent = vi.hoisted(() => vi.fn(async (_contract: object, _body: object) => undefined));
const posted = vi.hoisted(() =>
  vi.fn(async (_contract: object, _body: object) => Response.json({ data: { searchId: 's1' } })),
);
vi.mock('../../shared/firebase/visitor-session', () => ({ callAsVisitor: sent, postAsVisitor: posted }));

/** The id that the page drew for the search it recorded. */
const sentId = () => (posted.mock.calls[0]?.[1] as { searchId: string } | undefined)?.searchId;

const ARTICLES = [
  makeArticle({
    id: 'a1',
    article_title: 'Charge your battery',
    article_content: '<p>Use the charger.</p>',
    views: 7,
  }),
  makeArticle({
    id: 'a2',
    article_title: 'Store the battery',
    article_content: '<p>Half full, and cool.</p>',
    views: 2,
  }),
  makeArticle({
    id: 'a3',
    article_title: 'Change a tyre',
    article_content: '<p>Two levers.</p>',
    article_categories: 'sub',
  }),
  makeArticle({ id: 'draft', article_title: 'Not yet', is_published: false }),
];

function world(changes: Parameters<typeof makeLibrary>[0] = {}) {
  const shards: Record<number, Record<string, object>> = { 0: {}, 1: {}, 2: {}, 3: {} };
  for (const article of ARTICLES) {
    if (article.is_published)
      shards[searchShardOf(article.id)] = {
        ...shards[searchShardOf(article.id)],
        [article.id]: toSearchEntry(article),
      };
  }
  return fakeFirestore({
    'LibraryKeys/acme': { support_lib_id: TEST_LIBRARY_ID },
    [`SupportLibraries/${TEST_LIBRARY_ID}`]: makeLibrary({
      categoryPositioning: [{ id: 'sec' }],
      ...changes,
    }),
    'Categories/category-1': makeCategory({ category_title: 'Battery' }),
    'Categories/sec': makeCategory({ category_title: 'Wheels' }),
    'Categories/sub': makeCategory({ category_title: 'Tyres', parent_cat_id: 'sec' }),
    'Categories/off': makeCategory({ category_title: 'Hidden', is_disabled: true }),
    ...Object.fromEntries(ARTICLES.map((article) => [`Articles/${article.id}`, article])),
    'Articles/foreign': makeArticle({ article_title: 'Of another library', support_lib_id: 'other' }),
    ...Object.fromEntries(
      Object.entries(shards).map(([shard, entries]) => [
        `SearchShards/${TEST_LIBRARY_ID}_${shard}`,
        { support_lib_id: TEST_LIBRARY_ID, entries },
      ]),
    ),
  });
}

function openPage(address: string) {
  act(() => navigate(address));
  render(<PublicApp />);
}

beforeEach(() => {
  forgetResources();
  localStorage.clear();
  sessionStorage.clear();
  sent.mockClear();
  posted.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the home page', () => {
  it('asks how it can help and lists the visible categories in the saved order (S2.2-07, D-36)', async () => {
    world();
    openPage('/acme');
    await screen.findByRole('heading', { level: 1, name: 'How can we help?' });
    const titles = (await screen.findAllByRole('link', { name: /Wheels|Battery|Tyres|Hidden/ })).map(
      (link) => link.querySelector('.category-title')?.textContent,
    );
    expect(titles).toEqual(['Wheels', 'Battery']);
    await waitFor(() => expect(document.title).toBe('Acme help'));
  });

  it('shows the popular articles of visible categories where they are switched on', async () => {
    world({ helpCenterHome: { headline: 'Ask us', hasPopularArticles: true } });
    openPage('/acme');
    await screen.findByRole('heading', { level: 1, name: 'Ask us' });
    const popular = within(await screen.findByRole('region', { name: 'Popular articles' }));
    expect(popular.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Charge your battery',
      'Store the battery',
    ]);
  });

  it('counts the articles of a category and its subcategories', async () => {
    world();
    openPage('/acme');
    expect(await screen.findByText('2 articles')).toBeTruthy();
    expect(screen.getByText('1 article')).toBeTruthy();
  });

  it('offers Contact Us only while a form exists and is online (S2.2-04 to S2.2-06)', async () => {
    world({ isContactFormOnline: false });
    openPage('/acme');
    expect(await screen.findByText('BROWSE HELP LIBRARY')).toBeTruthy();
    expect(screen.queryByText('CONTACT US')).toBeNull();
    cleanup();
    forgetResources();
    world();
    openPage('/acme');
    expect(await screen.findByText('CONTACT US')).toBeTruthy();
  });

  it('shows 404 for an unknown key (S2.4-29, S2.4-30)', async () => {
    world();
    openPage('/nobody');
    expect(await screen.findByRole('heading', { name: 'Erm. Page not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to homepage' }).getAttribute('href')).toBe('/');
  });

  it('has a friendly empty state for a library without articles', async () => {
    fakeFirestore({
      'LibraryKeys/acme': { support_lib_id: TEST_LIBRARY_ID },
      [`SupportLibraries/${TEST_LIBRARY_ID}`]: makeLibrary(),
    });
    openPage('/acme');
    expect(await screen.findByText('There are no articles here yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact Us' })).toBeTruthy();
  });

  it('offers a retry after loading failed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
    const { state } = world();
    state.isDown = true;
    openPage('/acme');
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
    state.isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByText('Battery')).toBeTruthy();
    vi.useRealTimers();
  });
});

describe('search', () => {
  const results = () => screen.findAllByRole('link', { expanded: false });

  it('finds articles, best first, and keeps the query in the URL (S2.2-08)', async () => {
    world();
    const user = userEvent.setup({ delay: null });
    openPage('/acme');
    await user.type(await screen.findByPlaceholderText('Search our Help Library'), 'store battery{Enter}');
    expect(window.location.search).toBe('?q=store%20battery');
    const found = await results();
    expect(found[0]?.textContent).toContain('Store the battery');
    expect(found[0]?.querySelector('.category-trail')?.textContent).toBe('Battery');
    await waitFor(() => expect(document.title).toBe('Search results | Acme'));
  });

  it('expands the chosen article in place, and collapses it when it is chosen again (S4.5-05, S4.5-06)', async () => {
    world();
    const user = userEvent.setup({ delay: null });
    openPage('/acme?q=store%20battery');
    const [first] = await results();
    if (first === undefined) throw new Error('nothing was found');
    await user.click(first);
    expect(await screen.findByText('Half full, and cool.')).toBeTruthy();
    expect(first.getAttribute('aria-expanded')).toBe('true');
    await user.click(first);
    expect(screen.queryByText('Did this answer your question?')).toBeNull();
    expect(first.getAttribute('aria-expanded')).toBe('false');
  });

  it('warns about a single word, dismissibly, without hiding results (S5-18, D-26)', async () => {
    world();
    const user = userEvent.setup({ delay: null });
    openPage('/acme?q=battery');
    expect(await screen.findByText(/Using only one keyword/)).toBeTruthy();
    expect(await results()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/Using only one keyword/)).toBeNull();
  });

  it('says that nothing was found for several words (S5-19)', async () => {
    world();
    openPage('/acme?q=quantum%20teapots');
    expect(await screen.findByText('No article found related to your searchquery')).toBeTruthy();
    expect(screen.getByText(/Nothing found for/).textContent).toBe(
      'Nothing found for “quantum teapots”. Try other words, or ask us.',
    );
  });

  it('S2.2-08: leads on to popular articles and Contact Us where nothing was found', async () => {
    world();
    openPage('/acme?q=quantum%20teapots');
    const popular = within(await screen.findByRole('region', { name: 'Popular articles' }));
    expect(popular.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/article/details/acme/a1',
      '/article/details/acme/a2',
    ]);
    expect(screen.getByRole('heading', { level: 2, name: /^No results for/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/acme?tab=contact');
  });

  it('returns to all for a blank search (S5-17, S2.2-14)', async () => {
    world();
    const user = userEvent.setup({ delay: null });
    openPage('/acme?q=battery');
    const field = await screen.findByDisplayValue('battery');
    await user.clear(field);
    await user.type(field, '{Enter}');
    expect(window.location.search).toBe('');
    expect(await screen.findByText('Wheels')).toBeTruthy();
  });

  it('suggests while typing, selectable with arrows and Enter', async () => {
    world();
    const user = userEvent.setup({ delay: null });
    openPage('/acme');
    await user.type(await screen.findByRole('combobox'), 'charge');
    // The category follows the title.
    await screen.findByRole('option', { name: 'Charge your battery Battery' });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(window.location.pathname).toBe('/article/details/acme/a1');
  });

  it('closes the suggestions with Escape, and keeps what was typed', async () => {
    world();
    const user = userEvent.setup({ delay: null });
    openPage('/acme');
    const field = await screen.findByRole<HTMLInputElement>('combobox');
    await user.type(field, 'battery');
    await screen.findByRole('option', { name: 'See all results' });
    // A browser empties a search field with Escape unless the page keeps it from that.
    expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
    expect(screen.queryByRole('option')).toBeNull();
    expect(field.value).toBe('battery');
    expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);
  });

  it('leads from the last suggestion to all results', async () => {
    world();
    const user = userEvent.setup({ delay: null });
    openPage('/acme');
    await user.type(await screen.findByRole('combobox'), 'battery');
    await screen.findByRole('option', { name: 'See all results' });
    await user.keyboard('{ArrowUp}{Enter}');
    expect(window.location.search).toBe('?q=battery');
  });

  it('S9-07: records once what was typed when typing stops, and the article read then (S4.5-20)', async () => {
    world();
    const user = userEvent.setup({ delay: null });
    openPage('/acme');
    const field = await screen.findByRole('combobox');
    const from = performance.now();
    await user.type(field, 'charge');
    const suggestion = await screen.findByRole('option', { name: 'Charge your battery Battery' });
    await waitFor(() => expect(posted).toHaveBeenCalledOnce(), { timeout: 5_000 });
    // A timer may end a moment early by this clock.
    expect(performance.now() - from).toBeGreaterThan(1_490);
    const searchActivity = { searchQuery: 'charge', status: 'passed', timestamp: expect.any(Number) };
    const recorded = { supportLibId: TEST_LIBRARY_ID, searchId: expect.any(String), searchActivity };
    expect(posted).toHaveBeenCalledWith(recordSearch, recorded);
    await user.click(suggestion);
    const read = { id: sentId(), article_read_id: 'a1', article_read_title: 'Charge your battery' };
    await waitFor(() => expect(sent).toHaveBeenCalledWith(updateSearch, read), { timeout: 5_000 });
    expect(posted).toHaveBeenCalledOnce();
  });

  it('S3-34: records a search that finds nothing as failed', async () => {
    world();
    openPage('/acme?q=quantum%20teapots');
    await waitFor(() => expect(posted).toHaveBeenCalledOnce(), { timeout: 5_000 });
    expect(posted.mock.calls[0]?.[1]).toMatchObject({
      searchActivity: { searchQuery: 'quantum teapots', status: 'failed' },
    });
  });

  it('S4.5-20: a result opened at once counts as read after the search', async () => {
    world();
    openPage('/acme?q=store%20battery');
    const [first] = await results();
    if (first === undefined) throw new Error('nothing was found');
    await userEvent.setup({ delay: null }).click(first);
    const read = { article_read_id: 'a2', article_read_title: 'Store the battery' };
    await waitFor(() => expect(sent).toHaveBeenCalledWith(updateSearch, { id: sentId(), ...read }));
    expect(posted).toHaveBeenCalledOnce();
  });

  it('can be focused with a slash from anywhere', async () => {
    world();
    openPage('/acme');
    const field = await screen.findByRole('combobox');
    await userEvent.setup({ delay: null }).keyboard('/');
    expect(document.activeElement).toBe(field);
  });
});

describe('the language of a help center, where the server rendered nothing', () => {
  it('is what its library says, until the page is left', async () => {
    const library = makeLibrary();
    const metaData = { ...library.settings.metaData, language: 'he' };
    world({ settings: { ...library.settings, metaData } });
    openPage('/acme');
    await waitFor(() => expect(document.documentElement.lang).toBe('he'));
    expect(document.documentElement.dir).toBe('rtl');
    cleanup();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', '']);
  });
});

describe('S9-21: a list of more than one page, read from the database', () => {
  const many = (documents: Map<string, object>, count: number) => {
    for (let index = 0; index < count; index += 1) {
      const article_title = `Spoke ${index + 1}`;
      documents.set(`Articles/spoke-${index}`, makeArticle({ article_title, article_categories: 'sec' }));
    }
  };
  const rows = () => screen.queryAllByRole('link', { name: /^Spoke \d+$/ });

  it('of articles comes whole, page by page, and goes on by its links', async () => {
    many(world().documents, 405);
    openPage('/articleCategoriesDetails/acme/sec');
    await waitFor(() => expect(rows()).toHaveLength(200));
    expect(rows().at(-1)?.textContent).toBe('Spoke 200');
    await waitFor(() => expect(document.title).toBe('Wheels | Acme'));
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(rows()[0]?.textContent).toBe('Spoke 201'));
    expect(window.location.search).toBe('?page=2');
    await waitFor(() => expect(document.title).toBe('Wheels – Page 2 | Acme'));
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Previous' }));
    await waitFor(() => expect(rows()[0]?.textContent).toBe('Spoke 201'));
  });

  it('has nothing after its last page', async () => {
    world();
    openPage('/articleCategoriesDetails/acme/sec?page=2');
    expect(await screen.findByText(HELP_CENTER_TEXTS.notFoundTitle)).toBeTruthy();
  });

  it('of results names its page in the address', async () => {
    const { documents } = world();
    const entries = Array.from({ length: 130 }, (_, index) => {
      const article = makeArticle({
        id: `p${index}`,
        article_title: `Spoke ${index + 1}`,
        article_categories: 'sec',
      });
      return [article.id, toSearchEntry(article)];
    });
    const support_lib_id = TEST_LIBRARY_ID;
    documents.set(`SearchShards/${TEST_LIBRARY_ID}_0`, {
      support_lib_id,
      entries: Object.fromEntries(entries),
    });
    openPage('/acme?q=spoke&page=2');
    expect(await screen.findByText('Articles 101 to 130')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Previous' }));
    expect(await screen.findByText('Articles 1 to 100')).toBeTruthy();
    expect(window.location.search).toBe('?q=spoke');
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/acme?q=spoke&page=2');
    // The search outlasts the page, so it would be recorded during the next test.
    await waitFor(() => expect(posted).toHaveBeenCalledOnce(), { timeout: 5_000 });
  });
});

describe('a category', () => {
  it('shows its subcategories and articles (S2.2-09)', async () => {
    world();
    openPage('/articleCategoriesDetails/acme/category-1');
    expect(await screen.findByRole('link', { name: 'Charge your battery' })).toBeTruthy();
    expect(screen.queryByText('Not yet')).toBeNull();
    cleanup();
    openPage('/articleCategoriesDetails/acme/sec');
    expect(await screen.findByRole('link', { name: /Tyres/ })).toBeTruthy();
  });

  it('leads back from a subcategory to its category (S2.2-16)', async () => {
    world();
    openPage('/articleCategoriesDetails/acme/sub');
    const back = await screen.findByRole('link', { name: 'Back' });
    expect(back.getAttribute('href')).toBe('/articleCategoriesDetails/acme/sec');
  });

  it('is not found when it is disabled', async () => {
    world();
    openPage('/articleCategoriesDetails/acme/off');
    expect(await screen.findByRole('heading', { name: 'Erm. Page not found' })).toBeTruthy();
  });

  it('leads from a page that is not there to the homepage of its own library (S2.4-30)', async () => {
    world();
    const home = () => screen.findByRole('link', { name: HELP_CENTER_TEXTS.notFoundButton });
    openPage('/articleCategoriesDetails/acme/gone');
    expect((await home()).getAttribute('href')).toBe('/acme');
    cleanup();
    openPage('/widget/acme?category=gone&hc=1');
    expect((await home()).getAttribute('href')).toBe('/widget/acme?hc=1');
  });
});

describe('an article', () => {
  it('has a breadcrumb, a title and its content (S2.2-11)', async () => {
    world();
    openPage('/article/details/acme/a3');
    expect(await screen.findByRole('heading', { level: 1, name: 'Change a tyre' })).toBeTruthy();
    expect(await screen.findByText('Two levers.')).toBeTruthy();
    const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    await waitFor(() =>
      expect(trail.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'All topics',
        'Wheels',
        'Tyres',
      ]),
    );
    await waitFor(() => expect(document.title).toBe('Change a tyre | Acme'));
  });

  it('leads back to its category, or to the search it was opened from (S2.2-17)', async () => {
    world();
    openPage('/article/details/acme/a3');
    const back = await screen.findByRole('link', { name: 'Back' });
    await waitFor(() => expect(back.getAttribute('href')).toBe('/articleCategoriesDetails/acme/sub'));
    act(() => navigate('/article/details/acme/a1', { fromQuery: 'my battery' }));
    await screen.findByRole('heading', { level: 1, name: 'Charge your battery' });
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/acme?q=my%20battery');
    act(() => navigate('/article/details/acme/a3', { fromQuery: 'my battery', fromPage: 2 }));
    await screen.findByRole('heading', { level: 1, name: 'Change a tyre' });
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
      '/acme?q=my%20battery&page=2',
    );
  });

  it.each(['draft', 'foreign', 'nowhere'])(
    'does not show %s: unpublished, foreign or missing',
    async (id) => {
      world();
      openPage(`/article/details/acme/${id}`);
      expect(await screen.findByText('This article is not available.')).toBeTruthy();
    },
  );

  it('thanks for a Yes and records it (S2.3-32, S4.5-21)', async () => {
    world();
    openPage('/article/details/acme/a1');
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(/Thank you/)).toBeTruthy();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(recordReaction, { articleId: 'a1', answer: 'yes' }),
    );
  });

  it('answers a No with the two specified texts and Contact Us (S8-31, S8-32, S2.3-33)', async () => {
    world();
    openPage('/article/details/acme/a1');
    fireEvent.click(await screen.findByRole('button', { name: 'No' }));
    expect(
      await screen.findByText(/^Sorry you could not find an answer in our knowledge base\./),
    ).toBeTruthy();
    expect(screen.getByText(/^Thanks for taking a look .* Let's get you on track -$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/acme?tab=contact');
  });

  it('records a view if the visitor stays, without an account, and ignores a failure (S4.5-19, S8-36)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
    world();
    const { fetch: read } = window;
    const viewed = vi.fn(async (_address: unknown, _init?: RequestInit) => new Response('', { status: 503 }));
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
      request[0] === '/api/activity/articles' ? viewed(...request) : read(...request),
    );
    openPage('/article/details/acme/a1');
    await screen.findByRole('heading', { level: 1, name: 'Charge your battery' });
    await vi.advanceTimersByTimeAsync(3_000);
    await waitFor(() => expect(warn).toHaveBeenCalled());
    const views = viewed.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown);
    expect(views).toEqual([
      {
        articleId: 'a1',
        articleTitle: 'Charge your battery',
        timestamp: expect.any(Number),
        viewerId: localStorage.getItem('viewer'),
      },
    ]);
    expect(sent).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
    vi.useRealTimers();
  });
});

describe('the thank-you page', () => {
  afterEach(() => void vi.restoreAllMocks());

  const ofDefaultLibrary = (custom_subDomain: string) => {
    const { documents } = world();
    documents.set('SupportLibraries/HarborlineParentLib1', makeLibrary({ custom_subDomain }));
    const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    openPage('/thank-you?to=//evil.example');
    return leave;
  };
  const thanks = () =>
    screen.findByRole('heading', { name: 'Thanks for reaching out! We appreciate your feedback' });

  it('S2.4-26: thanks a visitor and stays', async () => {
    const leave = ofDefaultLibrary('');
    await thanks();
    expect(leave).not.toHaveBeenCalled();
  });

  it('S2.4-28: leads on to the library’s own sub-domain where the server could not (D-24)', async () => {
    const leave = ofDefaultLibrary('help.acme.example');
    await thanks();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://help.acme.example/thank-you'));
  });
});

describe('the widget', () => {
  const PARENT = `parentURL=${encodeURIComponent('https://shop.acme.example/cart')}`;
  const inQuery = (name: string) => new URLSearchParams(window.location.search).get(name);

  it('S2.3: shows the pages of the widget where the server has rendered none', async () => {
    world();
    const user = userEvent.setup({ delay: null });
    openPage('/advancedWidget/acme/help?hc=1&other=1');
    await screen.findByRole('heading', { level: 1, name: 'How can we help?' });
    await user.click(await screen.findByRole('link', { name: /^Wheels/ }));
    await screen.findByRole('heading', { level: 1, name: 'Wheels' });
    expect(window.location.pathname + window.location.search).toBe('/widgetAdvanced/acme/help/sec?hc=1');
    expect(screen.queryByRole('search')).toBeNull();
    await user.click(await screen.findByRole('link', { name: /Change a tyre/ }));
    await screen.findByRole('heading', { level: 1, name: 'Change a tyre' });
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
      '/widgetAdvanced/acme/help?hc=1',
    );
  });

  it('S2.2-01: shows the views of the library in its key, with tabs and the back arrow', async () => {
    world();
    const user = userEvent.setup({ delay: null });
    openPage('/widget/acme/');
    await screen.findByRole('heading', { level: 1, name: 'How can we help?' });
    expect(screen.getByText('BROWSE HELP LIBRARY').getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: /Acme/ })).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: /^Wheels/ }));
    await screen.findByRole('heading', { level: 1, name: 'Wheels' });
    await user.click(await screen.findByRole('link', { name: /Change a tyre/ }));
    await screen.findByRole('heading', { level: 1, name: 'Change a tyre' });
    expect(inQuery('article')).toBe('a3');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('heading', { level: 1, name: 'Tyres' });
    await user.type(screen.getByPlaceholderText('Search our Help Library'), 'battery{Enter}');
    await screen.findByRole('heading', { level: 2, name: /^Results for/ });
    await user.click(screen.getByText('CONTACT US'));
    await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
    expect(window.location.pathname).toBe('/widget/acme');
  });

  it('S2.2-02, S2.2-03: keeps hc and parentURL, and leads back to the page around it', async () => {
    world();
    const user = userEvent.setup({ delay: null });
    openPage(`/widget/acme?hc=1&${PARENT}`);
    await user.click(await screen.findByRole('link', { name: /^Battery/ }));
    await screen.findByRole('heading', { level: 1, name: 'Battery' });
    expect([inQuery('hc'), inQuery('parentURL')]).toEqual(['1', 'https://shop.acme.example/cart']);
    // Compact: the page around shows the company's name.
    expect(screen.queryByRole('link', { name: /Acme/ })).toBeNull();
    const back = screen.getByRole('link', { name: 'Back to shop.acme.example' });
    expect([back.getAttribute('href'), back.getAttribute('target')]).toEqual([
      'https://shop.acme.example/cart',
      '_top',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    '//acme.example',
    'https://evil.example/',
    'https://acme.example@evil.example/',
  ])('S2.2-02: leads nowhere for the parentURL %s (D-14)', async (parentURL) => {
    world();
    openPage(`/widget/acme?${new URLSearchParams({ parentURL })}`);
    await screen.findByRole('link', { name: /^Battery/ });
    expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull();
  });

  it.each(['/widget', '/widget/nobody', '/Widget/login', '/widget/a'])(
    "S2.2-18: shows '*Invalid Widget Url*' at %s",
    async (address) => {
      world();
      openPage(address);
      await screen.findByRole('heading', { level: 1, name: '*Invalid Widget Url*' });
      await waitFor(() => expect(document.title).toBe('*Invalid Widget Url*'));
    },
  );
});

describe("a library's own look and words", () => {
  const theme = { themeColor: '#0f6e64', favicon: '', isCustomCss: true, customCss: '.hero { color: red }' };
  const styleText = () =>
    document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText)
      .join(' ');

  it('applies its CSS only to help-center pages, confined to their root (D-15)', async () => {
    world({ publicHelpCenterTheme: theme });
    openPage('/acme');
    await waitFor(() => expect(styleText()).toBe('[data-help-center] .hero { color: red; }'));
    expect(document.body.hasAttribute('data-help-center')).toBe(true);
    act(() => navigate('/acme/conversation/some-ref'));
    await waitFor(() => expect(styleText()).toBe(''));
    expect(document.body.hasAttribute('data-help-center')).toBe(false);
  });

  it.each(['/Invite', '/join?token=t', '/no/such/page/here'])(
    'leaves none of its CSS on %s, which is not a library page',
    async (address) => {
      world({ publicHelpCenterTheme: theme });
      openPage('/acme');
      await waitFor(() => expect(styleText()).not.toBe(''));
      act(() => navigate(address));
      await waitFor(() => expect(styleText()).toBe(''));
      expect(document.body.hasAttribute('data-help-center')).toBe(false);
    },
  );

  it('keeps the stylesheet that the server linked until its CSS changes (D-15)', async () => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
    link.setAttribute('data-library-styles', '');
    document.body.prepend(link);
    world({ publicHelpCenterTheme: theme });
    putResource(libraryResource('acme'), makeLibrary({ publicHelpCenterTheme: theme }));
    openPage('/acme');
    await screen.findByText('Battery');
    expect(link.isConnected).toBe(true);
    expect(styleText()).toBe('');
    act(() => navigate('/acme/conversation/some-ref'));
    await waitFor(() => expect(link.isConnected).toBe(false));
    act(() => navigate('/acme'));
    await waitFor(() => expect(styleText()).toBe('[data-help-center] .hero { color: red; }'));
  });

  it('sanitises stored CSS again', async () => {
    const customCss = '@import "x.css"; a { background: url(https://evil.example) } a { color: red }';
    world({ publicHelpCenterTheme: { ...theme, customCss } });
    openPage('/acme');
    await waitFor(() => expect(styleText()).toBe('[data-help-center] a { color: red; }'));
  });

  it('gives search engines keywords only on the front page', async () => {
    world();
    openPage('/acme');
    const keywords = () => document.querySelector<HTMLMetaElement>('meta[name="keywords"]')?.content;
    await waitFor(() => expect(keywords()).toBe('help'));
    act(() => navigate('/article/details/acme/a1'));
    await waitFor(() => expect(keywords()).toBeUndefined());
  });

  it('applies no CSS while custom CSS is switched off', async () => {
    world({ publicHelpCenterTheme: { ...theme, isCustomCss: false } });
    openPage('/acme');
    await screen.findByText('Battery');
    expect(styleText()).toBe('');
  });

  it("applies its translations to titles and articles, not to visitors' input (S3-19)", async () => {
    const { documents } = world();
    const pair = { support_lib_id: TEST_LIBRARY_ID, source: 'battery', translation: 'power pack' };
    documents.set('Translations/t1', pair);
    openPage('/article/details/acme/a1');
    expect(await screen.findByRole('heading', { name: 'Charge your power pack' })).toBeTruthy();
    act(() => navigate('/acme?q=battery'));
    expect(await screen.findByText('battery', { selector: '[data-user-text]' })).toBeTruthy();
  });
});

describe('S3-07: content of the parent (D-35), where the server rendered nothing', () => {
  const PARENT = 'parentlibrary0000001';
  const SHOWN = {
    parent_lib_id: PARENT,
    disabled_default_categories: false,
    disabled_default_articles: true,
    enabled_default_articles: ['d1'],
  };
  const ofParent = (id: string, changes: object = {}) =>
    makeArticle({ id, support_lib_id: PARENT, article_categories: 'shared', article_title: id, ...changes });

  function family(changes: Parameters<typeof makeLibrary>[0] = SHOWN, more: Record<string, object> = {}) {
    const parents = [
      ofParent('d1', { article_title: 'How invoices work', article_content: '<p>Each month.</p>' }),
      ofParent('d2', { article_title: 'Not chosen' }),
      ofParent('d3', { article_title: 'For staff', is_published: false, audience: 'staff' }),
    ];
    const entries = Object.fromEntries(
      parents.filter((one) => one.is_published).map((one) => [one.id, toSearchEntry(one)]),
    );
    return fakeFirestore({
      'LibraryKeys/acme': { support_lib_id: TEST_LIBRARY_ID },
      [`SupportLibraries/${TEST_LIBRARY_ID}`]: makeLibrary(changes),
      [`SupportLibraries/${PARENT}`]: makeLibrary({
        categoryPositioning: [{ id: 'shared' }, { id: 'also' }],
      }),
      'Categories/own': makeCategory({ category_title: 'Own topic' }),
      'Categories/also': makeCategory({ support_lib_id: PARENT, category_title: 'Also shared' }),
      'Categories/shared': makeCategory({ support_lib_id: PARENT, category_title: 'Shared topic' }),
      ...Object.fromEntries(parents.map((one) => [`Articles/${one.id}`, one])),
      [`SearchShards/${PARENT}_0`]: { support_lib_id: PARENT, entries },
      ...more,
    });
  }

  it('stands on the home page after the library’s own, in the parent’s order', async () => {
    family();
    openPage('/acme');
    const links = await screen.findAllByRole('link', { name: /topic|shared/i });
    const titles = links.map((link) => link.querySelector('.category-title')?.textContent);
    expect(titles).toEqual(['Own topic', 'Shared topic', 'Also shared']);
  });

  it('is listed in its category without what was not chosen', async () => {
    family();
    openPage('/articleCategoriesDetails/acme/shared');
    const link = await screen.findByRole('link', { name: 'How invoices work' });
    expect(link.getAttribute('href')).toBe('/article/details/acme/d1');
    expect(screen.queryByText('Not chosen')).toBeNull();
  });

  it('opens at the library’s own address; what is not chosen, or for staff, is not there', async () => {
    family();
    openPage('/article/details/acme/d1');
    expect(await screen.findByText('Each month.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Shared topic' })).toBeTruthy();
    for (const id of ['d2', 'd3']) {
      cleanup();
      openPage(`/article/details/acme/${id}`);
      expect(await screen.findByText(HELP_CENTER_TEXTS.articleGone)).toBeTruthy();
    }
  });

  it('is found by search', async () => {
    family();
    openPage('/acme?q=invoices');
    expect(await screen.findByRole('link', { name: /How invoices work/ })).toBeTruthy();
    cleanup();
    openPage('/acme?q=chosen');
    await screen.findAllByText(/chosen/);
    expect(screen.queryByRole('link', { name: /Not chosen/ })).toBeNull();
  });

  it('U-12: makes room for the library’s own copy on every page, once that is published', async () => {
    const copy = makeArticle({
      id: `d1_of_${TEST_LIBRARY_ID}`,
      article_title: 'Our invoices',
      article_content: '<p>Each week.</p>',
      article_categories: 'shared',
    });
    family(SHOWN, {
      [`Articles/${copy.id}`]: copy,
      [`SearchShards/${TEST_LIBRARY_ID}_0`]: {
        support_lib_id: TEST_LIBRARY_ID,
        entries: { [copy.id]: toSearchEntry(copy) },
      },
    });
    openPage('/articleCategoriesDetails/acme/shared');
    expect(await screen.findByRole('link', { name: 'Our invoices' })).toBeTruthy();
    expect(screen.queryByText('How invoices work')).toBeNull();
    cleanup();
    openPage('/article/details/acme/d1');
    expect(await screen.findByText('Each week.')).toBeTruthy();
    cleanup();
    openPage('/acme?q=invoices');
    expect(await screen.findByRole('link', { name: /Our invoices/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /How invoices work/ })).toBeNull();
  });

  it('D-72: is not there where the library never chose', async () => {
    family({ parent_lib_id: PARENT });
    openPage('/acme');
    expect(await screen.findByText('Own topic')).toBeTruthy();
    expect(screen.queryByText('Shared topic')).toBeNull();
    cleanup();
    openPage('/article/details/acme/d1');
    expect(await screen.findByText(HELP_CENTER_TEXTS.articleGone)).toBeTruthy();
  });
});
