import { DURATIONS } from '@harborline/domain/limits';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BELOW_TOASTS } from './below-toasts';
import { TOASTS_BOTTOM } from './toast-place';
import { ToastProvider, useToasts } from './toasts';

function Asker({ onUndo, onOpen }: { onUndo?: () => void; onOpen?: () => void }) {
  const toasts = useToasts();
  const beside = onOpen && { beside: { label: 'Open', run: onOpen } };
  const undo = onUndo === undefined ? undefined : { label: 'Undo', run: onUndo, ...beside };
  return (
    <button type="button" onClick={() => toasts.error('The status could not be changed.', undo)}>
      Ask
    </button>
  );
}

describe('toasts', () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('stay for 10 s and then close by themselves (S8-37, S9-09)', async () => {
    expect(DURATIONS.toastMs).toBe(10_000);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(
      <ToastProvider>
        <Asker />
      </ToastProvider>,
    );
    act(() => screen.getByRole('button', { name: 'Ask' }).click());
    await screen.findByText('The status could not be changed.', {}, { timeout: 5_000 });
    act(() => vi.advanceTimersByTime(9_000));
    expect(screen.queryByText('The status could not be changed.')).not.toBeNull();
    act(() => vi.advanceTimersByTime(3_000));
    await waitFor(() => expect(screen.queryByText('The status could not be changed.')).toBeNull());
  });

  it('show above what is marked below them, and follow it', async () => {
    const bar = document.createElement('div');
    for (const [name, value] of Object.entries(BELOW_TOASTS)) bar.setAttribute(name, value);
    document.body.append(bar);
    let top = window.innerHeight - 60;
    const below = vi
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(() => new DOMRect(0, top, 300, 60));
    const bottom = () => document.documentElement.style.getPropertyValue(TOASTS_BOTTOM);
    render(
      <ToastProvider>
        <Asker />
      </ToastProvider>,
    );
    act(() => screen.getByRole('button', { name: 'Ask' }).click());
    await waitFor(() => expect(bottom()).toBe('60px'));
    top -= 40;
    bar.className = 'with-more-words';
    await waitFor(() => expect(bottom()).toBe('100px'));
    bar.remove();
    await waitFor(() => expect(bottom()).toBe('0px'));
    below.mockRestore();
  });

  it('can offer a second action, which leaves them there', async () => {
    const onOpen = vi.fn();
    render(
      <ToastProvider>
        <Asker onUndo={vi.fn()} onOpen={onOpen} />
      </ToastProvider>,
    );
    act(() => screen.getByRole('button', { name: 'Ask' }).click());
    const open = await screen.findByRole('button', { name: 'Open' });
    act(() => open.click());
    expect(onOpen).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('can offer an action, which also closes them', async () => {
    const onUndo = vi.fn();
    render(
      <ToastProvider>
        <Asker onUndo={onUndo} />
      </ToastProvider>,
    );
    act(() => screen.getByRole('button', { name: 'Ask' }).click());
    const undo = await screen.findByRole('button', { name: 'Undo' });
    act(() => undo.click());
    expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });
});
