// A page that rests watches the whole document, and for good. @vitest-environment happy-dom
import { VOTE_TEXTS } from '@harborline/domain/texts/article-vote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenAnswer } from '../../../features/help-center/article/given-answers';
import { isAnswerWaiting } from '../../../features/help-center/article/kept-answers';
import { rest } from './rest';
import { type EndRest, type RestingPage, restingPage } from './resting-page';

/** What hydrates a part, and what the app does, each on a page of its own (resting-parts.test.tsx). */
const wakePart = vi.hoisted(() =>
  vi.fn<(page: RestingPage, name: string, endRest: EndRest) => Promise<void>>(),
);
const standBy = vi.hoisted(() => vi.fn<(page: RestingPage) => Promise<void>>());
vi.mock('./wake-part', () => ({ wakePart }));
vi.mock('./stand-by', () => ({ standBy }));

const CONTENT = JSON.stringify({
  article: { id: 'a1', article_title: 'Charge it' },
  translations: [{ source: 'saved', translation: 'gemerkt' }],
});

const PAGE = `
  <p class="offline-banner" hidden></p>
  <a href="/acme">Home</a>
  <div data-island="search"><form class="search-box"><input type="search"></form></div>
  <div class="article-layout">
    <div class="prose"><h2 id="section-1"><a class="heading-link" href="#section-1">How</a></h2></div>
    <div data-island="feedback"><section class="feedback" hidden>
      <div class="feedback-buttons">
        <button value="yes" aria-pressed="false">Yes</button><button value="no" aria-pressed="false">No</button>
      </div>
      <div class="feedback-reply"></div>
    </section></div>
  </div>
  <script type="application/json" id="page-content" data-rests>${CONTENT}</script>`;

const one = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};
const feedback = () => one('.feedback');
const pressed = () => document.querySelector('[aria-pressed=true]')?.textContent ?? '';

let page: RestingPage;

async function open(html = PAGE): Promise<void> {
  document.body.innerHTML = html;
  page = restingPage();
  rest(page);
  await vi.waitFor(() => expect(feedback().hidden).toBe(false));
}

/** What was handed over to hydrate a part. */
async function endOf(name: string): Promise<EndRest> {
  await vi.waitFor(() => expect(wakePart).toHaveBeenCalledWith(page, name, expect.anything()));
  const [, , endRest] = wakePart.mock.calls.find(([, part]) => part === name) ?? [];
  if (endRest === undefined) throw new Error(`Nothing was handed over for ${name}`);
  return endRest;
}

beforeEach(() => {
  localStorage.clear();
  wakePart.mockReset().mockResolvedValue();
  standBy.mockReset().mockResolvedValue();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({})),
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  page.over.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks whether the article helped, and marks an earlier answer (D-18)', async () => {
  localStorage.setItem('given-answers', JSON.stringify({ a1: 'no', a2: 'maybe' }));
  await open();
  expect(pressed()).toBe('No');
});

it('keeps a vote until the question is hydrated, and then repeats its click (S4.5-21)', async () => {
  await open();
  one('[value=yes]').click();
  expect([pressed(), givenAnswer('a1'), isAnswerWaiting('a1')]).toEqual(['Yes', 'yes', true]);
  const takeOver = (await endOf('feedback'))();
  expect([pressed(), givenAnswer('a1'), isAnswerWaiting('a1')]).toEqual(['', null, false]);
  const heard = vi.fn();
  one('[value=yes]').addEventListener('click', heard);
  takeOver();
  expect(heard).toHaveBeenCalledOnce();
});

it('says offline that a vote is saved', async () => {
  await open();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(one('.offline-banner').hidden).toBe(false);
  one('[value=no]').click();
  expect(one('.feedback-reply').textContent).toBe(VOTE_TEXTS.feedbackWaits);
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  expect(one('.offline-banner').hidden).toBe(true);
});

it('translates what it says where the page is translated (D-25)', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(`<div data-translated>${PAGE}</div>`);
  one('[value=no]').click();
  await vi.waitFor(() => expect(one('.feedback-reply').textContent).toMatch(/^Your answer is gemerkt and/));
  vi.restoreAllMocks();
});

it('records the view of an article once, without an account (S4.5-19)', async () => {
  vi.useFakeTimers();
  await open();
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/api/activity/articles');
});

it('U-13: records the view of an incident’s news flash, which asks for no reactions', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main><article class="article news-flash" data-news="n1"></article></main>';
  page = restingPage();
  rest(page);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(2_000);
    expect(fetch).toHaveBeenCalledOnce();
  });
  expect(JSON.stringify(vi.mocked(fetch).mock.calls[0])).toContain('n1');
});

it('remembers where the visitor was when they jump to a section', async () => {
  await open();
  const remembered = vi.spyOn(history, 'replaceState');
  one('.heading-link').click();
  expect(remembered).toHaveBeenCalledWith({ scrollY: 0 }, '');
});

it('focuses the search field on a slash', async () => {
  await open();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: '/' }));
  expect(document.activeElement).toBe(one('input'));
});

it('keeps a status page current (D-38)', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main><div class="status-page"></div></main>';
  page = restingPage();
  rest(page);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(30_000);
    expect(fetch).toHaveBeenCalledWith(window.location.pathname, expect.anything());
  });
});

it('hydrates the search alone once it has the focus, and then has the app ready', async () => {
  await open();
  expect([wakePart, standBy].map((call) => call.mock.calls.length)).toEqual([0, 0]);
  one('input').focus();
  await endOf('search');
  await vi.waitFor(() => expect(standBy).toHaveBeenCalledWith(page));
  expect(wakePart).toHaveBeenCalledOnce();
});

it('has the app ready for a link that the visitor turns to, and hydrates nothing', async () => {
  await open();
  one('[href="/acme"]').dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.waitFor(() => expect(standBy).toHaveBeenCalledWith(page));
  expect(wakePart).not.toHaveBeenCalled();
});

it('records no view of an article that the visitor leaves at once', async () => {
  vi.useFakeTimers();
  await open();
  page.over.abort();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetch).not.toHaveBeenCalled();
});

it('has the server show where a search has led if the app cannot be loaded', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  wakePart.mockImplementation(async () => history.pushState(null, '', '/acme?q=lock'));
  standBy.mockRejectedValue(new Error('offline'));
  await open();
  one('input').focus();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  vi.restoreAllMocks();
});
