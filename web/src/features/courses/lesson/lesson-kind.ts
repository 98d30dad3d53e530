import { isId } from '@harborline/domain/entities/is-id';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { fileSizeText } from '@harborline/domain/text/file-size';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { LESSON_TEXTS } from '@harborline/domain/texts/lessons';
import { QUIZ_TEXTS } from '@harborline/domain/texts/quiz';
import type { Firestore } from 'firebase/firestore';
import { inTransaction } from '../../../shared/store/in-transaction';
import { loadContent, viewOf, watchContent } from '../../../shared/writing/content/stored-content';
import type { TextKind } from '../../../shared/writing/editing/text-kind';
import type { Writing } from '../../../shared/writing/editing/use-writing';
import type { ComparedPart } from '../../../shared/writing/versions/difference-dialog';
import { linesOf } from '../../../shared/writing/versions/lines-of';
import { draftedTerms } from '../lesson-writes';
import { failureText } from '../use-attempt';
import {
  formOf,
  isSameForm,
  type LessonForm,
  lessonFormSchema,
  termsIn,
  validateLesson,
} from './lesson-fields';
import { type LoadedLesson, lessonPlace, saveLesson } from './save-lesson';

interface Wanted {
  readonly courseId: string;
  readonly lessonId: string;
  readonly libraryId: string;
}

/** A lesson with its draft and its course; null if the library has none of these ids. @throws FirebaseError */
export async function loadLesson(
  firestore: Firestore,
  { courseId, lessonId, libraryId }: Wanted,
): Promise<LoadedLesson | null> {
  if (!isId(courseId) || !isId(lessonId)) return null;
  const [loaded, course] = await Promise.all([
    loadContent(firestore, lessonPlace(lessonId), libraryId),
    inTransaction(firestore, ({ read }) => read(courseDocument(courseId))),
  ]);
  return loaded?.content.course_ref === courseId && course !== null ? { ...loaded, course } : null;
}

/** Lessons: edits of one in a published course go to its draft, since its learners may be in the middle of it. */
export const LESSON_KIND: TextKind<LessonForm, LoadedLesson> = {
  name: 'lesson',
  texts: LESSON_TEXTS,
  fieldsSchema: lessonFormSchema,
  isSame: isSameForm,
  view: (loaded) =>
    viewOf(loaded, {
      published: formOf(loaded.content, termsIn(loaded.course, loaded.id)),
      drafted: loaded.draft === null ? null : formOf(loaded.draft, draftedTerms(loaded.draft)),
      isLive: loaded.course.is_published,
    }),
  validate: validateLesson,
  autosave: (_fields, { course }) => (course.is_published ? 'save-draft' : 'save-unpublished'),
  loadLatest: (firestore, { id, course }) =>
    loadLesson(firestore, { courseId: course.id, lessonId: id, libraryId: course.support_lib_id }),
  save: (firestore, intent, request, { writer, loaded }) =>
    saveLesson(firestore, intent, request, { writer, courseId: loaded.course.id }),
  watch: (firestore, { id, isLive }) => watchContent(firestore, lessonPlace(id), isLive),
  doneText(intent, { course }) {
    if (intent !== 'publish') return null;
    return course.is_published ? LESSON_TEXTS.publishedNow : LESSON_TEXTS.savedUnpublished;
  },
  failureText,
};

export type LessonWriting = Writing<LessonForm, LoadedLesson>;

const quizLines = ({ kind, quiz }: LessonForm): readonly string[] =>
  kind === 'quiz'
    ? [
        `${QUIZ_TEXTS.passMark}: ${quiz.passMark}`,
        ...quiz.questions.flatMap(({ text, answers, because }) => [
          text,
          ...answers.map((answer) => (answer.isRight ? LESSON_TEXTS.rightAnswer(answer.text) : answer.text)),
          ...(because === '' ? [] : [because]),
        ]),
      ]
    : [];

/** What is compared of two versions of a lesson. */
export const LESSON_PARTS: readonly ComparedPart<LessonForm>[] = [
  { label: COURSE_TEXTS.lessonTitle, linesOf: ({ title }) => [title] },
  { label: COURSE_TEXTS.kindLabel, linesOf: ({ kind }) => [COURSE_TEXTS.kinds[kind]] },
  {
    label: COURSE_TEXTS.ruleLabel,
    linesOf: ({ kind, isReadToEnd }) =>
      kind === 'quiz' ? [] : [COURSE_TEXTS.rules[isReadToEnd ? 'read' : 'marked']],
  },
  { label: COURSE_TEXTS.daysLabel, linesOf: ({ opensAfterDays }) => [opensAfterDays.trim()].filter(Boolean) },
  { label: COURSE_TEXTS.videoLabel, linesOf: ({ kind, video }) => (kind === 'video' ? [video] : []) },
  {
    label: COURSE_TEXTS.fileLabel,
    linesOf: ({ kind, file }) =>
      kind === 'file' && file !== null ? [`${file.name} (${fileSizeText(file.bytes)})`] : [],
  },
  { label: COURSE_TEXTS.lessonText, linesOf: ({ content }) => linesOf(content) },
  { label: QUIZ_TEXTS.title, linesOf: quizLines },
];
