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

  it('checks on start (D-08)', () => {
    writeSessionRecord(false, Date.now() - FIVE_HOURS);
    expect(follow()).toHaveBeenCalledWith('expired');
  });

  it('checks each minute (D-08)', () => {
    writeSessionRecord(false, Date.now() - FIVE_HOURS + 90_000);
    const end = follow();
    vi.advanceTimersByTime(60_000);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(end).toHaveBeenCalledWith('expired');
  });

  it('checks on focus (D-08)', () => {
    writeSessionRecord(false, Date.now());
    const end = follow();
    vi.setSystemTime(Date.now() + FIVE_HOURS);
    window.dispatchEvent(new Event('focus'));
    expect(end).toHaveBeenCalledWith('expired');
  });

  it('does nothing if no one is signed in', () => {
    expect(follow(false)).not.toHaveBeenCalled();
  });
});
