import { makeArticle } from '@harborline/domain/testing/factories';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type LoadedArticle, loadArticle, loadLatestArticle } from './load-article';
import { useArticle } from './use-article';

vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('./load-article', () => ({ loadArticle: vi.fn(), loadLatestArticle: vi.fn() }));

const loaded = (title: string): LoadedArticle => ({
  article: makeArticle({ article_title: title }),
  draft: null,
  version: { article: '1.0', draft: null },
});
const answer = (data: LoadedArticle | null) => vi.mocked(loadArticle).mockResolvedValueOnce(data);

it('takes over the saved article, and reads it again to start over', async () => {
  answer(loaded('First'));
  const { result } = renderHook(() => useArticle('a1', 'acme'));
  expect(result.current.state).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current.state).toEqual({ status: 'ready', data: loaded('First') }));

  vi.mocked(loadLatestArticle).mockResolvedValueOnce(loaded('Saved'));
  await act(() => result.current.refresh());
  expect(result.current.state).toEqual({ status: 'ready', data: loaded('Saved') });

  answer(null);
  act(() => result.current.restart());
  expect(result.current.state).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current.state).toEqual({ status: 'ready', data: null }));
});
