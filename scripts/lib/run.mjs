import { spawn } from 'node:child_process';
import { ROOT } from './layout.mjs';

/**
 * Runs a program to its end.
 * @returns exit code and the combined output (shown as it arrives when `show` is set)
 */
export function run(command, args, { env = {}, cwd = ROOT, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => resolve({ code: 127, output: String(error) }));
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }),
    );
  });
}

/** Runs one of the project's own scripts or an installed tool's script with this Node. */
export const runNode = (args, options) => run(process.execPath, args, options);
