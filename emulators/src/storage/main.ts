import { createInterface } from 'node:readline';
import { StorageRuntime } from './storage-runtime';

const PARENT_CHECK_MS = 1000;

/** The Storage rules runtime as firebase-tools starts it: requests on stdin, answers on stdout. */
function main(): void {
  const runtime = new StorageRuntime((line) => process.stdout.write(`${line}\n`));
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  const leave = () => process.exit(0);
  lines.on('line', (line) => runtime.receive(line));
  lines.on('close', leave);
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
  process.stdout.on('error', leave); // the reader is gone
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) leave();
  }, PARENT_CHECK_MS).unref();
  runtime.start();
}

main();
