import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { forgetUnsavedEverywhere } from '../../../shared/unsaved/unsaved-tabs';
import { useReplyFiles } from './reply-files';

const KEY = 'ada/reply:lumen:c1';
const file = new File(['x'], 'a.txt');

const open = () => renderHook(() => useReplyFiles(KEY));
/** Whether the browser would ask before the page is left. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(cleanup);

it('D-62: asks before a reload while files are chosen, whichever conversation is shown', () => {
  const { result, unmount } = open();
  expect(asks()).toBe(false);
  act(() => result.current.change(() => [file]));
  unmount();
  expect(asks()).toBe(true);
  const again = open();
  expect(again.result.current.files).toEqual([file]);
  act(() => again.result.current.change(() => []));
  expect(asks()).toBe(false);
});

it('D-62: keeps no files over Log Out', () => {
  const { result } = open();
  act(() => result.current.change(() => [file]));
  act(() => forgetUnsavedEverywhere('bob'));
  expect(result.current.files).toEqual([file]);
  act(() => forgetUnsavedEverywhere('ada'));
  expect(result.current.files).toEqual([]);
  expect(asks()).toBe(false);
});
