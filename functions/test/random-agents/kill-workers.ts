import { execFileSync } from 'node:child_process';
import { hostOf } from '../support/suite';

const RUNTIME = 'functionsEmulatorRuntime';

/** @returns whether it was there: it may have ended by itself since it was listed */
function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/**
 * Kills, of each of some functions of this suite, the process with the lowest id, as a data center does with a machine: what it was
 * doing is not finished, and its callers get no answer. The lowest id is the oldest process, as a rule, and the emulator gives a
 * call to the oldest one that is free, so that it is the one most likely to be at work.
 * @param names of the functions, as they are deployed
 * @returns how many processes were killed
 */
export function killWorkers(names: readonly string[]): number {
  // With their environment, which alone says whose they are.
  const all = execFileSync('ps', ['axeww', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const ours = all.split('\n').filter((line) => line.includes(RUNTIME) && line.includes(hostOf('firestore')));
  let killed = 0;
  for (const name of names) {
    const pids = ours
      .filter((line) => line.includes(`FUNCTION_TARGET=${name} `))
      .map((line) => Number.parseInt(line.trim(), 10))
      .sort((one, other) => one - other);
    if (pids.some(kill)) killed += 1;
  }
  return killed;
}
