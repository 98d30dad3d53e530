import type { OutlineRow } from '@harborline/domain/courses/outline';
import { makeUser } from '@harborline/domain/testing/factories';
import { DELETION_TEXTS } from '@harborline/domain/texts/deletion';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StaffSession } from '../../../shared/testing/staff-session';
import { DELETE_AFTER_MS } from '../../../shared/writing/deletion/pending-deletions';
import { changeRows } from '../course-writes';
import { deleteLesson } from '../removal/delete-lesson';
import { useOutlineChanges } from './use-outline-actions';

const VERSION = { lesson: { version: '1.0', by: 'bob' }, draft: null };
vi.mock('../removal/delete-lesson', () => ({ deleteLesson: vi.fn(), lessonVersion: async () => VERSION }));
vi.mock('../course-writes', () => ({ changeRows: vi.fn() }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn(), info: vi.fn() }));
vi.mock('../../../shared/ui-admin/toasts', () => ({ useToasts: () => toasts }));

const wrapper = ({ children }: { children: ReactNode }) => (
  <StaffSession user={makeUser({ agent_role: 'editor' })}>{children}</StaffSession>
);
const rowOf = (id: string) => ({ kind: 'text', id, title: id }) as const;
const ROW = { kind: 'file', id: 'plan', title: 'The plan' } as const;
const start = () => renderHook(() => useOutlineChanges('course'), { wrapper }).result.current;
const remove = () => start().removeLesson(ROW);
const undo = () => act(async () => toasts.success.mock.lastCall?.[1].run());

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.mocked(deleteLesson).mockResolvedValue(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('D-86: deletes a lesson once undoing is over, since its revisions could not come back', async () => {
  await remove();
  expect(deleteLesson).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(DELETE_AFTER_MS);
  expect(deleteLesson).toHaveBeenCalledExactlyOnceWith(
    'firestore',
    { courseId: 'course', id: 'plan', version: VERSION },
    expect.anything(),
  );
  await undo();
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(DELETION_TEXTS.undoTooLate);
});

it('D-86: keeps a lesson whose deletion is undone, with all it has', async () => {
  await remove();
  await undo();
  await vi.advanceTimersByTimeAsync(DELETE_AFTER_MS);
  expect(deleteLesson).not.toHaveBeenCalled();
});

it('D-86: says so where a teammate has changed the lesson meanwhile', async () => {
  vi.mocked(deleteLesson).mockResolvedValue(false);
  await remove();
  await vi.advanceTimersByTimeAsync(DELETE_AFTER_MS);
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(DELETION_TEXTS.changed(ROW.title));
});

describe('the order of a course', () => {
  let stored: readonly OutlineRow[] = [];
  const ids = () => stored.map(({ id }) => id);

  beforeEach(() => {
    stored = [rowOf('one'), ROW, rowOf('two'), rowOf('three')];
    vi.mocked(changeRows).mockImplementation(async (_firestore, _course, change) => {
      stored = change(stored);
    });
  });

  it('D-86: keeps the place of a lesson that waits to be deleted while others are moved', async () => {
    const { removeLesson, move } = start();
    await removeLesson(ROW);
    const [one, two, three] = [rowOf('one'), rowOf('two'), rowOf('three')];
    await move(three, [one, two, three], [three, one, two]);
    expect(ids()).toEqual(['three', 'one', 'plan', 'two']);
    await undo();
    expect(ids()).toEqual(['one', 'plan', 'two', 'three']);
  });

  it('has a section again where it was, though a lesson beside it waits to be deleted', async () => {
    const section = { kind: 'section', id: 'basics', title: 'Basics' } as const;
    stored = [rowOf('one'), ROW, section, rowOf('two')];
    const { removeLesson, removeSection } = start();
    await removeLesson(ROW);
    await removeSection(section);
    expect(ids()).toEqual(['one', 'plan', 'two']);
    await undo();
    expect(ids()).toEqual(['one', 'plan', 'basics', 'two']);
  });
});
