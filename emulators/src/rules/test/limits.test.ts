import { describe, expect, it } from 'vitest';
import { compileRules } from '../compile';
import type { RuleDocument } from '../rule-document';
import { SharedAccess } from '../runtime/access';
import { accessRequest, decideExpression, firestoreRules, mustCompile, ruleDocument } from './testing';

const anyDocument = (path: readonly string[]): RuleDocument => ({ path, fields: {} });

function existsChain(count: number, prefix = 'd'): string {
  return Array.from(
    { length: count },
    (_, index) => `exists(/databases/(default)/documents/c/${prefix}${index})`,
  ).join(' && ');
}

function errorsOf(body: string): string[] {
  const { issues } = compileRules(firestoreRules(body), 'cloud.firestore');
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ description }) => description);
}

describe('document access calls', () => {
  it('are limited to 10 distinct documents in one operation', () => {
    const options = { lookup: anyDocument };
    expect(decideExpression(existsChain(10), {}, options)).toMatchObject({ allowed: true, accessCalls: 10 });
    const denied = decideExpression(existsChain(11), {}, options);
    expect(denied.allowed).toBe(false);
    expect(denied.reason).toContain('maximum of 10 document access calls');
  });

  it('are not rescued by ||', () => {
    const decision = decideExpression(`(${existsChain(11)}) || true`, {}, { lookup: anyDocument });
    expect(decision.allowed).toBe(false);
  });

  it('count a document once however often it is read', () => {
    const twenty = Array.from({ length: 20 }, () => existsChain(1)).join(' && ');
    const decision = decideExpression(
      `${twenty} && get(/databases/(default)/documents/c/d0).id == 'd0'`,
      {},
      {
        lookup: anyDocument,
      },
    );
    expect(decision).toMatchObject({
      allowed: true,
      accessCalls: 1,
      lookedUp: ['databases/(default)/documents/c/d0'],
    });
  });

  it('are limited to 20 for all operations of one request', () => {
    const sharedAccess = new SharedAccess();
    const ask = (prefix: string) =>
      decideExpression(existsChain(8, prefix), {}, { lookup: anyDocument, sharedAccess });
    expect(ask('a')).toMatchObject({ allowed: true, accessCalls: 8 });
    expect(ask('a')).toMatchObject({ allowed: true, accessCalls: 0 });
    expect(ask('b')).toMatchObject({ allowed: true, accessCalls: 8 });
    const denied = ask('c');
    expect(denied.allowed).toBe(false);
    expect(denied.reason).toContain('maximum of 20 document access calls');
  });

  it('are limited to 2 in Storage, where a third one does no harm if it is not reached', () => {
    const rules = (condition: string) =>
      mustCompile(
        `rules_version = '2'; service firebase.storage { match /b/{b}/o/{f} { allow get: if ${condition}; } }`,
        'firebase.storage',
      );
    const ask = (condition: string) =>
      rules(condition).decide({
        ...accessRequest('unused', { lookup: anyDocument }),
        path: ['b', 'bucket', 'o', 'file'],
      }).allowed;
    const storageChain = (count: number) => existsChain(count).replaceAll('exists', 'firestore.exists');
    expect(ask(storageChain(2))).toBe(true);
    expect(ask(storageChain(3))).toBe(false);
    expect(ask(`(${storageChain(2)}) || ${storageChain(3)}`)).toBe(true);
  });
});

describe('expressions', () => {
  const many = (count: number) => Array.from({ length: count }, () => '!true').join(' || ');

  it('are limited to 1,000 per request', () => {
    const body = `
      function many() { return ${many(100)}; }
      function more() { return ${Array.from({ length: 4 }, () => 'many()').join(' || ')}; }
      match /few/{id} { allow read: if !many() && !many(); }
      match /lots/{id} { allow read: if !more(); }`;
    const ruleset = mustCompile(firestoreRules(body));
    const few = ruleset.decide(accessRequest('few/one'));
    expect(few.allowed).toBe(true);
    expect(few.expressions).toBeGreaterThan(500);
    const lots = ruleset.decide(accessRequest('lots/one'));
    expect(lots.allowed).toBe(false);
    expect(lots.reason).toBe(
      'Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached.',
    );
  });

  it('end with the first one over the limit, within a list of literals too', () => {
    const list = (items: number) => `[${Array.from({ length: items }, () => 1)}]`;
    const asked = (items: number) => decideExpression(`${list(items)}.size() > 0`);
    expect(asked(996)).toMatchObject({ allowed: true, expressions: 1000 });
    for (const items of [997, 998, 2000]) {
      expect(asked(items)).toMatchObject({ allowed: false, expressions: 1001 });
    }
  });

  it('over the limit are not rescued by another allow', () => {
    const body = `
      function many() { return ${many(300)}; }
      match /lots/{id} { allow read: if many() || many(); allow read: if true; }`;
    expect(mustCompile(firestoreRules(body)).decide(accessRequest('lots/one')).allowed).toBe(false);
  });
});

