import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ArticleLock } from '../presence/use-article-lock';
import { type EditorState, startEditor } from './editor-state';
import { useReadAlong } from './use-read-along';

const VERSION = { article: '1.0', draft: null };
const START = startEditor((one, other) => one === other, { fields: 'old', version: VERSION });
const BEHIND = { ...START, conflict: { name: 'Bo', isPublished: false, fields: 'new', version: VERSION } };
const LOCK: ArticleLock = {
  others: [],
  heldBy: null,
  isTakingOver: false,
  hasWaited: false,
  typed() {},
  takeOver() {},
};

function restartsOf(lock: Partial<ArticleLock>, state: EditorState<string>): number {
  const restart = vi.fn();
  renderHook(() => useReadAlong({ ...LOCK, ...lock }, state, restart));
  return restart.mock.calls.length;
}

describe('reading along with a teammate (U-07)', () => {
  it('reads the text again once they stop, also what they saved after the lock was taken over', () => {
    expect(restartsOf({ hasWaited: true, heldBy: 'bo' }, BEHIND)).toBe(0);
    expect(restartsOf({ hasWaited: true, isTakingOver: true }, BEHIND)).toBe(0);
    expect(restartsOf({ hasWaited: true }, BEHIND)).toBe(1);
  });

  it('never reads over text of its own, nor over a text that nobody was writing', () => {
    expect(restartsOf({ hasWaited: true }, { ...BEHIND, isOwnText: true })).toBe(0);
    expect(restartsOf({}, BEHIND)).toBe(0);
    expect(restartsOf({ hasWaited: true }, START)).toBe(0);
  });
});
