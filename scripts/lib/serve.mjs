import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { forget } from './kept-data.mjs';
import { at, LOCAL_DIR } from './layout.mjs';
import { DEFAULT_HOSTING_PORT } from './ports.mjs';
import { die, elapsedSeconds, progress, Refusal } from './say.mjs';
import { loadDemoWorld, startSuite } from './suite.mjs';
import { welcomeTable } from './welcome.mjs';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Options of a command that serves the product, as its caller gave them.
 * @param flags further options, as `parseArgs` takes them
 * @throws {Refusal} with the help text
 */
export function readServeOptions(flags, help) {
  try {
    const { values } = parseArgs({
      options: {
        ...flags,
        help: { type: 'boolean', default: false },
        port: { type: 'string', default: String(DEFAULT_HOSTING_PORT) },
      },
    });
    const hostingPort = Number(values.port);
    if (!Number.isInteger(hostingPort) || hostingPort < 1024 || hostingPort > 65_000) {
      throw new Error(`--port takes a number from 1024 to 65000, not '${values.port}'`);
    }
    return { ...values, hostingPort };
  } catch (error) {
    throw new Refusal(`${error.message}\n${help}`);
  }
}

/** The folder that keeps everything a suite on this port leaves behind. */
export const dataDirFor = (hostingPort) => join(LOCAL_DIR, 'data', String(hostingPort));

/**
 * Runs the suite with its demo world until the process is stopped.
 * @param options what `startSuite` takes, and whether local data is forgotten first (`isFresh`)
 * @param onData called before the suite starts, with the folder of its data
 * @param onSuite called when the suite answers, before it is announced as ready
 * @param onReady called with the suite once it is announced as ready
 * @param onStop stops what was started beside the suite
 */
export async function serve(
  { isFresh, ...options },
  { onData = () => {}, onSuite = () => {}, onReady = () => {}, onStop = () => {} } = {},
) {
  const { hostingPort } = options;
  const dataDir = dataDirFor(hostingPort);
  if (isFresh) forget(dataDir);
  onData(dataDir);

  const leaveEarly = () => {
    progress('Stopped before it was ready.');
    process.exit(130);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, leaveEarly);
  const suite = await startSuite({ ...options, dataDir, keepsData: true, onStep: progress });
  let isStopping = false;
  const shutDown = async () => {
    if (isStopping) return;
    isStopping = true;
    progress('Stopping; keeping local data…');
    await onStop();
    await suite.stop();
    process.exit(0);
  };
  for (const signal of STOP_SIGNALS) {
    process.off(signal, leaveEarly);
    process.on(signal, shutDown);
  }
  void suite.exited.then(async ({ code }) => {
    if (isStopping) return;
    await suite.stop();
    die(
      new Refusal(
        `The emulators ended by themselves (code ${code}); see ${join(suite.folders.logs, 'firebase.log')}.`,
      ),
    );
  });

  await onSuite(suite);
  progress('Loading the demo world…');
  await loadDemoWorld({ hostingPort });
  const { PEOPLE } = await import(at('emulator-seed/dist/people.js'));
  process.stdout.write(
    `\n${welcomeTable(suite.ports, PEOPLE)}\nReady after ${elapsedSeconds().toFixed(1)} s. Ctrl-C stops everything.\n`,
  );
  onReady(suite);
}
