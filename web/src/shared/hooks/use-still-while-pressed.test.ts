import { fireEvent, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStillWhilePressed } from './use-still-while-pressed';

it.each(['pointerUp', 'pointerCancel'] as const)('keeps a value from the press to %s', async (end) => {
  const { result, rerender } = renderHook(useStillWhilePressed<string>, { initialProps: 'first' });
  rerender('second');
  expect(result.current).toBe('second');
  fireEvent.pointerDown(document.body);
  rerender('third');
  expect(result.current).toBe('second');
  fireEvent[end](document.body);
  await waitFor(() => expect(result.current).toBe('third'));
});
