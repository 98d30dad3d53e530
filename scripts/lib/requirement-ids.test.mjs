import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from './layout.mjs';
import { findUnresolved, idsIn, namedByTests, sectionsOf, shorten, wrapList } from './requirement-ids.mjs';

const PAGE = `# Requirements

A mark such as S2.1-01.

## S2.1 Routes

- **S2.1-01** The home page (D-07).
- **S2.1-02** The list.
- **S2.1-03** The status.

## S5 Validation

- **S5-01** Not validated.

## U Beyond the specification

- **U-07** Writers see each other.
`;
const files = (entries) => new Map(Object.entries({ 'docs/requirements.md': PAGE, ...entries }));

describe('ids in a text', () => {
  it.each([
    ['(S2.1-01, D-07)', ['S2.1-01', 'D-07']],
    ['a section (S4.2), or S5.', ['S4.2', 'S5']],
    ['S5-02 to S5-04', ['S5-02', 'S5-03', 'S5-04']],
    ['(S2.4-14 to -17, S7.1-10)', ['S2.4-14', 'S2.4-15', 'S2.4-16', 'S2.4-17', 'S7.1-10']],
    ['S7.1-12, -16 and -17', ['S7.1-12', 'S7.1-16', 'S7.1-17']],
    ['(U-11, D-74)', ['U-11', 'D-74']],
    ['S6-06 to -08, D-04, and D-61', ['S6-06', 'S6-07', 'S6-08', 'D-04', 'D-61']],
    [' * (S3-27\n * to S3-29)', ['S3-27', 'S3-28', 'S3-29']],
  ])('%j are %j', (text, ids) => {
    expect(idsIn(text).map(({ id }) => id)).toEqual(ids);
  });

  it.each(['ES5', 'sha-S5', 'S256', 'UUID-12', 'S5x', '12.S5-01'])('%s is not an id', (text) => {
    expect(idsIn(text)).toEqual([]);
  });

  it.each(['S5-04 to S5-01', 'S5-01 to S6-04'])('%s is not a range', (text) => {
    expect(idsIn(text).map(({ id }) => id)).toContain(text);
  });

  it('reports the position of each', () => {
    expect(idsIn('a S5-01\nand -02').map(({ index }) => index)).toEqual([2, 12]);
  });
});

it('reads the sections of the page with their rows', () => {
  expect(sectionsOf(PAGE)).toEqual([
    { name: 'S2.1', title: 'Routes', ids: ['S2.1-01', 'S2.1-02', 'S2.1-03'] },
    { name: 'S5', title: 'Validation', ids: ['S5-01'] },
    { name: 'U', title: 'Beyond the specification', ids: ['U-07'] },
  ]);
});

describe('an id resolves', () => {
  const check = (text, others = {}) => findUnresolved(files({ 'web/src/a.ts': text, ...others }));
  const decision = { 'docs/decisions/D-07-receipts.md': '# D-07 Receipts' };

  it('to a row, even at the end of a range or in a short form', () => {
    expect(check('// S2.1-01 to -03, S5-01', decision)).toEqual([]);
    expect(check('// S2.1-02 to -05', decision)).toEqual([
      'web/src/a.ts:1: S2.1-04',
      'web/src/a.ts:1: S2.1-05',
    ]);
    expect(check('// S2.1-01, -9', decision)).toEqual(['web/src/a.ts:1: S2.1-9']);
  });

  it('to a section with rows, its own or in its parts', () => {
    expect(check('// S2, S2.1 and S5', decision)).toEqual([]);
    expect(check('// S2.2, S3', decision)).toEqual(['web/src/a.ts:1: S2.2', 'web/src/a.ts:1: S3']);
  });

  it('to the page of a decision, which a row may name too', () => {
    expect(check('', decision)).toEqual([]);
    expect(check('')).toEqual(['docs/requirements.md:7: D-07']);
    expect(check('\n\n// D-88', decision)).toEqual(['web/src/a.ts:3: D-88']);
  });

  it('to a row beyond the specification', () => {
    expect(check('// U-07', decision)).toEqual([]);
    expect(check('// U-08', decision)).toEqual(['web/src/a.ts:1: U-08']);
  });

  it('unless it is an invalid range', () => {
    expect(check('// S2.1-03 to -01', decision)).toEqual(['web/src/a.ts:1: S2.1-03 to S2.1-01']);
  });
});

describe('what tests name', () => {
  it('includes ids that any test file names, with ranges, but not all ids of a section that it names', () => {
    const [routes, validation] = namedByTests(
      files({
        'web/src/a.test.tsx': `it('opens (S2.1-01 to -02, S5)', () => {});`,
        'web/src/a.ts': '/** S2.1-03 */',
      }),
    );
    expect(routes).toEqual({ name: 'S2.1', title: 'Routes', total: 3, unnamed: ['S2.1-03'] });
    expect(validation?.unnamed).toEqual(['S5-01']);
  });

  it('is listed briefly', () => {
    expect(shorten(['S2.1-03', 'S2.1-04', 'S2.1-05', 'S2.1-08', 'S2.1-10', 'S2.1-11'])).toBe(
      'S2.1-03 to -05, -08, -10, -11',
    );
    expect(shorten(['S5-01'])).toBe('S5-01');
  });

  it('is wrapped between items', () => {
    expect(wrapList('S5-01, -03, -05 to -09', 12)).toEqual(['S5-01, -03,', '-05 to -09']);
    expect(wrapList('S5-01', 3)).toEqual(['S5-01']);
  });
});

it('appears once each on the page, below its own section and in order', () => {
  const sections = sectionsOf(readFileSync(at('docs/requirements.md'), 'utf8'));
  for (const { name, ids } of sections) {
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !id.startsWith(`${name}-`))).toEqual([]);
    expect(ids).toEqual([...new Set(ids)].sort());
  }
  expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length);
});
