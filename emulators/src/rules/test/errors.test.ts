import { describe, expect, it } from 'vitest';
import { decideExpression, ruleDocument } from './testing';

type Expected = true | false | 'error';

/** 1/0 represents any error; `true && x` and the like show what an operand does. */
const ERROR = '1/0 == 1';
const TABLE: readonly [string, Expected][] = [
  [`(${ERROR}) || true`, true],
  [`true || (${ERROR})`, true],
  [`(${ERROR}) || false`, 'error'],
  [`false || (${ERROR})`, 'error'],
  [`(${ERROR}) || (${ERROR})`, 'error'],
  [`(${ERROR}) && false`, false],
  [`false && (${ERROR})`, false],
  [`(${ERROR}) && true`, 'error'],
  [`true && (${ERROR})`, 'error'],
  [`!(${ERROR})`, 'error'],
  [`(${ERROR}) == true`, 'error'],
  [`true == (${ERROR})`, 'error'],
  [`(${ERROR}) ? true : true`, 'error'],
  [`true ? true : (${ERROR})`, true],
  [`false ? (${ERROR}) : true`, true],
  [`[${ERROR}].size() == 1`, 'error'],
  [`(${ERROR}) is bool`, 'error'],
  ['1 && true', 'error'],
  ['true && 1', 'error'],
  ['1 && false', false],
  ['"a" || true', true],
  ['"a" || false', 'error'],
  ['null || true', true],
  ['!1', 'error'],
  ['!null', 'error'],
  ['1 ? true : true', 'error'],
  ['1', 'error'],
  ['null', 'error'],
  ['"true"', 'error'],
];

describe('errors and bools', () => {
  it.each(TABLE)('%s is %s', (expression, expected) => {
    const { allowed, attempts } = decideExpression(expression);
    expect(allowed).toBe(expected === true);
    const verdict = expected === true ? 'granted' : expected === false ? 'false' : 'error';
    expect(attempts).toEqual([expect.objectContaining({ verdict })]);
  });
});

describe('denial texts follow the official emulator', () => {
  const cases: readonly [string, string][] = [
    ['false', "false for 'get' @ L4"],
    ['resource.data.x == 1', "Property x is undefined on object. for 'get' @ L4"],
    ['request.auth.uid == "a"', "Null value error. for 'get' @ L4"],
    ['"a".unheardOf()', "Function not found error: Name: [unheardOf]. for 'get' @ L4"],
    ['1 / 0 == 1', "evaluation error at L4:44 for 'get' @ L4 (Division by zero.)"],
  ];
  it.each(cases)('%s', (expression, text) => {
    expect(decideExpression(expression).reason).toBe(text);
  });
});

it('stops at the first operand that decides, without making later lookups', () => {
  const lookup = () => {
    throw new Error('not needed');
  };
  const other = 'get(/databases/(default)/documents/a/b).data.x';
  expect(decideExpression(`true || ${other}`, {}, { lookup }).allowed).toBe(true);
  expect(decideExpression(`false && ${other}`, {}, { lookup }).allowed).toBe(false);
});

it('evaluates the right side of an error on the left, since it may decide', () => {
  const asked: string[] = [];
  const lookup = (path: readonly string[]) => {
    asked.push(path.join('/'));
    return ruleDocument('a/b');
  };
  const decision = decideExpression(
    'resource.data.x == 1 || exists(/databases/(default)/documents/a/b)',
    {},
    { lookup },
  );
  expect(decision.allowed).toBe(true);
  expect(asked).toEqual(['databases/(default)/documents/a/b']);
});
