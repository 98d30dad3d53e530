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
/** When each file of an earlier build went out of use; neither deployment nor emulator uses a file of this name. */
const OUTDATED_SINCE = 'outdated.local';
/** What renders pages; the build of the web client puts it there. */
const PAGES = 'pages';
const ENTRY = /^index\.js(?:\.map)?$/;

/** The oldest runtime that Cloud Functions supports; the local suite uses the installed Node. */
const RUNTIME = '22';

const { version, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** How esbuild bundles the functions; `writeBundle` takes the output. */
export const bundleOptions = {
  absWorkingDir: root,
  entryPoints: ['src/index.ts'],
  outdir: 'dist',
  bundle: true,
  // Dynamic imports stay separate files, so that a cold start does not load them.
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

/** Overwrites in place: a running emulator reloads a file that changes, but not one that is deleted and recreated. */
function writeIfChanged(name, contents) {
  const file = join(out, name);
  if (existsSync(file) && Buffer.from(contents).equals(readFileSync(file))) return;
  writeFileSync(file, contents);
}

/**
 * Removes files of earlier builds: at once, or as soon as no worker can still import them.
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
 * Writes a bundle into dist/, which `firebase deploy` uploads and the local suite runs.
 * @param outputFiles esbuild's output
 * @param options.isOnlyCurrent whether to remove files of earlier builds at once, as before a deployment
 */
export function writeBundle(outputFiles, { isOnlyCurrent = false } = {}) {
  const loose = Object.entries(dependencies).filter(([, range]) => !/^\d+\.\d+\.\d+$/.test(range));
  if (loose.length) throw new Error(`Runtime dependencies must be pinned: ${loose.map(([name]) => name)}`);
  mkdirSync(out, { recursive: true });
  const files = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
  files.set('package.json', manifest());
  // The entry comes last, so that all files it imports exist.
  const names = [...files.keys()].sort((one, other) => Number(ENTRY.test(one)) - Number(ENTRY.test(other)));
  for (const name of names) writeIfChanged(name, files.get(name));
  // Configuration per project: .env, .env.<project>; the example is for readers.
  const settings = readdirSync(root).filter(
    (name) => /^\.(env|secret\.local)/.test(name) && name !== '.env.example',
  );
  for (const name of settings) copyFileSync(join(root, name), join(out, name));
  removeOutdated(new Set([...names, ...settings]), isOnlyCurrent);
}
