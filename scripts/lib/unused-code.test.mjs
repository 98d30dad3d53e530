import { expect, it } from 'vitest';
import { findUnused } from './unused-code.mjs';

const unusedIn = (entries, isEntry = (path) => path === 'domain/src/main.ts') =>
  findUnused(new Map(Object.entries(entries)), isEntry);

it('reads every kind of export', () => {
  const source = `export const one = 1;\nexport async function two() {}\nexport type Three = string;\nexport { four, old as five } from './d';`;
  const files = { 'domain/src/main.ts': `import './a';`, 'domain/src/a.ts': source };
  expect(unusedIn(files).map((finding) => /uses (\w+),/.exec(finding)?.[1])).toEqual([
    'one',
    'two',
    'Three',
    'four',
    'five',
  ]);
});

it('finds a file that nothing imports, unless something else starts it', () => {
  expect(unusedIn({ 'domain/src/main.ts': '', 'domain/src/lost.ts': '' })).toEqual([
    'domain/src/lost.ts: nothing imports this file',
  ]);
});

it('leaves the exports of a started file to what starts it, even when a test loads the file too', () => {
  const files = {
    'domain/src/main.ts': 'export const sweep = 1;',
    'domain/src/main.test.ts': `await import('./main');`,
  };
  expect(unusedIn(files)).toEqual([]);
});

it('finds an export that no other file names', () => {
  const files = {
    'domain/src/main.ts': `import { used } from './a';\nused();`,
    'domain/src/a.ts': `export const used = () => alone;\nexport const alone = 1;`,
  };
  expect(unusedIn(files)).toEqual(['domain/src/a.ts: nothing else uses alone, so it needs no export']);
});

it('counts names taken from a dynamic import and through an index', () => {
  const files = {
    'domain/src/main.ts': `const { late } = await import('./late');\nimport { shown } from './room';\nlate(shown);`,
    'domain/src/late.ts': 'export const late = (value) => value;',
    'domain/src/room/index.ts': `export { shown } from './inside';`,
    'domain/src/room/inside.ts': 'export const shown = 1;',
  };
  expect(unusedIn(files)).toEqual([]);
});

it('lets a file export the types of its own exports', () => {
  const files = {
    'domain/src/main.ts': `import { make } from './a';\nmake({});`,
    'domain/src/a.ts': 'export interface Options {}\nexport const make = (options: Options) => options;',
  };
  expect(unusedIn(files)).toEqual([]);
});

it('finds code that only its test uses, but not a helper that is exported for its test', () => {
  const files = {
    'domain/src/main.ts': `import { whole } from './a';\nwhole();`,
    'domain/src/a.ts': 'export const part = 1;\nexport const whole = () => part;\nexport const dead = 2;',
    'domain/src/a.test.ts': `import { dead, part } from './a';\nexpect(dead + part).toBe(3);`,
    'domain/src/b.ts': '/** Resets it; for tests. */\nexport const reset = () => {};',
    'domain/src/b.test.ts': `import { reset } from './b';\nreset();`,
  };
  expect(unusedIn(files)).toEqual(['domain/src/a.ts: only tests use dead']);
});
