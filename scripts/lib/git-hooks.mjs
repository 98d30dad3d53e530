import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

const FOLDER = '.githooks';

/**
 * Makes git run this checkout's hooks: only in its own checkout, not where changes are only checked (CI), and never
 * in place of hooks that a developer has configured.
 * @param root the folder that should be a checkout
 */
export function useGitHooks(root, environment = process.env) {
  if (environment.CI) return;
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : null;
  };
  const checkout = git('rev-parse', '--show-toplevel');
  if (checkout === null || realpathSync(checkout) !== realpathSync(root)) return;
  if (git('config', 'core.hooksPath') === null) git('config', 'core.hooksPath', FOLDER);
}
