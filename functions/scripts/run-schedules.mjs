/**
 * Runs the schedules of the built functions against the local suite, as Cloud Scheduler does in a deployed project:
 * the functions emulator runs no schedules without the Pub/Sub emulator. A minute lasts two seconds here.
 */
import { fileURLToPath } from 'node:url';
import { schedulesOf } from './schedules.mjs';

const MINUTE_MS = 2_000;

const functions = await import(fileURLToPath(new URL('../dist/index.js', import.meta.url)));

/** Each run starts a period after the previous one has ended, so that runs of one schedule never overlap. */
async function repeat(name, run, pauseMs) {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    try {
      await run({ scheduleTime: new Date().toISOString() });
    } catch (error) {
      process.stderr.write(`${name}: ${error instanceof Error ? error.stack : String(error)}\n`);
    }
  }
}

const schedules = schedulesOf(functions);
for (const { name, minutes, run } of schedules) void repeat(name, run, minutes * MINUTE_MS);
process.stdout.write(`${schedules.length} schedules run\n`);
