import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { problemOf } from './check';
import { doesHold, reasonFor } from './evaluate';
import { type Context, hasToken, type Operator, type Predicate, TOKENS } from './predicate';
import { reasonLines, sentenceOf } from './sentence';
import { parsePredicate, writePredicate } from './text-form';
import { dayAt, dayBefore, isDay, spanOf } from './times';

interface Bike {
  readonly colour: string;
  readonly parts: readonly string[];
  readonly isSold: boolean;
  readonly note: string;
  readonly builtAt: number | null;
}

const CATALOGUE = {
  colour: {
    kind: 'choice',
    label: 'Colour',
    tokens: [TOKENS.none],
    only: ['red', 'green'],
    read: (bike: Bike) => bike.colour,
  },
  parts: { kind: 'set', label: 'Part', tokens: [TOKENS.none], read: (bike: Bike) => bike.parts },
  sold: { kind: 'flag', label: 'Sold', yes: 'It is sold', no: 'It is for sale', read: (b: Bike) => b.isSold },
  note: { kind: 'text', label: 'Note', read: (bike: Bike) => bike.note },
  built: { kind: 'time', label: 'Built', read: (bike: Bike) => bike.builtAt },
} as const;

const NOW = Date.UTC(2026, 2, 1, 1, 30);
const context: Context = { now: NOW, me: 'ada', myTeams: [], timeZone: 'UTC' };
const asked = { catalogue: CATALOGUE, context };
const wording = { catalogue: CATALOGUE, nameOf: (_: string, value: string) => value || 'none' };
const BIKE: Bike = {
  colour: 'red',
  parts: ['bell'],
  isSold: false,
  note: 'Very Fast',
  builtAt: NOW - 3_600_000,
};

const parse = (text: string): Predicate => {
  const predicate = parsePredicate(text, CATALOGUE);
  if (predicate === null) throw new Error(`${text} is no predicate`);
  return predicate;
};
const holds = (text: string, bike: Bike = BIKE, timeZone = 'UTC') =>
  doesHold(parse(text), bike, { catalogue: CATALOGUE, context: { ...context, timeZone } });

describe('a condition (D-111)', () => {
  it.each([
    'colour.any-of(red,green)',
    'colour.none-of(green,@none)',
    'parts.any-of(lamp,bell)',
    'parts.none-of(lamp,@none)',
    'sold.no',
    'note.is(very~20fast)',
    'note.contains(FAST)',
    'note.lacks(slow)',
    'note.is-not(fast)',
    'built.within(1h)',
    'built.older(59m)',
    'built.today',
    'built.since(2026-03-01)',
    'built.before(2026-03-02)',
  ])('%s holds', (text) => expect(holds(text)).toBe(true));

  it('does not hold of a thing that has something else, or nothing', () => {
    const bare: Bike = { colour: '', parts: [], isSold: true, note: '', builtAt: null };
    for (const text of ['colour.any-of(red)', 'parts.any-of(bell)', 'sold.no', 'note.contains(fast)'])
      expect(holds(text, bare), text).toBe(false);
    for (const text of ['built.within(1h)', 'built.older(1h)', 'built.before(2030-01-01)'])
      expect(holds(text, bare), text).toBe(false);
    expect(holds('all(colour.any-of(@none),parts.any-of(@none))', bare)).toBe(true);
  });

  it('goes by the days of a time zone', () => {
    expect(holds('built.today', BIKE, 'America/New_York')).toBe(true);
    expect(holds('built.since(2026-03-01)', BIKE, 'America/New_York')).toBe(false);
    const before = { ...BIKE, builtAt: NOW - 2 * 3_600_000 };
    expect([holds('built.yesterday', before), holds('built.yesterday', before, 'Asia/Tokyo')]).toEqual([
      true,
      false,
    ]);
  });

  it('says what is wrong with it', () => {
    const problem = (field: string, op: Operator, values: readonly string[]) =>
      problemOf({ field, op, values }, CATALOGUE);
    expect(problem('toString', 'is', ['x'])).toBe('field');
    expect(problem('colour', 'contains', ['red'])).toBe('operator');
    expect(problem('colour', 'any-of', [])).toBe('no-value');
    expect(
      problem(
        'parts',
        'any-of',
        Array.from({ length: 21 }, (_, n) => `p${n}`),
      ),
    ).toBe('many-values');
    expect(problem('sold', 'yes', ['x'])).toBe('many-values');
    for (const values of [['blue'], ['@me'], ['@nonsense'], [' red']])
      expect(problem('colour', 'any-of', values), values[0]).toBe('value');
    expect(problem('built', 'within', ['0d'])).toBe('value');
    expect(problem('built', 'since', ['2026-02-30'])).toBe('value');
    expect(problem('note', 'is', ['x'.repeat(LIMITS.predicateValue + 1)])).toBe('value');
    expect(problem('note', 'is', ['fine'])).toBeNull();
  });
});

