import { describe, expect, it } from 'vitest';
import { slashWordAt } from './slash-word';

const at = (text: string) => slashWordAt(text, text.length);

describe('a slash that looks for a canned reply', () => {
  it.each([
    ['/', 0, ''],
    ['/ref', 0, 'ref'],
    ['Hello /ref', 6, 'ref'],
    ['Hello\n/ref', 6, 'ref'],
    ['Hello /refund status', 6, 'refund status'],
  ])('%j', (text, start, words) => expect(at(text)).toEqual({ start, words }));

  it.each(['', 'ref', 'and/or', '1 / 2', 'https://example.com', '/usr/bin', '/ref\n', 'see /\nmore'])(
    'is not in %j',
    (text) => expect(at(text)).toBeNull(),
  );

  it('ends at the caret', () => expect(slashWordAt('/refund now', 4)).toEqual({ start: 0, words: 'ref' }));
});
