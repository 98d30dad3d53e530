import { toPageNewsFlash } from '@harborline/domain/news/page-news';
import { makeNewsFlash } from '@harborline/domain/testing/factories';
import { NEWS_PAGE_TEXTS } from '@harborline/domain/texts/news';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAsVisitor } from '../../../shared/firebase/visitor-session';
import { givenReaction, rememberReaction, waitingReaction } from './given-reactions';
import { NewsReactions } from './news-reactions';
import { startRestingNews } from './resting-news';
import { sendKeptReactions } from './send-reaction';

vi.mock('../../../shared/firebase/visitor-session', () => ({ askAsVisitor: vi.fn() }));

const { reactions, thanks, failed, waits } = NEWS_PAGE_TEXTS;
const news = toPageNewsFlash(makeNewsFlash({ heart: 4, party: 2 }), { html: '', description: '' });
/** The server's numbers, with the visitor's reaction. */
let stored = { heart: 4, party: 2, snooze: 0, dislike: 0 };
let own: keyof typeof stored | null = null;
async function count(_contract: unknown, body: unknown) {
  const { reaction } = body as { reaction: keyof typeof stored };
  if (own !== null) stored = { ...stored, [own]: stored[own] - 1 };
  own = reaction;
  stored = { ...stored, [own]: stored[own] + 1 };
  return { status: 200, data: { reaction, ...stored } };
}

const show = () => render(<NewsReactions news={news} />);
const button = (name: string) => screen.getByRole('radio', { name: new RegExp(name) });
const counts = () => screen.getAllByRole('radio').map(({ textContent }) => textContent?.match(/\d+$/)?.[0]);
/** What was sent, in its order. */
const sent = () =>
  vi.mocked(askAsVisitor).mock.calls.map(([, body]) => (body as { reaction: string }).reaction);
const pressed = () =>
  screen.getAllByRole('radio').filter((one) => one.getAttribute('aria-checked') === 'true').length;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  [stored, own] = [{ heart: 4, party: 2, snooze: 0, dislike: 0 }, null];
  vi.mocked(askAsVisitor).mockReset().mockImplementation(count);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('D-39: a visitor has one reaction and may switch it', async () => {
  show();
  fireEvent.click(button(reactions.heart));
  await screen.findByText(thanks);
  expect(counts()).toEqual(['5', '2', '0', '0']);
  fireEvent.click(button(reactions.party));
  fireEvent.click(button(reactions.party));
  await vi.waitFor(() => expect(sent()).toEqual(['heart', 'party']));
  expect([counts(), pressed()]).toEqual([['4', '3', '0', '0'], 1]);
  await vi.waitFor(() => expect(givenReaction(news.id)).toBe('party'));
});

it('takes back what the server did not take, and says so', async () => {
  rememberReaction(news.id, 'heart');
  show();
  vi.mocked(askAsVisitor).mockRejectedValue(Object.assign(new Error('404'), { status: 404 }));
  fireEvent.click(button(reactions.dislike));
  await screen.findByText(failed);
  expect([counts(), givenReaction(news.id)]).toEqual([['4', '2', '0', '0'], 'heart']);
  expect(button(reactions.heart).getAttribute('aria-checked')).toBe('true');
});

const goes = (what: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(what === 'online');
  window.dispatchEvent(new Event(what));
};
const loseConnection = () => {
  vi.mocked(askAsVisitor).mockRejectedValue(new TypeError('Failed to fetch'));
  goes('offline');
};
const findConnection = () => {
  vi.mocked(askAsVisitor).mockReset().mockImplementation(count);
  goes('online');
};

it('D-39: keeps a reaction made offline, which may be switched, and sends the last one once', async () => {
  rememberReaction(news.id, 'heart');
  loseConnection();
  show();
  fireEvent.click(button(reactions.party));
  fireEvent.click(button(reactions.snooze));
  await screen.findByText(waits);
  await vi.waitFor(() => expect(waitingReaction(news.id)).toBe('snooze'));
  expect([counts(), pressed()]).toEqual([['3', '2', '1', '0'], 1]);
  findConnection();
  // The page and the app around it both send what waits.
  await sendKeptReactions();
  await screen.findByText(thanks);
  expect(sent()).toEqual(['snooze']);
  expect([givenReaction(news.id), waitingReaction(news.id)]).toEqual(['snooze', null]);
  expect(counts()).toEqual(['3', '2', '1', '0']);
});

