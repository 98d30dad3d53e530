import { makeSopArticle, makeUser } from '@harborline/domain/testing/factories';
import { DELETION_TEXTS } from '@harborline/domain/texts/deletion';
import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StaffSession } from '../../../shared/testing/staff-session';
import { useHiddenTexts } from '../../../shared/writing/deletion/hidden-texts';
import { DELETE_AFTER_MS } from '../../../shared/writing/deletion/pending-deletions';
import { deleteArchivedSop, setSopArchived } from './archive-sop';
import { useSopRemoval } from './use-sop-removal';

vi.mock('./archive-sop', () => ({ setSopArchived: vi.fn(), deleteArchivedSop: vi.fn() }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn(), info: vi.fn() }));
vi.mock('../../../shared/ui-admin/toasts', () => ({ useToasts: () => toasts }));

const wrapper = ({ children }: { children: ReactNode }) => (
  <StaffSession user={makeUser({ agent_role: 'editor' })}>{children}</StaffSession>
);
const SOP = makeSopArticle();
const start = () => renderHook(() => useSopRemoval(), { wrapper }).result;
const undo = () => act(async () => toasts.success.mock.lastCall?.[1].run());
const hidden = () => [...renderHook(useHiddenTexts).result.current];
const changes = () => vi.mocked(setSopArchived).mock.calls.map(([, { isArchived }]) => isArchived);

describe('removing an SOP', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    vi.mocked(setSopArchived).mockResolvedValue('2.0');
    vi.mocked(deleteArchivedSop).mockResolvedValue(false);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('takes it away at once and deletes it after the time for undo', async () => {
    const removal = start();
    await act(async () => removal.current.remove(SOP));
    expect(changes()).toEqual([true]);
    expect(hidden()).toEqual([SOP.id]);
    await vi.advanceTimersByTimeAsync(DELETE_AFTER_MS);
    expect(deleteArchivedSop).toHaveBeenCalledExactlyOnceWith('firestore', SOP.id, '2.0');
    expect(toasts.error).toHaveBeenCalledWith(DELETION_TEXTS.changed(SOP.sop_title));
  });

  it('brings back what was deleted or archived by mistake', async () => {
    const removal = start();
    await act(async () => removal.current.remove(SOP));
    await undo();
    await vi.advanceTimersByTimeAsync(DELETE_AFTER_MS * 2);
    expect(deleteArchivedSop).not.toHaveBeenCalled();
    expect([hidden(), [...removal.current.moved]]).toEqual([[], []]);
    await act(async () => removal.current.archive(SOP));
    expect([...removal.current.moved]).toEqual([SOP.id]);
    await undo();
    expect([...removal.current.moved]).toEqual([]);
    expect(changes()).toEqual([true, false, true, false]);
  });

  it('leaves in the archive what was there before, and says what failed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const removal = start();
    await act(async () => removal.current.remove({ ...SOP, is_disabled: true }));
    await undo();
    expect(changes()).toEqual([true]);
    expect([hidden(), [...removal.current.moved]]).toEqual([[], []]);
    vi.mocked(setSopArchived).mockRejectedValue(new Error('denied'));
    await act(async () => removal.current.restore(SOP));
    expect(toasts.error).toHaveBeenCalledWith(SOP_TEXTS.changeFailed);
  });
});
