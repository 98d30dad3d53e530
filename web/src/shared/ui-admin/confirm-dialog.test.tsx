import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin';
import { ConfirmDialog } from './confirm-dialog';

function open() {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  renderAdmin(
    <ConfirmDialog
      isOpen
      title="Unpublish?"
      description="Visitors will not find it."
      confirmLabel="Unpublish"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  return { onConfirm, onCancel };
}

describe('ConfirmDialog', () => {
  afterEach(cleanup);

  it('is announced with its question and focuses the harmless answer first', () => {
    open();
    const dialog = screen.getByRole('dialog', { name: 'Unpublish?' });
    expect(dialog.getAttribute('aria-describedby')).not.toBeNull();
    expect(document.activeElement?.textContent).toBe('Cancel');
  });

  it('confirms by its button and cancels by Escape', async () => {
    const { onConfirm, onCancel } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('takes a double click for one', async () => {
    const { onConfirm } = open();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Unpublish' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