it('still has a reaction made offline after the page was closed', async () => {
  loseConnection();
  show();
  fireEvent.click(button(reactions.heart));
  await vi.waitFor(() => expect(waitingReaction(news.id)).toBe('heart'));
  cleanup();
  show();
  expect(screen.getByText(waits)).toBeTruthy();
  expect([counts(), pressed()]).toEqual([['5', '2', '0', '0'], 1]);
  findConnection();
  await screen.findByText(thanks);
  expect(sent()).toEqual(['heart']);
});

it('repeats a click that came before the reactions were hydrated', () => {
  show();
  const section = document.querySelector<HTMLElement>('.news-reactions');
  if (section === null) throw new Error('no reactions');
  section.hidden = true;
  const { end, endReactions } = startRestingNews(section);
  expect(section.hidden).toBe(false);
  const clicks = vi.fn();
  button(reactions.snooze).addEventListener('click', clicks);
  goes('offline');
  fireEvent.click(button(reactions.snooze));
  expect(waitingReaction(news.id)).toBe('snooze');
  expect(document.querySelector('.news-reply')?.textContent).toContain(waits);
  const repeat = endReactions();
  expect(waitingReaction(news.id)).toBeNull();
  repeat();
  expect(clicks).toHaveBeenCalledTimes(2);
  end();
});

it('D-39: is a choice of one, in which arrow keys move without choosing', () => {
  show();
  expect(screen.getByRole('radiogroup', { name: NEWS_PAGE_TEXTS.reactTitle })).toBeTruthy();
  button(reactions.heart).focus();
  fireEvent.keyDown(button(reactions.heart), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(button(reactions.dislike));
  expect([pressed(), sent()]).toEqual([0, []]);
});

it('counts the visitor’s own reaction in a page from a cache, and once in a new one', async () => {
  show();
  fireEvent.click(button(reactions.snooze));
  await screen.findByText(thanks);
  cleanup();
  show();
  expect([counts(), pressed()]).toEqual([['4', '2', '1', '0'], 1]);
  const section = document.querySelector<HTMLElement>('.news-reactions');
  const number = button(reactions.snooze).lastElementChild;
  if (section === null || number === null) throw new Error('no reactions');
  number.textContent = '0';
  startRestingNews(section).end();
  expect(counts()).toEqual(['4', '2', '1', '0']);
  cleanup();
  render(<NewsReactions news={{ ...news, snooze: 1 }} />);
  expect(counts()).toEqual(['4', '2', '1', '0']);
});

it('D-39: counts a reaction once in a page that was loaded anew before the server had answered', async () => {
  let isAnswered: () => void = () => undefined;
  vi.mocked(askAsVisitor).mockImplementationOnce(async (...asked) => {
    const answer = await count(...asked);
    await new Promise<void>((resolve) => (isAnswered = resolve));
    return answer;
  });
  show();
  fireEvent.click(button(reactions.heart));
  await vi.waitFor(() => expect(stored.heart).toBe(5));
  cleanup();
  render(<NewsReactions news={{ ...news, ...stored }} />);
  isAnswered();
  await screen.findByText(thanks);
  expect([counts(), pressed()]).toEqual([['5', '2', '0', '0'], 1]);
  cleanup();
  render(<NewsReactions news={{ ...news, ...stored }} />);
  expect(counts()).toEqual(['5', '2', '0', '0']);
});

it('counts the visitor’s own reaction though others reacted meanwhile', async () => {
  stored = { ...stored, heart: 9 };
  show();
  fireEvent.click(button(reactions.heart));
  await screen.findByText(thanks);
  expect(counts()).toEqual(['5', '2', '0', '0']);
});
