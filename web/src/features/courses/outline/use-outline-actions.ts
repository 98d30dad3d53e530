import { arrangeRows, putBack } from '@harborline/domain/courses/arrange-rows';
import type { OutlineRow } from '@harborline/domain/courses/outline';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import {
  type DeletableText,
  type DeletionSteps,
  useDeletion,
} from '../../../shared/writing/deletion/use-deletion';
import { changeRows } from '../course-writes';
import { deleteLesson, type LessonVersion, lessonVersion } from '../removal/delete-lesson';
import { useAttempt } from '../use-attempt';

/** What people do with a row of a course. */
export interface OutlineActions {
  /** address where a lesson of the section is written */
  readonly addLessonTo: (section: OutlineRow) => string;
  readonly rename: (section: OutlineRow) => void;
  readonly remove: (row: OutlineRow) => void;
}

/** Changes of the order and the sections of a course. Each says how it ended and resolves to whether it succeeded. */
export function useOutlineChanges(courseId: string) {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const toasts = useToasts();
  const { attempt, undo } = useAttempt();
  const deletion = useDeletion(
    useMemo(
      (): DeletionSteps<DeletableText, LessonVersion> => ({
        kind: 'lesson',
        touch: ({ id }) => lessonVersion(firestore, id),
        remove: ({ id }, version) => deleteLesson(firestore, { courseId, id, version }, { uid, libraryId }),
      }),
      [firestore, courseId, uid, libraryId],
    ),
  );
  return useMemo(() => {
    const writer = { uid, libraryId };
    const arrange = (ids: readonly string[]) =>
      changeRows(firestore, courseId, (rows) => arrangeRows(rows, ids), writer);
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
      removeSection: (section: OutlineRow) =>
        attempt(async () => {
          const without = (rows: readonly OutlineRow[]) => rows.filter(({ id }) => id !== section.id);
          let earlier: readonly OutlineRow[] = [];
          const takeOut = (rows: readonly OutlineRow[]) => {
            earlier = rows;
            return without(rows);
          };
          await changeRows(firestore, courseId, takeOut, writer);
          const back = (rows: readonly OutlineRow[]) => putBack(without(rows), section, earlier);
          toasts.success(
            COURSE_TEXTS.sectionDeleted(section.title),
            undo(() => changeRows(firestore, courseId, back, writer)),
          );
        }),
      /** It is deleted once undoing is over, since its draft and revisions could not come back. */
      removeLesson: ({ id, title }: OutlineRow) => deletion.remove({ id, title }),
      addLessonTo: (section: OutlineRow) => adminLinks.createLesson(courseId, section.id),
    };
  }, [firestore, courseId, uid, libraryId, toasts, attempt, undo, deletion]);
}
