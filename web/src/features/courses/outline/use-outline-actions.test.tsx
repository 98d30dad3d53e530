import { makeUser } from '@harborline/domain/testing/factories';
import { makeLesson } from '@harborline/domain/testing/make-course';
import { DELETION_TEXTS } from '@harborline/domain/texts/deletion';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StaffSession } from '../../../shared/testing/staff-session';
import { DELETE_AFTER_MS } from '../../../shared/writing/deletion/pending-deletions';
import { removeLesson, restoreLesson } from '../course-writes';
import { forgetLessonFile } from '../file/lesson-file';
import { useOutlineChanges } from './use-outline-actions';

vi.mock('../course-writes', () => ({ CourseRefusal: Error, removeLesson: vi.fn(), restoreLesson: vi.fn() }));
vi.mock('../file/lesson-file', () => ({ forgetLessonFile: vi.fn() }));
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
  vi.mocked(removeLesson).mockResolvedValue({ lesson: makeLesson(), row: ROW, index: 0 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('brings a lesson back with its file', async () => {
  await remove();
  await undo();
  await vi.advanceTimersByTimeAsync(DELETE_AFTER_MS);
  expect(restoreLesson).toHaveBeenCalledTimes(1);
  expect(forgetLessonFile).not.toHaveBeenCalled();
});

it('brings no lesson back whose file is gone, however long its toast stays', async () => {
  await remove();
  await vi.advanceTimersByTimeAsync(DELETE_AFTER_MS);
  expect(forgetLessonFile).toHaveBeenCalledTimes(1);
  await undo();
  expect(restoreLesson).not.toHaveBeenCalled();
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(DELETION_TEXTS.undoTooLate);
});
