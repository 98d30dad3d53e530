import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { forgetAllUnsaved, forgetUnsaved, keepUnsaved, listUnsaved, readUnsaved } from './unsaved-store';

const TRUSTED = { uid: 'ann', isTrusted: true };
const UNTRUSTED = { uid: 'ann', isTrusted: false };
const keep = (owner: typeof TRUSTED, workKey: string, value: unknown = 'text') =>
  keepUnsaved(owner, workKey, { title: workKey, value });
const read = (workKey: string, uid = 'ann') => readUnsaved(uid, workKey, z.string())?.value ?? null;

describe('unsaved work (D-42)', () => {
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('is kept beyond the browser session only on trusted devices', () => {
    keep(TRUSTED, 'a');
    keep(UNTRUSTED, 'b');
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([1, 1]);
    expect([read('a'), read('b')]).toEqual(['text', 'text']);
  });

  it('leaves nothing in the other store when the device is no longer trusted', () => {
    keep(TRUSTED, 'a', 'old');
    keep(UNTRUSTED, 'a', 'new');
    expect(window.localStorage.length).toBe(0);
    expect(read('a')).toBe('new');
  });

  it('belongs to one person', () => {
    keep(TRUSTED, 'a');
    expect(read('a', 'bob')).toBeNull();
    expect(listUnsaved('an')).toEqual([]);
    forgetAllUnsaved('bob');
    expect(read('a')).toBe('text');
    forgetAllUnsaved('ann');
    expect(read('a')).toBeNull();
  });

  it('can be removed for a single key', () => {
    keep(TRUSTED, 'a');
    keep(TRUSTED, 'b');
    forgetUnsaved('ann', 'a');
    expect(listUnsaved('ann').map(({ title }) => title)).toEqual(['b']);
  });

  it('is not offered if it does not match the schema or cannot be read', () => {
    keep(TRUSTED, 'a', { not: 'a text' });
    expect(read('a')).toBeNull();
    window.localStorage.setItem('harborline-unsaved:ann:b', '{');
    expect(listUnsaved('ann')).toHaveLength(1);
    expect(window.localStorage.length).toBe(1);
  });

  it('is removed after 30 days, whoever its owner is', () => {
    keep(TRUSTED, 'a');
    vi.advanceTimersByTime(DURATIONS.unsavedWorkMs);
    keep({ uid: 'bob', isTrusted: true }, 'b');
    expect(Object.keys(window.localStorage)).toEqual(['harborline-unsaved:bob:b']);
  });

  it('does not exceed its space: the oldest work is removed', () => {
    const half = 'x'.repeat(LIMITS.unsavedWorkTotal / 4);
    for (const workKey of ['a', 'b', 'c', 'd']) {
      keep(TRUSTED, workKey, half);
      vi.advanceTimersByTime(1);
    }
    expect(listUnsaved('ann').map(({ workKey }) => workKey)).toEqual(['b', 'c', 'd']);
    for (let index = 0; index < LIMITS.unsavedWorks + 5; index += 1) keep(TRUSTED, `small-${index}`);
    expect(listUnsaved('ann')).toHaveLength(LIMITS.unsavedWorks);
  });

  it('never pushes out what waits to be sent, nor anything for a change that can be made again', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    keep(TRUSTED, 'draft');
    vi.advanceTimersByTime(1);
    for (let index = 1; index < LIMITS.unsavedWorks; index += 1) keep(TRUSTED, `message:${index}`);
    expect(keep(TRUSTED, 'change:51')).toBe(false);
    expect(read('draft')).toBe('text');
    expect(keep(TRUSTED, 'message:50')).toBe(true);
    expect(read('draft')).toBeNull();
    expect(['message:51', 'change:51', 'draft'].map((workKey) => keep(TRUSTED, workKey))).toEqual([
      false,
      false,
      false,
    ]);
    expect(listUnsaved('ann')).toHaveLength(LIMITS.unsavedWorks);
    expect(read('message:1')).toBe('text');
  });

  it('offers no earlier version of a text that has become too long to keep', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    keep(TRUSTED, 'a', 'short');
    expect(keep(TRUSTED, 'a', 'x'.repeat(LIMITS.unsavedWork))).toBe(false);
    expect(read('a')).toBeNull();
  });

  it('reports if it cannot be kept', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const full = vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keep(TRUSTED, 'a')).toBe(false);
    full.mockRestore();
  });
});
