import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The tests run the bundles, as a launcher would. */
export default async function buildOnce(): Promise<void> {
  const script = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));
  await promisify(execFile)(process.execPath, [script]);
}
