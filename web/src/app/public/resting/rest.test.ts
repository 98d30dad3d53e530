import { FEEDBACK_TEXTS } from '@harborline/domain/texts/article-feedback';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenAnswer } from '../../../features/help-center/article/given-answers';
import { isAnswerWaiting } from '../../../features/help-center/article/kept-answers';
import { takeFirstView } from '../../../features/help-center/article/note-view';
import { type EndRest, rest } from './rest';

const CONTENT = JSON.stringify({
  article: { id: 'a1', article_title: 'Charge it' },
  translations: [{ source: 'saved', translation: 'gemerkt' }],
});

const PAGE = `
  <p class="offline-banner" hidden></p>
  <form class="search-box"><input type="search"></form>
  <div class="article-layout">
    <div class="prose"><h2 id="section-1"><a class="heading-link" href="#section-1">How</a></h2></div>
    <section class="feedback" hidden>
      <div class="feedback-buttons">
        <button value="yes" aria-pressed="false">Yes</button><button value="no" aria-pressed="false">No</button>
      </div>
      <div class="feedback-reply"></div>
    </section>
  </div>
  <script type="application/json" id="page-content" data-rests>${CONTENT}</script>`;

const one = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};
const feedback = () => one('.feedback');
const pressed = () => document.querySelector('[aria-pressed=true]')?.textContent ?? '';

let end: EndRest;

async function open(page = PAGE): Promise<void> {
  document.body.innerHTML = page;
  end = rest();
  await vi.waitFor(() => expect(feedback().hidden).toBe(false));
}

beforeEach(() => {
  localStorage.clear();
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
  end()();
  takeFirstView('a1')?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks whether the article helped, and marks an earlier answer (D-18)', async () => {
  localStorage.setItem('given-answers', JSON.stringify({ a1: 'no', a2: 'maybe' }));
  await open();
  expect(pressed()).toBe('No');
});

it('keeps a vote until the page is hydrated, and then repeats its click (S4.5-21)', async () => {
  await open();
  one('[value=yes]').click();
  expect([pressed(), givenAnswer('a1'), isAnswerWaiting('a1')]).toEqual(['Yes', 'yes', true]);
  const takeOver = end();
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
  expect(one('.feedback-reply').textContent).toBe(FEEDBACK_TEXTS.feedbackWaits);
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
  end = rest();
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(30_000);
    expect(fetch).toHaveBeenCalledWith(window.location.pathname, expect.anything());
  });
});
