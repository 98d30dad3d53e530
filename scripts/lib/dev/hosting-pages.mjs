import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { at } from '../layout.mjs';

/** File that Hosting serves -> the page that Vite makes of it. */
const PAGES = {
  'visitors.html': 'visitors.html',
  'admin.html': 'admin.html',
  '404.html': 'visitors.html',
  // What functions answer that render no page.
  'shell.html': 'visitors.html',
};

const MARK = /^harborline page: (visitors\.html|admin\.html)$/;

/**
 * Fills the folder that Hosting serves during development: a placeholder for each page, so that rewrites, headers
 * and statuses stay Hosting's own, the public files, and the script that puts the widget on other sites.
 */
export function layOutPages(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyPublicFiles(folder);
  for (const [name, format] of Object.entries(SCRIPTS)) buildScript(folder, name, format);
  for (const [file, page] of Object.entries(PAGES)) {
    writeFileSync(join(folder, file), `harborline page: ${page}`);
  }
}

/** Scripts of one file that other sites or frames load, and their formats. */
const SCRIPTS = { loader: 'iife', cobrowse: 'esm', watch: 'iife' };

/** One of them, which Vite has none of; a change to it shows after a restart. */
function buildScript(folder, name, format) {
  buildSync({
    entryPoints: [at(`web/src/entries/${name}.ts`)],
    outfile: join(folder, `${name}.js`),
    bundle: true,
    format,
    target: 'es2022',
  });
}

/** Updates the public files in that folder. */
export const copyPublicFiles = (folder) => cpSync(at('web/public'), folder, { recursive: true });

/** The page that a placeholder represents; undefined if the text is not a placeholder. */
export const pageOfPlaceholder = (text) => MARK.exec(text)?.[1];
