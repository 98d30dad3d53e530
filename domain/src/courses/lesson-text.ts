import type { Lesson } from '../entities/course';

export type LessonText = Pick<Lesson, 'lesson_title' | 'lesson_kind' | 'lesson_content' | 'lesson_video'>;

/** What a lesson, its draft or one of its revisions says, and nothing else of it. */
export const lessonTextOf = ({ lesson_title, lesson_kind, lesson_content, lesson_video }: LessonText) => ({
  lesson_title,
  lesson_kind,
  lesson_content,
  lesson_video,
});
