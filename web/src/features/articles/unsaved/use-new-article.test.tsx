import { linkSearch } from '@harborline/domain/api/activity/askers';
import { makeArticle, makeArticleDraft, makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { act, renderHook } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callApi } from '../../../shared/api/call-api';
import { StaffSession } from '../../../shared/testing/staff-session';
import { ToastProvider } from '../../../shared/ui-admin/toasts';
import { keepUnsaved, readUnsaved } from '../../../shared/unsaved/unsaved-store';
import { createArticle } from '../editor/save-article';
import { articleWorkKey, newArticleSchema } from './kept-article';
import { forgetNewText, keepNewText, NEW_WORK, readBegun, textOf } from './unsaved-articles';
import { useNewArticle } from './use-new-article';
import { KEEP_AFTER_MS, KEEP_AGAIN_AFTER_MS } from './use-server-copy';

vi.mock('./unsaved-articles', async (original) => ({
  ...(await original<typeof import('./unsaved-articles')>()),
  keepNewText: vi.fn(),
  forgetNewText: vi.fn(),
  readBegun: vi.fn(),
}));
vi.mock('../../../shared/store/read-records', () => ({
  readRecord: async () => {
    if (stored.article === null) throw new FirebaseError('permission-denied', 'missing');
    return stored.article;
  },
}));
vi.mock('../../../shared/api/call-api', () => ({ callApi: vi.fn() }));
vi.mock('../editor/save-article', () => ({ createArticle: vi.fn() }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/store/new-id', () => ({ newId: () => `new-${++drawn.count}` }));
vi.mock('../../../shared/config/report', () => ({ report: vi.fn() }));

const drawn = vi.hoisted(() => ({ count: 0 }));
/** What is there under the id of the new article. */
const stored = vi.hoisted(() => ({ article: null as object | null }));
const user = makeUser({ agent_role: 'writer' });
const BODY = '<p>Plug it in.</p>';
const DAY_MS = 24 * 60 * 60 * 1000;

const begunAt = (id: string, atMs: number) => ({
  ...makeArticleDraft({
    id,
    article_title: 'Begun',
    article_content: '<p>Begun.</p>',
    article_keywords: [],
    article_categories: '',
    updated_at: timestamp(atMs),
  }),
  expires_at: timestamp(atMs + DAY_MS),
});

const open = async (query = '') => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/admin/article/create${query}`]}>
      <ToastProvider>
        <StaffSession user={user}>{children}</StaffSession>
      </ToastProvider>
    </MemoryRouter>
  );
  const { result, unmount } = renderHook(() => useNewArticle(), { wrapper });
  await pause(0);
  return { result, unmount };
};
const keepOnDevice = (id: string) =>
  keepUnsaved({ uid: user.uid, isTrusted: true }, articleWorkKey(user.support_lib_id, NEW_WORK), {
    title: 'Older',
    value: { id, fields: { title: 'Older', content: BODY, keywords: [], categoryId: '' }, version: null },
  });
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const kept = () => vi.mocked(keepNewText).mock.calls.map(([, text]) => text);

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  drawn.count = 0;
  stored.article = null;
  for (const mocked of [keepNewText, forgetNewText, createArticle, callApi]) vi.mocked(mocked).mockReset();
  vi.mocked(callApi).mockResolvedValue({ isLinked: true });
  for (const mocked of [keepNewText, forgetNewText, createArticle]) vi.mocked(mocked).mockResolvedValue();
  vi.mocked(readBegun).mockReset().mockResolvedValue([]);
});
afterEach(() => {
  vi.useRealTimers();
});

it('D-75: a new article is kept on the server once its text says something and the writing pauses', async () => {
  const { result } = await open();
  act(() => result.current.form.edit({ title: 'Charge' }));
  await pause(KEEP_AFTER_MS * 2);
  expect(keepNewText).not.toHaveBeenCalled();
  expect(result.current.copy.isSafe).toBe(false);
  act(() => result.current.form.edit({ content: BODY }));
  await pause(KEEP_AFTER_MS);
  expect(kept()).toEqual([{ id: 'new-1', fields: expect.objectContaining({ content: BODY }) }]);
  expect(result.current.copy.isSafe).toBe(true);
  expect(createArticle).not.toHaveBeenCalled();
});

it('D-75: an emptied text leaves nothing behind', async () => {
  const { result } = await open();
  act(() => result.current.form.edit({ content: BODY }));
  await pause(KEEP_AFTER_MS);
  act(() => result.current.form.edit({ content: '<p></p>' }));
  await pause(KEEP_AFTER_MS);
  expect(forgetNewText).toHaveBeenCalledExactlyOnceWith('firestore', 'new-1');
});

it('D-75: what could not be kept is tried again, and says so meanwhile', async () => {
  vi.mocked(keepNewText).mockRejectedValueOnce(new Error('offline'));
  const { result } = await open();
  act(() => result.current.form.edit({ content: BODY }));
  await pause(KEEP_AFTER_MS);
  expect(result.current.copy.status).toBe('failed');
  expect(result.current.copy.isSafe).toBe(false);
  await pause(KEEP_AGAIN_AFTER_MS);
  expect(result.current.copy.isSafe).toBe(true);
});

it('D-75: saving makes an article with the same id and deletes what was kept', async () => {
  const { result } = await open();
  act(() => result.current.form.edit({ title: 'Charge', content: BODY }));
  await pause(KEEP_AFTER_MS);
  await act(() => result.current.save(false));
  expect(vi.mocked(createArticle).mock.lastCall?.[1]).toMatchObject({ id: 'new-1', isPublished: false });
  expect(forgetNewText).toHaveBeenCalledExactlyOnceWith('firestore', 'new-1');
  await pause(KEEP_AGAIN_AFTER_MS);
  expect(keepNewText).toHaveBeenCalledOnce();
  expect(result.current.end).toBe('saved');
});

it('D-75: an article saved on another device meanwhile is opened, with the text from here kept for its editor', async () => {
  const { result } = await open();
  act(() => result.current.form.edit({ title: 'Charge', content: BODY }));
  await pause(KEEP_AFTER_MS);
  vi.mocked(createArticle).mockRejectedValue(new FirebaseError('permission-denied', 'exists'));
  stored.article = makeArticle({ id: 'new-1' });
  await act(() => result.current.save(false));
  expect(result.current.end).toBe('saved');
  expect(forgetNewText).toHaveBeenCalledExactlyOnceWith('firestore', 'new-1');
  const workKey = articleWorkKey(user.support_lib_id, 'new-1');
  expect(readUnsaved(user.uid, workKey, newArticleSchema)?.value.fields.content).toBe(BODY);
});

it('D-75: an article that is refused for another reason stays in the form', async () => {
  const { result } = await open();
  act(() => result.current.form.edit({ title: 'Charge', content: BODY }));
  vi.mocked(createArticle).mockRejectedValue(new FirebaseError('permission-denied', 'refused'));
  await act(() => result.current.save(false));
  expect([result.current.end, result.current.state.saving]).toEqual([null, 'failed']);
  expect(result.current.state.fields.content).toBe(BODY);
});

it('D-75: discarding deletes what is kept, here and on the server', async () => {
  const { result, unmount } = await open();
  act(() => result.current.form.edit({ content: BODY }));
  await pause(KEEP_AFTER_MS);
  act(() => result.current.discard());
  await pause(KEEP_AGAIN_AFTER_MS);
  expect(forgetNewText).toHaveBeenCalledExactlyOnceWith('firestore', 'new-1');
  unmount();
  expect((await open()).result.current.state.fields.content).toBe('');
});

it('D-75: an article begun on another device is offered, and taking it up keeps what is in the form', async () => {
  vi.mocked(readBegun).mockResolvedValue([begunAt('elsewhere', Date.now() - DAY_MS)]);
  const { result } = await open();
  expect(result.current.offered?.id).toBe('elsewhere');
  act(() => result.current.form.edit({ title: 'Only a title' }));
  await act(() =>
    result.current.takeUp({ id: 'elsewhere', fields: { ...result.current.state.fields, title: 'Begun' } }),
  );
  expect(result.current.id).toBe('elsewhere');
  expect(kept()[0]).toMatchObject({ id: 'new-1', fields: { title: 'Only a title' } });
  expect(result.current.offered).toBeNull();
});

/** Begins to take up another text; the server has not answered yet. */
async function beginTakingUp(form: { content: string }) {
  let answer = () => {};
  vi.mocked(keepNewText).mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  vi.mocked(readBegun).mockResolvedValue([begunAt('elsewhere', Date.now() - DAY_MS)]);
  const { result } = await open();
  act(() => result.current.form.edit(form));
  let taken = Promise.resolve();
  act(() => {
    taken = result.current.takeUp(textOf(begunAt('elsewhere', 0)));
  });
  await pause(0);
  const end = async () => {
    answer();
    await act(() => taken);
  };
  return { result, end };
}

it('D-75: what is in the form stays there until the server has it', async () => {
  const { result, end } = await beginTakingUp({ content: BODY });
  expect([result.current.id, result.current.isTakingUp]).toEqual(['new-1', true]);
  await end();
  expect([result.current.id, result.current.isTakingUp]).toEqual(['elsewhere', false]);
});

it('D-75: what arrives in the form while it is kept is kept as well', async () => {
  const { result, end } = await beginTakingUp({ content: BODY });
  const withPicture = `${BODY}<p>A picture.</p>`;
  act(() => result.current.form.edit({ content: withPicture }));
  await end();
  expect(kept().map(({ fields }) => fields.content)).toEqual([BODY, withPicture]);
  expect(result.current.id).toBe('elsewhere');
});

it('D-75: what cannot be kept is not replaced, and the other text is still offered', async () => {
  vi.mocked(keepNewText).mockRejectedValueOnce(new Error('offline'));
  vi.mocked(readBegun).mockResolvedValue([begunAt('elsewhere', Date.now() - DAY_MS)]);
  const { result } = await open();
  act(() => result.current.form.edit({ title: 'Charge', content: BODY }));
  await act(() => result.current.takeUp(textOf(begunAt('elsewhere', 0))));
  expect([result.current.id, result.current.isTakingUp]).toEqual(['new-1', false]);
  expect(result.current.state.fields).toMatchObject({ title: 'Charge', content: BODY });
  expect(result.current.offered?.id).toBe('elsewhere');
});

it('D-75: one that is asked for by its address is taken up at once', async () => {
  vi.mocked(readBegun).mockResolvedValue([begunAt('other', 2_000), begunAt('asked', 1_000)]);
  const { result } = await open('?unsaved=asked');
  expect(result.current.id).toBe('asked');
  expect(result.current.state.fields.title).toBe('Begun');
  expect(result.current.offered?.id).toBe('other');
});

it('D-75: a later text on the server takes the place of the one on this device, which is kept as well', async () => {
  const fields = { title: 'Older', content: BODY, keywords: [], categoryId: '' };
  const workKey = articleWorkKey(user.support_lib_id, 'new');
  keepUnsaved({ uid: user.uid, isTrusted: true }, workKey, {
    title: 'Older',
    value: { id: 'same', fields, version: null },
  });
  vi.mocked(readBegun).mockResolvedValue([begunAt('same', Date.now() + DAY_MS)]);
  const { result } = await open();
  expect(result.current.id).toBe('same');
  expect(result.current.state.fields.title).toBe('Begun');
  expect(kept()).toEqual([{ id: expect.not.stringMatching('same'), fields }]);
});

it('D-75: a text of this device that cannot be kept never replaces the later one on the server', async () => {
  keepOnDevice('same');
  vi.mocked(keepNewText).mockRejectedValueOnce(new Error('offline'));
  vi.mocked(readBegun).mockResolvedValue([begunAt('same', Date.now() + DAY_MS)]);
  const { result } = await open();
  expect(result.current.state.fields.title).toBe('Older');
  expect(result.current.offered?.id).toBe('same');
  await pause(KEEP_AGAIN_AFTER_MS);
  expect(kept().map(({ id }) => id)).toEqual([result.current.id, result.current.id]);
  expect(result.current.id).not.toBe('same');
});

it('D-75: a text of this device gets an id of its own where nobody knows what the server has', async () => {
  keepOnDevice('same');
  vi.mocked(readBegun).mockRejectedValue(new Error('offline'));
  const { result } = await open();
  await pause(KEEP_AFTER_MS);
  expect(result.current.state.fields.title).toBe('Older');
  expect(kept().map(({ id }) => id)).toEqual([expect.not.stringMatching('same')]);
});

it('D-75: a later text on this device stays, and replaces the one on the server', async () => {
  const fields = { title: 'Later', content: BODY, keywords: [], categoryId: '' };
  keepUnsaved({ uid: user.uid, isTrusted: true }, articleWorkKey(user.support_lib_id, 'new'), {
    title: 'Later',
    value: { id: 'same', fields, version: null },
  });
  vi.mocked(readBegun).mockResolvedValue([begunAt('same', Date.now() - DAY_MS)]);
  const { result } = await open();
  expect(result.current.restoredAt).not.toBeNull();
  await pause(KEEP_AFTER_MS);
  expect(kept()).toEqual([{ id: 'same', fields }]);
});

it('U-11: the failed search that it was begun for is kept with it', async () => {
  const { result } = await open('?title=kickstand&search=f2');
  act(() => result.current.form.edit({ content: BODY }));
  await pause(KEEP_AFTER_MS);
  expect(kept()).toMatchObject([{ id: 'new-1', failedSearch: 'f2' }]);
});

it.each([
  ['by its address', '?unsaved=asked'],
  ['by its address, with another search', '?unsaved=asked&search=f9'],
])('U-11: an article continued on another device %s is linked to its failed search', async (_how, query) => {
  vi.mocked(readBegun).mockResolvedValue([{ ...begunAt('asked', 1_000), failed_search: 'f2' }]);
  const { result } = await open(query);
  await act(() => result.current.save(false));
  expect(callApi).toHaveBeenCalledExactlyOnceWith(linkSearch, {
    body: { failed_search: 'f2', articleId: 'asked' },
  });
});

it('U-11: an article begun for nothing in particular is not linked to the search of another form', async () => {
  vi.mocked(readBegun).mockResolvedValue([begunAt('asked', 1_000)]);
  const { result } = await open('?unsaved=asked&search=f9');
  await act(() => result.current.save(false));
  expect(createArticle).toHaveBeenCalledOnce();
  expect(callApi).not.toHaveBeenCalled();
});
