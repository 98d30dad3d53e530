import { describe, expect, it } from 'vitest';
import type { CourseEntry } from '../entities/course';
import { makeLibrary } from '../testing/factories';
import { makeCourse } from '../testing/make-course';
import { courseIdAt, isShownCourse, mayHaveCourses, withDefaultCourses } from './default-courses';

const child = makeLibrary({ id: 'child', parent_lib_id: 'parent', disabled_default_courses: false });
const entry = (id: string): CourseEntry => ({
  ...{ id, course_title: `Title ${id}`, course_description: '', course_cover: '', lessonCount: 2 },
});
const idsOf = (entries: readonly CourseEntry[]) => entries.map(({ id }) => id);
const OWN = [entry('b'), entry('d')];
const PARENTS = [entry('a'), entry('c')];

describe('U-12: the courses of a child library', () => {
  it('has what it shows of its parent among its own, by title', () => {
    expect(idsOf(withDefaultCourses(child, OWN, PARENTS))).toEqual(['a', 'b', 'c', 'd']);
    const some = { ...child, disabled_default_courses: true, enabled_default_courses: ['c', 'gone'] };
    expect(idsOf(withDefaultCourses(some, OWN, PARENTS))).toEqual(['b', 'c', 'd']);
  });

  it('D-72: has its own alone before it chose, and without a parent', () => {
    const never = makeLibrary({ id: 'child', parent_lib_id: 'parent' });
    expect(withDefaultCourses(never, OWN, PARENTS)).toEqual(OWN);
    expect(withDefaultCourses({ ...child, parent_lib_id: '' }, OWN, PARENTS)).toEqual(OWN);
  });

  it('D-73: has a published copy in place of the original, at its address as well', () => {
    const own = [entry('a_of_child')];
    expect(idsOf(withDefaultCourses(child, own, PARENTS))).toEqual(['a_of_child', 'c']);
    expect(courseIdAt(child, 'a', own)).toBe('a_of_child');
    expect(courseIdAt(child, 'c', own)).toBe('c');
    expect(courseIdAt({ ...child, id: 'other' }, 'a', own)).toBe('a');
  });

  it('is linked to while there may be some', () => {
    const alone = makeLibrary({ id: 'child' });
    expect([mayHaveCourses(alone), mayHaveCourses(child)]).toEqual([false, true]);
    expect(mayHaveCourses({ ...alone, hasCourses: true })).toBe(true);
  });

  it('D-17: opens what it shows, and nothing that is hidden, unpublished or of other libraries', () => {
    const isShown = (changes: object, library = child) =>
      isShownCourse(library, makeCourse({ id: 'a', support_lib_id: 'parent', ...changes }));
    expect(isShown({})).toBe(true);
    expect(isShown({ support_lib_id: 'child' })).toBe(true);
    expect(isShown({ support_lib_id: 'sibling' })).toBe(false);
    expect(isShown({ is_published: false })).toBe(false);
    expect(isShown({ support_lib_id: 'child', is_published: false })).toBe(false);
    expect(isShown({}, { ...child, disabled_default_courses: true })).toBe(false);
    expect(isShown({ support_lib_id: '' }, { ...child, parent_lib_id: '' })).toBe(false);
  });
});
