import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../shared/json';
import { compileRules } from '../compile';
import { expressionReports } from '../coverage-report';
import { accessRequest, firestoreRules, mustCompile } from './testing';

function issuesOf(source: string, service: 'cloud.firestore' | 'firebase.storage' = 'cloud.firestore') {
  return compileRules(source, service).issues.map(
    ({ line, column, severity, description }) => `${line}:${column} ${severity} ${description}`,
  );
}

/** Issues of one condition at line 4, column 32. */
function conditionIssues(condition: string): string[] {
  return issuesOf(firestoreRules(`match /a/{b} { allow read: if ${condition}; }`));
}

describe('valid forms of a rules file', () => {
  const valid: readonly [string, string][] = [
    ['comments', '/* a */ // b\nservice cloud.firestore { /* c */ }'],
    ['no version', 'service cloud.firestore { match /a { allow read; } }'],
    ['double quotes', 'rules_version = "2"; service cloud.firestore {}'],
    [
      'no semicolons',
      "rules_version = '2' service cloud.firestore { match /a { allow read allow write: if true } }",
    ],
    ['several services', 'service firebase.storage { match /b { allow read; } } service cloud.firestore {}'],
    [
      'functions everywhere',
      'function f() { return true; } service cloud.firestore { function g() { return f(); } match /a { function h() { return g() } allow read: if h(); } }',
    ],
    [
      'literal parentheses',
      'service cloud.firestore { match /databases/(default)/documents/a-b.c { allow read; } }',
    ],
    [
      'trailing commas',
      'service cloud.firestore { match /a { allow read: if [1, 2,].size() == 2 && {"a": 1,}.size() == 1; } }',
    ],
    [
      'spaces in wildcards',
      "rules_version = '2'; service cloud.firestore { match /{ a = ** } { allow read; } }",
    ],
  ];
  it.each(valid)('%s', (_, source) => {
    expect(compileRules(source, 'cloud.firestore')).toMatchObject({ ruleset: expect.anything(), issues: [] });
  });

  it('rules_version decides the version, 1 without it', () => {
    expect(mustCompile('service cloud.firestore {}').rulesVersion).toBe(1);
    expect(mustCompile("rules_version = '1'; service cloud.firestore {}").rulesVersion).toBe(1);
    expect(mustCompile("rules_version = '2'; service cloud.firestore {}").rulesVersion).toBe(2);
  });
});

describe('syntax errors name their position', () => {
  const cases: readonly [string, string][] = [
    ['', "1:1 ERROR There is no 'service cloud.firestore'."],
    ['service firebase.storage {}', "1:1 ERROR There is no 'service cloud.firestore'."],
    ['hello', "1:1 ERROR Missing 'service' or 'function' before 'hello'."],
    ["rules_version = '3'; service cloud.firestore {}", "1:17 ERROR rules_version must be '1' or '2'."],
    ['service cloud.firestore {', "1:26 ERROR Missing 'match' or '}' before end of file."],
    ['service cloud.firestore { allow read; }', "1:27 ERROR Missing 'match' or '}' before 'allow'."],
    ['service cloud.firestore {\n match a {} }', "2:8 ERROR Missing path pattern before 'a'."],
    ['service cloud.firestore { match /{1} {} }', '1:34 ERROR Invalid wildcard, write {name} or {name=**}.'],
    ['service cloud.firestore { match /a { allow fly; } }', "1:44 ERROR Unknown method 'fly'."],
    ['service cloud.firestore { match /a { allow read: true; } }', "1:50 ERROR Missing 'if' before 'true'."],
    [
      'service cloud.firestore { match /a { allow read: if ; } }',
      "1:53 ERROR Missing expression before ';'.",
    ],
    ['service cloud.firestore { match /a { allow read: if "x; } }', '1:53 ERROR Unterminated string.'],
    [
      'service cloud.firestore { match /a { allow read: if 1 # 2; } }',
      "1:55 ERROR Unexpected character '#'.",
    ],
    ['service cloud.firestore { match /a { allow read: if {a: 1}; } }', '1:54 ERROR Map keys are strings.'],
    [
      'service cloud.firestore { match /a { allow read: if 9223372036854775808 > 1; } }',
      '1:53 ERROR Integer is out of range.',
    ],
    ['function f() { true }', "1:16 ERROR Missing 'return' before 'true'."],
  ];
  it.each(cases)('%s', (source, issue) => {
    const { ruleset } = compileRules(source, 'cloud.firestore');
    expect(ruleset).toBeUndefined();
    expect(issuesOf(source)).toEqual([issue]);
  });
});

