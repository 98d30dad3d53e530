import { REVIEW_TEXTS } from '@harborline/domain/texts/ratings';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callAsVisitor, readAsVisitor } from '../../../shared/firebase/visitor-session';
import { RateAnswer } from './rate-answer';

vi.mock('../../../shared/firebase/visitor-session', () => ({
  callAsVisitor: vi.fn(),
  readAsVisitor: vi.fn(),
}));

let count = 0;
const show = (data: object) => {
  vi.mocked(readAsVisitor).mockResolvedValue({ status: 200, data });
  count += 1;
  return render(<RateAnswer conversationRef="chat" messageId={`answer-${count}`} />);
};
const star = (rating: number) => screen.findByRole('radio', { name: new RegExp(`^${rating} of 5 stars`) });
const submit = () => screen.getByRole('button', { name: REVIEW_TEXTS.submit });

beforeEach(() => {
  vi.mocked(callAsVisitor).mockReset().mockResolvedValue();
});
afterEach(cleanup);

it('asks with five stars and a comment, and thanks (S7.2-18)', async () => {
  show({ is_asked: true, rating: null });
  fireEvent.click(await star(2));
  fireEvent.change(screen.getByLabelText(REVIEW_TEXTS.improve), { target: { value: 'Slow.' } });
  fireEvent.click(submit());
  await screen.findByText(REVIEW_TEXTS.afterwards);
  expect(vi.mocked(callAsVisitor).mock.calls[0]?.[1]).toEqual({
    conversation_ref: 'chat',
    message_id: `answer-${count}`,
    message_rating: 2,
    message_review: 'Slow.',
  });
});

it('shows an earlier rating, and keeps what was chosen when it cannot be sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  show({ is_asked: true, rating: 4 });
  expect(await star(4)).toHaveProperty('checked', true);
  expect(screen.getByText(REVIEW_TEXTS.ratedBefore)).toBeTruthy();
  vi.mocked(callAsVisitor).mockRejectedValue(new TypeError('Failed to fetch'));
  fireEvent.click(await star(5));
  fireEvent.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe(REVIEW_TEXTS.notSent);
  expect(await star(5)).toHaveProperty('checked', true);
});

it('asks nothing where the library asks for no ratings (D-97)', async () => {
  const { container } = show({ is_asked: false, rating: null });
  await vi.waitFor(() => expect(readAsVisitor).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});
