import { describe, expect, it } from 'vitest';
import type { Course, CourseEntry } from '../entities/course';
import { makeLibrary, TEST_LIBRARY_ID } from '../testing/factories';
import { makeCourse } from '../testing/make-course';
import { isMet } from './is-met';
import { firstLock, lockOf } from './lesson-lock';
import { afterEvent, NO_PROGRESS } from './progress';
import { openRequirements, requirementsIn, waitsFor } from './requirements';

const courseOf = (id: string, required_courses: string[], changes: Partial<Course> = {}): Course =>
  makeCourse({ id, course_title: `Title ${id}`, required_courses, ...changes });
const openIds = (course: Course, found: readonly Course[]) =>
  openRequirements(course, found).map(({ id }) => id);
const requirement = (id: string) => ({ id, course_title: `Title ${id}`, lessonCount: 2 });

describe('D-87: what is to be finished before a course', () => {
  it('is named with its title and the number of its lessons, in the order of the writer', () => {
    const found = [courseOf('a', []), courseOf('b', [])];
    expect(openRequirements(courseOf('c', ['b', 'a']), found)).toEqual([requirement('b'), requirement('a')]);
  });

  it('is nothing in courses from before there were requirements', () => {
    const { required_courses: _none, ...course } = courseOf('c', []);
    expect(openIds(course, [])).toEqual([]);
  });

  it.each([
    ['is gone', []],
    ['is not published', [courseOf('a', [], { is_published: false })]],
    ['has no lessons', [courseOf('a', [], { course_outline: '' })]],
    ['belongs to another library', [courseOf('a', [], { support_lib_id: 'other' })]],
    ['waits for it', [courseOf('a', ['c'])]],
    ['waits for it by a detour', [courseOf('a', ['b']), courseOf('b', ['c'])]],
  ])('is nothing that %s', (_what, found) => {
    expect(openIds(courseOf('c', ['a']), found)).toEqual([]);
  });

  it('is not left out because of a cycle that visitors cannot reach', () => {
    const found = [courseOf('a', ['b']), courseOf('b', ['c'], { is_published: false })];
    expect(openIds(courseOf('c', ['a']), found)).toEqual(['a']);
  });

  it('has every cycle found, also one that does not lead back to where it was begun', () => {
    const requiredBy = new Map([
      ['a', ['b']],
      ['b', ['a', 'c']],
    ]);
    expect(['a', 'b', 'c', 'd'].map((id) => waitsFor('a', id, requiredBy))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('U-12: is in a child what its visitors can take, and its own copy in place of an original', () => {
    const child = makeLibrary({
      id: 'child',
      parent_lib_id: TEST_LIBRARY_ID,
      disabled_default_courses: false,
    });
    const own: CourseEntry[] = [
      { id: 'a_of_child', course_title: 'Ours', course_description: '', course_cover: '', lessonCount: 1 },
    ];
    const both = [requirement('a'), requirement('b')];
    const copy = { id: 'a_of_child', course_title: 'Ours', lessonCount: 1 };
    expect(requirementsIn(child, both, own)).toEqual([copy, requirement('b')]);
    const hiding = { ...child, disabled_default_courses: true };
    expect(requirementsIn(hiding, both, own)).toEqual([copy]);
    expect(requirementsIn(hiding, both, [])).toEqual([]);
  });

  it('is met once as many lessons are done as the course has', () => {
    const done = (ids: readonly string[]) =>
      ids.reduce(
        (progress, id) => afterEvent(progress, { id, kind: 'text', title: id }, { kind: 'marked' }, 5),
        NO_PROGRESS,
      );
    expect([[], ['x'], ['x', 'y']].map((ids) => isMet(requirement('a'), done(ids)))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('a lesson of a course that waits for another one', () => {
  const lessons = [{ id: 'x', kind: 'text' as const, title: 'X' }];
  const terms = { lessons, isInOrder: true };
  const first = requirement('a');

  it('is locked by the first that is not finished, and open without one', () => {
    const lock = { reason: 'course', required: first };
    expect(firstLock({ ...terms, unmet: [first, requirement('b')] }, 'x')).toEqual(lock);
    expect(firstLock({ ...terms, unmet: [] }, 'x')).toBeNull();
  });

  it('stays open once it is complete', () => {
    const done = afterEvent(NO_PROGRESS, { id: 'x', kind: 'text', title: 'X' }, { kind: 'marked' }, 5);
    expect(lockOf({ ...terms, unmet: [first] }, 'x', done, 9)).toBeNull();
  });
});
