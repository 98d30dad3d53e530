import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const outdir = join(root, 'dist');

rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: {
    main: join(root, 'main.ts'),
    people: join(root, 'people.ts'),
    live: join(root, 'live', 'main.ts'),
  },
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // Our own TypeScript must be bundled; packages from the registry are loaded unchanged.
  external: ['firebase', 'firebase/*', 'firebase-admin', 'firebase-admin/*', 'marked'],
  logLevel: 'warning',
});
