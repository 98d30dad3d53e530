import * as z from 'zod/mini';
import { LESSON_KINDS } from '../../courses/lesson-kinds';
import { isOutline } from '../../courses/outline';
import { isQuiz } from '../../courses/quiz';
import { isVideoPlayer } from '../../html/video-link';
import { LIMITS } from '../../limits';
import type { Lesson } from '../course';
import { writtenId, writtenText, writtenTime, writtenTitle } from './written';

const isUnlike = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** Rules check that a course does not require itself. */
const writtenRequirements = z
  .array(writtenId)
  .check(z.maxLength(LIMITS.requiredCourses), z.refine(isUnlike, 'names a course twice'));

/** What a writer writes to a course. Rules check that the cover is a picture of the library. */
export const courseWriteSchema = z.strictObject({
  support_lib_id: z.string(),
  course_title: writtenTitle(LIMITS.courseTitle),
  course_description: writtenText(LIMITS.courseDescription),
  course_cover: z.string(),
  course_outline: writtenText(LIMITS.courseOutline).check(z.refine(isOutline, 'is not an outline')),
  is_published: z.boolean(),
  lessons_in_order: z.optional(z.boolean()),
  required_courses: z.optional(writtenRequirements),
  /** of a copy, which functions make (U-12) */
  origin_ref: z.optional(z.string()),
  origin_updated_at: z.optional(writtenTime),
  created_at: writtenTime,
  updated_at: writtenTime,
  updated_by: z.string(),
});

/** Rules check that it lies in the folder of its course. */
const writtenFile = z.strictObject({
  address: z.string(),
  name: writtenTitle(LIMITS.lessonFileName),
  bytes: z.int().check(z.positive(), z.maximum(LIMITS.uploadBytes)),
});

/** What a lesson says, in its document and in its draft. */
export const lessonTextWriteShape = {
  course_ref: writtenId,
  lesson_title: writtenTitle(LIMITS.lessonTitle),
  lesson_kind: z.enum(LESSON_KINDS),
  lesson_content: writtenText(LIMITS.articleContent),
  lesson_video: z.string(),
  lesson_quiz: writtenText(LIMITS.quizText),
  lesson_file: z.nullable(writtenFile),
};

type LessonText = Pick<Lesson, 'lesson_kind' | 'lesson_video' | 'lesson_quiz' | 'lesson_file'>;

/**
 * Whether a lesson has what its kind needs, and nothing else: only a video has an address, of a player that may be
 * framed, only a quiz questions, and only a file something to download.
 */
export const fitsLessonKind = ({
  lesson_kind,
  lesson_video,
  lesson_quiz,
  lesson_file,
}: LessonText): boolean =>
  (lesson_kind === 'video' ? isVideoPlayer(lesson_video) : lesson_video === '') &&
  (lesson_kind === 'quiz' ? isQuiz(lesson_quiz) : lesson_quiz === '') &&
  (lesson_kind === 'file') === (lesson_file !== null);

/** What a writer writes to a lesson. */
export const lessonWriteSchema = z
  .strictObject({
    support_lib_id: z.string(),
    ...lessonTextWriteShape,
    created_at: writtenTime,
    updated_at: writtenTime,
    updated_by: z.string(),
  })
  .check(z.refine(fitsLessonKind));
