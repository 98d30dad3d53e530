import { LIMITS } from '@harborline/domain/limits';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useDraft } from '../reply/use-draft';
import { putText } from './put-text';

const draft = { owner: { uid: 'ada', isTrusted: true }, workKey: 'reply:c1', title: 'Reply to Ann' };

describe('the text of a macro (D-114)', () => {
  beforeEach(() => window.localStorage.clear());
  afterEach(cleanup);

  const open = (workKey = draft.workKey) =>
    renderHook(({ key }: { key: string }) => useDraft({ ...draft, workKey: key }), {
      initialProps: { key: workKey },
    });
  const put = (text: string) => {
    let takeOut: ReturnType<typeof putText> = null;
    act(() => {
      takeOut = putText(draft, text);
    });
    return () => {
      let isOut = false;
      act(() => {
        isOut = takeOut?.() ?? false;
      });
      return isOut;
    };
  };

  it('stands behind what is written, and is taken out again', () => {
    const { result } = open();
    act(() => result.current[1]('Hello'));
    const takeOut = put('It is on its way.');
    expect(result.current[0]).toBe('Hello\n\nIt is on its way.');
    expect(takeOut()).toBe(true);
    expect(result.current[0]).toBe('Hello');
  });

  it('stays once somebody has changed it', () => {
    const { result } = open();
    const takeOut = put('It is on its way.');
    act(() => result.current[1]('It is on its way!'));
    expect(takeOut()).toBe(false);
    expect(result.current[0]).toBe('It is on its way!');
  });

  it('reaches a field that is not shown just now', () => {
    const { result, rerender } = open();
    act(() => result.current[1]('Hello'));
    rerender({ key: 'note:c1' });
    const takeOut = put('Bye');
    expect(result.current[0]).toBe('');
    rerender({ key: 'reply:c1' });
    expect(result.current[0]).toBe('Hello\n\nBye');
    rerender({ key: 'note:c1' });
    takeOut();
    rerender({ key: 'reply:c1' });
    expect(result.current[0]).toBe('Hello');
  });

  it('is not put in where the message would be too long', () => {
    const { result } = open();
    act(() => result.current[1]('Hello'));
    expect(putText(draft, 'x'.repeat(LIMITS.messageText))).toBeNull();
    expect(result.current[0]).toBe('Hello');
  });
});
