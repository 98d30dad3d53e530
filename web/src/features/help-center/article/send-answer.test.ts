import { recordReaction } from '@harborline/domain/api/activity/articles';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callAsVisitor } from '../../../shared/firebase/visitor-session';
import { hasKeptAnswers } from './kept-answers';
import { sendAnswer, sendKeptAnswers } from './send-answer';

vi.mock('../../../shared/firebase/visitor-session', () => ({ callAsVisitor: vi.fn() }));

const answers = (status: number) =>
  vi.mocked(callAsVisitor).mockRejectedValue(Object.assign(new Error(String(status)), { status }));

describe('the answer to whether an article helped', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    window.localStorage.clear();
    vi.mocked(callAsVisitor).mockReset().mockResolvedValue();
  });

  it('is not kept once it is sent', async () => {
    expect(await sendAnswer('a1', 'yes')).toBe('sent');
    expect(callAsVisitor).toHaveBeenCalledWith(recordReaction, { articleId: 'a1', answer: 'yes' });
    expect(hasKeptAnswers()).toBe(false);
  });

  it('waits while offline, and only the last answer is sent later', async () => {
    vi.mocked(callAsVisitor).mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendAnswer('a1', 'yes')).toBe('waiting');
    expect(await sendAnswer('a1', 'no')).toBe('waiting');
    vi.mocked(callAsVisitor).mockReset().mockResolvedValue();
    await sendKeptAnswers();
    expect(callAsVisitor).toHaveBeenCalledExactlyOnceWith(recordReaction, {
      articleId: 'a1',
      answer: 'no',
    });
    expect(hasKeptAnswers()).toBe(false);
  });

  it.each([429, 503])('waits if the server responds with %d', async (status) => {
    answers(status);
    expect(await sendAnswer('a1', 'yes')).toBe('waiting');
    expect(hasKeptAnswers()).toBe(true);
  });

  it('is dropped if the server refuses it for good', async () => {
    answers(404);
    expect(await sendAnswer('a1', 'yes')).toBe('refused');
    expect(hasKeptAnswers()).toBe(false);
  });
});
