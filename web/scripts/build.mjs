import { existsSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds the pages of every audience into web/dist, which Hosting serves. */
const web = fileURLToPath(new URL('..', import.meta.url));
const ENTRIES = { public: 'index.html', admin: 'admin.html' };

await rm(`${web}dist`, { recursive: true, force: true });
for (const [entry, page] of Object.entries(ENTRIES)) {
  if (!existsSync(web + page)) continue;
  // The configuration reads the entry from the environment when it is loaded, hence one after the other.
  process.env.HARBORLINE_ENTRY = entry;
  await build({ configFile: `${web}vite.config.ts`, mode: 'production', logLevel: 'warn' });
}
// What Hosting answers, with status 404, to an address that is no page's: the visitors' entry, which says so.
await copyFile(`${web}dist/index.html`, `${web}dist/404.html`);
