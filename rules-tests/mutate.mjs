/**
 * Weakens (or bends) one condition after the other of firestore.rules, database.rules.json and storage.rules, and
 * says which mutants no test of this folder missed. The tests are the same as on the suite; here they run in this
 * process, on the engines of the stand-ins, thousands of times faster: no suite is needed.
 *
 *   node rules-tests/mutate.mjs [firestore|database|storage] [first line] [last line]
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));
const inProcess = (name) => join(folder, `in-process/${name}.ts`);
const standIns = {
  vitest: inProcess('vitest'),
  'firebase/app': inProcess('app'),
  'firebase/firestore': inProcess('firestore'),
  'firebase/database': inProcess('database'),
  'firebase/storage': inProcess('storage'),
  '@firebase/rules-unit-testing': inProcess('unit-testing'),
};

/** Those are about other files or about costs, or leave to chance what they try. */
const OTHERS = ['billing', 'configuration', 'costs', 'fuzz'];
const tests = readdirSync(folder)
  .map((name) => /^(.+)\.test\.ts$/.exec(name)?.[1])
  .filter((name) => name !== undefined && !OTHERS.includes(name));

const entry = [
  `import { mutate } from './mutation/run';`,
  `export const run = (args) => mutate({`,
  ...tests.map((name) => `  '${name}': () => import('./${name}.test'),`),
  `}, args);`,
].join('\n');

const scratch = mkdtempSync(join(tmpdir(), 'harborline-mutants-'));
const outfile = join(scratch, 'mutate.mjs');
process.env.HARBORLINE_RULES_FOLDER ??= join(folder, '..');
// Nothing is asked of a suite's hub: there is none.
globalThis.fetch = async () => new Response();
try {
  await build({
    stdin: { contents: entry, resolveDir: folder, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    alias: standIns,
    keepNames: true,
    sourcemap: 'inline',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const { run } = await import(pathToFileURL(outfile).href);
  process.exitCode = await run(process.argv.slice(2));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
