/** Bundles the functions into dist/: what `firebase deploy` uploads and what the local suite runs. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'dist');
const { version, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The oldest runtime that Cloud Functions still takes; the local suite runs it with whatever Node it has. */
const RUNTIME = '22';

const loose = Object.entries(dependencies).filter(([, range]) => !/^\d+\.\d+\.\d+$/.test(range));
if (loose.length) throw new Error(`Runtime dependencies must be pinned: ${loose.map(([name]) => name)}`);

mkdirSync(out, { recursive: true });

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ['src/index.ts'],
  outdir: 'dist',
  bundle: true,
  // What is imported dynamically stays a file of its own, so that a cold start does not load it.
  splitting: true,
  metafile: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
});

writeFileSync(
  join(out, 'package.json'),
  `${JSON.stringify(
    {
      name: 'harborline-functions',
      version,
      private: true,
      type: 'module',
      main: 'index.js',
      engines: { node: RUNTIME },
      dependencies,
    },
    null,
    2,
  )}\n`,
);

const kept = new Set(['package.json', ...Object.keys(metafile.outputs).map((path) => basename(path))]);
// Files are overwritten in place: a running emulator loads what changes, and not what goes away and comes back.
for (const name of readdirSync(out)) if (!kept.has(name)) rmSync(join(out, name), { recursive: true });

// Configuration per project: .env, .env.<project>; the example is for readers.
for (const name of readdirSync(root)) {
  if (/^\.(env|secret\.local)/.test(name) && name !== '.env.example')
    copyFileSync(join(root, name), join(out, name));
}
