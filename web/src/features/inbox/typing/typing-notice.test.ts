import { describe, expect, it } from 'vitest';
import { activeTypists, typingNotice } from './typing-notice';

const NOW = 1_000_000;
const typist = (uid: string, ageMs = 0) => ({ uid, name: `Name of ${uid}`, at: NOW - ageMs });

describe('who is typing', () => {
  it('forgets a sign after six seconds and one’s own at once', () => {
    const all = [typist('me'), typist('ada', 5_999), typist('bob', 6_000)];
    expect(activeTypists(all, 'me', NOW).map(({ uid }) => uid)).toEqual(['ada']);
  });

  it('names colleagues, and calls the visitor a visitor whatever name they claim', () => {
    expect(typingNotice([typist('ada')], ['visitor'])).toBe('Name of ada is writing…');
    expect(typingNotice([typist('ada'), typist('visitor')], ['visitor'])).toBe('The visitor is writing…');
    expect(typingNotice([], [])).toBeNull();
  });
});
