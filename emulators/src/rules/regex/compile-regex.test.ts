import { describe, expect, it } from 'vitest';
import { compileRegex } from './compile-regex';

function matches(pattern: string, text: string): boolean | string {
  const compiled = compileRegex(pattern);
  return 'problem' in compiled ? compiled.problem : compiled.matches(text);
}

describe('RE2 patterns', () => {
  const cases: readonly [pattern: string, text: string, expected: boolean][] = [
    ['a.c', 'abc', true],
    ['a.c', 'a\nc', false],
    ['a.c', 'a\rc', true], // only \n is special to RE2
    ['(?s)a.c', 'a\nc', true],
    ['a(?i)b', 'aB', true],
    ['a(?i)b', 'AB', false],
    ['(?i:a)b', 'Ab', true],
    ['(?U)a+', 'aa', true],
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
    ['(?=a)', /unsupported Perl syntax/], // look-around
    ['(?!a)', /unsupported Perl syntax/],
    ['(?<=a)b', /invalid named capture/],
    ['(?<!a)b', /invalid named capture/],
    ['(a)\\1', /invalid escape sequence/], // back-references
    ['(?P=name)', /unsupported Perl syntax/],
    ['\\k', /invalid escape sequence/],
    ['\\Z', /invalid escape sequence/],
    ['a\\', /trailing backslash/],
    ['[a', /missing closing \]/],
    ['[[:nope:]]', /invalid character class/],
    ['\\p{Nope}', /invalid character class/],
    ['a{1001}', /invalid repeat count/],
    ['((a{100}){100}){100}', /invalid repeat count/],
    ['a**', /invalid nested repetition/],
    ['*a', /missing argument to repetition/],
    ['(a', /missing closing \)/],
    ['a)', /unexpected \)/],
    ['[b-a]', /invalid character class/],
    ['\\x{110000}', /invalid escape sequence/],
  ];
  it.each(cases)('%s', (pattern, problem) => {
    expect(matches(pattern, 'a')).toMatch(problem);
  });
});

describe('splitting', () => {
  const cases: readonly [pattern: string, text: string, expected: string[]][] = [
    [',', 'a,b,,c,', ['a', 'b', '', 'c', '']],
    ['([0-9])+', 'a1b22c', ['a', 'b', 'c']],
    ['', 'a😀b', ['a', '😀', 'b']],
    ['x*', 'axxb', ['a', 'b']],
    [',', '', ['']],
    ['^', 'ab', ['ab']],
  ];
  it.each(cases)('by %j: %j gives %j', (pattern, text, expected) => {
    const compiled = compileRegex(pattern);
    expect('problem' in compiled ? compiled.problem : compiled.split(text)).toEqual(expected);
  });
});

describe('replacing', () => {
  const cases: readonly [pattern: string, text: string, rewrite: string, expected: string][] = [
    ['a', 'banana', 'o', 'bonono'],
    ['(b)(a)', 'banana', '\\2\\1', 'abnana'],
    ['n', 'banana', '<\\0>', 'ba<n>a<n>a'],
    ['(x)?b', 'ab', '[\\1\\2]', 'a[]'], // groups that matched nothing, or are not there
    ['a', 'a', '\\\\$&', '\\$&'],
    ['', '😀', '-', '-😀-'],
  ];
  it.each(cases)('%j in %j by %j gives %j', (pattern, text, rewrite, expected) => {
    const compiled = compileRegex(pattern);
    expect('problem' in compiled ? compiled.problem : compiled.replaceAll(text, rewrite)).toBe(expected);
  });
});

describe('patterns that make a backtracking engine explode', () => {
  // Backtracking would take longer than the age of the universe, so finishing is the proof.
  const text = `${'a'.repeat(100_000)}!`;
  it.each(['(a+)+', '(a|a)*', '(a|aa)+', '(a*)*b', '([a-z]+)+[.]', '(.*)(.*)(.*)x'])('%s', (pattern) => {
    const compiled = compileRegex(pattern);
    if ('problem' in compiled) throw new Error(compiled.problem);
    expect(compiled.matches(text)).toBe(false);
  });

  it('are linear in splitting and replacing as well', () => {
    const compiled = compileRegex('(a+)+[.]');
    if ('problem' in compiled) throw new Error(compiled.problem);
    expect(compiled.split(text)).toEqual([text]);
    expect(compiled.replaceAll(text, '')).toBe(text);
  });
});

it('keeps a bounded cache', () => {
  for (let count = 0; count < 1200; count += 1)
    expect(matches(`a{${count % 1000}}${count}`, 'b')).toBe(false);
});
