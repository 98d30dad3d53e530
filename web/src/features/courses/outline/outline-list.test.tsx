import type { OutlineRow } from '@harborline/domain/courses/outline';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { LESSON_TEXTS } from '@harborline/domain/texts/lessons';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutlineList, type OutlineListProps } from './outline-list';

const ROW_PX = 52;
const ROWS: readonly OutlineRow[] = [
  { kind: 'section', id: 'dough', title: 'Dough' },
  { kind: 'text', id: 'knead', title: 'Knead it' },
  { kind: 'video', id: 'watch', title: 'Watch it' },
  { kind: 'text', id: 'bake', title: 'Bake it' },
];
const NONE: ReadonlySet<string> = new Set();
const onMove = vi.fn<OutlineListProps['onMove']>(async () => true);
const actions = { addLessonTo: () => '/admin/courses/create/bread', rename: vi.fn(), remove: vi.fn() };

const Address = () => <output>{useLocation().pathname}</output>;
const listOf = (draftIds = NONE, mayChange = true) => (
  <MemoryRouter>
    <OutlineList
      courseId="bread"
      rows={ROWS}
      draftIds={draftIds}
      actions={mayChange ? actions : null}
      onMove={onMove}
    />
    <Address />
  </MemoryRouter>
);

const handleOf = (title: string) => screen.getByRole('button', { name: COURSE_TEXTS.move(title) });
const menuButtonOf = (title: string) => screen.getByRole('button', { name: COURSE_TEXTS.moreActions(title) });
const shownTitles = () => screen.getAllByRole('listitem').map((row) => row.querySelector('bdi')?.textContent);
const idsMovedTo = () => {
  const [row, , to] = onMove.mock.lastCall ?? [];
  return [row?.id, to?.map(({ id }) => id)];
};

beforeEach(() => {
  // Nothing is laid out here: the rows stand one below the other.
  const indexOf = (row: HTMLElement) => [...(row.parentElement?.children ?? [])].indexOf(row);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_PX);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return indexOf(this) * ROW_PX;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('a row of a course that is dragged by its handle', () => {
  const pointer = (clientY: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY });
  const press = (title: string, at: number) => {
    handleOf(title).focus();
    fireEvent.pointerDown(handleOf(title), pointer(at));
  };

  it('takes the place it is dropped at, and keeps the focus', async () => {
    render(listOf());
    press('Knead it', 78);
    fireEvent.pointerMove(window, pointer(185));
    const dragged = handleOf('Knead it').closest('li');
    expect(dragged?.style.transform).toBe('translateY(107px)');
    expect(handleOf('Bake it').closest('li')?.style.transform).toBe(`translateY(-${ROW_PX}px)`);
    // Until it is stored, the list shows what was dropped.
    const isStored = new EventTarget();
    onMove.mockReturnValueOnce(
      new Promise((resolve) => isStored.addEventListener('stored', () => resolve(true))),
    );
    fireEvent.pointerUp(window, pointer(185));
    expect(idsMovedTo()).toEqual(['knead', ['dough', 'watch', 'bake', 'knead']]);
    await waitFor(() => expect(shownTitles()).toEqual(['Dough', 'Watch it', 'Bake it', 'Knead it']));
    expect(document.activeElement).toBe(handleOf('Knead it'));
    expect(screen.getAllByRole('listitem').map((row) => row.style.transform)).toEqual(['', '', '', '']);
    await act(async () => void isStored.dispatchEvent(new Event('stored')));
  });

  it('stays where it is after a click, after Escape, and where the drag is broken off', () => {
    render(listOf());
    press('Knead it', 78);
    fireEvent.pointerMove(window, pointer(80));
    fireEvent.pointerUp(window, pointer(80));
    press('Knead it', 78);
    fireEvent.pointerMove(window, pointer(185));
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(handleOf('Knead it').closest('li')?.style.transform).toBe('');
    fireEvent.pointerUp(window, pointer(185));
    press('Knead it', 78);
    fireEvent.pointerMove(window, pointer(185));
    fireEvent.pointerCancel(window, pointer(185));
    fireEvent.pointerUp(window, pointer(185));
    expect(onMove).not.toHaveBeenCalled();
  });
});

it('moves a row by keyboard, saves it once it is dropped, and keeps the focus', async () => {
  render(listOf());
  handleOf('Knead it').focus();
  fireEvent.keyDown(handleOf('Knead it'), { key: ' ' });
  expect(handleOf('Knead it').getAttribute('aria-pressed')).toBe('true');
  fireEvent.keyDown(handleOf('Knead it'), { key: 'ArrowDown' });
  expect(shownTitles()).toEqual(['Dough', 'Watch it', 'Knead it', 'Bake it']);
  expect(document.activeElement).toBe(handleOf('Knead it'));
  await act(async () => void fireEvent.keyDown(handleOf('Knead it'), { key: 'Enter' }));
  expect(idsMovedTo()).toEqual(['knead', ['dough', 'watch', 'knead', 'bake']]);
});

it('takes a row back that is being moved by keyboard when the focus goes elsewhere', () => {
  render(listOf());
  handleOf('Knead it').focus();
  fireEvent.keyDown(handleOf('Knead it'), { key: ' ' });
  fireEvent.keyDown(handleOf('Knead it'), { key: 'ArrowDown' });
  act(() => handleOf('Bake it').focus());
  expect(shownTitles()).toEqual(['Dough', 'Knead it', 'Watch it', 'Bake it']);
  expect(onMove).not.toHaveBeenCalled();
});

it('has one menu, which is about the row whose button opened it', async () => {
  render(listOf());
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.click(menuButtonOf('Watch it'));
  expect(screen.getByRole('menuitem', { name: COURSE_TEXTS.editLesson }).getAttribute('href')).toContain(
    'watch',
  );
  fireEvent.click(screen.getByRole('menuitem', { name: COURSE_TEXTS.deleteLesson }));
  expect(actions.remove).toHaveBeenCalledExactlyOnceWith(ROWS[2]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  fireEvent.click(menuButtonOf('Dough'));
  fireEvent.click(screen.getByRole('menuitem', { name: COURSE_TEXTS.renameSection }));
  expect(actions.rename).toHaveBeenCalledExactlyOnceWith(ROWS[0]);
});

it('opens a lesson in this tab by a plain click, and leaves others to the browser', () => {
  render(listOf());
  const link = screen.getByRole('link', { name: 'Knead it' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(document.querySelector('output')?.textContent).toBe('/');
  expect(fireEvent.click(link.querySelector('bdi') ?? link)).toBe(false);
  expect(document.querySelector('output')?.textContent).toBe(link.getAttribute('href'));
});

it('renders a row again only when it changes', () => {
  const { rerender } = render(listOf());
  const rendered = vi.spyOn(COURSE_TEXTS, 'moreActions');
  rerender(listOf(new Set(['bake'])));
  screen.getByText(LESSON_TEXTS.hasDraft);
  expect(rendered).toHaveBeenCalledExactlyOnceWith('Bake it');
});

it('offers nothing to change to those who may not', () => {
  render(listOf(NONE, false));
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getAllByRole('link')).toHaveLength(3);
});
