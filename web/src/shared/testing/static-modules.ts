import { build } from 'esbuild';

/**
 * Reads the imports of modules. @param roots paths from the repository's root
 * @returns a function that lists the modules that load with some of the roots: static imports, but no dynamic ones
 */
export async function staticModules(
  roots: readonly string[],
): Promise<(entries: readonly string[]) => string[]> {
  const { metafile } = await build({
    entryPoints: [...roots],
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
  return (entries) => {
    const found = new Set<string>();
    const left = [...entries];
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      if (found.has(path)) continue;
      found.add(path);
      for (const { path: next, kind } of metafile.inputs[path]?.imports ?? []) {
        if (kind !== 'dynamic-import') left.push(next);
      }
    }
    return [...found];
  };
}