describe('warnings from 60 % of a limit on', () => {
  const warningsOf = (body: string) =>
    compileRules(firestoreRules(body), 'cloud.firestore').issues.flatMap(({ severity, description }) =>
      severity === 'WARNING' && description.startsWith('Near') ? [description] : [],
    );
  const names = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`);
  const near = (used: number, limit: number, what: string) =>
    `Near a limit of production: ${used} of ${limit} ${what}.`;

  const functions = (count: number) => `function f(${names(count)}) { return true; }`;
  const lets = (count: number) =>
    `function f() { ${names(count)
      .map((name) => `let ${name} = 1;`)
      .join(' ')} return true; }`;
  const calls = (count: number) =>
    names(count)
      .map((name, index) => `function ${name}() { return ${index === 0 ? 'true' : `a${index - 1}()`}; }`)
      .join(' ');
  const nested = (depth: number): string =>
    depth === 0 ? '' : `match /c${depth} { ${nested(depth - 1)} allow read: if true; }`;
  const path = (count: number) => `match /${names(count).join('/')} {}`;
  const wildcards = (count: number) =>
    `match /${names(count)
      .map((name) => `{${name}}`)
      .join('/')} {}`;

  it.each([
    ['arguments', functions, 4, near(5, 7, "arguments of 'f'")],
    ['lets', lets, 5, near(6, 10, "let statements in 'f'")],
    ['nested calls', calls, 11, near(12, 20, "nested calls from 'a11'")],
    ['nested matches', nested, 4, near(6, 10, 'nested match statements')],
    ['path segments', path, 56, near(60, 100, 'path segments')],
    ['wildcards', wildcards, 10, near(12, 20, 'wildcards')],
  ] as const)('of %s', (_, body, most, warning) => {
    expect(warningsOf(body(most))).toEqual([]);
    expect(warningsOf(body(most + 1))).toEqual([warning]);
  });

  it('of the size of the source', () => {
    const comment = (bytes: number) => `// ${'x'.repeat(bytes)}`;
    expect(warningsOf(comment(150 * 1024))).toEqual([]);
    expect(warningsOf(comment(160 * 1024))).toEqual([expect.stringContaining('of 262144 bytes of source')]);
  });

  it('of wildcards, of which there may be 20', () => {
    expect(errorsOf(wildcards(19))).toEqual([]);
    expect(errorsOf(wildcards(20))).toEqual(['A path may have at most 20 wildcards.']);
  });

  it('of documents and expressions are part of the decision', () => {
    const decide = (expression: string) => decideExpression(expression, {}, { lookup: anyDocument });
    expect(decide(existsChain(5)).warnings).toEqual([]);
    expect(decide(existsChain(6)).warnings).toEqual(['6 of 10 documents looked up']);
    const sum = (count: number) => `${Array.from({ length: count }, () => '1').join(' + ')} > 0`;
    expect(decide(sum(290)).warnings).toEqual([]);
    expect(decide(sum(300)).warnings).toEqual(['601 of 1000 expressions']);
  });
});

describe('sizes', () => {
  it('a source has at most 256 KB', () => {
    const comment = `// ${'x'.repeat(256 * 1024)}\n`;
    expect(compileRules(comment, 'cloud.firestore').issues).toMatchObject([{ severity: 'ERROR' }]);
  });

  it('matches nest at most 10 deep, and patterns have at most 100 segments', () => {
    const nested = (depth: number): string =>
      depth === 0 ? '' : `match /c${depth}/{d${depth}} { ${nested(depth - 1)} allow read: if true; }`;
    expect(errorsOf(nested(9))).toEqual([]);
    expect(errorsOf(nested(10))).toEqual(['Match statements are nested deeper than 10.']);
    const path = (count: number) => `match /${Array.from({ length: count }, () => 'a').join('/')} {}`;
    expect(errorsOf(path(97))).toEqual([]);
    expect(errorsOf(path(98))).toEqual(['A path may have at most 100 segments.']);
  });

  it('functions have at most 7 arguments and 10 lets, and calls nest at most 20 deep', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`);
    const withArguments = (count: number) =>
      `function f(${names(count)}) { return true; } match /a { allow read: if f(${names(count).map(() => '1')}); }`;
    expect(errorsOf(withArguments(7))).toEqual([]);
    expect(errorsOf(withArguments(8))).toContain('A function takes at most 7 arguments.');
    const withLets = (count: number) =>
      `function f() { ${names(count)
        .map((name) => `let ${name} = 1;`)
        .join(' ')} return true; }`;
    expect(errorsOf(withLets(10))).toEqual([]);
    expect(errorsOf(withLets(11))).toEqual(['A function has at most 10 let statements.']);
    const chain = (count: number) =>
      names(count)
        .map((name, index) => `function ${name}() { return ${index === 0 ? 'true' : `a${index - 1}()`}; }`)
        .join(' ');
    expect(errorsOf(chain(20))).toEqual([]);
    expect(errorsOf(chain(21))).toEqual(["Calls from 'a20' are nested deeper than 20."]);
  });

  it('expressions nested endlessly are refused without a crash', () => {
    const allow = (condition: string) => `match /a { allow read: if ${condition}; }`;
    expect(errorsOf(allow(`${'('.repeat(20_000)}1`))).toHaveLength(1);
    expect(errorsOf(allow(`${'!'.repeat(20_000)}true`))).toHaveLength(1);
    expect(errorsOf(allow(Array.from({ length: 20_000 }, () => '1').join('+')))).toHaveLength(1);
    expect(errorsOf('match /a {'.repeat(5_000))).toHaveLength(1);
  });
});

it('request.time equals the time of the request', () => {
  const decision = decideExpression(
    'request.time == timestamp.value(1767225600000)',
    {},
    {
      timeMicros: 1_767_225_600_000_000n,
      resource: ruleDocument('things/one'),
    },
  );
  expect(decision.allowed).toBe(true);
});
