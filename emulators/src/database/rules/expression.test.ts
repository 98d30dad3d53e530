import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DatabaseCaller, SIGNED_OUT } from '../store/caller';
import { canWrite, namespaceWith, userNamed } from '../testing';
import { compileExpression } from './expression';
import { RulesError } from './rules-error';

const DATA = {
  text: 'Hello',
  number: 5,
  yes: true,
  no: false,
  map: { a: 1, b: { c: 'deep' } },
  ranked: { '.value': 1, '.priority': 7 },
};
const ALICE = userNamed('alice', { admin: true, 'odd.name': 'x', groups: ['a', 'b'], nothing: null });

/** Whether an expression holds as the write rule of /w/{key} when `json` is written there. */
function holds(
  expression: string,
  { json = 1 as unknown, caller = ALICE as DatabaseCaller, key = 'k' } = {},
): boolean {
  const rules = { w: { $key: { '.write': expression } } };
  return canWrite(namespaceWith({ rules, data: DATA }), `/w/${key}`, json, caller);
}

/** Evaluates the negation too: the expression has a boolean value if either one holds. */
function outcomeOf(
  expression: string,
  as: { caller: DatabaseCaller } = { caller: ALICE },
): boolean | 'error' {
  if (holds(expression, as)) return true;
  return holds(`!(${expression})`, as) ? false : 'error';
}

describe('rule expressions: snapshots', () => {
  it.each([
    ["root.child('text').val() == 'Hello'", true],
    ["root.child('missing').val() == null", true],
    ["root.child('map').val() != null", true],
    ["root.child('map/b/c').val() == 'deep'", true],
    ["root.child('/map/b/').child('c').val() == 'deep'", true],
    ["root.child('map').exists()", true],
    ["root.child('map/x').exists()", false],
    ["root.child('map/b').parent().child('a').val() == 1", true],
    ['root.parent().exists()', 'error'],
    ["root.child('map').hasChild('a')", true],
    ["root.child('map').hasChild('b/c')", true],
    ["root.child('map').hasChild('z')", false],
    ["root.child('map').hasChildren()", true],
    ["root.child('text').hasChildren()", false],
    ["root.child('map').hasChildren(['a', 'b'])", true],
    ["root.child('map').hasChildren(['a', 'z'])", false],
    ["root.child('text').isString()", true],
    ["root.child('number').isString()", false],
    ["root.child('number').isNumber()", true],
    ["root.child('yes').isBoolean()", true],
    ["root.child('map').isBoolean()", false],
    ["root.child('ranked').getPriority() == 7", true],
    ["root.child('text').getPriority() == null", true],
    ["root.child('map').val() == root.child('map').val()", 'error'],
    ["root.child(5 + 'x').exists()", false],
    ["root.child(root.child('missing').val()).exists()", 'error'],
    ['data.exists()', false],
    ['newData.val() == 1', true],
    ["newData.parent().parent().child('text').val() == 'Hello'", true],
    ["data.parent().hasChild('k')", false],
    ["newData.parent().hasChild('k')", true],
  ] as const)('%s is %s', (expression, expected) => {
    expect(outcomeOf(expression)).toBe(expected);
  });
});

describe('rule expressions: strings', () => {
  const text = "root.child('text').val()";
  it.each([
    [`${text}.length == 5`, true],
    [`'abc'.length == 3`, true],
    [`${text}.contains('ell')`, true],
    [`${text}.beginsWith('Hell')`, true],
    [`${text}.endsWith('lo')`, true],
    [`${text}.endsWith('Lo')`, false],
    [`${text}.replace('l', 'L') == 'HeLLo'`, true],
    [`${text}.toLowerCase() == 'hello'`, true],
    [`${text}.toUpperCase() == 'HELLO'`, true],
    [`${text}.matches(/ell/)`, true],
    [`${text}.matches(/^ell/)`, false],
    [`${text}.matches(/^HELLO$/i)`, true],
    [`'a.b'.matches(/^a\\.b$/)`, true],
    [`root.child('number').val().contains('5')`, 'error'],
    [`root.child('missing').val().length == 0`, false],
    [`root.child('missing').val().length == null`, true],
    [`$key == 'k'`, true],
    [`$key.length == 1`, true],
    [`$key.contains('k')`, true],
  ] as const)('%s is %s', (expression, expected) => {
    expect(outcomeOf(expression)).toBe(expected);
  });
});

