import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUSTOM_FIELD_KINDS } from '../../entities/custom-field';
import { LIMITS } from '../../limits';
import { CUSTOM_FIELD_TEXTS } from '../../texts/custom-fields';
import { isOptionGone, parseCustomValue, storedValue, type ValueRule, valueInWords } from './custom-value';

const FAULTS = CUSTOM_FIELD_TEXTS.faults;
const OPTIONS = [
  { ref: 'in', name: 'In warranty' },
  { ref: 'out', name: 'Out of warranty' },
];
const ruleOf = (kind: ValueRule['kind']): ValueRule => ({ kind, options: kind === 'choice' ? OPTIONS : [] });
const read = (kind: ValueRule['kind'], text: string) => {
  const parsed = parseCustomValue(ruleOf(kind), text);
  return 'value' in parsed ? parsed.value : parsed.fault;
};

describe('a value of a custom field (D-126)', () => {
  it('is a text on one line, and nothing if nothing of it is to be seen', () => {
    expect(read('text', ' 47\n11 <b>')).toBe('47 11 <b>');
    expect(read('text', ' \u200b\n')).toBe('');
    expect(read('text', 'x'.repeat(LIMITS.customValue))).toHaveLength(LIMITS.customValue);
    expect(read('text', 'x'.repeat(LIMITS.customValue + 1))).toBe(FAULTS.tooLong);
  });

  it.each([
    ['12', '12'],
    ['+007.50', '7.5'],
    ['-0.0', '0'],
    ['-3.25', '-3.25'],
    ['999999999999999.123456', '999999999999999.123456'],
  ])('is the number %s as %s', (text, kept) => expect(read('number', text)).toBe(kept));

  it.each(['1,5', '1e3', 'Infinity', '0x10', '.5', '5.', '--1', '1 000', '1234567890123456', '١٢'])(
    'is no number: %s',
    (text) => expect(read('number', text)).toBe(FAULTS.noNumber),
  );

  it('is a day that there is', () => {
    expect(read('date', '2024-02-29')).toBe('2024-02-29');
    for (const text of [
      '2023-02-29',
      '2026-13-01',
      '2026-5-4',
      '0026-05-04',
      '2026-05-04T00:00',
      '4 May 2026',
    ])
      expect(read('date', text)).toBe(FAULTS.noDate);
  });

  it('is one of the options, or yes or no', () => {
    expect(read('choice', 'in')).toBe('in');
    expect(read('choice', 'In warranty')).toBe(FAULTS.noOption);
    expect(read('yes-no', 'no')).toBe('no');
    expect(read('yes-no', 'maybe')).toBe(FAULTS.noAnswer);
  });

  it('reads as itself once it was read, fits, and never changes what it says of a number or a day', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double().map(String),
      fc.integer().map((n) => `${n}.${Math.abs(n % 1000)}0`),
      fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
      fc.constantFrom('in', 'out', 'yes', 'no', '', '__proto__', 'constructor'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...CUSTOM_FIELD_KINDS), texts, (kind, text) => {
        const parsed = parseCustomValue(ruleOf(kind), text);
        if (!('value' in parsed)) return;
        const { value } = parsed;
        expect(parseCustomValue(ruleOf(kind), value)).toEqual({ value });
        expect(value.length).toBeLessThanOrEqual(LIMITS.customValue);
        expect(value).not.toMatch(/[\n\r]/);
        if (kind === 'number' && value !== '') expect(Number(value)).toBe(Number(text) + 0);
        if (kind === 'date' && value !== '') expect(new Date(value).toISOString().slice(0, 10)).toBe(value);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is what the ticket itself has, and is gone only as an option that was removed', () => {
    expect(storedValue({ warranty: 'in' }, 'warranty')).toBe('in');
    expect(storedValue({}, 'constructor')).toBe('');
    expect(isOptionGone(ruleOf('choice'), 'removed')).toBe(true);
    expect(['in', ''].map((value) => isOptionGone(ruleOf('choice'), value))).toEqual([false, false]);
    expect(isOptionGone(ruleOf('text'), 'removed')).toBe(false);
  });

  it('is put in words by the names of its field', () => {
    expect(valueInWords(ruleOf('choice'), 'removed')).toBe('');
    expect(valueInWords(ruleOf('choice'), 'in')).toBe('In warranty');
    expect(valueInWords(ruleOf('yes-no'), 'yes')).toBe(CUSTOM_FIELD_TEXTS.yes);
    expect(valueInWords(ruleOf('yes-no'), '')).toBe('');
    expect(valueInWords(ruleOf('date'), '2026-05-04')).toBe('2026-05-04');
  });
});
