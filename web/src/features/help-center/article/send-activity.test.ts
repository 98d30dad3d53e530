import { LIMITS } from '@harborline/domain/limits';
import { afterEach, expect, it, vi } from 'vitest';
import { sendArticleView } from './send-activity';

vi.mock('../../../shared/firebase/with-app-check', () => ({
  withAppCheck: (_audience: string, start: () => void) => start(),
}));
vi.mock('../../../shared/firebase/app-check-headers', () => ({ appCheckHeaders: async () => ({}) }));

afterEach(() => void vi.unstubAllGlobals());

it('S4.5-19: sends no more of a title than a view may have', async () => {
  const sent = vi.fn(async (_address: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', sent);
  await sendArticleView({ id: 'a1', article_title: 'x'.repeat(LIMITS.articleTitle + 1) });
  const [, init] = sent.mock.calls[0] ?? [];
  expect(JSON.parse(String(init?.body))).toMatchObject({
    articleId: 'a1',
    articleTitle: 'x'.repeat(LIMITS.articleTitle),
  });
});
