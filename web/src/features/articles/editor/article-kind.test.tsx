import { makeArticle, makeArticleDraft, makeUser } from '@harborline/domain/testing/factories';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { act, renderHook } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Observer } from '../../../shared/live/use-subscription';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { ToastProvider } from '../../../shared/ui-admin/toasts';
import { AUTOSAVE_AFTER_MS, useTextEditor } from '../../../shared/writing/editing/use-text-editor';
import { ARTICLE_KIND } from './article-kind';
import { type LoadedArticle, loadLatestArticle } from './load-article';
import { saveArticle } from './save-article';

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn(), info: vi.fn() }));
vi.mock('../../../shared/ui-admin/toasts', async (original) => ({
  ...(await original<object>()),
  useToasts: () => toasts,
}));
vi.mock('./save-article', () => ({ saveArticle: vi.fn() }));
vi.mock('./load-article', async (original) => ({
  ...(await original<object>()),
  loadLatestArticle: vi.fn(),
}));
vi.mock('./watch-saves', async (original) => ({
  ...(await original<object>()),
  watchSaves: () => (observer: Observer<string | null>) => {
    listener.report = observer.next;
    return () => {};
  },
}));
vi.mock('../../../shared/store/read-records', async (original) => ({
  ...(await original<object>()),
  readRecord: async (_firestore: unknown, { path }: { path: string }) => {
    if (path !== 'Categories/there') throw new FirebaseError('permission-denied', path);
    return { id: 'there' };
  },
}));
vi.mock('../../../shared/writing/staff-names', () => ({ readStaffName: async () => 'Imogen' }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));

/** What the listener on the saved text reports. */
const listener: { report: (version: string | null) => void } = { report: () => {} };

/** Imogen's save. */
const THEIRS: LoadedArticle = {
  article: makeArticle({ article_title: 'Theirs', updated_by: 'imogen' }),
  draft: null,
  version: { article: '3.0', draft: null },
};
const THEIR_DRAFT: LoadedArticle = {
  article: makeArticle(),
  draft: makeArticleDraft({ article_title: 'Theirs', updated_by: 'imogen' }),
  version: { article: '1.0', draft: '3.0' },
};

const session = {
  state: { status: 'ready', user: makeUser({ agent_role: 'writer' }) },
  retryProfile: () => {},
  end: async () => {},
} as const;

const wrapper = ({ children }: { children: ReactNode }) => (
  <ToastProvider>
    <SessionContextProvider session={session}>{children}</SessionContextProvider>
  </ToastProvider>
);

function open(isPublished: boolean) {
  const loaded: LoadedArticle = {
    article: makeArticle({ is_published: isPublished }),
    draft: null,
    version: { article: '1.0', draft: null },
  };
  const refreshed = { ...loaded, version: { article: '1.0', draft: '2.0' } };
  const handle = { refresh: vi.fn(async () => refreshed), restart: vi.fn() };
  const { result } = renderHook(() => useTextEditor(ARTICLE_KIND, { loaded, handle, mayWrite: true }), {
    wrapper,
  });
  return { result, handle };
}

