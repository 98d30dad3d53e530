import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSessionRecord, writeSessionRecord } from './kept/session-record';
import { useSessionExpiry } from './use-session-expiry';

const FIVE_HOURS = 5 * 60 * 60 * 1000;

describe('useSessionExpiry', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    clearSessionRecord();
  });
  afterEach(() => vi.useRealTimers());

  const follow = (isSignedIn = true) => {
    const end = vi.fn(async () => {});
    renderHook(() => useSessionExpiry(isSignedIn, end));
    return end;
  };

  it('looks on start (D-08)', () => {
    writeSessionRecord(false, Date.now() - FIVE_HOURS);
    expect(follow()).toHaveBeenCalledWith('expired');
  });

  it('looks each minute (D-08)', () => {
    writeSessionRecord(false, Date.now() - FIVE_HOURS + 90_000);
    const end = follow();
    vi.advanceTimersByTime(60_000);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(end).toHaveBeenCalledWith('expired');
  });

  it('looks on focus (D-08)', () => {
    writeSessionRecord(false, Date.now());
    const end = follow();
    vi.setSystemTime(Date.now() + FIVE_HOURS);
    window.dispatchEvent(new Event('focus'));
    expect(end).toHaveBeenCalledWith('expired');
  });

  it('leaves alone who is not signed in', () => {
    expect(follow(false)).not.toHaveBeenCalled();
  });
});
