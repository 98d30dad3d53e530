import { expect, it } from 'vitest';
import { isLessonOf } from './is-lesson-of';

it.each([
  [{ course_ref: 'c', support_lib_id: 'lib' }, true],
  [{ course_ref: 'c', support_lib_id: 'other' }, false],
  [{ course_ref: 'd', support_lib_id: 'lib' }, false],
])('a lesson of %o belongs to a course by its id and its library', (lesson, expected) =>
  expect(isLessonOf(lesson, { id: 'c', support_lib_id: 'lib' })).toBe(expected),
);