const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the editor of an article', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    for (const toast of Object.values(toasts)) toast.mockReset();
    vi.mocked(saveArticle).mockReset().mockResolvedValue({ kind: 'saved' });
    vi.mocked(loadLatestArticle).mockReset().mockResolvedValue(THEIRS);
  });
  afterEach(() => vi.useRealTimers());

  it('saves edits of a published article as a draft once the typing pauses', async () => {
    const { result } = open(true);
    act(() => result.current.edit({ title: 'One' }));
    await pause(AUTOSAVE_AFTER_MS - 1);
    act(() => result.current.edit({ title: 'Two' }));
    await pause(AUTOSAVE_AFTER_MS);
    expect(saveArticle).toHaveBeenCalledExactlyOnceWith(
      'firestore',
      'save-draft',
      expect.objectContaining({ fields: expect.objectContaining({ title: 'Two' }) }),
      expect.anything(),
    );
    expect(result.current.isDirty).toBe(false);
    expect(result.current.state.version?.draft).toBe('2.0');
  });

  it('D-75: saves edits of an unpublished article in the article itself, without announcing it', async () => {
    const { result } = open(false);
    act(() => result.current.edit({ title: 'One' }));
    await pause(AUTOSAVE_AFTER_MS - 1);
    expect(saveArticle).not.toHaveBeenCalled();
    await pause(1);
    expect(saveArticle).toHaveBeenCalledExactlyOnceWith(
      'firestore',
      'save-unpublished',
      expect.objectContaining({ fields: expect.objectContaining({ title: 'One' }) }),
      expect.anything(),
    );
    expect(result.current.isDirty).toBe(false);
    expect(toasts.success).not.toHaveBeenCalled();
    act(() => result.current.edit({ title: 'Two' }));
    act(() => result.current.save('save-unpublished'));
    await pause(0);
    expect(toasts.success).toHaveBeenCalledExactlyOnceWith(ARTICLE_TEXTS.saved);
  });

  it('D-75: publishes nothing that was never published, however long the writing pauses', async () => {
    const { result } = open(false);
    act(() => result.current.edit({ title: 'One' }));
    await pause(AUTOSAVE_AFTER_MS * 3);
    for (const [, intent] of vi.mocked(saveArticle).mock.calls) expect(intent).toBe('save-unpublished');
    act(() => result.current.edit({ title: ' ' }));
    await pause(AUTOSAVE_AFTER_MS * 3);
    expect(saveArticle).toHaveBeenCalledOnce();
  });

  it('names who saved in between, stops saving by itself, and writes over what was shown when told to', async () => {
    vi.mocked(saveArticle).mockResolvedValueOnce({ kind: 'conflict' });
    const { result } = open(true);
    act(() => result.current.edit({ title: 'Mine' }));
    await pause(AUTOSAVE_AFTER_MS * 4);
    expect(saveArticle).toHaveBeenCalledOnce();
    expect(result.current.state.conflict).toMatchObject({ name: 'Imogen', fields: { title: 'Theirs' } });
    expect(result.current.state.fields.title).toBe('Mine');
    const theirs = result.current.state.conflict;
    if (theirs === null) throw new Error('there is no conflict');
    act(() => result.current.saveOver(theirs));
    await pause(0);
    // Only the version the writer was shown: a later save is not overwritten.
    expect(vi.mocked(saveArticle).mock.lastCall?.[2].expected).toEqual({ article: '3.0', draft: null });
    expect(result.current.state.conflict).toBeNull();
  });

  it('D-73: says that the chosen category is gone, which the parent may have deleted meanwhile', async () => {
    const refusal = new FirebaseError('permission-denied', 'refused');
    vi.mocked(saveArticle).mockRejectedValue(refusal);
    const { result } = open(true);
    act(() => result.current.edit({ categoryId: 'gone' }));
    act(() => result.current.save('publish'));
    await pause(0);
    expect(result.current.state.errors.categoryId).toBe(ARTICLE_TEXTS.categoryGone);
    expect(result.current.state.saving).toBe('failed');
    act(() => result.current.edit({ categoryId: 'there' }));
    act(() => result.current.save('publish'));
    await pause(0);
    expect(result.current.state.errors.categoryId).toBeUndefined();
    expect(toasts.error).toHaveBeenLastCalledWith(ARTICLE_TEXTS.saveFailed);
  });

  it('does not publish an article without a title', async () => {
    const { result } = open(true);
    act(() => result.current.edit({ title: ' ' }));
    act(() => result.current.save('publish'));
    await pause(AUTOSAVE_AFTER_MS);
    expect(saveArticle).not.toHaveBeenCalled();
    expect(result.current.state.errors.title).toBe('Title is required');
  });

  it('keeps the text of an article that was deleted meanwhile, says so, and tries no more', async () => {
    vi.mocked(saveArticle).mockResolvedValue({ kind: 'gone' });
    const { result } = open(false);
    act(() => result.current.edit({ title: 'One' }));
    await pause(AUTOSAVE_AFTER_MS);
    expect(result.current.state).toMatchObject({ saving: 'gone', fields: { title: 'One' } });
    act(() => result.current.edit({ title: 'Two' }));
    await pause(AUTOSAVE_AFTER_MS);
    expect(saveArticle).toHaveBeenCalledTimes(1);
    expect(result.current.isDirty).toBe(true);
  });

  it('keeps the text and allows a retry if saving fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(saveArticle).mockRejectedValueOnce(new Error('offline'));
    const { result } = open(false);
    act(() => result.current.edit({ title: 'One' }));
    act(() => result.current.save('save-unpublished'));
    await pause(0);
    expect(result.current.state).toMatchObject({ saving: 'failed', fields: { title: 'One' } });
    act(() => result.current.save('save-unpublished'));
    await pause(0);
    expect(result.current.isDirty).toBe(false);
  });

  it('keeps the text of a writer whose saved draft a teammate replaces, and says so without a save', async () => {
    const { result } = open(true);
    act(() => result.current.edit({ title: 'Mine' }));
    await pause(AUTOSAVE_AFTER_MS);
    expect(result.current.isDirty).toBe(false);
    vi.mocked(loadLatestArticle).mockResolvedValue(THEIR_DRAFT);
    act(() => listener.report('3.0'));
    await pause(0);
    expect(result.current.state.conflict).toMatchObject({ name: 'Imogen', fields: { title: 'Theirs' } });
    expect(result.current.state).toMatchObject({ fields: { title: 'Mine' }, isOwnText: true });
    expect(result.current.isDirty).toBe(true);
    // Imogen goes on: the notice follows her.
    const later = { ...THEIR_DRAFT, version: { article: '1.0', draft: '4.0' } };
    vi.mocked(loadLatestArticle).mockResolvedValue(later);
    act(() => listener.report('4.0'));
    await pause(0);
    expect(result.current.state.conflict?.version).toEqual(later.version);
    expect(saveArticle).toHaveBeenCalledOnce();
  });

  it('calls nothing lost where the reader of an article has written nothing', async () => {
    const { result } = open(true);
    vi.mocked(loadLatestArticle).mockResolvedValue(THEIR_DRAFT);
    act(() => listener.report('3.0'));
    await pause(0);
    expect(result.current.state).toMatchObject({ conflict: { name: 'Imogen' }, isOwnText: false });
    expect(result.current.isDirty).toBe(false);
  });

  it('does not take its own save for a teammate’s, however late it is reported', async () => {
    const { result } = open(true);
    act(() => listener.report(null));
    act(() => result.current.edit({ title: 'Mine' }));
    vi.mocked(loadLatestArticle).mockResolvedValue({
      ...THEIRS,
      version: { article: '1.0', draft: '2.0' },
    });
    await pause(AUTOSAVE_AFTER_MS);
    act(() => listener.report('2.0'));
    await pause(0);
    expect(result.current.state.conflict).toBeNull();
    expect(result.current.state.version?.draft).toBe('2.0');
  });

  it('goes on where a teammate saved without changing the text', async () => {
    const { result, handle } = open(true);
    vi.mocked(loadLatestArticle).mockResolvedValue({
      article: makeArticle({ is_published: true }),
      draft: makeArticleDraft(),
      version: { article: '1.0', draft: '3.0' },
    });
    act(() => listener.report('3.0'));
    await pause(0);
    expect(result.current.state).toMatchObject({ conflict: null, version: { draft: '3.0' } });
    expect(handle.refresh).toHaveBeenCalledOnce();
  });
});
