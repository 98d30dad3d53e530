import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outdatedFiles } from './outdated-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'dist');
/** When each file of an earlier build went out of use; a name that neither deployment nor emulator looks at. */
const OUTDATED_SINCE = 'outdated.local';
/** What renders pages; the build of the web client puts it there. */
const PAGES = 'pages';
const ENTRY = /^index\.js(?:\.map)?$/;

/** The oldest runtime that Cloud Functions still takes; the local suite runs it with whatever Node it has. */
const RUNTIME = '22';

const { version, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** How esbuild bundles the functions; what it makes is for `writeBundle`. */
export const bundleOptions = {
  absWorkingDir: root,
  entryPoints: ['src/index.ts'],
  outdir: 'dist',
  bundle: true,
  // What is imported dynamically stays a file of its own, so that a cold start does not load it.
  splitting: true,
  write: false,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
};

const manifest = () =>
  `${JSON.stringify(
    {
      name: 'harborline-functions',
      version,
      private: true,
      type: 'module',
      main: 'index.js',
      engines: { node: RUNTIME },
      dependencies,
    },
    null,
    2,
  )}\n`;

function readOutdated() {
  const file = join(out, OUTDATED_SINCE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Overwrites in place: a running emulator loads what changes, and not what goes away and comes back. */
function writeIfChanged(name, contents) {
  const file = join(out, name);
  if (existsSync(file) && Buffer.from(contents).equals(readFileSync(file))) return;
  writeFileSync(file, contents);
}

/**
 * Removes what earlier builds left: at once, or as soon as no worker can still import it.
 * @param current names of the files that belong to this build
 */
function removeOutdated(current, isOnlyCurrent) {
  const found = readdirSync(out).filter(
    (name) => !current.has(name) && ![OUTDATED_SINCE, PAGES].includes(name),
  );
  const { kept, removed } = isOnlyCurrent
    ? { kept: {}, removed: found }
    : outdatedFiles({ found, since: readOutdated(), now: Date.now() });
  for (const name of removed) rmSync(join(out, name), { recursive: true });
  writeFileSync(join(out, OUTDATED_SINCE), JSON.stringify(kept, null, 2));
}

/**
 * Writes a bundle into dist/: what `firebase deploy` uploads and what the local suite runs.
 * @param outputFiles what esbuild made
 * @param options.isOnlyCurrent whether files of earlier builds go at once, as before a deployment
 */
export function writeBundle(outputFiles, { isOnlyCurrent = false } = {}) {
  const loose = Object.entries(dependencies).filter(([, range]) => !/^\d+\.\d+\.\d+$/.test(range));
  if (loose.length) throw new Error(`Runtime dependencies must be pinned: ${loose.map(([name]) => name)}`);
  mkdirSync(out, { recursive: true });
  const files = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
  files.set('package.json', manifest());
  // The entry last: whoever loads it finds all that it names.
  const names = [...files.keys()].sort((one, other) => Number(ENTRY.test(one)) - Number(ENTRY.test(other)));
  for (const name of names) writeIfChanged(name, files.get(name));
  // Configuration per project: .env, .env.<project>; the example is for readers.
  const settings = readdirSync(root).filter(
    (name) => /^\.(env|secret\.local)/.test(name) && name !== '.env.example',
  );
  for (const name of settings) copyFileSync(join(root, name), join(out, name));
  removeOutdated(new Set([...names, ...settings]), isOnlyCurrent);
}
