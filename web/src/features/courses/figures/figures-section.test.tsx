import { COURSE_FIGURE_TEXTS } from '@harborline/domain/texts/course-figures';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Loadable } from '../../../shared/requests/loadable';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { FiguresSection } from './figures-section';

const figures = vi.hoisted((): { live: Loadable<object | null> } => ({ live: { status: 'loading' } }));
vi.mock('./use-course-figures', () => ({ useCourseFigures: () => figures.live }));

const lessonsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `l${index}`, title: `Lesson ${index}` },
    kind: 'text' as const,
  }));

function show(live: Loadable<object | null>, count = 2): void {
  figures.live = live;
  renderAdmin(<FiguresSection courseId="course" lessons={lessonsOf(count)} />);
}

afterEach(cleanup);

it('says in words how far learners come, and where most of them stop', () => {
  show({ status: 'ready', data: { started: 40, finished: 9, lessons: { l0: 30, l1: 9 } } });
  expect(screen.getByText(/40 learners started · 9 finished \(23%\)/)).toBeTruthy();
  expect(screen.getByText(COURSE_FIGURE_TEXTS.largestDrop(21, 'Lesson 1'))).toBeTruthy();
  const steps = within(screen.getByRole('list', { name: COURSE_FIGURE_TEXTS.steps }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lesson 030 (75%)',
    'Lesson 19 (23%)',
  ]);
});

it('says that nobody has started', () => {
  show({ status: 'ready', data: null });
  expect(screen.getByText(COURSE_FIGURE_TEXTS.empty)).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

it('shows the lessons of a long course step by step', () => {
  show({ status: 'ready', data: { started: 1, finished: 0, lessons: {} } }, 45);
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  fireEvent.click(screen.getByRole('button', { name: COURSE_FIGURE_TEXTS.showMore }));
  fireEvent.click(screen.getByRole('button', { name: COURSE_FIGURE_TEXTS.showMore }));
  expect(screen.getAllByRole('listitem')).toHaveLength(45);
  expect(screen.queryByRole('button', { name: COURSE_FIGURE_TEXTS.showMore })).toBeNull();
});

it('offers to try again where the figures could not be read', () => {
  const retry = vi.fn();
  show({ status: 'failed', retry });
  expect(screen.getByText(COURSE_FIGURE_TEXTS.failed)).toBeTruthy();
  fireEvent.click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalledOnce();
});
