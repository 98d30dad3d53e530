import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetConversation, readOwnConversation, rememberConversation } from './own-conversation';

describe("a visitor's own conversation", () => {
  beforeEach(() => window.localStorage.clear());
  afterEach(() => vi.useRealTimers());

  it('is remembered per library, only the newest', () => {
    rememberConversation('lumen', { ref: 'c1', title: 'Charger' });
    rememberConversation('lumen', { ref: 'c2', title: 'Brakes' });
    expect(readOwnConversation('lumen')).toMatchObject({ ref: 'c2', title: 'Brakes' });
    expect(readOwnConversation('quillpad')).toBeNull();
  });

  it('is forgotten once it cannot be opened, and after 90 days', () => {
    vi.useFakeTimers();
    rememberConversation('lumen', { ref: 'c1', title: '' });
    forgetConversation('lumen', 'another');
    expect(readOwnConversation('lumen')?.ref).toBe('c1');
    forgetConversation('lumen', 'c1');
    expect(readOwnConversation('lumen')).toBeNull();
    rememberConversation('lumen', { ref: 'c1', title: '' });
    vi.advanceTimersByTime(91 * 24 * 60 * 60 * 1000);
    expect(readOwnConversation('lumen')).toBeNull();
  });

  it('is null if storage has something else', () => {
    window.localStorage.setItem('own-conversation/lumen', '{');
    expect(readOwnConversation('lumen')).toBeNull();
  });
});
