// @vitest-environment node
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const ENTRIES = ['web/src/entries/admin.tsx', 'web/src/features/sign-in/login/login-page.tsx'];

/** Modules that load before the sign-in page: the static imports of its entries, but no dynamic ones. */
async function modulesOfSignIn(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: ENTRIES,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    logLevel: 'silent',
    loader: { '.woff2': 'empty', '.woff': 'empty' },
  });
  const found = new Set<string>();
  const left = [...ENTRIES];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const { path: next, kind } of metafile.inputs[path]?.imports ?? []) {
      if (kind !== 'dynamic-import') left.push(next);
    }
  }
  return [...found];
}

describe('in front of the sign-in', () => {
  it('loads neither the schema library nor the store for unsaved work: only later screens need them', async () => {
    const modules = await modulesOfSignIn();
    expect(modules).toContain('web/src/features/session/use-work-owner.ts');
    expect(modules.filter((path) => /node_modules\/zod\/|src\/shared\/unsaved\//.test(path))).toEqual([]);
  });
});
