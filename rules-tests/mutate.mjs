/**
 * Weakens (or bends) one condition after another in firestore.rules, database.rules.json and storage.rules, and
 * lists the mutants that no test of this folder noticed. The tests are the same as on the suite. They run once, in
 * process, and record what they ask the rules; then each mutant has to answer the same questions, which takes
 * milliseconds. No suite is needed.
 *
 *   node rules-tests/mutate.mjs [firestore|database|storage] [first line] [last line]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs the tests in process; they write their records to the folder. */
async function recordTrials(folder) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--config', 'rules-tests/vitest.trials.config.ts'];
  const env = { ...process.env, HARBORLINE_TRIALS: folder };
  const [code] = await once(spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error('The tests fail in process even with unchanged rules');
}

const scratch = mkdtempSync(join(tmpdir(), 'harborline-mutants-'));
try {
  const trials = join(scratch, 'trials');
  mkdirSync(trials);
  await recordTrials(trials);
  const outfile = join(scratch, 'mutate.mjs');
  await build({
    entryPoints: [join(root, 'rules-tests/mutation/run.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    sourcemap: 'inline',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const { mutate } = await import(pathToFileURL(outfile).href);
  process.exitCode = await mutate(root, trials, process.argv.slice(2));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
