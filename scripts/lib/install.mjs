import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { useGitHooks } from './git-hooks.mjs';
import { at, ROOT } from './layout.mjs';
import { progress, Refusal } from './say.mjs';

const stampFile = at('node_modules', '.harborline-lock');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');

const readLock = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { packages: {} });

/**
 * Whether npm has installed exactly what a lock file asks for. Packages for other platforms are optional.
 * @param wanted the lock file
 * @param installed npm's own note of what is in node_modules
 */
export function isInstalled(wanted, installed) {
  const differs = (one, other) =>
    Object.entries(one.packages).some(
      ([path, { integrity, optional }]) =>
        integrity !== undefined && !optional && other.packages[path]?.integrity !== integrity,
    );
  return !differs(wanted, installed) && !differs(installed, wanted);
}

function install() {
  progress('Installing packages (a minute or two the first time)…');
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (result.error || result.status !== 0) {
    throw new Refusal(
      "Installing the packages failed (npm's own message is above); check that the npm registry can be reached and run the command again.",
    );
  }
}

/** Installs the packages, and the hooks for git, if the lock file differs from what was installed last. */
export function ensureInstalled() {
  const wanted = lockHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  // Somebody may have called npm ci already.
  const hasNpmDone = isInstalled(
    readLock(at('package-lock.json')),
    readLock(at('node_modules', '.package-lock.json')),
  );
  if (!hasNpmDone) install();
  writeFileSync(stampFile, wanted);
  useGitHooks(ROOT);
}
