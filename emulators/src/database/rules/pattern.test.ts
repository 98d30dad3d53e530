import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Pattern } from './pattern';

/** A pattern as rules write it, such as `/^a/i`. */
function partsOf(written: string): readonly [source: string, flags: string] {
  const end = written.lastIndexOf('/');
  return [written.slice(1, end), written.slice(end + 1)];
}

const matches = (written: string, text: string) => new Pattern(...partsOf(written)).test(text);

describe('patterns of matches()', () => {
  it.each<[pattern: string, text: string, expected: boolean]>([
    ['/ell/', 'Hello', true],
    ['/^ell/', 'Hello', false],
    ['/llo$/', 'Hello', true],
    ['/^a$/', 'a\n', false],
    ['/^HELLO$/i', 'hello', true],
    ['/HELLO/', 'hello', false],
    ['/^[a-c]+$/i', 'aBC', true],
    ['/^[^a-c]$/i', 'B', false],
    ['/^a.c$/', 'abc', true],
    ['/^a.c$/', 'a\nc', false],
    ['/^a.c$/', 'a\u2028c', false],
    ['/^[\\s\\S]{0,3}$/', 'a\nc', true],
    ['/^\\d+$/', '0123456789', true],
    ['/^\\d$/', '\u0663', false],
    ['/^\\w+$/', 'aZ_0', true],
    ['/^\\w$/i', 'ſ', false],
    ['/^\\W$/', 'é', true],
    ['/^\\s+$/', ' \t\n\r\v\f\u00a0\u2003\u2028\ufeff', true],
    ['/^\\S$/', '\u00a0', false],
    ['/^\\D[\\D]$/', 'ab', true],
    ['/^[^\\s\\d]$/', 'a', true],
    ['/^[\\w-]+$/', 'a-b', true],
    ['/^[\\w-.]+$/', 'a-.', true],
    ['/^[a\\-z]+$/', 'a-z', true],
    ['/^[]-]$/', '-', false],
    ['/^[^]$/', '\n', true],
    ['/^[.$^|*]$/', '*', true],
    ['/^\\/\\.-\\]$/', '/.-]', true],
    ['/^\\x41\\u00e9\\0\\cJ\\t$/', 'Aé\0\n\t', true],
    ['/^[\\x41-\\x43]$/', 'B', true],
    ['/^(19|20)[0-9]{2}$/', '1984', true],
    ['/^(?:ab){2,3}$/', 'ababab', true],
    ['/^(ab){2,3}$/', 'ab', false],
    ['/^a{2,}$/', 'aaa', true],
    ['/^a{,2}$/', 'a{,2}', true],
    ['/^a?b*?c+?$/', 'bbc', true],
    ['/^((a|b)c)*$/', 'acbc', true],
    ['/a|bc/', 'xbc', true],
    ['/^a|/', 'x', true],
    ['/^.$/', '😀', false],
    ['/^..$/', '😀', true],
    ['/^😀+$/', '😀', true],
    ['/^[😀]{2}$/', '😀', true],
    ['/^\\ud83d/', '😀', true],
    ['/^[^a]{2}$/', '😀', true],
    ['/k/i', '\u212a', false],
    ['/s/i', 'ſ', false],
    ['/^É$/i', 'é', true],
    ['/^ß$/i', 'SS', false],
    ['/^ς$/i', 'Σ', true],
  ])('%s on %j: %s', (pattern, text, expected) => {
    expect(new RegExp(...partsOf(pattern)).test(text)).toBe(expected);
    expect(matches(pattern, text)).toBe(expected);
  });

  const character = fc.constantFrom(
    ...[
      'a',
      'B',
      'k',
      '0',
      '_',
      ' ',
      '\\n',
      '\\t',
      '\\.',
      '-',
      '{',
      'é',
      'σ',
      '😀',
      '\\u212a',
      '\\x7f',
      '\\cJ',
    ],
    ...['.', '\\d', '\\D', '\\w', '\\W', '\\s', '\\S'],
  );
  const member = fc.constantFrom(
    'a-k',
    'A-Z',
    '0-9',
    '\\d',
    '\\W',
    '\\S',
    '_',
    'é-ü',
    '\\u2000-\\uffff',
    '-',
    '.',
  );
  const brackets = fc
    .tuple(fc.constantFrom('', '^'), fc.array(member, { maxLength: 3 }))
    .map(([sign, members]) => `[${sign}${members.join('')}]`);
  const quantifier = fc.constantFrom('', '', '', '*', '+', '?', '*?', '{2}', '{1,2}', '{0,3}', '{1,}');
  const { branches } = fc.letrec<{ atom: string; branches: string }>((tie) => ({
    atom: fc.oneof(
      { maxDepth: 3 },
      character,
      brackets,
      fc.tuple(fc.constantFrom('(', '(?:'), tie('branches')).map(([start, inner]) => `${start}${inner})`),
    ),
    branches: fc
      .array(
        fc.array(
          fc.tuple(tie('atom'), quantifier).map((parts) => parts.join('')),
          { minLength: 1, maxLength: 3 },
        ),
        {
          minLength: 1,
          maxLength: 2,
        },
      )
      .map((all) => all.map((parts) => parts.join('')).join('|')),
  }));
  const source = fc
    .tuple(fc.constantFrom('', '^'), branches, fc.constantFrom('', '$'))
    .map((parts) => parts.join(''))
    .filter(isPattern);
  const text = fc
    .array(fc.constantFrom(...'aAbBkKsS09_-. \n\t{}éÉσςΣſ\u212a\u2028\ufeff', '😀', '\ud83d'), {
      maxLength: 8,
    })
    .map((characters) => characters.join(''));

  it('decide as in JavaScript', () => {
    fc.assert(
      fc.property(source, fc.constantFrom('', 'i'), text, (pattern, flags, value) => {
        expect(new Pattern(pattern, flags).test(value)).toBe(new RegExp(pattern, flags).test(value));
      }),
      { numRuns: 500 },
    );
  });

  it('answer in linear time what takes a backtracking engine for ever', () => {
    const text = `${'a'.repeat(100_000)}!`;
    for (const pattern of ['/(a+)+$/', '/^(a|a)*$/', '/^(a|aa)+$/', '/^([a-z]+)*[a-z]$/i', '/^(.*a){12}$/']) {
      expect(matches(pattern, text)).toBe(false);
    }
    expect(matches('/(a+)+!$/', text)).toBe(true);
  });

  it.each([
    ['a{1001}', 'Patterns repeat a part at most 1000 times'],
    ['a{0,5000}', 'Patterns repeat a part at most 1000 times'],
    ['(a{100}){100}', 'Pattern is too large: invalid repeat count'],
  ])('are refused when they are too large: %s', (pattern, problem) => {
    expect(() => new Pattern(pattern, '')).toThrow(problem);
  });

  it('have no flag but i', () => {
    expect(() => new Pattern('a', 'm')).toThrow('Patterns only know the flag i');
  });
});

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
