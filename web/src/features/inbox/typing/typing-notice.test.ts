import { describe, expect, it } from 'vitest';
import { typingNotice } from './typing-notice';

const NOW = 1_000_000;
const typist = (uid: string) => ({ uid, name: `Name of ${uid}`, at: NOW });

describe('who is typing', () => {
  it('names teammates, and calls the visitor a visitor whatever name they claim', () => {
    expect(typingNotice([typist('ada')], ['visitor'])).toBe('Name of ada is writing…');
    expect(typingNotice([typist('ada'), typist('visitor')], ['visitor'])).toBe('The visitor is writing…');
    expect(typingNotice([], [])).toBeNull();
  });
});
