import type { Lesson } from '../entities/course';

/** What a lesson, its draft and its revisions have in common. */
export type LessonWords = Pick<
  Lesson,
  'lesson_title' | 'lesson_kind' | 'lesson_content' | 'lesson_video' | 'lesson_quiz' | 'lesson_file'
>;

/** What a lesson says, without where it belongs and who wrote it. */
export const lessonTextOf = ({
  lesson_title,
  lesson_kind,
  lesson_content,
  lesson_video,
  lesson_quiz,
  lesson_file,
}: LessonWords): LessonWords => ({
  ...{ lesson_title, lesson_kind, lesson_content, lesson_video, lesson_quiz, lesson_file },
});