describe('mistakes that are found when compiling', () => {
  const cases: readonly [string, string][] = [
    ['nobody()', '4:31 WARNING Invalid function name: nobody.'],
    ['nobody == 1', '4:31 WARNING Invalid variable name: nobody.'],
    ['math == 1', '4:31 WARNING Invalid variable name: math.'],
    ['math.isInfinite(1.0)', '4:36 WARNING Invalid function name: math.isInfinite.'],
    ['bool("true")', '4:31 WARNING Invalid function name: bool.'],
    ['firestore.get(/a/b)', '4:41 WARNING Invalid function name: firestore.get.'],
    ['get() == null', "4:31 ERROR Function 'get' takes 1 argument(s), 0 given."],
    ['int(1, 2) == 1', "4:31 ERROR Function 'int' takes 1 argument(s), 2 given."],
    ['math.pow(1) == 1', "4:31 ERROR Function 'math.pow' takes 2 argument(s), 1 given."],
    ['b.matches()', "4:33 ERROR Wrong number of arguments for 'matches': 0."],
    ['b.flies()', '4:33 WARNING Invalid function name: flies.'],
    ['b is txt', "4:36 ERROR Unknown type 'txt'."],
    [
      'b.matches("(?=a)")',
      '4:41 ERROR Invalid regular expression: invalid or unsupported Perl syntax: `(?=`.',
    ],
    ['b.matches("(a)\\\\1")', '4:41 ERROR Invalid regular expression: invalid escape sequence: `\\1`.'],
    ['b.matches("(")', '4:41 ERROR Invalid regular expression: missing closing ): `(`.'],
  ];
  it.each(cases)('%s', (condition, issue) => {
    expect(conditionIssues(condition)).toEqual([issue]);
  });

  const bodies: readonly [string, string, string][] = [
    [
      'wrong number of arguments',
      'function f(a) { return a; } match /x { allow read: if f(); }',
      "4:55 ERROR Function 'f' takes 1 argument(s), 0 given.",
    ],
    [
      'recursion',
      'function f() { return g(); } function g() { return f(); }',
      "4:1 ERROR Function 'f' calls itself.",
    ],
    [
      'a function declared twice',
      'function f() { return 1; } function f() { return f; }',
      "4:28 ERROR Function 'f' is declared twice.",
    ],
    [
      'a name declared twice',
      'function f(a, a) { return a; } match /x { allow read: if f(1, 2); }',
      "4:15 ERROR 'a' is declared twice.",
    ],
    [
      'a let used before it is declared',
      'function f() { let a = b; let b = 1; return a + b; } match /x { allow read: if f() == 1; }',
      '4:24 WARNING Invalid variable name: b.',
    ],
    [
      'the wildcard of a deeper match',
      'function f() { return x; } match /a/{x} { allow read: if f() == "a"; }',
      '4:23 WARNING Invalid variable name: x.',
    ],
    [
      'the name of a built-in function',
      'function get(a) { return a; } match /x { allow read: if get(true); }',
      "4:1 ERROR 'get' is the name of a built-in function.",
    ],
    [
      'a wildcard twice in one pattern',
      'match /a/{x}/b/{x} { allow read; }',
      "4:1 ERROR Wildcard 'x' appears twice in one pattern.",
    ],
    [
      'two recursive wildcards',
      'match /{a=**}/x { match /{b=**} { allow read; } }',
      '4:19 ERROR A path may have at most one recursive wildcard.',
    ],
    ['an unused function', 'function f() { return true; }', '4:1 WARNING Unused function: f.'],
    [
      'an unused variable',
      'function f() { let a = 1; return true; } match /x { allow read: if f(); }',
      '4:20 WARNING Unused variable: a.',
    ],
  ];
  it.each(bodies)('%s', (_, body, issue) => {
    expect(issuesOf(firestoreRules(body))).toContain(issue);
  });

  it('a recursive wildcard in the middle, in version 1', () => {
    const source = 'service cloud.firestore { match /{a=**}/b { allow read; } }';
    expect(issuesOf(source)).toEqual([
      "1:27 ERROR A recursive wildcard must come last in rules_version = '1'.",
    ]);
  });

  it('functions of the other service', () => {
    const source = 'service firebase.storage { match /a { allow read: if exists(/a/b); } }';
    expect(issuesOf(source, 'firebase.storage')).toEqual(['1:54 WARNING Invalid function name: exists.']);
  });
});

