import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { noteListener } from '../../../shared/frame/page-around';
import type { ThreadRow } from './merge-thread';
import { useUnreadSign } from './use-unread-sign';

const row = (atMs: number, isOwn = false): ThreadRow => ({
  ...{ id: String(atMs), isOwn, senderRef: '', senderName: 'Ada', text: 'Hi', fileUrls: [] },
  ...{ atMs, state: 'sent' },
});

function look(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

it('the page around counts the answers that came while nobody saw them', () => {
  const told = vi.fn();
  noteListener(told);
  const { rerender } = renderHook(({ rows }) => useUnreadSign('c1', rows), {
    initialProps: { rows: [row(1)] },
  });
  look('hidden');
  rerender({ rows: [row(1), row(2, true)] });
  expect(told).not.toHaveBeenCalled();
  rerender({ rows: [row(1), row(2, true), row(3)] });
  rerender({ rows: [row(1), row(2, true), row(3), row(4)] });
  expect(told.mock.calls).toEqual([
    [{ harborline: 'unread', amount: 1 }],
    [{ harborline: 'unread', amount: 2 }],
  ]);
  look('visible');
  look('hidden');
  rerender({ rows: [row(4), row(5)] });
  expect(told).toHaveBeenLastCalledWith({ harborline: 'unread', amount: 1 });
});

it('goes on counting after the page around has loaded again', () => {
  const told = vi.fn();
  noteListener(told);
  const first = renderHook(() => useUnreadSign('c1', [row(1), row(2)]));
  first.unmount();
  look('hidden');
  const show = (ref: string) => renderHook(() => useUnreadSign(ref, [row(1), row(2), row(3)])).unmount();
  show('c1');
  expect(told.mock.calls).toEqual([[{ harborline: 'unread', amount: 1 }]]);
  show('another');
  expect(told).toHaveBeenLastCalledWith({ harborline: 'unread', amount: 3 });
});
