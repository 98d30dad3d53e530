import { execFileSync } from 'node:child_process';
import { hostOf } from '../support/suite';

const RUNTIME = 'functionsEmulatorRuntime';

/**
 * Kills the busiest process of each of some functions of this suite, as a data center does with a machine: what it was doing is not
 * finished, and its callers get no answer. The emulator gives a call to the oldest process that is free, and starts others.
 * @param names of the functions, as they are deployed
 * @returns how many processes there were
 */
export function killWorkers(names: readonly string[]): number {
  // With their environment, which alone says whose they are.
  const all = execFileSync('ps', ['axeww', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const ours = all.split('\n').filter((line) => line.includes(RUNTIME) && line.includes(hostOf('firestore')));
  let killed = 0;
  for (const name of names) {
    const pids = ours
      .filter((line) => line.includes(`FUNCTION_TARGET=${name} `))
      .map((line) => Number.parseInt(line.trim(), 10));
    if (pids.length === 0) continue;
    process.kill(Math.min(...pids), 'SIGKILL');
    killed += 1;
  }
  return killed;
}
