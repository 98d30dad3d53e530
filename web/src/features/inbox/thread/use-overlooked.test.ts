import { makeMessage } from '@harborline/domain/testing/factories';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ThreadMessage } from '../ticket';
import { READ_AFTER_MS, useOverlooked } from './use-overlooked';

const from = (id: string, sender_ref = 'visitor', isPending = false): ThreadMessage => ({
  ...makeMessage({ id, sender_ref }),
  isPending,
});
const READING = {
  scope: 'ticket',
  isLoaded: true,
  isCurrent: true,
  messages: [from('a')],
  uid: 'ada',
  isAtEnd: true,
  isWriting: false,
  writtenAtMs: null,
};
type Reading = Parameters<typeof useOverlooked>[0];

function open(changes: Partial<Reading> = {}) {
  let reading: Reading = { ...READING, ...changes };
  const { result, rerender } = renderHook(useOverlooked, { initialProps: reading });
  return {
    result,
    ids: () => result.current.messages.map(({ id }) => id),
    update: (next: Partial<Reading>) => {
      reading = { ...reading, ...next };
      rerender(reading);
    },
  };
}
const connect = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('what somebody may have overlooked in a ticket (D-107)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is nothing that was there when it opened, nor what they wrote themselves', () => {
    const { ids, result, update } = open({ isWriting: true });
    expect(ids()).toEqual([]);
    update({ messages: [from('a'), from('own', 'ada'), from('waiting', 'ben', true)] });
    expect(ids()).toEqual([]);
    expect(result.current.newFrom).toBeNull();
  });

  it('is what came after a reply that they had begun earlier, until it was in view for a second', async () => {
    const at = (id: string, ms: number): ThreadMessage => ({
      ...from(id),
      created_at: { ...makeMessage().created_at, toMillis: () => ms },
    });
    const messages = [at('a', 1_000), at('b', 3_000)];
    const { ids, result } = open({ messages, isWriting: true, writtenAtMs: 2_000 });
    expect(ids()).toEqual(['b']);
    expect(result.current.newFrom).toBe('b');
    await wait(READ_AFTER_MS);
    expect(ids()).toEqual([]);
    expect(open({ messages, isWriting: true, writtenAtMs: 500 }).ids()).toEqual(['a', 'b']);
    expect(open({ messages, isWriting: true, writtenAtMs: 3_000 }).ids()).toEqual([]);
  });

  it('is nothing that came while they only read', () => {
    const { ids, result, update } = open();
    update({ messages: [from('a'), from('b')] });
    expect(ids()).toEqual([]);
    update({ isWriting: true });
    expect(ids()).toEqual([]);
    expect(result.current.newFrom).toBeNull();
  });

  it('is what came while they wrote, until it was in view for a second; its mark stays until they answer', async () => {
    const { ids, result, update } = open({ isWriting: true });
    update({ messages: [from('a'), from('b'), from('c', 'ben')] });
    expect(ids()).toEqual(['b', 'c']);
    await wait(READ_AFTER_MS - 1);
    expect(ids()).toEqual(['b', 'c']);
    await wait(1);
    expect(ids()).toEqual([]);
    expect(result.current.newFrom).toBe('b');
    act(() => result.current.answered());
    expect(result.current.newFrom).toBeNull();
  });

  it('is what came below what they read, however long, until they scroll there', async () => {
    const { ids, update } = open({ isAtEnd: false });
    update({ messages: [from('a'), from('b')] });
    await wait(60_000);
    expect(ids()).toEqual(['b']);
    update({ isAtEnd: true });
    expect(ids()).toEqual([]);
  });

  it('is what came while another tab covered this one', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { ids, update } = open();
    update({ messages: [from('a'), from('b')] });
    await wait(60_000);
    expect(ids()).toEqual(['b']);
    visibility.mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(ids()).toEqual([]);
  });

  it('begins anew with another ticket, once that has loaded', () => {
    const { ids, result, update } = open({ isAtEnd: false });
    update({ messages: [from('a'), from('b')] });
    expect(result.current.newFrom).toBe('b');
    update({ scope: 'other', isLoaded: false, messages: [] });
    update({ isLoaded: true, messages: [from('x'), from('y')] });
    expect(ids()).toEqual([]);
    expect(result.current.newFrom).toBeNull();
  });

  it('is the first message of somebody else in a ticket that only they had written in', () => {
    const { ids, update } = open({ messages: [from('own', 'ada')], isWriting: true });
    update({ messages: [from('own', 'ada'), from('b')] });
    expect(ids()).toEqual(['b']);
  });

  it('is marked as come meanwhile however long the server takes to confirm it, and nothing after that', async () => {
    const { result, update } = open();
    connect(false);
    update({ isCurrent: false });
    connect(true);
    await wait(60_000);
    update({ messages: [from('a'), from('b')] });
    expect([result.current.newFrom, result.current.isMissed]).toEqual(['b', true]);
    act(() => result.current.answered());
    update({ isCurrent: true });
    update({ messages: [from('a'), from('b'), from('c')] });
    expect(result.current.newFrom).toBeNull();
  });

  it('is marked as come meanwhile where it comes with that confirmation', () => {
    const { result, update } = open();
    connect(false);
    update({ isCurrent: false });
    connect(true);
    update({ isCurrent: true, messages: [from('a'), from('b')] });
    expect([result.current.newFrom, result.current.isMissed]).toEqual(['b', true]);
  });

  it('is marked as come meanwhile after a lost connection, also where somebody looked on, and not what comes later', async () => {
    const { result, update } = open();
    connect(false);
    update({ messages: [from('a'), from('own', 'ada', true)] });
    expect(result.current.newFrom).toBeNull();
    connect(true);
    update({ messages: [from('a'), from('b'), from('c'), from('own', 'ada')] });
    expect([result.current.newFrom, result.current.isMissed]).toEqual(['b', true]);
    act(() => result.current.answered());
    await wait(60_000);
    update({ messages: [from('a'), from('b'), from('c'), from('d')] });
    expect(result.current.newFrom).toBeNull();
  });
});
