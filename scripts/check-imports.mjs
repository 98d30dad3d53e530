import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { findViolations } from './lib/import-rules.mjs';
import { ROOT } from './lib/layout.mjs';

const SKIP = new Set(['node_modules', 'dist', '.git', '.local', 'content']);

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIP.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(ts|tsx|mjs)$/.test(entry.name) && entry.name !== 'import-rules.test.mjs') yield path;
  }
}

const files = new Map();
for (const path of sources(ROOT))
  files.set(relative(ROOT, path).split(sep).join('/'), readFileSync(path, 'utf8'));

const violations = findViolations(files);
for (const violation of violations) process.stdout.write(`${violation}\n`);
process.stdout.write(
  violations.length
    ? `${violations.length} imports go the wrong way.\n`
    : `Imports of ${files.size} files go the right way.\n`,
);
process.exit(violations.length ? 1 : 0);
