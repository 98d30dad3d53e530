import type { OutlineRow } from '@harborline/domain/courses/outline';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { DELETION_TEXTS } from '@harborline/domain/texts/deletion';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { pendingDeletions } from '../../../shared/writing/deletion/pending-deletions';
import { changeRows, removeLesson, restoreLesson } from '../course-writes';
import { forgetLessonFile } from '../file/lesson-file';
import { useAttempt } from '../use-attempt';

/** What people do with a row of a course. */
export interface OutlineActions {
  /** address where a lesson of the section is written */
  readonly addLessonTo: (section: OutlineRow) => string;
  readonly rename: (section: OutlineRow) => void;
  readonly remove: (row: OutlineRow) => void;
}

/** Rows in the order of ids; those that a teammate has added since stay at the end. */
function inOrder(rows: readonly OutlineRow[], ids: readonly string[]): OutlineRow[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  const ordered = ids.flatMap((id) => known.get(id) ?? []);
  return [...ordered, ...rows.filter(({ id }) => !ids.includes(id))];
}

/** Changes of the order and the sections of a course. Each says how it ended and resolves to whether it succeeded. */
export function useOutlineChanges(courseId: string) {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const toasts = useToasts();
  const { attempt, undo } = useAttempt();
  return useMemo(() => {
    const writer = { uid, libraryId };
    const arrange = (ids: readonly string[]) =>
      changeRows(firestore, courseId, (rows) => inOrder(rows, ids), writer);
    const change = (work: (rows: readonly OutlineRow[]) => readonly OutlineRow[]) =>
      attempt(() => changeRows(firestore, courseId, work, writer));
    return {
      move: ({ title }: OutlineRow, from: readonly OutlineRow[], to: readonly OutlineRow[]) =>
        attempt(async () => {
          await arrange(to.map(({ id }) => id));
          toasts.success(
            COURSE_TEXTS.moved(title),
            undo(() => arrange(from.map(({ id }) => id))),
          );
        }),
      addSection: (id: string, title: string) => change((rows) => [...rows, { kind: 'section', id, title }]),
      rename: (id: string, title: string) =>
        change((rows) => rows.map((row) => (row.id === id ? { ...row, title } : row))),
      removeSection: (section: OutlineRow, index: number) =>
        attempt(async () => {
          const without = (rows: readonly OutlineRow[]) => rows.filter(({ id }) => id !== section.id);
          await changeRows(firestore, courseId, without, writer);
          const putBack = (rows: readonly OutlineRow[]) => [
            ...without(rows).slice(0, index),
            section,
            ...without(rows).slice(index),
          ];
          toasts.success(
            COURSE_TEXTS.sectionDeleted(section.title),
            undo(() => changeRows(firestore, courseId, putBack, writer)),
          );
        }),
      removeLesson: ({ id, title }: OutlineRow) =>
        attempt(async () => {
          const removed = await removeLesson(firestore, courseId, id, writer);
          if (removed === null) return;
          // Its file stays as long as the lesson can come back.
          const fileDeletion = `lesson-file/${id}`;
          const forgetFile = () =>
            void forgetLessonFile(removed.lesson?.lesson_file, { libraryId, courseId });
          pendingDeletions.schedule(fileDeletion, forgetFile);
          const putBack = undo(() => restoreLesson(firestore, courseId, removed, writer));
          toasts.success(COURSE_TEXTS.lessonDeleted(title), {
            label: putBack.label,
            // A toast stays as long as the pointer is over it; the file does not.
            run: () =>
              pendingDeletions.cancel(fileDeletion)
                ? putBack.run()
                : toasts.error(DELETION_TEXTS.undoTooLate),
          });
        }),
      addLessonTo: (section: OutlineRow) => adminLinks.createLesson(courseId, section.id),
    };
  }, [firestore, courseId, uid, libraryId, toasts, attempt, undo]);
}
