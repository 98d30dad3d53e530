import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { isNamedIn, mentionSegments, mentionsIn } from './mentions';

describe('who is mentioned', () => {
  it('is who was chosen and is still named', () => {
    const chosen = { one: 'Ann', two: 'Bo Li' };
    expect(mentionsIn('@Ann and @Bo Li', chosen)).toEqual(chosen);
    expect(mentionsIn('@Ann and Bo Li', chosen)).toEqual({ one: 'Ann' });
    expect(mentionsIn('', chosen)).toEqual({});
  });

  it('is nobody whose name is part of a longer word, or of an address', () => {
    const chosen = { one: 'Ann', two: 'Annika', none: '' };
    expect(mentionsIn('@Annika', chosen)).toEqual({ two: 'Annika' });
    expect(mentionsIn('x@Ann.example, bo.@Ann', chosen)).toEqual({});
  });

  it('is who is named, whatever the case', () => {
    expect(isNamedIn('see @bo li!', 'Bo Li')).toBe(true);
    expect(isNamedIn('see @bo lin', 'Bo Li')).toBe(false);
    expect(isNamedIn('see @', '')).toBe(false);
  });

  it('is no more people than a note may mention', () => {
    const names = Array.from({ length: LIMITS.mentionsPerNote + 1 }, (_, index) => [`u${index}`, 'Ann']);
    expect(Object.keys(mentionsIn('@Ann', Object.fromEntries(names)))).toHaveLength(LIMITS.mentionsPerNote);
  });
});

describe('the names in a note', () => {
  const marked = (text: string, mentions: Record<string, string>) =>
    mentionSegments(text, mentions).map((part) => (part.isMention ? `[${part.text}]` : part.text));

  it.each([
    ['@Ann, look', ['[@Ann]', ', look']],
    ['see @Bo Li', ['see ', '[@Bo Li]']],
    ['@Ann@Ann', ['[@Ann]', '@Ann']],
    ['@Ann, @Ann', ['[@Ann]', ', ', '[@Ann]']],
    ['(@Bo Li)', ['(', '[@Bo Li]', ')']],
    ['x@Ann', ['x@Ann']],
    ['@Anna', ['@Anna']],
    ['ask @Annika', ['ask ', '[@Annika]']],
    ['ann@visitor.example', ['ann@visitor.example']],
    ['', []],
  ])('of %j', (text, parts) => expect(marked(text, { a: 'Ann', b: 'Bo Li', c: 'Annika' })).toEqual(parts));

  it('are none without mentions', () => expect(marked('@Ann', {})).toEqual(['@Ann']));
});
