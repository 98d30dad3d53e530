import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps a second process out of a data folder, since both would rewrite the same journal. The lock of a
 * process that no longer runs is taken over. Returns a function that releases the lock, `<owner>.lock` in the folder.
 * @throws Error when another running process has the folder open
 */
export function lockDataFolder(folder: string, owner: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${owner}.lock`);
  const holder = readHolder(file);
  if (holder && holder.pid !== process.pid && startOf(holder.pid) === holder.start) {
    throw new Error(`The data folder ${folder} is in use by process ${holder.pid}; stop that one first.`);
  }
  writeFileSync(file, `${process.pid} ${startOf(process.pid) ?? ''}`);
  return () => rmSync(file, { force: true });
}

interface Holder {
  readonly pid: number;
  readonly start: string;
}

function readHolder(file: string): Holder | undefined {
  try {
    const [pid, start = ''] = readFileSync(file, 'utf8').split(' ');
    return { pid: Number(pid), start };
  } catch {
    // no lock yet
    return undefined;
  }
}

/** When a process started, to tell it from a later one with the same id; undefined when it does not run. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    // without /proc the process id alone has to do
    return '';
  }
}
