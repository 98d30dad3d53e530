import type { LessonKind } from '@harborline/domain/courses/lesson-kinds';
import { type LessonTerms, readRows, termsOf } from '@harborline/domain/courses/outline';
import type { Course, Lesson, LessonFile } from '@harborline/domain/entities/course';
import { isVideoPlayer, videoPlayerOf, watchLinkOf } from '@harborline/domain/html/video-link';
import { LIMITS } from '@harborline/domain/limits';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { contentToStore } from '../../../shared/rich-text/content-to-store';
import type { LessonFields } from '../course-writes';
import type { ChosenFile } from '../file/lesson-file';
import {
  type QuizErrors,
  type QuizValues,
  quizTextOf,
  quizValuesOf,
  validateQuiz,
} from '../quiz/quiz-values';

/** What the form of a lesson holds. */
export interface LessonForm {
  readonly title: string;
  readonly kind: LessonKind;
  /** HTML */
  readonly content: string;
  /** a link to the video, as people copy it */
  readonly video: string;
  /** whether reading it to its end completes it */
  readonly isReadToEnd: boolean;
  /** days, as typed; '' for a lesson that is open at once */
  readonly opensAfterDays: string;
  /** counts in a file alone */
  readonly file: ChosenFile | null;
  /** counts in a quiz alone */
  readonly quiz: QuizValues;
}

export const NEW_LESSON: LessonForm = {
  ...{ title: '', kind: 'text', content: '', video: '' },
  ...{ isReadToEnd: false, opensAfterDays: '', file: null, quiz: quizValuesOf('') },
};

/** A stored lesson as its form shows it: the video by the address at which it is watched. */
export function formOf(
  { id, lesson_title, lesson_kind, lesson_content, lesson_video, lesson_quiz, lesson_file }: Lesson,
  { course_outline }: Pick<Course, 'course_outline'>,
): LessonForm {
  const row = readRows(course_outline).find((one) => one.id === id);
  return {
    title: lesson_title,
    kind: lesson_kind,
    content: lesson_content,
    video: isVideoPlayer(lesson_video) ? watchLinkOf(lesson_video).page : '',
    isReadToEnd: row?.isReadToEnd === true,
    opensAfterDays: String(row?.opensAfterDays ?? ''),
    file: lesson_file,
    quiz: quizValuesOf(lesson_quiz),
  };
}

/** What the course says about a lesson whose form has no errors. */
export const termsOfForm = ({ kind, isReadToEnd, opensAfterDays }: LessonForm): LessonTerms =>
  termsOf({ isReadToEnd: isReadToEnd && kind !== 'quiz', opensAfterDays: Number(opensAfterDays) });

/** What is stored of a form without errors. @param file as it was uploaded */
export const fieldsOf = (
  { title, kind, content, video, quiz }: LessonForm,
  file: LessonFile | null,
): LessonFields => ({
  lesson_title: clip(oneLine(title), LIMITS.lessonTitle),
  lesson_kind: kind,
  lesson_content: contentToStore(content),
  lesson_video: kind === 'video' ? (videoPlayerOf(video) ?? '') : '',
  lesson_quiz: kind === 'quiz' ? quizTextOf(quiz) : '',
  lesson_file: kind === 'file' ? file : null,
});

export const isSameForm = (one: LessonForm, other: LessonForm): boolean =>
  one.title === other.title &&
  one.kind === other.kind &&
  one.content === other.content &&
  one.video === other.video &&
  one.isReadToEnd === other.isReadToEnd &&
  one.opensAfterDays === other.opensAfterDays &&
  one.file === other.file &&
  JSON.stringify(one.quiz) === JSON.stringify(other.quiz);

export interface LessonErrors {
  readonly title?: string;
  readonly video?: string;
  readonly content?: string;
  readonly opensAfterDays?: string;
  readonly file?: string;
  readonly quiz?: QuizErrors;
}

/** Whether a link leads to a video that the rules let be stored. */
const isVideo = (link: string): boolean => isVideoPlayer(videoPlayerOf(link) ?? '');

const isDays = (typed: string): boolean => /^[0-9]{0,3}$/.test(typed) && Number(typed) <= LIMITS.lessonDays;

/** Errors that keep a lesson from being saved. */
export function validateLesson(form: LessonForm): LessonErrors {
  const { title, kind, content, video, opensAfterDays } = form;
  const quiz = kind === 'quiz' ? validateQuiz(form.quiz) : {};
  return {
    ...(oneLine(title) === '' ? { title: COURSE_TEXTS.titleRequired } : {}),
    ...(kind === 'video' && !isVideo(video) ? { video: COURSE_TEXTS.videoRequired } : {}),
    ...(content.length > LIMITS.articleContent ? { content: COURSE_TEXTS.contentTooLong } : {}),
    ...(isDays(opensAfterDays.trim()) ? {} : { opensAfterDays: COURSE_TEXTS.daysInvalid }),
    ...(kind === 'file' && form.file === null ? { file: COURSE_TEXTS.fileRequired } : {}),
    ...(Object.keys(quiz).length > 0 ? { quiz } : {}),
  };
}

export const hasErrors = (errors: LessonErrors): boolean => Object.keys(errors).length > 0;
