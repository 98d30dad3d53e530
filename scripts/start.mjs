import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './lib/build-all.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { forget } from './lib/kept-data.mjs';
import { at, LOCAL_DIR } from './lib/layout.mjs';
import { DEFAULT_HOSTING_PORT, portsFor } from './lib/ports.mjs';
import { checkNode, checkPorts } from './lib/preflight.mjs';
import { die, elapsedSeconds, progress, Refusal } from './lib/say.mjs';
import { loadDemoWorld, startSuite } from './lib/suite.mjs';
import { welcomeTable } from './lib/welcome.mjs';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const HELP = `npm start                     run Harborline on this machine with its demo world
npm start -- --fresh          forget local data first
npm start -- --port 9800      serve from another port (the other services follow it)
npm start -- --java           use the official Java emulators (needs a JDK 21 and their download)`;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        fresh: { type: 'boolean', default: false },
        java: { type: 'boolean', default: false },
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
    throw new Refusal(`${error.message}\n${HELP}`);
  }
}

async function main() {
  const options = readOptions();
  if (options.help) {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  progress('Harborline is starting…');
  checkNode();
  await checkPorts(portsFor(options.hostingPort));
  ensureInstalled();
  await buildAll();

  const dataDir = join(LOCAL_DIR, 'data', String(options.hostingPort));
  if (options.fresh) forget(dataDir);

  const leaveEarly = () => {
    progress('Stopped before it was ready.');
    process.exit(130);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, leaveEarly);
  const suite = await startSuite({
    hostingPort: options.hostingPort,
    dataDir,
    keepsData: true,
    official: options.java,
    onStep: progress,
  });
  let isStopping = false;
  const shutDown = async () => {
    if (isStopping) return;
    isStopping = true;
    progress('Stopping; keeping local data…');
    await suite.stop();
    process.exit(0);
  };
  for (const signal of STOP_SIGNALS) {
    process.off(signal, leaveEarly);
    process.on(signal, shutDown);
  }
  suite.exited.then(async ({ code }) => {
    if (isStopping) return;
    await suite.stop();
    die(
      new Refusal(
        `The emulators ended by themselves (code ${code}); see ${join(suite.folders.logs, 'firebase.log')}.`,
      ),
    );
  });

  progress('Loading the demo world…');
  await loadDemoWorld({ hostingPort: options.hostingPort });
  const { PEOPLE } = await import(at('emulator-seed/dist/people.js'));
  process.stdout.write(
    `\n${welcomeTable(suite.ports, PEOPLE)}\nReady after ${elapsedSeconds().toFixed(1)} s. Ctrl-C stops everything.\n`,
  );
}

main().catch(die);
