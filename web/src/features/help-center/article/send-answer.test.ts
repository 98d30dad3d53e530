import { recordReaction } from '@harborline/domain/api/activity/articles';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callAsVisitor } from '../../../shared/firebase/visitor-session';
import { hasKeptAnswers } from './kept-answers';
import { sendAnswer, sendKeptAnswers } from './send-answer';

vi.mock('../../../shared/firebase/visitor-session', () => ({ callAsVisitor: vi.fn() }));

const answers = (status: number) =>
  vi.mocked(callAsVisitor).mockRejectedValue(Object.assign(new Error(String(status)), { status }));

describe('the answer whether an article helped', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    window.localStorage.clear();
    vi.mocked(callAsVisitor).mockReset().mockResolvedValue();
  });

  it('is sent, and nothing of it is kept', async () => {
    expect(await sendAnswer('a1', 'yes')).toBe('sent');
    expect(callAsVisitor).toHaveBeenCalledWith(recordReaction, { articleId: 'a1', answer: 'yes' });
    expect(hasKeptAnswers()).toBe(false);
  });

  it('waits where it was given offline, and goes out later, the last word alone', async () => {
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

  it.each([429, 503])('waits where the server answers %d', async (status) => {
    answers(status);
    expect(await sendAnswer('a1', 'yes')).toBe('waiting');
    expect(hasKeptAnswers()).toBe(true);
  });

  it('is given up where the server refuses it for good', async () => {
    answers(404);
    expect(await sendAnswer('a1', 'yes')).toBe('refused');
    expect(hasKeptAnswers()).toBe(false);
  });
});
