import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The bundled stand-in. */
    databaseBundle: string;
  }
}

/** Bundles the stand-in once for all test files, as it is bundled for use. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'database-bundle-'));
  const outfile = join(folder, 'database.cjs');
  await build({
    entryPoints: [fileURLToPath(new URL('../../../src/database/main.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: ['bufferutil', 'utf-8-validate'],
    outfile,
    logLevel: 'warning',
  });
  project.provide('databaseBundle', outfile);
  return () => rm(folder, { recursive: true, force: true });
}
