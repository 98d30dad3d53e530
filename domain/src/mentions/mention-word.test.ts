import { describe, expect, it } from 'vitest';
import { mentionWordAt } from './mention-word';

const at = (text: string, chosen: readonly string[] = []) => mentionWordAt(text, text.length, chosen);

describe('an @ that looks for a teammate', () => {
  it.each([
    ['@', 0, ''],
    ['@Ra', 0, 'Ra'],
    ['See @ra', 4, 'ra'],
    ['(@ra', 1, 'ra'],
    ['one\n@Rafael C', 4, 'Rafael C'],
  ])('%j', (text, start, words) => expect(at(text)).toEqual({ start, words }));

  it.each(['', 'ra', 'ann@visitor.example', 'at @ 5', '@Ra\n'])('is not in %j', (text) =>
    expect(at(text)).toBeNull(),
  );

  it('ends at the caret', () => expect(mentionWordAt('@Rafael', 3, [])).toEqual({ start: 0, words: 'Ra' }));

  it('is over once its name was chosen, and a second one begins anew', () => {
    expect(at('@Rafaela', ['Rafael'])).toEqual({ start: 0, words: 'Rafaela' });
    expect(at('@Rafael Costa please', ['Rafael Costa'])).toBeNull();
    expect(at('@Rafael Costa @Ma', ['Rafael Costa'])).toEqual({ start: 14, words: 'Ma' });
  });
});
