import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../shared/testing/render-admin';
import { HelpPanel } from './help-panel';

vi.mock('../../shared/live/library-context', () => ({ useLibrary: () => ({ library_refkey: 'lumen' }) }));
// A frame would be loaded.
vi.mock('./components/preview-dialog', () => ({
  PreviewDialog: ({ address, isOpen }: { address: string; isOpen: boolean }) =>
    isOpen ? <p>Preview of {address}</p> : null,
}));

const show = () =>
  renderAdmin(
    <MemoryRouter initialEntries={['/admin/content']}>
      <HelpPanel />
    </MemoryRouter>,
  );
const button = () => screen.getByRole('button', { name: 'Help and preview', hidden: true });
const panel = () => screen.findByRole('dialog', { name: 'Help' }, { timeout: 5_000 });
const keptPlace = () => window.localStorage.getItem('harborline-help-button');

describe('the help button', () => {
  beforeEach(() => {
    window.localStorage.clear();
    // Of a browser, which the test environment lacks.
    Object.assign(HTMLElement.prototype, { setPointerCapture() {}, hasPointerCapture: () => true });
  });
  afterEach(cleanup);

  it('toggles the help panel (S2.8-14)', async () => {
    show();
    await userEvent.click(button());
    expect(await panel()).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens the preview in a frame (S2.8-15)', async () => {
    show();
    await userEvent.click(button());
    await panel();
    await userEvent.click(screen.getByRole('button', { name: /^Preview/ }));
    expect(await screen.findByText('Preview of /lumen')).toBeTruthy();
  });

  it('is dragged without opening the panel, and stays where it was left (S2.8-14)', () => {
    show();
    fireEvent.pointerDown(button(), { button: 0, clientX: 500, clientY: 500, pointerId: 1 });
    fireEvent.pointerMove(button(), { clientX: 440, clientY: 470, pointerId: 1 });
    fireEvent.pointerUp(button(), { pointerId: 1 });
    fireEvent.click(button());
    expect(keptPlace()).toBe('76 126');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is moved by the arrow keys', async () => {
    show();
    button().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    expect(keptPlace()).toBe('40 120');
  });
});
