import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { ROOT } from './layout.mjs';

/** Process groups of running children; none may outlive us, however we exit. */
const groups = new Set();
process.on('exit', () => {
  for (const pid of groups) signal(pid, 'SIGKILL', true);
});

/**
 * A long-running child in its own process group, so that a Ctrl-C at the terminal reaches it only through
 * us and every grandchild can be stopped with it. Its output goes to a log file and to `onLine`.
 */
export function startChild(command, args, { env, logFile, cwd = ROOT, onLine = () => {} }) {
  const log = createWriteStream(logFile, { flags: 'w' });
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  groups.add(child.pid);
  let rest = '';
  const read = (chunk) => {
    log.write(chunk);
    const lines = (rest + chunk.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, error }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  return {
    pid: child.pid,
    exited,
    /** Asks the whole group to stop, then kills it. */
    async stop(graceMs) {
      signal(child.pid, 'SIGINT', false);
      const timeout = new Promise((resolve) => setTimeout(resolve, graceMs, 'timeout').unref());
      await Promise.race([exited, timeout]);
      signal(child.pid, 'SIGKILL', true);
      groups.delete(child.pid);
      log.end();
    },
  };
}

function signal(pid, name, wholeGroup) {
  if (!pid) return;
  try {
    process.kill(wholeGroup ? -pid : pid, name);
  } catch {
    // already gone
  }
}
