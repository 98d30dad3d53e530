import { findUnresolved } from './lib/requirement-ids.mjs';
import { readFiles } from './lib/source-files.mjs';

const files = readFiles(/\.(?:tsx?|mts|[cm]?js|json|md|rules|css|html)$/);
// Its checksums can look like ids.
files.delete('package-lock.json');
const unresolved = findUnresolved(files);
for (const finding of unresolved) process.stdout.write(`${finding}\n`);
process.stdout.write(
  unresolved.length
    ? `${unresolved.length} ids are neither in docs/requirements.md nor in docs/decisions.\n`
    : `Every id in ${files.size} files is in docs/requirements.md or docs/decisions.\n`,
);
process.exit(unresolved.length ? 1 : 0);
