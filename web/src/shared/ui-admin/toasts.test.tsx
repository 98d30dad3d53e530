import { DURATIONS } from '@harborline/domain/limits';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BELOW_TOASTS, TOASTS_BOTTOM, TOASTS_ROOM } from './below-toasts';
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

  describe('above what is marked', () => {
    const bar = document.createElement('div');
    for (const [name, value] of Object.entries(BELOW_TOASTS)) bar.setAttribute(name, value);
    const { style } = document.documentElement;
    const bottom = () => style.getPropertyValue(TOASTS_BOTTOM);
    let top = 0;
    let height = 60;
    let resized = () => {};

    beforeEach(() => {
      [top, height] = [window.innerHeight - 60, 60];
      document.body.append(bar);
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
        return this === bar ? new DOMRect(0, top, 300, height) : new DOMRect(0, 0, 300, 80);
      });
      vi.stubGlobal(
        'ResizeObserver',
        class {
          constructor(tell: () => void) {
            resized = tell;
          }
          observe() {}
          disconnect() {}
        },
      );
      render(
        <ToastProvider>
          <Asker />
        </ToastProvider>,
      );
      act(() => screen.getByRole('button', { name: 'Ask' }).click());
    });

    afterEach(() => {
      bar.remove();
      style.removeProperty(TOASTS_BOTTOM);
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    });

    it('they follow it, and lists scroll so much further', async () => {
      await waitFor(() => expect(bottom()).toBe('60px'));
      expect(style.getPropertyValue(TOASTS_ROOM)).toBe('88px');
      [top, height] = [top - 40, 100];
      resized();
      await waitFor(() => expect(bottom()).toBe('100px'));
      bar.remove();
      await waitFor(() => expect(bottom()).toBe('0px'));
    });

    it('they stay at the bottom below what they do not cover, and in sight whatever they cover', async () => {
      await waitFor(() => expect(bottom()).toBe('60px'));
      top = 300;
      window.dispatchEvent(new Event('resize'));
      await waitFor(() => expect(bottom()).toBe('0px'));
      [top, height] = [10, window.innerHeight - 10];
      window.dispatchEvent(new Event('resize'));
      await waitFor(() => expect(bottom()).toBe(`${window.innerHeight - 80}px`));
    });
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
