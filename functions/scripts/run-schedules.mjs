/**
 * Runs the schedules of the built functions against the local suite, as Cloud Scheduler does in a deployed project:
 * the functions emulator runs no schedules without the Pub/Sub emulator. A minute lasts two seconds here.
 */
import { fileURLToPath } from 'node:url';

const MINUTE_MS = 2_000;
const EVERY = /^every ([0-9]+) minutes$/;

const functions = await import(fileURLToPath(new URL('../dist/index.js', import.meta.url)));

function periodMs(name, schedule) {
  const minutes = EVERY.exec(schedule)?.[1];
  if (minutes === undefined) throw new Error(`${name}: cannot run '${schedule}', only 'every N minutes'`);
  return Number(minutes) * MINUTE_MS;
}

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

const loops = Object.entries(functions).flatMap(([name, value]) => {
  const schedule = value.__endpoint?.scheduleTrigger?.schedule;
  return schedule === undefined ? [] : [repeat(name, value.run, periodMs(name, schedule))];
});
process.stdout.write(`${loops.length} schedules run\n`);
