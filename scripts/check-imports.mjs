import { findViolations } from './lib/import-rules.mjs';
import { readSources } from './lib/source-files.mjs';

const files = readSources();
const violations = findViolations(files);
for (const violation of violations) process.stdout.write(`${violation}\n`);
process.stdout.write(
  violations.length
    ? `${violations.length} imports go the wrong way.\n`
    : `Imports of ${files.size} files go the right way.\n`,
);
process.exit(violations.length ? 1 : 0);
