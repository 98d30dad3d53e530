import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Refusal } from './say.mjs';

/** Files of a folder, hidden ones and `node_modules` aside. Links are not followed: they may lead anywhere. */
function walk(folder, prefix = '') {
  return readdirSync(folder)
    .sort()
    .filter((name) => !name.startsWith('.') && name !== 'node_modules')
    .flatMap((name) => {
      const found = lstatSync(join(folder, name));
      if (found.isDirectory()) return walk(join(folder, name), `${prefix}${name}/`);
      return found.isFile() ? [{ path: `${prefix}${name}`, file: join(folder, name), size: found.size }] : [];
    });
}

/**
 * The files to import from a folder, or one zip or export file.
 * @param maxBytes of all together, since they are read into memory
 */
export function readImportFiles(from, maxBytes) {
  if (!existsSync(from)) throw new Refusal(`'${from}' does not exist.`);
  const isFolder = statSync(from).isDirectory();
  const found = isFolder ? walk(from) : [{ path: basename(from), file: from, size: statSync(from).size }];
  const bytes = found.reduce((sum, { size }) => sum + size, 0);
  if (bytes > maxBytes) {
    throw new Refusal(`'${from}' holds ${Math.round(bytes / 1e6)} MB: import it in parts.`);
  }
  return found.map(({ path, file }) => ({ path, bytes: new Uint8Array(readFileSync(file)) }));
}
