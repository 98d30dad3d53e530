import { LIMITS } from '@harborline/domain/limits';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RequirableCourse, RequiredCourses } from './required-courses';

const course = (id: string, required_courses: string[] = [], is_published = true): RequirableCourse => ({
  ...{ id, course_title: `Title ${id}`, is_published, required_courses },
});

function show(value: readonly string[], courses: readonly RequirableCourse[], mayChange = true) {
  const onChange = vi.fn(async (_ids: readonly string[]) => true);
  render(
    <RequiredCourses
      {...{ courseId: 'this', value, courses: [course('this'), ...courses], mayChange, onChange }}
    />,
  );
  return { onChange, field: screen.getByRole('combobox', { name: COURSE_TEXTS.required }) };
}
afterEach(cleanup);

const options = () => within(screen.getByRole('listbox')).getAllByRole('option');

describe('the courses to finish before another one (D-87)', () => {
  it('are chosen and taken out by keyboard, and stored at once', async () => {
    const { field, onChange } = show(['a'], [course('a'), course('b')]);
    await userEvent.type(field, 'title b{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(['a', 'b']);
    await userEvent.type(field, '{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  it('are offered without the course itself; one that waits for it says so and cannot be chosen', async () => {
    const { field } = show([], [course('a', ['b']), course('b', ['this']), course('c', [], false)]);
    await userEvent.click(field);
    expect(options().map((option) => [option.textContent, option.getAttribute('aria-disabled')])).toEqual([
      [`Title a${COURSE_TEXTS.requiredWaits}`, 'true'],
      [`Title b${COURSE_TEXTS.requiredWaits}`, 'true'],
      [`Title c${COURSE_TEXTS.requiredHidden}`, 'false'],
    ]);
  });

  it('tell of a circle that has come about meanwhile', () => {
    show(['a'], [course('a', ['this'])]);
    expect(screen.getByText(COURSE_TEXTS.requiredCycle('Title a'))).toBeTruthy();
  });

  it('name one that is gone, so that it can be taken out', () => {
    show(['gone'], []);
    expect(screen.getByText(COURSE_TEXTS.requiredGone)).toBeTruthy();
  });

  it('are no more than a course takes', async () => {
    const ids = Array.from({ length: LIMITS.requiredCourses }, (_, index) => `c${index}`);
    const { field } = show(
      ids,
      [...ids, 'more'].map((id) => course(id)),
    );
    expect(screen.getByText(COURSE_TEXTS.requiredFull(LIMITS.requiredCourses))).toBeTruthy();
    await userEvent.click(field);
    expect(options().map((option) => option.getAttribute('aria-disabled'))).toEqual(['true']);
  });

  it('are read only for those who may not change the course', () => {
    const { field } = show(['a'], [course('a')], false);
    expect(field).toHaveProperty('disabled', true);
    expect(screen.getByText('Title a')).toBeTruthy();
  });
});
