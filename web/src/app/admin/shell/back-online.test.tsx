import { OFFLINE_TEXTS } from '@harborline/domain/texts/offline';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { BackOnline } from './back-online';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const connect = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
const shown = () => screen.queryByText(OFFLINE_TEXTS.backOnline);

it('says for a moment that a lost connection is back, and nothing where none was lost', async () => {
  renderAdmin(<BackOnline />);
  expect(shown()).toBeNull();
  connect(false);
  expect(shown()).toBeNull();
  connect(true);
  expect(shown()).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(shown()).toBeNull();
});
