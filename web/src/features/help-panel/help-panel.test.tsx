import { makeUser } from '@harborline/domain/testing/factories';
import { HANDBOOK_TEXTS, HELP_TEXTS } from '@harborline/domain/texts/help';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshRequests } from '../../shared/testing/fresh-requests';
import { renderAdmin } from '../../shared/testing/render-admin';
import { StaffSession } from '../../shared/testing/staff-session';
import { moved, writePosition } from './button-position';
import { HelpPanel } from './help-panel';
import type { Handbook } from './load-handbook';

const media = vi.hoisted(() => ({ isWide: true }));
const loadHandbook = vi.hoisted(() => vi.fn<() => Promise<Handbook | null>>());
vi.mock('./load-handbook', () => ({ loadHandbook }));
vi.mock('@mui/material/useMediaQuery', () => ({ default: () => media.isWide }));
vi.mock('../../shared/live/library-context', () => ({
  useLibrary: () => ({ id: 'lumen-id', library_refkey: 'lumen' }),
}));
// The real dialog would load a frame.
vi.mock('./preview-dialog', () => ({
  PreviewDialog: ({ libraryId, isOpen }: { libraryId: string; isOpen: boolean }) =>
    isOpen ? <p>Preview of {libraryId}</p> : null,
}));

const show = () =>
  renderAdmin(
    <StaffSession user={makeUser()}>
      <MemoryRouter initialEntries={['/admin/content']}>
        <nav>
          <HelpPanel />
        </nav>
      </MemoryRouter>
    </StaffSession>,
  );
/** Without layout the button is at the top left corner. */
function positionAfter(...moves: readonly (readonly [number, number])[]) {
  const { innerWidth: width, innerHeight: height } = window;
  const start = { left: 0, bottom: height };
  return writePosition(moves.reduce((position, by) => moved(position, by, { width, height }), start));
}
const button = () => screen.getByRole('button', { name: 'Help and preview', hidden: true });
const panel = () => screen.findByRole('dialog', { name: 'Help' }, { timeout: 5_000 });
/** Drags the button from the corner to a point of the window. */
function drag(to: { clientX: number; clientY: number }) {
  fireEvent.pointerDown(button(), { button: 0, clientX: 500, clientY: 500, pointerId: 1 });
  fireEvent.pointerMove(button(), { ...to, pointerId: 1 });
  fireEvent.pointerUp(button(), { ...to, pointerId: 1 });
  fireEvent.click(button());
}
const keptPosition = () => window.localStorage.getItem('harborline-help-button');

const EMPTY: Handbook = { search: () => [], idOf: () => null };
const FOUND = {
  id: 'handbook-be-found',
  title: 'Be found',
  titleParts: [],
  snippetParts: [
    { text: 'Search puts ', isHit: false },
    { text: 'articles', isHit: true },
  ],
  categoryId: 'handbook-writers',
};

describe('the handbook in the help panel', () => {
  freshRequests();
  afterEach(cleanup);

  async function openPanel(): Promise<HTMLElement> {
    show();
    await userEvent.click(button());
    return panel();
  }

  it('names the guide for the page', async () => {
    const { guide } = HELP_TEXTS.content;
    loadHandbook.mockResolvedValue({ ...EMPTY, idOf: (title) => (title === guide ? 'guide-7' : null) });
    await openPanel();
    const link = await screen.findByRole('link', { name: HANDBOOK_TEXTS.guideOf(guide) });
    expect(link.getAttribute('href')).toBe('/article/details/handbook/guide-7');
  });

  it('is searched', async () => {
    const search = vi.fn<Handbook['search']>((query) => (query === 'ranking' ? [FOUND] : []));
    loadHandbook.mockResolvedValue({ ...EMPTY, search });
    await openPanel();
    const field = await screen.findByRole('searchbox', { name: HANDBOOK_TEXTS.searchPlaceholder });
    await userEvent.type(field, 'ranking ');
    const link = await screen.findByRole('link', { name: FOUND.title });
    expect(link.getAttribute('href')).toBe(`/article/details/handbook/${FOUND.id}`);
    expect(screen.getByRole('list', { name: HANDBOOK_TEXTS.results }).textContent).toContain(
      'Search puts articles',
    );
    await userEvent.type(field, 's');
    expect(await screen.findByText(HANDBOOK_TEXTS.none)).toBeTruthy();
  });

  it('is left out where it is not published', async () => {
    loadHandbook.mockResolvedValue(null);
    await openPanel();
    await vi.waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  });

  it('says that it could not be loaded, and loads again when asked', async () => {
    loadHandbook.mockRejectedValue(new Error('offline'));
    await openPanel();
    await screen.findByText(HANDBOOK_TEXTS.failed);
    loadHandbook.mockResolvedValue(EMPTY);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(screen.queryByText(HANDBOOK_TEXTS.failed)).toBeNull());
  });
});

