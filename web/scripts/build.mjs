import { existsSync } from 'node:fs';
import { copyFile, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { pageFiles } from './page-files.mjs';
import { allowInline, pageStyles } from './page-styles.mjs';
import { staffShell } from './staff-shell.mjs';

/**
 * Builds the pages of every audience into web/dist, which Hosting serves, and what renders the visitors' pages into
 * a folder of the functions.
 */
const web = fileURLToPath(new URL('..', import.meta.url));
const ENTRIES = { public: 'visitors.html', admin: 'admin.html' };
const MANIFEST = `${web}dist/visitors.manifest.json`;

/** The configuration reads the entry from the environment when it is loaded, hence one after the other. */
function buildEntry(entry) {
  process.env.HARBORLINE_ENTRY = entry;
  return build({ configFile: `${web}vite.config.ts`, mode: 'production', logLevel: 'warn' });
}

await rm(`${web}dist`, { recursive: true, force: true });
for (const [entry, page] of Object.entries(ENTRIES)) if (existsSync(web + page)) await buildEntry(entry);
const files = pageFiles(JSON.parse(await readFile(MANIFEST, 'utf8')));
await rm(MANIFEST);
const styles = await pageStyles(`${web}dist`, files);
process.env.HARBORLINE_PAGE_FILES = JSON.stringify(files);
process.env.HARBORLINE_PAGE_STYLES = JSON.stringify(styles);
await allowInline(`${web}../firebase.json`, `${web}dist`, Object.values(styles));
await buildEntry('render');
await buildEntry('file-search');
await buildEntry('loader');
await buildEntry('cobrowse');
await buildEntry('watch');
process.env.HARBORLINE_STAFF_SHELL = JSON.stringify(await staffShell(`${web}dist`));
await buildEntry('staff-worker');
// What functions put pages into, and answer as it is where they cannot render one.
await copyFile(`${web}dist/visitors.html`, `${web}../functions/dist/pages/shell.html`);
// What Hosting answers, with status 404, to an address that is no page's: the visitors' entry, which says so.
await copyFile(`${web}dist/visitors.html`, `${web}dist/404.html`);
