// @vitest-environment node
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const ENTRIES = ['web/src/entries/admin.tsx', 'web/src/features/sign-in/login/login-page.tsx'];

/** Modules the sign-in page stands on: whatever its entries import, and what that imports, but nothing that loads later. */
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
  it('loads neither the schema library nor what keeps unsaved work: both belong to the screens behind it', async () => {
    const modules = await modulesOfSignIn();
    expect(modules).toContain('web/src/features/session/use-work-owner.ts');
    expect(modules.filter((path) => /node_modules\/zod\/|src\/shared\/unsaved\//.test(path))).toEqual([]);
  });
});
