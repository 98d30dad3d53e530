import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetDraft, useDraft } from './use-draft';

const trusted = { uid: 'ada', isTrusted: true };

describe('useDraft', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    window.localStorage.clear();
  });
  afterEach(cleanup);

  const open = (owner = trusted) =>
    renderHook(({ workKey }: { workKey: string }) => useDraft({ owner, workKey, title: 'Reply to Ann' }), {
      initialProps: { workKey: 'reply:c1' },
    });

  it('keeps one text per conversation and kind', () => {
    const { result, rerender } = open();
    act(() => result.current[1]('a reply'));
    rerender({ workKey: 'note:c1' });
    expect(result.current[0]).toBe('');
    act(() => result.current[1]('a note'));
    rerender({ workKey: 'reply:c2' });
    expect(result.current[0]).toBe('');
    rerender({ workKey: 'reply:c1' });
    expect(result.current[0]).toBe('a reply');
  });

  it('survives a reload and stores nothing once it is empty', () => {
    const first = open();
    act(() => first.result.current[1]('half a sentence'));
    first.unmount();
    const second = open();
    expect(second.result.current[0]).toBe('half a sentence');
    act(() => second.result.current[1](''));
    expect(window.localStorage.length).toBe(0);
  });

  it('is empty once it was sent, whatever its author looked at meanwhile', () => {
    const { result, rerender } = open();
    act(() => result.current[1]('Dear Ann'));
    rerender({ workKey: 'note:c1' });
    act(() => forgetDraft(trusted, 'reply:c1'));
    rerender({ workKey: 'reply:c1' });
    expect(result.current[0]).toBe('');
  });

  it('D-103: keeps whom a note mentions, for as long as its text names them', () => {
    const first = open();
    act(() => first.result.current[3]('ben', 'Ben Li'));
    act(() => first.result.current[1]('@Ben Li look'));
    first.unmount();
    const second = open();
    expect([second.result.current[0], second.result.current[2]]).toEqual(['@Ben Li look', { ben: 'Ben Li' }]);
    act(() => second.result.current[1]('look'));
    second.unmount();
    const third = open();
    expect([third.result.current[0], third.result.current[2]]).toEqual(['look', {}]);
  });

  it('is only offered to its author', () => {
    const first = open();
    act(() => first.result.current[1]('half a sentence'));
    first.unmount();
    expect(open({ uid: 'bob', isTrusted: true }).result.current[0]).toBe('');
  });
});
