import type { Course, Lesson } from '../entities/course';
import { TEST_LIBRARY_ID, TEST_NOW_MS } from './factories';
import { timestamp } from './timestamp';

const at = timestamp(TEST_NOW_MS);

/** A published course of a section with two lessons. */
export const makeCourse = (changes: Partial<Course> = {}): Course => ({
  id: 'course',
  support_lib_id: TEST_LIBRARY_ID,
  course_title: 'Care for your bike',
  course_description: 'What to do each week.',
  course_cover: '',
  course_outline: 'section:basics Basics\ntext:clean Clean it\nvideo:oil Oil the chain\n',
  is_published: true,
  lessons_in_order: false,
  created_at: at,
  updated_at: at,
  updated_by: 'test-writer',
  ...changes,
});

/** A lesson of `makeCourse`. */
export const makeLesson = (changes: Partial<Lesson> = {}): Lesson => ({
  id: 'clean',
  support_lib_id: TEST_LIBRARY_ID,
  course_ref: 'course',
  lesson_title: 'Clean it',
  lesson_kind: 'text',
  lesson_content: '<p>Use a soft brush.</p>',
  lesson_video: '',
  lesson_quiz: '',
  lesson_file: null,
  created_at: at,
  updated_at: at,
  updated_by: 'test-writer',
  ...changes,
});
