import { expect, it } from 'vitest';
import { courseActionOf } from './log-course';

const shown = { is_published: true };
const hidden = { is_published: false };

it('the log says of a course that it was published, unpublished or deleted', () => {
  expect(courseActionOf(undefined, shown)).toBe('course-published');
  expect(courseActionOf(hidden, shown)).toBe('course-published');
  expect(courseActionOf(shown, hidden)).toBe('course-unpublished');
  expect(courseActionOf(hidden, undefined)).toBe('course-deleted');
});

it('the log says nothing of an edit, a draft, or what nobody knew', () => {
  expect(courseActionOf(undefined, hidden)).toBeUndefined();
  expect(courseActionOf(hidden, hidden)).toBeUndefined();
  expect(courseActionOf(shown, shown)).toBeUndefined();
  expect(courseActionOf(undefined, undefined)).toBeUndefined();
});
