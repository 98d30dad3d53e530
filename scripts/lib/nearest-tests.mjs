import { resolveImport, specifiersOf } from './import-rules.mjs';

/** Unit tests; those of a suite or a browser have folders of their own. */
const UNIT_TEST = /^(?!e2e\/|rules-tests\/|functions\/test\/|emulators\/(?!src\/)).*\.test\.(?:ts|tsx|mjs)$/;

/** Path -> the files that import it. */
function importersIn(files) {
  const importers = new Map();
  for (const [from, source] of files) {
    for (const specifier of specifiersOf(source)) {
      const to = resolveImport(from, specifier, files);
      if (to !== undefined) importers.set(to, [...(importers.get(to) ?? []), from]);
    }
  }
  return importers;
}

/**
 * Unit test files that import a changed file, directly or not, the most direct first.
 * @param files path from the root (forward slashes) -> source text
 */
export function nearestTests(changed, files) {
  const importers = importersIn(files);
  const found = new Set(changed.filter((path) => files.has(path)));
  // A set is read in the order in which it grows.
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
  return [...found].filter((path) => UNIT_TEST.test(path));
}
