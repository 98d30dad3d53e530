import { existsSync } from 'node:fs';
import { at } from './layout.mjs';
import { run } from './run.mjs';
import { Refusal } from './say.mjs';

const MAIN_BRANCHES = ['origin/main', 'main'];

const lines = (output) => output.split('\n').filter((line) => line !== '');

async function git(...args) {
  const { code, output } = await run('git', args);
  return code === 0 ? output.trim() : null;
}

/** The commit at which this branch left the main branch, if that is known here, otherwise HEAD. */
async function branchPoint() {
  for (const branch of MAIN_BRANCHES) {
    const commit = await git('merge-base', 'HEAD', branch);
    if (commit !== null) return commit;
  }
  return 'HEAD';
}

/**
 * Files that differ from the main branch, committed or not, as paths from the root; deleted ones are left out.
 * @throws {Refusal} outside a git checkout
 */
export async function changedFiles() {
  const differing = await git('diff', '--name-only', '--diff-filter=d', await branchPoint());
  const untracked = await git('ls-files', '--others', '--exclude-standard');
  if (differing === null || untracked === null) {
    throw new Refusal('Git cannot tell what has changed here; run npm test instead.');
  }
  return [...new Set([...lines(differing), ...lines(untracked)])].filter((path) => existsSync(at(path)));
}