describe('the help button', () => {
  beforeEach(() => {
    loadHandbook.mockResolvedValue(EMPTY);
    window.localStorage.clear();
    // Browser functions that the test environment lacks.
    Object.assign(HTMLElement.prototype, { setPointerCapture() {}, hasPointerCapture: () => true });
  });
  afterEach(() => {
    cleanup();
    media.isWide = true;
  });

  it('toggles the help panel (S2.8-14)', async () => {
    show();
    await userEvent.click(button());
    expect(await panel()).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens with the question mark, but not while somebody writes', async () => {
    show();
    const field = document.body.appendChild(document.createElement('textarea'));
    await userEvent.type(field, 'Really?');
    expect(button().getAttribute('aria-expanded')).toBe('false');
    field.remove();
    await userEvent.keyboard('?');
    expect(await panel()).toBeTruthy();
  });

  it('opens the preview in a frame (S2.8-15)', async () => {
    show();
    await userEvent.click(button());
    await panel();
    await userEvent.click(screen.getByRole('button', { name: /^Preview/ }));
    expect(await screen.findByText('Preview of lumen-id')).toBeTruthy();
  });

  it('can be dragged without opening the panel, and stays where it is dropped (S2.8-14)', () => {
    show();
    drag({ clientX: 560, clientY: 530 });
    expect(keptPosition()).toBe(positionAfter([60, 30]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(getComputedStyle(button()).position).toBe('fixed');
  });

  it('stays docked in the navigation until it is dragged away, and docks again when dropped there', () => {
    show();
    expect(getComputedStyle(button()).position).not.toBe('fixed');
    drag({ clientX: 560, clientY: 530 });
    drag({ clientX: 0, clientY: 0 });
    expect(getComputedStyle(button()).position).not.toBe('fixed');
    expect(keptPosition()).toBeNull();
  });

  it('offers tips for the page, and a way to dock the button', async () => {
    window.localStorage.setItem('harborline-help-button', '100 100');
    show();
    await userEvent.click(button());
    expect((await panel()).textContent).toContain(HELP_TEXTS.content.tips[0]);
    await userEvent.click(screen.getByRole('button', { name: SHELL_TEXTS.dockHelp }));
    expect(keptPosition()).toBeNull();
  });

  it('can be moved with the arrow keys', async () => {
    show();
    button().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(keptPosition()).toBe(positionAfter([0, 24], [24, 0]));
    await userEvent.keyboard('{Home}');
    expect(keptPosition()).toBeNull();
  });

  it('stays in the bar of a narrow screen, where it would cover text anywhere else', async () => {
    window.localStorage.setItem('harborline-help-button', '100 100');
    media.isWide = false;
    show();
    button().focus();
    await userEvent.keyboard('{ArrowUp}');
    drag({ clientX: 300, clientY: 300 });
    expect(getComputedStyle(button()).position).not.toBe('fixed');
    expect(keptPosition()).toBe('100 100');
    expect(await panel()).toBeTruthy();
  });
});