describe('rule expressions: operators', () => {
  it.each([
    ['1 + 2 == 3', true],
    ["'a' + 'b' == 'ab'", true],
    ["'a' + 1 == 'a1'", true],
    ["root.child('missing').val() + 'a' == 'a'", 'error'],
    ['7 - 2 * 3 == 1', true],
    ['7 / 2 == 3.5', true],
    ['7 % 4 == 3', true],
    ['(1/0) > 2', false],
    ['(1/0) < 2', false],
    ['(1/0) >= (1/0)', false],
    ["(1/0 + '') == 'NaN'", true],
    ["root.child('number').val() / newData.val() == 5", true],
    ['newData.val() % 0 < 1', false],
    ['-(3) == 0 - 3', true],
    ["1 == '1'", false],
    ["1 === '1'", false],
    ["1 != '1'", true],
    ["1 !== '1'", true],
    ['null == null', true],
    ['now == 1700000000000', true],
    ['now > 5', true],
    ['2 <= 2', true],
    ["'a' < 'b'", true],
    ["'B' < 'a'", true],
    ["root.child('missing').val() < 5", 'error'],
    ["root.child('text').val() > 5", 'error'],
    ['true && false', false],
    ['true || false', true],
    ["root.child('yes').val() || root.child('missing').val()", true],
    ["root.child('no').val() && root.child('missing').val()", false],
    ["root.child('missing').val() || true", 'error'],
    ["root.child('missing').val() && true", 'error'],
    ["!root.child('missing').val()", 'error'],
    ["root.child('text').val() && true", 'error'],
    ['true ? true : false', true],
    ["root.child('number').val() > 3 ? $key == 'k' : false", true],
    ["(true ? root.child('map') : root).hasChild('a')", true],
  ] as const)('%s is %s', (expression, expected) => {
    expect(outcomeOf(expression)).toBe(expected);
  });
});

describe('rule expressions: names in brackets', () => {
  it.each([
    ['root["exists"]()', true],
    ['root["child"]("map")["hasChild"]("a")', true],
    ['auth.provider["contains"]("pass")', true],
    ["'abc'['length'] == 3", true],
    ["root.child('text').val()['length'] == 5", true],
  ] as const)('%s is %s', (expression, expected) => {
    expect(outcomeOf(expression)).toBe(expected);
  });
});

describe('rule expressions: patterns with groups', () => {
  it.each([
    '/^(foo|bar)$/',
    '/^foo$|bar/',
    '/^(?:a|b)+$/',
    '/^[(^$|]$/',
    '/\\(^/',
    '/😀(a|b)/',
    '/^(foo|\\|)$/',
  ])('%s is a pattern', (pattern) => {
    expect(problemOf(`'a'.matches(${pattern})`)).toBe('none');
  });
});

