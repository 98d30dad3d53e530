import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import { LESSON_TEXTS } from '@harborline/domain/texts/lessons';
import { useCallback, useMemo, useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { readRecord } from '../../../shared/store/read-records';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { useKeepUnsaved } from '../../../shared/unsaved/use-keep-unsaved';
import { useWorkOwner } from '../../session';
import { CourseRefusal, saveLesson, versionOf } from '../course-writes';
import { forgetLessonFile, storeLessonFile } from '../file/lesson-file';
import { failureText } from '../use-attempt';
import { keptOf, readKeptLesson } from './kept-lesson';
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
  const owner = useWorkOwner();
  const workKey = `lesson/${libraryId}/${lesson === null ? `new/${course.id}` : id}`;
  const [kept] = useState(() => readKeptLesson(owner.uid, workKey, stored));
  const [form, setForm] = useState(kept?.form ?? stored);
  const loadedVersion = lesson === null ? null : versionOf(lesson.updated_at);
  const [version, setVersion] = useState(kept === null ? loadedVersion : kept.version);
  const [restoredAt, setRestoredAt] = useState(kept?.keptAt ?? null);
  /** whether the form began with what is stored, which its editor then writes in its own style */
  const isAsStored = useRef(kept === null);
  /** incremented with each text put into the form, which then restarts */
  const [formKey, setFormKey] = useState(0);
  const [errors, setErrors] = useState<LessonErrors>({});
  const [isSaving, setIsSaving] = useState(false);
  const [isConflict, setIsConflict] = useState(false);
  const edit = useCallback((change: Partial<LessonForm>) => {
    setForm((earlier) => ({ ...earlier, ...change }));
    setErrors({});
  }, []);
  /** The editor has loaded the text and written it in its own style: not an edit. */
  const contentReady = useCallback((content: string) => {
    if (isAsStored.current) setStored((earlier) => ({ ...earlier, content }));
    setForm((earlier) => ({ ...earlier, content }));
  }, []);
  const isDirty = !isSameForm(form, stored);
  const forget = useKeepUnsaved({
    owner,
    workKey,
    title: LESSON_TEXTS.unsavedTitle(form.title),
    value: useMemo(() => (isDirty ? keptOf(form, version) : null), [isDirty, form, version]),
  });
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
    setRestoredAt(null);
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
  return {
    form,
    formKey,
    errors,
    isSaving,
    isConflict,
    isDirty,
    restoredAt,
    keepRestored: () => setRestoredAt(null),
    /** gives up what an earlier visit has left */
    startOver: () => {
      isAsStored.current = true;
      setForm(stored);
      setVersion(loadedVersion);
      setRestoredAt(null);
      setFormKey((key) => key + 1);
    },
    edit,
    contentReady,
    save,
    /** removes what is kept, before the stored text is loaded instead */
    forget,
  };
}
