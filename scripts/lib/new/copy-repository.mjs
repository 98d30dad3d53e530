import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../layout.mjs';

const LEFT_OUT = new Set(['node_modules', '.git', '.local', 'dist']);
/** What a suite that runs at the same time writes and deletes. */
const PASSING = /^firebase\.suite-/;
const OURS = '@harborline';

/** Links every installed package. */
function linkPackages(from, to) {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((each) => each !== OURS)) {
    symlinkSync(join(from, name), join(to, name));
  }
}

/** Links the workspaces by relative links, which point into the copy. */
function linkWorkspaces(from, to) {
  mkdirSync(to);
  for (const name of readdirSync(from)) symlinkSync(readlinkSync(join(from, name)), join(to, name));
}

/** Copies the repository for a check that changes it: files are copied, packages are linked. */
export function copyRepository(target) {
  const isCopied = (path) => !LEFT_OUT.has(basename(path)) && !PASSING.test(basename(path));
  cpSync(ROOT, target, { recursive: true, filter: isCopied });
  const packages = join('node_modules', OURS);
  linkPackages(join(ROOT, 'node_modules'), join(target, 'node_modules'));
  linkWorkspaces(join(ROOT, packages), join(target, packages));
  for (const workspace of readdirSync(join(ROOT, packages))) {
    const own = join(workspace, 'node_modules');
    if (existsSync(join(ROOT, own))) symlinkSync(join(ROOT, own), join(target, own));
  }
}
