import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../layout.mjs';
import { addDeclaration, addEntry, addImport, addRow, literalOf, newlyTaken } from './edit.mjs';
import { KINDS } from './kinds.mjs';
import { pluralOf, spellingsOf } from './names.mjs';
import { plan } from './plan.mjs';

const tree = {
  has: (path) => existsSync(at(path)),
  read: (path) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined),
};
const planned = (kind, name, options = {}) => plan(KINDS[kind].recipe(name, options, tree), tree);

describe('a name', () => {
  it('has the spellings of files, constants and texts', () =>
    expect(spellingsOf('quick-reply')).toEqual({
      kebab: 'quick-reply',
      camel: 'quickReply',
      pascal: 'QuickReply',
      constant: 'QUICK_REPLY',
      title: 'Quick reply',
    }));

  it.each(['Reply', 'quick_reply', '-reply', 'reply-', '1st', '../reply', '', 'x'.repeat(41), 'delete'])(
    'is not %o',
    (name) => expect(() => spellingsOf(name)).toThrow(/choose|use kebab-case/),
  );

  it.each([
    ['reply', 'replies'],
    ['day', 'days'],
    ['batch', 'batches'],
    ['saved-reply', 'saved-replies'],
  ])('%s has the plural %s', (one, many) => expect(pluralOf(one)).toBe(many));
});

describe('an edit', () => {
  it('adds an entry at the end of a list or an object, whatever brackets its strings and comments contain', () => {
    const source = "const A: readonly B[] = [\n  'a]', // ]\n  `}`,\n]\n  .map(f);\nconst C = { a: 1 };\n";
    expect(addEntry(source, literalOf('A'), 'b')).toBe(source.replace('  `}`,\n]', '  `}`,\nb,\n]'));
    expect(addRow(source, literalOf('C'), { key: 'b', value: '2' })).toContain("{ a: 1,\n  'b': 2,\n}");
  });

  it('adds an entry before a line, and at the end if that line is gone', () => {
    const source = 'const A = {\n  a: 1,\n  b: 2,\n};\n';
    const added = (before) => addRow(source, literalOf('A'), { key: 'c', value: '3', before });
    expect(added('b:')).toBe("const A = {\n  a: 1,\n  'c': 3,\n  b: 2,\n};\n");
    expect(added('gone')).toBe("const A = {\n  a: 1,\n  b: 2,\n  'c': 3,\n};\n");
  });

  it('refuses an existing key, and a missing constant or line', () => {
    const source = "const A = {\n  'a/b': 1,\n};\n";
    expect(() => addRow(source, literalOf('A'), { key: 'a/b', value: '2' })).toThrow(/already exists/);
    expect(() => addEntry(source, literalOf('B'), 'b')).toThrow(/Nothing matches/);
    expect(() => addDeclaration(source, { text: '', before: 'const B' })).toThrow(/No line begins/);
  });

  it('notices a name that gets a second meaning', () => {
    const source = "import { a, type b } from './a';\nconst c = 1;\n";
    expect(newlyTaken(source)).toBeUndefined();
    expect(newlyTaken(addImport(source, "import * as c from './c';"))).toBe('c');
    expect(newlyTaken(`${source}export function b() {}\n`)).toBe('b');
    expect(newlyTaken(`${source}type c = 1;\nconst d = 2;\n`, `${source}type c = 1;\n`)).toBeUndefined();
  });
});

describe('npm run new', () => {
  it.each([
    ['endpoint', 'list-sample-answers', { service: 'inbox' }, 'functions/test/list-sample-answers.test.ts'],
    ['settings-page', 'sample', {}, 'web/src/features/settings/sample/sample-page.tsx'],
    ['collection', 'sample', {}, 'rules-tests/samples.test.ts'],
    ['feature', 'sample', {}, 'domain/src/texts/sample.ts'],
  ])('%s creates files with tests, and finds every point of insertion', (kind, name, options, created) =>
    expect([...planned(kind, name, options).keys()]).toContain(created),
  );

  it.each([
    ['endpoint', 'list-feeds', { service: 'activity' }, /GET \/api\/activity\/feeds already exists/],
    ['endpoint', 'list-agents', { service: 'admin' }, /listAgents already exists/],
    ['endpoint', 'list', { service: 'teams' }, /verb-noun/],
    ['endpoint', 'list-samples', {}, /--service/],
    ['endpoint', 'list-samples', { service: 'reports' }, /no service 'reports'/],
    ['endpoint', 'list-samples', { service: '../teams' }, /no service/],
    ['settings-page', 'language', {}, /already exists/],
    ['settings-page', 'teammates', {}, /'profile\/teammates' already exists/],
    ['settings-page', 'translation', {}, /TRANSLATION_TEXTS means something else/],
    ['settings-page', 'sample-page', {}, /name what it shows/],
    ['collection', 'article', {}, /already exists/],
    ['collection', 'search-shard', {}, /already exists/],
    ['collection', 'shard', {}, /shards means something else/],
    ['collection', 'limit', {}, /limit means something else/],
    ['feature', 'inbox', {}, /below/],
    ['feature', 'content', {}, /already exists/],
    ['feature', 'profile', {}, /already exists|below/],
    ['feature', 'reports', {}, /below/],
  ])('%s refuses %s %o', (kind, name, options, message) =>
    expect(() => planned(kind, name, options)).toThrow(message),
  );
});
