import { recordFeedback, recordReaction } from '@harborline/domain/api/activity/articles';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { FEEDBACK_TEXTS } from '@harborline/domain/texts/article-feedback';
import { VOTE_TEXTS } from '@harborline/domain/texts/article-vote';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callAsVisitor } from '../../../shared/firebase/visitor-session';
import { LibraryScopeProvider } from '../../../shared/library/library-scope';
import { ArticleFeedback } from './article-feedback';
import { hasKeptAnswers } from './kept-answers';
import { sendKeptAnswers } from './send-answer';

vi.mock('../../../shared/firebase/visitor-session', () => ({ callAsVisitor: vi.fn() }));

const SCOPE = { library: makeLibrary(), links: publicLinks('acme') };

const open = () =>
  render(
    <LibraryScopeProvider scope={SCOPE}>
      <ArticleFeedback articleId="a1" />
    </LibraryScopeProvider>,
  );

const yes = () => screen.getByRole('button', { name: HELP_CENTER_TEXTS.yes });
const no = () => screen.getByRole('button', { name: HELP_CENTER_TEXTS.no });
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

const refuse = (status: number) =>
  vi.mocked(callAsVisitor).mockRejectedValue(Object.assign(new Error(String(status)), { status }));

async function giveReason(text: string): Promise<void> {
  fireEvent.click(no());
  fireEvent.click(await screen.findByLabelText(FEEDBACK_TEXTS.reasons.unclear));
  fireEvent.change(screen.getByLabelText(FEEDBACK_TEXTS.reasonDetails), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: FEEDBACK_TEXTS.sendReason }));
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  window.localStorage.clear();
  vi.mocked(callAsVisitor).mockReset().mockResolvedValue();
});
afterEach(cleanup);

it('S4.5-07: is unanswered, then yes or no, and marks the vote again after a reload (D-18)', async () => {
  open();
  expect([yes(), no()].some(isPressed)).toBe(false);
  fireEvent.click(yes());
  await screen.findByText(FEEDBACK_TEXTS.feedbackThanks);
  cleanup();
  open();
  expect([yes(), no()].map(isPressed)).toEqual([true, false]);
  expect(screen.queryByText(FEEDBACK_TEXTS.feedbackThanks)).toBeNull();
  expect(callAsVisitor).toHaveBeenCalledTimes(1);
  fireEvent.click(no());
  await screen.findByText(FEEDBACK_TEXTS.feedbackSorry);
  expect(callAsVisitor).toHaveBeenLastCalledWith(recordReaction, { articleId: 'a1', answer: 'no' });
});

it('S8-31: after No it asks for a reason, which its writers read', async () => {
  open();
  await giveReason('Which lamp?');
  await screen.findByText(FEEDBACK_TEXTS.reasonThanks);
  expect(callAsVisitor).toHaveBeenLastCalledWith(recordFeedback, {
    articleId: 'a1',
    reason: 'unclear',
    text: 'Which lamp?',
  });
});

it('takes a vote back that the server refuses for good, and says so', async () => {
  refuse(404);
  open();
  fireEvent.click(yes());
  await screen.findByText(FEEDBACK_TEXTS.feedbackFailed);
  expect([yes(), no()].some(isPressed)).toBe(false);
  cleanup();
  open();
  expect([yes(), no()].some(isPressed)).toBe(false);
});

it('keeps a vote and a reason given offline, and sends both later', async () => {
  vi.mocked(callAsVisitor).mockRejectedValue(new TypeError('Failed to fetch'));
  open();
  await giveReason('');
  await screen.findByText(FEEDBACK_TEXTS.reasonWaits);
  cleanup();
  open();
  expect(isPressed(no())).toBe(true);
  screen.getByText(VOTE_TEXTS.feedbackWaits);
  // The page believes to be online, and tries once more by itself.
  await waitFor(() => expect(callAsVisitor).toHaveBeenCalledTimes(3));
  vi.mocked(callAsVisitor).mockReset().mockResolvedValue();
  await sendKeptAnswers();
  expect(vi.mocked(callAsVisitor).mock.calls.map(([contract]) => contract)).toEqual([
    recordReaction,
    recordFeedback,
  ]);
  expect(hasKeptAnswers()).toBe(false);
});

it('drops a reason that waits once the vote is a Yes', async () => {
  vi.mocked(callAsVisitor).mockRejectedValue(new TypeError('Failed to fetch'));
  open();
  await giveReason('');
  await screen.findByText(FEEDBACK_TEXTS.reasonWaits);
  vi.mocked(callAsVisitor).mockReset().mockResolvedValue();
  fireEvent.click(yes());
  await waitFor(() => expect(hasKeptAnswers()).toBe(false));
  expect(vi.mocked(callAsVisitor).mock.calls.map(([contract]) => contract)).toEqual([recordReaction]);
});
