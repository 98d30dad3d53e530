import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFileChoice } from './use-file-choice';

vi.mock('./upload-files', () => ({ fileProblem: async () => 'Refused' }));

afterEach(cleanup);

it('D-62: says nothing of a refused file any more once the others are being sent', async () => {
  const change = vi.fn();
  const { result, rerender } = renderHook((isSending: boolean) => useFileChoice(change, isSending), {
    initialProps: false,
  });
  act(() => result.current.add([new File(['MZ'], 'setup.exe')]));
  await waitFor(() => expect(result.current.problem).toBe('setup.exe: Refused'));
  rerender(true);
  expect(result.current.problem).toBe('');
  rerender(false);
  expect(result.current.problem).toBe('');
  expect(change).not.toHaveBeenCalled();
});
