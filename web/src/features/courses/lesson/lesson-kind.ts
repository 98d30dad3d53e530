import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { LESSON_TEXTS } from '@harborline/domain/texts/lessons';
import { viewOf, watchContent } from '../../../shared/writing/content/stored-content';
import type { TextIntent, TextKind } from '../../../shared/writing/editing/text-kind';
import type { Writing } from '../../../shared/writing/editing/use-writing';
import type { ComparedPart } from '../../../shared/writing/versions/difference-dialog';
import { linesOf } from '../../../shared/writing/versions/lines-of';
import { isSameOnceEdited } from '../../../shared/writing/versions/same-once-edited';
import { lessonPlace, saveLesson } from '../course-writes';
import { failureText } from '../use-attempt';
import {
  fieldsOf,
  formOf,
  isSameForm,
  type LessonForm,
  lessonFormSchema,
  validateLesson,
} from './lesson-fields';
import { type LoadedLesson, loadLesson } from './load-lesson';

export type LessonWriting = Writing<LessonForm, LoadedLesson>;

const DONE_TEXTS: Record<TextIntent, string | null> = {
  'save-unpublished': LESSON_TEXTS.saved,
  'save-draft': null,
  publish: LESSON_TEXTS.publishedNow,
  unpublish: null,
  'discard-draft': null,
};

/** Lessons: while visitors can read the course, edits go to the draft. */
export const LESSON_KIND: TextKind<LessonForm, LoadedLesson> = {
  name: 'lesson',
  texts: LESSON_TEXTS,
  fieldsSchema: lessonFormSchema,
  isSame: isSameForm,
  view: (loaded) =>
    viewOf(loaded, {
      published: formOf(loaded.content),
      drafted: loaded.draft === null ? null : formOf(loaded.draft),
      isLive: loaded.course.is_published,
    }),
  validate: validateLesson,
  autosave: (_form, { course }) => (course.is_published ? 'save-draft' : 'save-unpublished'),
  loadLatest: (firestore, { content, course }) =>
    loadLesson(firestore, { courseId: course.id, lessonId: content.id, libraryId: course.support_lib_id }),
  save: (firestore, intent, { id, fields, expected }, { writer, loaded }) =>
    saveLesson(
      firestore,
      {
        ...{ id, expected, intent },
        courseId: loaded.course.id,
        fields: fieldsOf(fields),
        isTakenBack: (lesson) => isSameOnceEdited({ isSame: isSameForm }, formOf(lesson), fields),
      },
      writer,
    ),
  watch: (firestore, { id, isLive }) => watchContent(firestore, lessonPlace(id), isLive),
  doneText: (intent) => DONE_TEXTS[intent],
  failureText,
};

/** What is compared of two versions of a lesson. */
export const LESSON_PARTS: readonly ComparedPart<LessonForm>[] = [
  { label: LESSON_TEXTS.title, linesOf: ({ title }) => [title] },
  { label: LESSON_TEXTS.kind, linesOf: ({ kind }) => [COURSE_TEXTS.kinds[kind]] },
  { label: LESSON_TEXTS.video, linesOf: ({ video }) => [video] },
  { label: LESSON_TEXTS.text, linesOf: ({ content }) => linesOf(content) },
];
