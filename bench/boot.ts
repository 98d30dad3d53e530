import { spawn } from 'node:child_process';

const READY = /Ready after ([\d.]+) s/;

/**
 * Starts the product with the README's command, waits until it reports ready, and stops it.
 * @returns seconds from the command to ready
 */
export function secondsToReady(startScript: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const child = spawn(process.execPath, [startScript, '--port', String(port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let seconds: number | undefined;
    child.stdout.on('data', (chunk: Buffer) => {
      if (seconds !== undefined || !READY.test(chunk.toString('utf8'))) return;
      seconds = (performance.now() - startedAt) / 1000;
      child.kill('SIGINT');
    });
    child.once('error', reject);
    child.once('exit', () => {
      if (seconds === undefined) reject(new Error('npm start ended before it was ready'));
      else resolve(seconds);
    });
  });
}
