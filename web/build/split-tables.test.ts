import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { splitTables, splitTablesPlugin } from './split-tables';

const split = (code: string) => splitTables(code, 'own.ts', (name) => `table:${name}`);

it('makes a module of a table, with an export per entry', () => {
  const { code, modules } = split("export const COLLECTIONS = {\n  users: 'Users',\n  mail: 'mail',\n};\n");
  expect(code).toBe('import * as COLLECTIONS from "table:COLLECTIONS";\nexport { COLLECTIONS };\n');
  expect(modules.get('COLLECTIONS')).toBe(
    [
      'import { COLLECTIONS } from "own.ts";',
      "const _0 = 'Users';",
      'export { _0 as users };',
      "const _1 = 'mail';",
      'export { _1 as mail };',
      '',
    ].join('\n'),
  );
});

it('lets a table use the others of its module', () => {
  const { modules } = split(
    "export const COLLECTIONS = { users: 'Users' };\nexport const docPath = { user: (id) => COLLECTIONS.users + id };",
  );
  expect(modules.get('docPath')).toContain('import { COLLECTIONS, docPath } from "own.ts";');
  expect(modules.get('docPath')).toContain('const _0 = (id) => COLLECTIONS.users + id;');
});

it('hands the imports and functions of its module to a table', () => {
  const { code, modules } = split(
    "import { LIMITS } from './limits';\nfunction many(n) { return n; }\nexport const A_TEXTS = { most: () => many(LIMITS.most) };",
  );
  expect(code).toContain('export { LIMITS, many };');
  expect(modules.get('A_TEXTS')).toContain('import { A_TEXTS, LIMITS, many } from "own.ts";');
});

it('leaves a table whole that uses a constant its module keeps to itself', () => {
  const code = 'const most = 3;\nexport const A_TEXTS = { most };';
  expect(split(code)).toEqual({ code, modules: new Map() });
});

it.each([
  [
    "another table's entry",
    "export const B_TEXTS = { no: 'No' };\nexport const A_TEXTS = { never: B_TEXTS.no };",
  ],
  [
    'an entry of a later one',
    "export const A_TEXTS = { never: B_TEXTS.no };\nexport const B_TEXTS = { no: 'No' };",
  ],
  ['another table', "export const B_TEXTS = { no: 'No' };\nexport const A_TEXTS = { b: B_TEXTS };"],
  ['an exported constant', 'export const most = 3;\nexport const A_TEXTS = { most };'],
  ['one in an entry of an entry', 'export const most = 3;\nexport const A_TEXTS = { of: { all: [most] } };'],
])('leaves a table whole that needs %s at once, which its module would not have yet', (_what, code) => {
  const { code: own, modules } = split(code);
  expect(own).toContain('export const A_TEXTS = {');
  expect(modules.has('A_TEXTS')).toBe(false);
});

it('lets a table use a function that its module exports, which is there from the beginning', () => {
  const { modules } = split('export function many(n) { return n; }\nexport const A_TEXTS = { many };');
  expect(modules.get('A_TEXTS')).toContain('import { A_TEXTS, many } from "own.ts";');
});

it('splits a table whose functions use a constant that its module exports, once they are called', () => {
  const { modules } = split('export const most = 3;\nexport const A_TEXTS = { most: () => most };');
  expect(modules.get('A_TEXTS')).toContain('const _0 = () => most;');
});

it.each([
  'export const PAGES = { home: 1 };',
  'export const A_TEXTS = { ...others };',
  'export const A_TEXTS = { [key]: 1 };',
  "export const A_TEXTS = { 'two words': 1 };",
  'export const A_TEXTS = { say() {} };',
  'export const LIMITS = 4;',
])('leaves %s as it is', (code) => {
  expect(split(code)).toEqual({ code, modules: new Map() });
});

it('leaves tables whole during development, where a changed entry replaces the module it stands in', () => {
  expect(splitTablesPlugin().apply).toBe('build');
});

it('finds no page that lists the entries of a table', () => {
  const folders = ['../src', '../../domain/src'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const lists =
    /(?:\.\.\.|Object\.\w+\(|\b(?:in|of) )(?:LIMITS|DURATIONS|COLLECTIONS|[a-z]+Path|[A-Z_]+_TEXTS)\b(?![.[])/;
  expect(files.filter((file) => lists.test(readFileSync(file, 'utf8')))).toEqual([]);
});
