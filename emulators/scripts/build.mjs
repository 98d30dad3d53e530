/** Bundles the stand-ins into dist/: one self-contained file each, protos included. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const entries = {
  java: 'src/cli/java.ts',
  firestore: 'src/firestore/main.ts',
  database: 'src/database/main.ts',
  storage: 'src/storage/main.ts',
};

// Bundled CommonJS packages call require() for what comes with Node, and read __dirname.
const banner = [
  "import { createRequire as standinRequire } from 'node:module';",
  "import { fileURLToPath as standinPath } from 'node:url';",
  'const require = standinRequire(import.meta.url);',
  "const __dirname = standinPath(new URL('.', import.meta.url));",
].join('\n');

await build({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(
    Object.entries(entries).filter(([, file]) => existsSync(`${root}/${file}`)),
  ),
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  banner: { js: banner },
  sourcemap: true,
  // Less to parse at every start; names stay, for stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
  external: ['bufferutil', 'utf-8-validate'],
  logLevel: 'warning',
});