it('warnings still give a ruleset', () => {
  const { ruleset, issues } = compileRules(firestoreRules('function f() { return 1; }'), 'cloud.firestore');
  expect(ruleset).toBeDefined();
  expect(issues).toMatchObject([{ severity: 'WARNING' }]);
});

describe('unknown names fail where they are evaluated, and nowhere else', () => {
  const decide = (condition: string) =>
    mustCompile(
      firestoreRules(`match /a/{b} { allow read: if ${condition}; } match /c/{d} { allow read: if true; }`),
    );

  it.each([
    ['bool("true")', "Function not found error: Name: [bool]. for 'get' @ L4"],
    ['math.isInfinite(1.0)', "Function not found error: Name: [math.isInfinite]. for 'get' @ L4"],
    ['surveyId == null', "Variable not found error: Name: [surveyId]. for 'get' @ L4"],
    ['!(surveyId == 1)', "Variable not found error: Name: [surveyId]. for 'get' @ L4"],
  ])('%s', (condition, reason) => {
    const ruleset = decide(condition);
    expect(ruleset.decide(accessRequest('a/x'))).toMatchObject({ allowed: false, reason });
    expect(ruleset.decide(accessRequest('c/x')).allowed).toBe(true);
  });

  it('|| recovers from them, as from every error', () => {
    expect(decide('surveyId == 1 || bool(1) || b == "x"').decide(accessRequest('a/x')).allowed).toBe(true);
  });
});

it('coverage counts the results of each expression', () => {
  const ruleset = mustCompile(
    firestoreRules("match /a/{b} { allow read: if b == 'x' || resource.data.open == true; }"),
  );
  ruleset.decide(accessRequest('a/x'));
  ruleset.decide(accessRequest('a/y'));
  const [condition] = expressionReports(ruleset.coverage(), 'some.rules');
  const at = (report: unknown) => (report as { sourcePosition: unknown }).sourcePosition;
  expect(at(condition)).toMatchObject({ fileName: 'some.rules', line: 4, column: 31, currentOffset: 119 });
  const denied = { undefined: { causeMessage: 'Property open is undefined on object.' } };
  expect(condition?.values).toEqual([
    { value: { boolValue: true }, count: 1 },
    { value: denied, count: 1 },
  ]);
  const [isX, isOpen] = (condition?.children ?? []) as JsonObject[];
  expect(isX?.values).toEqual([
    { value: { boolValue: true }, count: 1 },
    { value: { boolValue: false }, count: 1 },
  ]);
  expect(isOpen?.values).toEqual([{ value: denied, count: 1 }]);
  expect(isOpen?.children, 'resource.data.open').toHaveLength(1);
});

it('coverage omits values of expressions that were never evaluated, and counts bare conditions', () => {
  const ruleset = mustCompile(
    firestoreRules('match /a/{b} { allow read: if true; allow write: if b == "x"; }'),
  );
  ruleset.decide(accessRequest('a/x'));
  const [bare, unasked] = expressionReports(ruleset.coverage(), 'some.rules');
  expect(bare?.values).toEqual([{ value: { boolValue: true }, count: 1 }]);
  expect(unasked).not.toHaveProperty('values');
});
