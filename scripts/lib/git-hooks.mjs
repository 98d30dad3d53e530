import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

const FOLDER = '.githooks';

/**
 * Has git run the hooks of this checkout: nowhere but in a checkout of its own, not where changes are only checked
 * (CI), and never instead of hooks that somebody chose.
 * @param root the folder that would be the checkout
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
