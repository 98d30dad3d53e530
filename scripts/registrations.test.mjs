import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { resolveImport, specifiersOf } from './lib/import-rules.mjs';
import { at } from './lib/layout.mjs';
import { readSources } from './lib/source-files.mjs';

const files = readSources();

const importsOf = (path) =>
  specifiersOf(files.get(path) ?? '').map((specifier) => resolveImport(path, specifier, files));

/** Files below a folder whose text matches and that none of the importers imports. */
function forgotten(folder, wanted, importers) {
  const known = new Set(importers.flatMap(importsOf));
  return [...files].flatMap(([path, source]) =>
    path.startsWith(folder) && wanted.test(source) && !known.has(path) ? [path] : [],
  );
}

it('the list of endpoints has every module with contracts, for tests and documents', () =>
  expect(forgotten('domain/src/api/', /= defineEndpoint\(/, ['domain/src/api/endpoints.ts'])).toEqual([]));

it('random documents test the rules against every schema of client writes', () => {
  const kinds = [...files.keys()].filter((path) => path.startsWith('rules-tests/fuzz/'));
  expect(forgotten('domain/src/entities/writes/', /export const \w+WriteSchemas? =/, kinds)).toEqual([]);
});

it('Hosting hands requests to functions that are deployed', () => {
  const { hosting } = JSON.parse(readFileSync(at('firebase.json'), 'utf8'));
  const named = new Set(hosting.rewrites.flatMap((rewrite) => rewrite.function?.functionId ?? []));
  const exported = (files.get('functions/src/index.ts') ?? '').match(/(?<=\{ ?|, )\w+/g) ?? [];
  expect([...named].filter((name) => !exported.includes(name))).toEqual([]);
});