describe('rule expressions: auth', () => {
  it.each([
    ['auth != null', true],
    ["auth.uid == 'alice'", true],
    ["auth.provider == 'password'", true],
    ['auth.token.admin', true],
    ["auth.token['odd.name'] == 'x'", true],
    ["auth.token.groups[1] == 'b'", true],
    ['auth.token.missing == null', true],
    ['auth.token.missing', 'error'],
    ['auth.token.missing.deeper == null', true],
    ['auth.token.missing.deeper.still == null', true],
    ["auth.token.missing['deeper'] == null", true],
    ['auth.token.admin.deeper == null', true],
    ["auth.token.missing.contains('x')", 'error'],
    ['auth.token.toString == null', true],
    ["auth.token['constructor'] == null", true],
    ['auth.token == auth.token', 'error'],
  ] as const)('%s is %s', (expression, expected) => {
    expect(outcomeOf(expression)).toBe(expected);
  });

  it.each([
    ['auth == null', true],
    ['auth.uid == null', true],
    ['auth.uid != null', false],
    ['auth.foo.baz == null', true],
    ["auth.foo === 'foo'", false],
    ["auth.uid !== 'eviluser'", true],
    ["'eviluser' != auth.uid", true],
    ["auth.provider != 'anonymous'", true],
    ['!(auth.uid === $key)', true],
    ["auth.uid === $key || root.child('yes').val() === true", true],
    ["newData.child('owner').val() === auth.uid", true],
    ["auth != null && auth.uid == 'x'", false],
    ["auth == null || auth.uid == 'x'", true],
    ["auth.uid.contains('x')", 'error'],
    ["root.child('map').child(auth.uid).exists()", 'error'],
    ['auth.token.admin', 'error'],
    ['auth.uid < now', 'error'],
  ] as const)('without an account %s is %s', (expression, expected) => {
    expect(outcomeOf(expression, { caller: SIGNED_OUT })).toBe(expected);
  });
});

const NAMES = new Set(['auth', 'now', 'root', 'data', 'newData', '$key']);

