import { makeUser } from '@harborline/domain/testing/factories';
import { DELETION_TEXTS } from '@harborline/domain/texts/deletion';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StaffSession } from '../../../shared/testing/staff-session';
import { DELETE_AFTER_MS } from '../../../shared/writing/deletion/pending-deletions';
import { deleteLesson } from '../lesson-writes';
import { useOutlineChanges } from './use-outline-actions';

vi.mock('../lesson-writes', () => ({ deleteLesson: vi.fn() }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn(), info: vi.fn() }));
vi.mock('../../../shared/ui-admin/toasts', () => ({ useToasts: () => toasts }));

const wrapper = ({ children }: { children: ReactNode }) => (
  <StaffSession user={makeUser({ agent_role: 'editor' })}>{children}</StaffSession>
);
const ROW = { kind: 'file', id: 'plan', title: 'The plan' } as const;
const remove = () =>
  renderHook(() => useOutlineChanges('course'), { wrapper }).result.current.removeLesson(ROW);
const undo = () => act(async () => toasts.success.mock.lastCall?.[1].run());

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('D-86: deletes a lesson once undoing is over, since its revisions could not come back', async () => {
  await remove();
  expect(deleteLesson).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(DELETE_AFTER_MS);
  expect(deleteLesson).toHaveBeenCalledTimes(1);
  await undo();
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(DELETION_TEXTS.undoTooLate);
});

it('D-86: keeps a lesson whose deletion is undone, with all it has', async () => {
  await remove();
  await undo();
  await vi.advanceTimersByTimeAsync(DELETE_AFTER_MS);
  expect(deleteLesson).not.toHaveBeenCalled();
});
