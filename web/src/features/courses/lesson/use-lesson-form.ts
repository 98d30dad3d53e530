import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import { useCallback, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { readRecord } from '../../../shared/store/read-records';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { CourseRefusal, saveLesson, versionOf } from '../course-writes';
import { forgetLessonFile, storeLessonFile } from '../file/lesson-file';
import { failureText } from '../use-attempt';
import {
  fieldsOf,
  formOf,
  hasErrors,
  isSameForm,
  type LessonErrors,
  type LessonForm,
  NEW_LESSON,
  termsOfForm,
  validateLesson,
} from './lesson-fields';
import type { LoadedLesson } from './use-lesson';

interface LessonPlace {
  /** of the lesson, drawn before it is stored */
  readonly id: string;
  /** the section that a new one goes to */
  readonly sectionId: string;
}

/** The state of a lesson's editor, and how it is saved. */
export function useLessonForm({ course, lesson }: LoadedLesson, { id, sectionId }: LessonPlace) {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const toasts = useToasts();
  const [stored, setStored] = useState<LessonForm>(() =>
    lesson === null ? NEW_LESSON : formOf(lesson, course),
  );
  const [form, setForm] = useState(stored);
  const [version, setVersion] = useState(() => (lesson === null ? null : versionOf(lesson.updated_at)));
  const [errors, setErrors] = useState<LessonErrors>({});
  const [isSaving, setIsSaving] = useState(false);
  const [isConflict, setIsConflict] = useState(false);
  const edit = useCallback((change: Partial<LessonForm>) => {
    setForm((earlier) => ({ ...earlier, ...change }));
    setErrors({});
  }, []);
  /** The editor has loaded the text and written it in its own style: not an edit. */
  const contentReady = useCallback((content: string) => {
    setStored((earlier) => ({ ...earlier, content }));
    setForm((earlier) => ({ ...earlier, content }));
  }, []);
  const write = async (saved: LessonForm, expected: string | null) => {
    const place = { libraryId, courseId: course.id };
    const file = saved.kind === 'file' ? await storeLessonFile(saved.file, place) : null;
    const isFileNew = file !== stored.file;
    const lessonToSave = { id, courseId: course.id, fields: fieldsOf(saved, file), expected, sectionId };
    try {
      const toSave = { ...lessonToSave, terms: termsOfForm(saved), isFileNew };
      await saveLesson(firestore, toSave, { uid, libraryId });
    } catch (error) {
      if (file !== saved.file) await forgetLessonFile(file, place);
      throw error;
    }
    const now = await readRecord(firestore, lessonDocument(id));
    setVersion(now === null ? 'any' : versionOf(now.updated_at));
    if (isFileNew && !(stored.file instanceof File)) await forgetLessonFile(stored.file, place);
    setForm((earlier) => ({ ...earlier, file }));
    setStored({ ...saved, file });
    setIsConflict(false);
  };
  /** Resolves to whether it was saved. @param isForced saves over what a teammate has saved meanwhile */
  const save = async (isForced = false): Promise<boolean> => {
    const found = validateLesson(form);
    setErrors(found);
    if (hasErrors(found) || isSaving) return false;
    setIsSaving(true);
    try {
      await write(form, isForced ? 'any' : version);
      return true;
    } catch (error) {
      const isRefused = error instanceof CourseRefusal;
      if (isRefused && error.reason === 'conflict') setIsConflict(true);
      else toasts.error(failureText(error));
      if (!isRefused) report('lesson-save', error);
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  return { form, errors, isSaving, isConflict, isDirty: !isSameForm(form, stored), edit, contentReady, save };
}
