import { LESSON_KINDS } from '@harborline/domain/courses/lesson-kinds';
import type { LessonWords } from '@harborline/domain/courses/lesson-text';
import { type LessonTerms, readRows, termsOf } from '@harborline/domain/courses/outline';
import { type Course, lessonFileSchema } from '@harborline/domain/entities/course';
import { isVideoPlayer, videoPlayerOf, watchLinkOf } from '@harborline/domain/html/video-link';
import { LIMITS } from '@harborline/domain/limits';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import * as z from 'zod/mini';
import { contentToStore } from '../../../shared/rich-text/content-to-store';
import type { TextErrors } from '../../../shared/writing/editing/text-kind';
import { isSameQuiz, quizTextOf, quizValuesOf, quizValuesSchema, validateQuiz } from '../quiz/quiz-values';

/** The fields a writer edits; also what a device keeps of them. */
export const lessonFormSchema = z.object({
  title: z.string(),
  kind: z.enum(LESSON_KINDS),
  /** HTML */
  content: z.string(),
  /** a link to the video, as people copy it */
  video: z.string(),
  /** whether reading it to its end completes it */
  isReadToEnd: z.boolean(),
  /** days, as typed; '' for a lesson that is open at once */
  opensAfterDays: z.string(),
  /** counts in a file alone */
  file: z.nullable(lessonFileSchema),
  /** counts in a quiz alone */
  quiz: quizValuesSchema,
});
export type LessonForm = Readonly<z.output<typeof lessonFormSchema>>;

export const newLesson = (): LessonForm => ({
  ...{ title: '', kind: 'text', content: '', video: '' },
  ...{ isReadToEnd: false, opensAfterDays: '', file: null, quiz: quizValuesOf('') },
});

/** What a course says of one of its lessons. */
export function termsIn({ course_outline }: Pick<Course, 'course_outline'>, lessonId: string): LessonTerms {
  return readRows(course_outline).find(({ id }) => id === lessonId) ?? {};
}

/** A lesson as its form shows it: the video by the address at which it is watched. */
export const formOf = (
  { lesson_title, lesson_kind, lesson_content, lesson_video, lesson_quiz, lesson_file }: LessonWords,
  { isReadToEnd, opensAfterDays }: LessonTerms,
): LessonForm => ({
  title: lesson_title,
  kind: lesson_kind,
  content: lesson_content,
  video: isVideoPlayer(lesson_video) ? watchLinkOf(lesson_video).page : '',
  isReadToEnd: isReadToEnd === true,
  opensAfterDays: String(opensAfterDays ?? ''),
  file: lesson_file,
  quiz: quizValuesOf(lesson_quiz),
});

/** What the course says about a lesson whose form has no errors. */
export const termsOfForm = ({ kind, isReadToEnd, opensAfterDays }: LessonForm): LessonTerms =>
  termsOf({ isReadToEnd: isReadToEnd && kind !== 'quiz', opensAfterDays: Number(opensAfterDays) });

/** What is stored of a form without errors. */
export const wordsOf = ({ title, kind, content, video, quiz, file }: LessonForm): LessonWords => ({
  lesson_title: clip(oneLine(title), LIMITS.lessonTitle),
  lesson_kind: kind,
  lesson_content: contentToStore(content),
  lesson_video: kind === 'video' ? (videoPlayerOf(video) ?? '') : '',
  lesson_quiz: kind === 'quiz' ? quizTextOf(quiz) : '',
  lesson_file: kind === 'file' ? file : null,
});

const isNumber = (typed: string): boolean => /^[0-9]*$/.test(typed);

/** The same for every way to type a number of days. */
function daysOf({ opensAfterDays }: LessonForm): string {
  const typed = opensAfterDays.trim();
  return isNumber(typed) ? String(Number(typed)) : typed;
}

const videoOf = ({ kind, video }: LessonForm): string =>
  kind === 'video' ? (videoPlayerOf(video) ?? video) : '';
const fileOf = ({ kind, file }: LessonForm): string => (kind === 'file' ? (file?.address ?? '') : '');
const isDoneByReading = ({ kind, isReadToEnd }: LessonForm): boolean => kind !== 'quiz' && isReadToEnd;

/** Whether two forms say the same. What only another kind of lesson needs does not count. */
export const isSameForm = (one: LessonForm, other: LessonForm): boolean =>
  one.title === other.title &&
  one.kind === other.kind &&
  one.content === other.content &&
  videoOf(one) === videoOf(other) &&
  isDoneByReading(one) === isDoneByReading(other) &&
  daysOf(one) === daysOf(other) &&
  fileOf(one) === fileOf(other) &&
  (one.kind !== 'quiz' || isSameQuiz(one.quiz, other.quiz));

/** Whether a link leads to a video that the rules let be stored. */
const isVideo = (link: string): boolean => isVideoPlayer(videoPlayerOf(link) ?? '');

const isDays = (typed: string): boolean => isNumber(typed) && Number(typed) <= LIMITS.lessonDays;

/** Errors that keep a lesson from being saved. */
export function validateLesson(form: LessonForm): TextErrors<LessonForm> {
  const { title, kind, content, video, opensAfterDays } = form;
  const [quiz] = kind === 'quiz' ? Object.values(validateQuiz(form.quiz)) : [];
  return {
    ...(oneLine(title) === '' ? { title: COURSE_TEXTS.titleRequired } : {}),
    ...(kind === 'video' && !isVideo(video) ? { video: COURSE_TEXTS.videoRequired } : {}),
    ...(content.length > LIMITS.articleContent ? { content: COURSE_TEXTS.contentTooLong } : {}),
    ...(isDays(opensAfterDays.trim()) ? {} : { opensAfterDays: COURSE_TEXTS.daysInvalid }),
    ...(kind === 'file' && form.file === null ? { file: COURSE_TEXTS.fileRequired } : {}),
    ...(quiz === undefined ? {} : { quiz }),
  };
}
