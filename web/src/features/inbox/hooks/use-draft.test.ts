import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDraft } from './use-draft';

describe('useDraft', () => {
  beforeEach(() => window.sessionStorage.clear());

  const open = () =>
    renderHook(({ ref, mode }: { ref: string; mode: 'reply' | 'note' }) => useDraft(ref, mode), {
      initialProps: { ref: 'c1', mode: 'reply' },
    });

  it('keeps a text per conversation and kind', () => {
    const { result, rerender } = open();
    act(() => result.current[1]('a reply'));
    rerender({ ref: 'c1', mode: 'note' });
    expect(result.current[0]).toBe('');
    act(() => result.current[1]('a note'));
    rerender({ ref: 'c2', mode: 'reply' });
    expect(result.current[0]).toBe('');
    rerender({ ref: 'c1', mode: 'reply' });
    expect(result.current[0]).toBe('a reply');
  });

  it('survives a reload and leaves nothing once it is empty', () => {
    const first = open();
    act(() => first.result.current[1]('half a sentence'));
    first.unmount();
    const second = open();
    expect(second.result.current[0]).toBe('half a sentence');
    act(() => second.result.current[1](''));
    expect(window.sessionStorage.length).toBe(0);
  });
});
