import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
 * and statuses stay Hosting's own, and the public files.
 */
export function layOutPages(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyPublicFiles(folder);
  for (const [file, page] of Object.entries(PAGES)) {
    writeFileSync(join(folder, file), `harborline page: ${page}`);
  }
}

/** Updates the public files in that folder. */
export const copyPublicFiles = (folder) => cpSync(at('web/public'), folder, { recursive: true });

/** The page that a placeholder represents; undefined if the text is not a placeholder. */
export const pageOfPlaceholder = (text) => MARK.exec(text)?.[1];
