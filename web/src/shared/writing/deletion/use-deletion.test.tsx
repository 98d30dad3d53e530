import { DELETION_TEXTS } from '@harborline/domain/texts/deletion';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHiddenTexts } from './hidden-texts';
import { keepText } from './keep-text';
import { DELETE_AFTER_MS } from './pending-deletions';
import { useDeletion } from './use-deletion';

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn(), info: vi.fn(), warning: vi.fn() }));
vi.mock('../../ui-admin/toasts', () => ({ useToasts: () => toasts }));

const steps = { kind: 'test', touch: vi.fn(), remove: vi.fn(), restore: vi.fn() };
const TEXT = { id: 'one', title: 'One' };
const start = () => renderHook(() => useDeletion(steps)).result.current;
const undo = () => act(async () => toasts.success.mock.lastCall?.[1].run());
const pass = () => act(() => vi.advanceTimersByTimeAsync(DELETE_AFTER_MS));
const remove = () => {
  const deletion = start();
  return act(() => deletion.remove(TEXT));
};
const cancel = () => {
  const deletion = start();
  act(() => deletion.cancel(TEXT.id));
};
/** What a list that opens now leaves out. */
const hidden = () => [...renderHook(useHiddenTexts).result.current];

describe('deleting a text', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetAllMocks();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    steps.touch.mockResolvedValue('v1');
    steps.remove.mockResolvedValue(true);
  });
  afterEach(() => {
    cancel();
    cleanup();
    vi.useRealTimers();
  });

  it('touches it at once and deletes that version later', async () => {
    expect(await remove()).toBe(true);
    expect(toasts.success).toHaveBeenCalledWith(DELETION_TEXTS.deleting('One'), expect.anything());
    expect(steps.remove).not.toHaveBeenCalled();
    await pass();
    expect(steps.remove).toHaveBeenCalledExactlyOnceWith(TEXT, 'v1');
    expect(toasts.error).not.toHaveBeenCalled();
  });

  it('hides it from every list, also from one that opens later, and for good once it is gone', async () => {
    await remove();
    cleanup();
    expect(hidden()).toEqual(['one']);
    await pass();
    expect(hidden()).toEqual(['one']);
  });

  it('brings it back on undo, but not once it is gone', async () => {
    await remove();
    await undo();
    await pass();
    expect(steps.remove).not.toHaveBeenCalled();
    expect(steps.restore).toHaveBeenCalledExactlyOnceWith(TEXT, 'v1');
    expect(toasts.info).toHaveBeenCalledWith(DELETION_TEXTS.undone);
    expect(hidden()).toEqual([]);
    await remove();
    await pass();
    await undo();
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith(DELETION_TEXTS.undoTooLate);
    expect(steps.restore).toHaveBeenCalledTimes(1);
  });

  it('shows it again, and says why, where somebody has changed it meanwhile', async () => {
    steps.remove.mockResolvedValue(false);
    await remove();
    await pass();
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith(DELETION_TEXTS.changed('One'));
    expect(hidden()).toEqual([]);
  });

  it('shows it again, and says so, where a step fails', async () => {
    steps.remove.mockRejectedValue(new Error('denied'));
    await remove();
    await pass();
    expect(toasts.error).toHaveBeenLastCalledWith(DELETION_TEXTS.failed('One'));
    expect(hidden()).toEqual([]);
    steps.restore.mockRejectedValue(new Error('denied'));
    await remove();
    await undo();
    expect(toasts.error).toHaveBeenLastCalledWith(DELETION_TEXTS.undoFailed('One'));
    expect(hidden()).toEqual([]);
    steps.touch.mockRejectedValue(new Error('denied'));
    expect(await remove()).toBe(false);
    expect(toasts.error).toHaveBeenLastCalledWith(DELETION_TEXTS.failed('One'));
    expect(hidden()).toEqual([]);
  });

  it('shows it again where it is there anew, and deletes nothing of it', async () => {
    await remove();
    await pass();
    act(() => keepText(TEXT.id));
    expect(hidden()).toEqual([]);
    await remove();
    act(() => keepText(TEXT.id));
    await pass();
    expect(steps.remove).toHaveBeenCalledTimes(1);
  });

  it('has the browser ask before the page is left too early, which would keep the text', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await remove();
    expect(leave()).toBe(true);
    await pass();
    expect(leave()).toBe(false);
    await remove();
    await undo();
    expect(leave()).toBe(false);
  });

  it('is called off where the text is restored elsewhere', async () => {
    await remove();
    cancel();
    await pass();
    expect(steps.remove).not.toHaveBeenCalled();
    expect(hidden()).toEqual([]);
  });
});
