import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusedHere, passwordStrength } from './password-strength';

describe('isRefusedHere', () => {
  it.each([
    [0, true],
    [4, true],
    [5, false],
    [6, false],
  ])('%i characters: %s (S5-08, D-02)', (length, isRefused) => {
    expect(isRefusedHere('x'.repeat(length))).toBe(isRefused);
  });
});

describe('passwordStrength', () => {
  it.each([
    ['', 0],
    ['abc', 0],
    ['hunter', 1],
    ['qwerty', 1],
    ['aaaaaaaaaaaaaaaa', 1],
    ['Harbor1!', 2],
    ['correcthorsebattery', 2],
    ['Correct-Horse-7', 3],
    ['correct horse battery staple', 3],
  ] as const)('calls %j %i', (password, level) => {
    expect(passwordStrength(password).level).toBe(level);
  });

  it("penalises the person's name and address", () => {
    const personal = ['Mara Lindqvist', 'agent@lumen.example'];
    expect(passwordStrength('Lindqvist-Summer-7', personal)).toEqual({ level: 1, hints: ['personal'] });
    expect(passwordStrength('Correct-Horse-7', personal).level).toBe(3);
  });

  it('has a hint for every strength below the best', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (password) => {
        const { level, hints } = passwordStrength(password);
        if (level < 3) expect(hints.length).toBeGreaterThan(0);
        else expect(hints).toEqual([]);
      }),
    );
  });
});
