import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LOCAL_PROJECT_ID } from '@harborline/domain/local-suite';

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('../../../scripts/backfill-insights.mjs', import.meta.url));

/** Runs the backfill of insights on the suite's project. @throws Error unless it succeeds */
export const backfill = (...options: string[]) =>
  run(process.execPath, [SCRIPT, '--project', LOCAL_PROJECT_ID, ...options]);
