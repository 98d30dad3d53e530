import { posix } from 'node:path';
import { readFiles, readSources } from './lib/source-files.mjs';
import { findUnused } from './lib/unused-code.mjs';

const texts = readFiles(/\.(ts|tsx|mjs|json|html|md)$/);

/** Storybook finds these by their names. */
const isOfGallery = (path) => /\.stories\.tsx$|^web\/gallery\/[^/]+\/(?:main\.ts|preview\.tsx)$/.test(path);

/** Whether another file names this one in a string, as commands, pages and build scripts do. */
function isStartedByName(path) {
  if (isOfGallery(path)) return true;
  const name = posix.basename(path);
  return [...texts].some(([other, text]) => other !== path && text.includes(name));
}

/** Whether its workspace's package.json exports it. */
function isPublic(path) {
  const [workspace, ...rest] = path.split('/');
  const manifest = texts.get(`${workspace}/package.json`);
  return (
    manifest !== undefined &&
    Object.values(JSON.parse(manifest).exports ?? {}).includes(`./${rest.join('/')}`)
  );
}

const files = readSources();
const unused = findUnused(files, isStartedByName, isPublic);
for (const finding of unused) process.stdout.write(`${finding}\n`);
process.stdout.write(
  unused.length
    ? `${unused.length} unused files or exports.\n`
    : `Everything in ${files.size} files is used.\n`,
);
process.exit(unused.length ? 1 : 0);
