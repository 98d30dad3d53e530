import { join } from 'node:path';
import { startChild } from './child.mjs';
import { at } from './layout.mjs';
import { clientEnvironment } from './suite.mjs';

const STOP_GRACE_MS = 2_000;

/** What `serve` calls so that simulated visitors come once the suite is ready, and leave before it stops (U-18). */
export function liveVisitors() {
  let child;
  return {
    onReady: ({ ports, folders }) => {
      process.stdout.write(
        '\nSimulated visitors are coming. Sign in as agent@lumen.example and answer them.\n',
      );
      child = startChild(process.execPath, [at('emulator-seed/dist/live.js')], {
        env: clientEnvironment(ports.hosting),
        logFile: join(folders.logs, 'visitors.log'),
        onLine: (line) => process.stdout.write(`${line}\n`),
      });
    },
    onStop: () => child?.stop(STOP_GRACE_MS),
  };
}
