import { resolveImport, specifiersOf } from './import-rules.mjs';

const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const EXPORT_LIST = /^export (?:type )?\{([^}]*)\}/gm;

/** Names that a source text exports; in a list of exports, the name after `as`. */
function exportsOf(source) {
  const listed = [...source.matchAll(EXPORT_LIST)].flatMap(([, names]) =>
    names
      .split(',')
      .map(
        (name) =>
          name
            .replace(/\/\/.*$/gm, '')
            .trim()
            .split(/\s+/)
            .at(-1) ?? '',
      )
      .filter((name) => name !== ''),
  );
  return [...new Set([...[...source.matchAll(EXPORTED)].map((match) => match[1]), ...listed])];
}

const isTest = (path) =>
  /\.(?:test|stories)\.[a-z]+$/.test(path) ||
  /(?:^|\/)(?:test|testing|gallery|rules-tests|e2e|bench)\//.test(path) ||
  /(?:^|\/)testing\.ts$/.test(path);

const mentions = (source, name) => new RegExp(`\\b${name}\\b`).test(source);
const occurrences = (source, name) => source.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;

/** A type that its own file uses describes other exports, whose users may want to name it. */
const isTypeOfItsFile = (source, name) =>
  new RegExp(`^export (?:interface|type) ${name}\\b`, 'm').test(source) && occurrences(source, name) > 1;

/** Whether the docstring of an export says that it is for tests. */
const isForTests = (source, name) =>
  new RegExp(
    `/\\*\\*(?:(?!\\*/)[^])*\\b[Tt]ests?\\b(?:(?!\\*/)[^])*\\*/\\s*export [^=({]*\\b${name}\\b`,
  ).test(source);

/**
 * Files without imports, and unused exports: no other file names them, or only tests do and the product's own
 * code, the file itself included, does not. An export for tests says so in its docstring.
 * @param files path from the root (forward slashes) -> source text
 * @param isEntry whether something other than an import starts a file; what it exports is then for that starter
 * @param isPublic whether a file is part of its package's public interface, whose users this tree does not show
 */
export function findUnused(files, isEntry, isPublic = () => false) {
  const importers = new Map([...files.keys()].map((path) => [path, new Set()]));
  for (const [from, source] of files) {
    for (const specifier of specifiersOf(source)) {
      const to = resolveImport(from, specifier, files);
      if (to !== undefined) importers.get(to)?.add(from);
    }
  }
  const unused = [];
  for (const [path, source] of files) {
    const users = [...(importers.get(path) ?? [])];
    if (/\.test\.[a-z]+$/.test(path)) continue;
    if (users.length === 0) {
      if (!isEntry(path)) unused.push(`${path}: nothing imports this file`);
      continue;
    }
    if (isPublic(path) || (isEntry(path) && users.every(isTest))) continue;
    for (const name of exportsOf(source)) {
      const using = users.filter((user) => mentions(files.get(user) ?? '', name));
      if (using.length === 0 && isTypeOfItsFile(source, name)) continue;
      if (using.length === 0) unused.push(`${path}: nothing else uses ${name}, so it needs no export`);
      const isTestOnly = !isTest(path) && using.every(isTest) && occurrences(source, name) === 1;
      if (using.length > 0 && isTestOnly && !isForTests(source, name))
        unused.push(`${path}: only tests use ${name}`);
    }
  }
  return unused;
}
