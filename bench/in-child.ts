import { fork } from 'node:child_process';

/** Runs one part of these measurements in a process of its own. @returns what it sends */
export function inChild<Result>(args: readonly string[]): Promise<Result> {
  const [, bundle = ''] = process.argv;
  return new Promise((resolve, reject) => {
    const child = fork(bundle, [...args], { execArgv: ['--expose-gc'] });
    child.once('message', (result) => resolve(result as Result));
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The measurement ${args[0]} ended without a result`)));
  });
}

/** Sends what a child measured, and waits until it is on its way. */
export const sendResult = (result: object): Promise<void> =>
  new Promise((resolve) => process.send?.(result, () => resolve()));
