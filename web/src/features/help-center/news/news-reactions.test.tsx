import { toPageNewsFlash } from '@harborline/domain/news/page-news';
import { makeNewsFlash } from '@harborline/domain/testing/factories';
import { NEWS_PAGE_TEXTS } from '@harborline/domain/texts/news';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../shared/testing/patience';
import { givenReaction, rememberReaction } from './given-reactions';
import { NewsReactions } from './news-reactions';
import { startRestingNews } from './resting-news';

const sendReaction = vi.hoisted(() => vi.fn(async (_id: string, _reaction: string) => {}));
vi.mock('./send-reaction', () => ({ sendReaction }));

const { reactions, thanks, failed } = NEWS_PAGE_TEXTS;
const news = toPageNewsFlash(makeNewsFlash({ heart: 4, party: 2 }), { html: '', description: '' });
const show = () => render(<NewsReactions news={news} />);
const button = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const counts = () => screen.getAllByRole('button').map(({ textContent }) => textContent?.match(/\d+$/)?.[0]);
const pressed = () =>
  screen.getAllByRole('button').filter((one) => one.getAttribute('aria-pressed') === 'true').length;

beforeEach(() => {
  window.localStorage.clear();
  sendReaction.mockReset().mockResolvedValue();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(cleanup);

it('D-39: a visitor has one reaction and may switch it', async () => {
  show();
  fireEvent.click(button(reactions.heart));
  await screen.findByText(thanks);
  expect(counts()).toEqual(['5', '2', '0', '0']);
  fireEvent.click(button(reactions.party));
  fireEvent.click(button(reactions.party));
  await vi.waitFor(() => expect(sendReaction).toHaveBeenCalledTimes(2));
  expect([counts(), pressed()]).toEqual([['4', '3', '0', '0'], 1]);
  expect(givenReaction(news.id)).toBe('party');
});

it('takes back what the server did not take, and says so', async () => {
  rememberReaction(news.id, 'heart');
  show();
  sendReaction.mockRejectedValue(new Error('offline'));
  fireEvent.click(button(reactions.dislike));
  await screen.findByText(failed);
  expect([counts(), givenReaction(news.id)]).toEqual([['4', '2', '0', '0'], 'heart']);
  expect(button(reactions.heart).getAttribute('aria-pressed')).toBe('true');
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
  fireEvent.click(button(reactions.snooze));
  endReactions()();
  expect(clicks).toHaveBeenCalledTimes(2);
  end();
});
