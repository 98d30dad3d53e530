import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from './layout.mjs';

const SKIP = new Set(['node_modules', 'dist', '.git', '.local', 'content']);

function* walk(folder, wanted) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIP.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path, wanted);
    else if (wanted.test(entry.name)) yield path;
  }
}

/** Path from the root (forward slashes) -> text, of each of our files whose name matches. */
export const readFiles = (wanted) =>
  new Map(
    [...walk(ROOT, wanted)].map((path) => [
      relative(ROOT, path).split(sep).join('/'),
      readFileSync(path, 'utf8'),
    ]),
  );

/** Sources, without the tests that quote sources. */
export const readSources = () =>
  new Map(
    [...readFiles(/\.(ts|tsx|mjs)$/)].filter(
      ([path]) => !/^scripts\/lib\/(?:import-rules|unused-code)\.test/.test(path),
    ),
  );