function problemOf(expression: string): string {
  try {
    compileExpression(expression, 1, NAMES);
    return 'none';
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
}

describe('rule expressions that are refused when loaded', () => {
  it.each([
    ['nope == 1', "Unknown variable 'nope'"],
    ['$other == 1', "Unknown variable '$other'"],
    ['query.limitToFirst == 1', "Unknown variable 'query'"],
    ['data.value() == 1', "No such method/property 'value'"],
    ['data.val', "No such method/property 'val'"],
    ["'a'.trim() == 'a'", "No such method/property 'trim'"],
    ['auth.val() == 1', "No such method/property 'val'"],
    ['data.child()', 'child() takes 1 argument(s)'],
    ['data.child(5)', 'Argument must be string'],
    ['data.hasChildren([])', 'at least one key'],
    ["data.hasChildren('a')", 'list of keys'],
    ["'a'.matches('a')", 'needs a pattern'],
    ["'a'.matches(/a/g)", 'only know the flag i'],
    ["'a'.matches(/(?=a)/)", 'no lookaround'],
    ["'a'.matches(/(a)\\1/)", 'no lookaround'],
    ["'a'.matches(/[/)", 'regular expression'],
    ...['a**', '(a', 'a)', '[b-a]', 'a{2,1}', '{2}', 'a\\'].map((pattern): [string, string] => [
      `'a'.matches(/${pattern}/)`,
      'egular expression',
    ]),
    ["'a'.matches(/a{0,1001}/)", 'Patterns repeat a part at most 1000 times'],
    ["'a'.matches(/(^foo$|bar)/)", 'no anchors in a group'],
    ["'a'.matches(/((a|b$))/)", 'no anchors in a group'],
    ["'a'.matches(/^(foo|)$/)", 'no empty branches in a group'],
    ["'a'.matches(/^(|foo)$/)", 'no empty branches in a group'],
    ["'a'.matches(/^(?:a||b)$/)", 'no empty branches in a group'],
    ["'a'.matches(/a()/)", 'no empty branches in a group'],
    ["root.child('a').val().notFound == false", "No such method/property 'notFound'"],
    ['data.getPriority().notFound == 1', "No such method/property 'notFound'"],
    ['root["nope"]()', "No such method/property 'nope'"],
    ['root[$key]()', 'Only methods can be called'],
    ['now == 1 ? 7 : true', 'must be of one type'],
    ["now == 1 ? 'a' : 1", 'must be of one type'],
    ['/a/', 'only be given to matches()'],
    ['1 + null == 1', 'must be number or string or boolean, not null'],
    ['1 && true', 'Left operand of && must be boolean, not number'],
    ['!1', 'Operand of ! must be boolean'],
    ["1 < 'a' ? 5 : 6", 'Rule must be boolean, not number'],
    ["'text'", 'Rule must be boolean, not string'],
    ['data', 'Rule must be boolean, not snapshot'],
    ['data == null', 'Left operand of == must be'],
    ['true ? data : 1', 'must be of one type'],
    ['data = 1', 'Unsupported syntax'],
    ['(function(){ return true })()', 'Only methods can be called'],
    ['new Date()', 'Unsupported syntax'],
    ['true, true', 'Unsupported syntax'],
    ['this', 'Unsupported syntax'],
    ['[1][0]', 'Unsupported syntax'],
    ['({}).x', 'Unsupported syntax'],
    ['typeof data', "Unknown operator 'typeof'"],
    ["'a' in auth", "Unknown operator 'in'"],
    ['1 | 2', "Unknown operator '|'"],
    ['true true', "Unexpected 'true'"],
    ['(true', 'Unexpected token'],
    ['true)', "Unexpected ')'"],
    ['', 'Unexpected token'],
    ['`a`', 'Unexpected character'],
    ['a => a', 'Unexpected token'],
  ])('%s: %s', (expression, message) => {
    expect(problemOf(expression)).toContain(message);
  });

  it('accepts an expression wrapped in parentheses, even several, with a comment after it', () => {
    for (const expression of ['(true)', '((true))', '(true) && (true)', '(true) /* yes */']) {
      expect(holds(expression)).toBe(true);
    }
    expect(problemOf('(true) /* yes */ )')).toBe("Line 1: Unexpected ')'");
  });

  it('counts lines inside a long expression', () => {
    expect(problemOf('true &&\n  true &&\n  nope')).toBe("Line 3: Unknown variable 'nope'");
  });

  it('refuses absurd nesting instead of running out of stack', () => {
    expect(problemOf(`${'('.repeat(30_000)}true${')'.repeat(30_000)}`)).toMatch(
      /nested too deeply|Not enough stack/,
    );
    expect(problemOf(`${'!'.repeat(60_000)}true`)).toMatch(/nested too deeply|Not enough stack/);
  });
});

const someAtom = fc.constantFrom(
  ...['auth', 'auth.uid', 'auth.token.admin', 'now', 'root', 'data', 'newData', '$key', 'null', 'true'],
  ...['false', '0', '1.5', "'a'", "''", "root.child('map')", 'data.val()', 'newData.val()', '/a+/i', "['a']"],
);
const someOperator = fc.constantFrom(
  '+',
  '-',
  '*',
  '/',
  '%',
  '==',
  '===',
  '!=',
  '<',
  '>=',
  '&&',
  '||',
  ',',
  '=',
);
const someMethod = fc.constantFrom(
  ...['val', 'exists', 'parent', 'child', 'hasChild', 'hasChildren', 'isString', 'getPriority', 'contains'],
  ...['matches', 'replace', 'toLowerCase', 'toString', 'constructor', '__proto__'],
);

const someExpression = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    someAtom,
    fc.tuple(tie('node'), someOperator, tie('node')).map(([a, op, b]) => `(${a} ${op} ${b})`),
    fc
      .tuple(tie('node'), someMethod, fc.array(tie('node'), { maxLength: 2 }))
      .map(([self, method, args]) => `${self}.${method}(${args.join(', ')})`),
    fc.tuple(tie('node'), someMethod).map(([self, name]) => `${self}.${name}`),
    fc.tuple(tie('node'), tie('node')).map(([self, name]) => `${self}[${name}]`),
    fc.tuple(tie('node'), tie('node'), tie('node')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    tie('node').map((inner) => `!${inner}`),
    tie('node').map((inner) => `-(${inner})`),
  ),
})).node;

describe('any rule expression', () => {
  it('is either refused when loaded or gives an answer', () => {
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          someExpression,
          someExpression.map((text) => `${text} == true`),
        ),
        (expression) => {
          if (problemOf(expression) !== 'none') return;
          accepted += 1;
          expect([true, false]).toContain(holds(expression));
        },
      ),
      { numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  it('throws nothing but a rules error, whatever the text', () => {
    fc.assert(fc.property(fc.string(), (text) => problemOf(text).length > 0));
  });
});