describe('the text of a predicate', () => {
  it('may stand in a URL as it is', () => {
    const predicate: Predicate = {
      match: 'all',
      of: [{ field: 'note', op: 'contains', values: ["a&b=c #(d), 'e'~"] }],
    };
    expect(writePredicate(predicate)).toBe('all(note.contains(a~26b~3Dc~20~23~28d~29~2C~20~27e~27~7E))');
    expect(parse(writePredicate(predicate))).toEqual(predicate);
  });

  it('is refused if it is none, too long, too deep or too much', () => {
    const deep = (depth: number) => `${'all('.repeat(depth)}sold.yes${')'.repeat(depth)}`;
    const many = (count: number) => `any(${Array.from({ length: count }, () => 'sold.yes').join(',')})`;
    expect(parsePredicate(deep(LIMITS.predicateDepth), CATALOGUE)).not.toBeNull();
    expect(parsePredicate(many(LIMITS.predicateConditions), CATALOGUE)).not.toBeNull();
    for (const text of [
      '',
      'all',
      'all(',
      'all()x',
      'all(,)',
      'sold',
      'sold.maybe',
      'sold.yes()',
      'colour.any-of()',
      'colour.any-of(red,)',
      'colour.any-of(~FF)',
      '__proto__.is(x)',
      'constructor.any-of(x)',
      deep(LIMITS.predicateDepth + 1),
      deep(400),
      many(LIMITS.predicateConditions + 1),
      `note.is(${'x'.repeat(LIMITS.predicateText)})`,
    ])
      expect(parsePredicate(text, CATALOGUE), text.slice(0, 40)).toBeNull();
  });

  it('says whether somebody is meant by it', () => {
    expect(hasToken(parse('all(any(colour.any-of(red,@none)))'), TOKENS.none)).toBe(true);
    expect(hasToken(parse('all(any(colour.any-of(red)))'), TOKENS.none)).toBe(false);
  });
});

describe('a predicate in words', () => {
  it.each([
    ['all()', 'everything'],
    ['any()', 'nothing'],
    ['all(colour.any-of(red,green),sold.no)', 'Colour is red or green and It is for sale'],
    ['none(sold.yes)', 'not (It is sold)'],
    [
      'all(none(sold.yes,built.today),any(colour.none-of(red),built.older(1h)))',
      'none of (It is sold or Built today) and (Colour is not red or Built more than 1 hour ago)',
    ],
    ['built.within(2w)', 'Built in the last 2 weeks'],
    ['built.since(2026-01-31)', 'Built on or after 2026-01-31'],
    ['note.lacks(slow)', 'Note does not contain “\u2068slow\u2069”'],
  ])('%s is: %s', (text, sentence) => expect(sentenceOf(parse(text), wording)).toBe(sentence));

  it('says why it holds, or what is there instead', () => {
    const reason = reasonFor(parse('all(colour.any-of(green),any(sold.no),built.yesterday)'), BIKE, asked);
    expect(reasonLines(reason, wording)).toEqual([
      { holds: false, text: 'Not all of these are so', depth: 0 },
      { holds: false, text: 'Not so: Colour is green. It is red', depth: 1 },
      { holds: true, text: 'At least one of these is so', depth: 1 },
      { holds: true, text: 'It is for sale', depth: 2 },
      { holds: false, text: 'Not so: Built yesterday', depth: 1 },
    ]);
  });
});

describe('times', () => {
  it('are spans and days that there are', () => {
    expect([spanOf('7d'), spanOf('0d'), spanOf('7y'), spanOf('12345d'), spanOf('d')]).toEqual([
      { amount: 7, unit: 'd' },
      null,
      null,
      null,
      null,
    ]);
    expect(isDay('0000-05-01') || isDay('0001-01-01') || isDay('1969-12-31')).toBe(false);
    expect([isDay('2024-02-29'), isDay('2026-02-29'), isDay('26-1-1'), isDay('2026-13-01')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([dayBefore('2026-03-01'), dayBefore('2026-01-01')]).toEqual(['2026-02-28', '2025-12-31']);
    expect(dayAt(NOW, 'America/New_York')).toBe('2026-02-28');
  });
});
