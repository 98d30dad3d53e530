import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findLibrary, openProject, PROJECT_OPTIONS } from './lib/admin-project.mjs';
import { buildAll } from './lib/build-all.mjs';
import { at } from './lib/layout.mjs';
import { loadProductCode } from './lib/product-code.mjs';
import { die, progress, Refusal } from './lib/say.mjs';

const HELP = `npm run export-site -- --library KEY [--out DIR]

  --library   key of the library
  --out       folder for the site, which must not exist yet (default: site-KEY)
  --origin    where the site will be served, such as https://help.example.com: for its sitemap
  --project   Firebase project; without it, the local suite
  --bucket    storage bucket of the project (default: <project>.firebasestorage.app)
  --port      port of the local suite

See docs/EXPORT.md.`;

/** The product code that this script needs. */
const CODE = `
  export { isLibraryKey } from '@harborline/domain/library/library-key';
  export { docPath } from '@harborline/domain/paths';
  export { exportSite } from '../functions/src/pages/export-site/export-site';
  export { useScriptApp } from '../functions/src/platform/firebase';`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      ...PROJECT_OPTIONS,
      library: { type: 'string' },
      out: { type: 'string' },
      origin: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.origin !== undefined && !/^https?:\/\/[^/\s]+$/.test(values.origin))
    throw new Refusal('--origin needs an address without a path, such as https://help.example.com');
  return values;
}

/** A file, or null if there is none. */
const fileOrNull = (path) => (existsSync(path) ? readFile(path) : null);

async function writeInto(folder, file, content) {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** What the site is made from and where it goes. */
async function endsOf(app, folder) {
  const { getStorage } = await import('firebase-admin/storage');
  const bucket = getStorage(app).bucket();
  return {
    asset: (address) => fileOrNull(at('web', 'dist', address)),
    picture: async (path) => {
      const file = bucket.file(path);
      const [isThere] = await file.exists();
      return isThere ? (await file.download())[0] : null;
    },
    write: (file, content) => writeInto(folder, file, content),
  };
}

async function main() {
  const options = readOptions();
  if (options.help || !options.library) {
    process.stdout.write(`${HELP}\n`);
    if (!options.help) throw new Refusal('Name the library.');
    return;
  }
  const folder = resolve(options.out ?? `site-${options.library}`);
  if (existsSync(folder)) throw new Refusal(`'${folder}' exists already.`);
  await buildAll({ except: ['emulators', 'functions', 'demo world', 'mailbox'] });
  process.env.HARBORLINE_PAGES = at('functions', 'dist', 'pages');
  const code = await loadProductCode('export-site', CODE);
  const { app } = await openProject(options);
  code.useScriptApp(app);
  const library = await findLibrary(app, code, options.library);
  const result = await code.exportSite({
    ...(await endsOf(app, folder)),
    libraryId: library.id,
    origin: options.origin ?? null,
    onProgress: (done, all) => progress(`${done} of ${all} articles`),
  });
  if (result === null) throw new Refusal(`No library has the key '${options.library}'.`);
  for (const path of result.missing) progress(`Missing: ${path}`);
  if (options.origin === undefined) progress('No sitemap was written: name --origin for one.');
  progress(`${result.articles} articles in ${result.categories} categories are in ${folder}`);
}

main().then(() => process.exit(0), die);
