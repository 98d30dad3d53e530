import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
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
