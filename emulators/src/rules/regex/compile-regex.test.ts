import { describe, expect, it } from 'vitest';
import { compileRegex } from './compile-regex';

function matches(pattern: string, text: string): boolean | string {
  const compiled = compileRegex(pattern);
  return 'problem' in compiled ? compiled.problem : compiled.whole.test(text);
}

describe('RE2 patterns', () => {
  const cases: readonly [pattern: string, text: string, expected: boolean][] = [
    ['a.c', 'abc', true],
    ['a.c', 'a\nc', false],
    ['a.c', 'a\rc', true], // only \n is special to RE2
    ['(?s)a.c', 'a\nc', true],
    ['(?i)abc', 'ABC', true],
    ['(?m)a\\n^b$', 'a\nb', true],
    ['a\\n^b', 'a\nb', false],
    ['\\d+', '123', true],
    ['\\d', '\u0663', false], // ASCII only
    ['\\w\\W', 'a-', true],
    ['\\s', '\u00a0', false],
    ['\\S', '\u00a0', true],
    ['[\\d_-]+', '1_-', true],
    ['[^\\s]+', 'ab', true],
    ['[\\S]', ' ', false],
    ['[[:alpha:]]+', 'aZ', true],
    ['[[:^alpha:]]', '1', true],
    ['[[:punct:]]+', '!~', true],
    ['[]a]+', ']a', true],
    ['[^]a]', 'b', true],
    ['[a-]+', 'a-', true],
    ['[[]', '[', true],
    ['\\pL+', 'é\u0416', true],
    ['\\p{Greek}', '\u03b1', true],
    ['\\p{^Greek}', 'a', true],
    ['\\P{Lu}', 'a', true],
    ['[\\p{Lu}0-9]+', 'A1', true],
    ['\\x41\\x{1F600}', 'A😀', true],
    ['\\Qa.b\\E+', 'a.bbb', true],
    ['\\012', '\n', true],
    ['a{2}', 'aa', true],
    ['a{2,}b{1,2}', 'aaabb', true],
    ['a{,2}', 'a{,2}', true], // literal, as in RE2
    ['{', '{', true],
    ['a}', 'a}', true],
    ['a]', 'a]', true],
    ['(?P<year>\\d{4})', '2026', true],
    ['(?<year>\\d{4})', '2026', true],
    ['(?:a|b)*?', 'abab', true],
    ['\\Aab\\z', 'ab', true],
    ['\\bfoo\\b', 'foo', true],
    ['a\\/b\\-c\\_d\\"', 'a/b-c_d"', true],
    ['.', '😀', true],
    ['😀+', '😀😀', true],
    ['', '', true],
    ['', 'a', false],
    ['^a$', 'a', true],
    ['a|bc', 'bc', true],
    ['\\a\\f\\t\\n\\r\\v', '\x07\f\t\n\r\v', true],
  ];
  it.each(cases)('%j on %j: %s', (pattern, text, expected) => {
    expect(matches(pattern, text)).toBe(expected);
  });
});

describe('what RE2 refuses', () => {
  const cases: readonly [string, RegExp][] = [
    ['(?=a)', /look-around/],
    ['(?!a)', /look-around/],
    ['(?<=a)b', /look-around/],
    ['(?<!a)b', /look-around/],
    ['(a)\\1', /back-references/],
    ['(?P=name)', /flags are only supported at the start/],
    ['a(?i)b', /flags are only supported at the start/],
    ['(?U)a+', /flag U/],
    ['\\k', /no escape/],
    ['\\Z', /no escape/],
    ['a\\', /backslash/],
    ['[a', /not closed/],
    ['[[:nope:]]', /no class/],
    ['\\p{Nope}', /cannot read/],
    ['a{1001}', /1000 repetitions/],
    ['a**', /cannot read/],
    ['*a', /cannot read/],
    ['(a', /cannot read/],
    ['a)', /cannot read/],
    ['[b-a]', /cannot read/],
    ['\\x{110000}', /out of range/],
  ];
  it.each(cases)('%s', (pattern, problem) => {
    expect(matches(pattern, 'a')).toMatch(problem);
  });
});

it('keeps a bounded cache', () => {
  for (let count = 0; count < 1200; count += 1)
    expect(matches(`a{${count % 1000}}${count}`, 'b')).toBe(false);
});
