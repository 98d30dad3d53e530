import { makeUser } from '@harborline/domain/testing/factories';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { DELETION_TEXTS } from '@harborline/domain/texts/deletion';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { useHiddenTexts } from '../../../shared/writing/deletion/hidden-texts';
import { DELETE_AFTER_MS } from '../../../shared/writing/deletion/pending-deletions';
import { deleteArchived, setArchived } from './archive-article';
import { useArticleRemoval } from './use-article-removal';

vi.mock('./archive-article', () => ({ setArchived: vi.fn(), deleteArchived: vi.fn() }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
const toasts = { success: vi.fn(), error: vi.fn(), info: vi.fn(), warning: vi.fn() };
vi.mock('../../../shared/ui-admin/toasts', () => ({ useToasts: vi.fn() }));

const session = {
  state: { status: 'ready', user: makeUser({ agent_role: 'editor' }) },
  retryProfile: () => {},
  end: async () => {},
} as const;
const wrapper = ({ children }: { children: ReactNode }) => (
  <SessionContextProvider session={session}>{children}</SessionContextProvider>
);
const ARTICLE = { id: 'a1', title: 'Charge', isArchived: false };

const open = () => renderHook(() => useArticleRemoval(), { wrapper }).result;
const start = () => open().current;
const hidden = () => [...renderHook(useHiddenTexts).result.current];
const undo = () => act(async () => toasts.success.mock.lastCall?.[1].run());
const changes = () => vi.mocked(setArchived).mock.calls.map(([, { isArchived }]) => isArchived);

describe('useArticleRemoval', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    vi.mocked(useToasts).mockReturnValue(toasts);
    vi.mocked(setArchived).mockResolvedValue('2.0');
    vi.mocked(deleteArchived).mockResolvedValue(false);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('archives, and restores what was archived by mistake', async () => {
    const removal = open();
    expect(await act(() => removal.current.archive(ARTICLE))).toBe(true);
    expect([...removal.current.moved]).toEqual(['a1']);
    await undo();
    expect(changes()).toEqual([true, false]);
    expect([...removal.current.moved]).toEqual([]);
  });

  it('hides an article at once and deletes it after the time for undo', async () => {
    await start().remove(ARTICLE);
    expect(changes()).toEqual([true]);
    await vi.advanceTimersByTimeAsync(DELETE_AFTER_MS - 1);
    expect(deleteArchived).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(deleteArchived).toHaveBeenCalledExactlyOnceWith('firestore', 'a1', '2.0');
    expect(toasts.error).toHaveBeenCalledWith(DELETION_TEXTS.changed('Charge'));
  });

  it('does not delete an article that was restored', async () => {
    await start().remove(ARTICLE);
    await undo();
    await vi.advanceTimersByTimeAsync(DELETE_AFTER_MS * 2);
    expect(changes()).toEqual([true, false]);
    expect(deleteArchived).not.toHaveBeenCalled();
  });

  it('leaves articles in the archive that were already there', async () => {
    await start().remove({ ...ARTICLE, isArchived: true });
    await undo();
    await vi.advanceTimersByTimeAsync(DELETE_AFTER_MS * 2);
    expect(changes()).toEqual([true]);
    expect(deleteArchived).not.toHaveBeenCalled();
    expect(hidden()).toEqual([]);
  });

  it('reports a failure', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(setArchived).mockRejectedValue(new Error('denied'));
    expect(await start().remove(ARTICLE)).toBe(false);
    expect(toasts.error).toHaveBeenLastCalledWith(DELETION_TEXTS.failed('Charge'));
    expect(await start().archive(ARTICLE)).toBe(false);
    expect(toasts.error).toHaveBeenLastCalledWith(ARTICLE_TEXTS.removalFailed);
  });
});
