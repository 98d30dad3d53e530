import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, LOCAL_DIR } from './layout.mjs';

const dependenciesOf = (workspace) =>
  Object.keys(JSON.parse(readFileSync(at(workspace, 'package.json'), 'utf8')).dependencies);

/**
 * Packages that Node finds as they are. One that lies in its workspace would be found in another version, or not at all,
 * and is bundled.
 */
const packages = ['domain', 'functions'].flatMap((workspace) =>
  dependenciesOf(workspace).filter((name) => !existsSync(at(workspace, 'node_modules', name))),
);

/**
 * Loads code of the product that Node cannot run as it is.
 * @param name of the script, which its bundle gets
 * @param contents exports of domain and functions, as a module in the folder `scripts` writes them
 */
export async function loadProductCode(name, contents) {
  const { build } = await import('esbuild');
  const outfile = join(LOCAL_DIR, name, 'code.mjs');
  await build({
    stdin: { contents, resolveDir: at('scripts') },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: packages.flatMap((one) => [one, `${one}/*`]),
  });
  return import(pathToFileURL(outfile).href);
}
