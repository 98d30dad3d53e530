import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startChild } from './child.mjs';
import { configFileFor } from './firebase-config.mjs';
import { dataFolders, importableExport } from './kept-data.mjs';
import { at } from './layout.mjs';
import { LOCAL_INBOUND_DOMAIN, LOCAL_INBOUND_SECRET, PROJECT_ID, portsFor } from './ports.mjs';
import { checkPorts } from './preflight.mjs';
import { runNode } from './run.mjs';
import { Refusal } from './say.mjs';

const READY = /All emulators ready/;
/** Lines of firebase-tools that report a step worth showing. */
const STEPS = [[/Starting emulators/, 'Starting the Firebase emulators…']];
const FUNCTIONS_LOADED = /Loaded functions definitions/;
const START_LIMIT_MS = 120_000;
const STOP_GRACE_MS = 15_000;

/** Environment variables by which programs find the suite; the Firebase SDKs read the same ones. */
export function clientEnvironment(hostingPort) {
  const ports = portsFor(hostingPort);
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    HARBORLINE_HOSTING_PORT: String(hostingPort),
    HARBORLINE_SMTP_PORT: String(ports.mailboxSmtp),
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${ports.database}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    METADATA_SERVER_DETECTION: 'none',
  };
}

/**
 * firebase-tools notes in the temporary folder, by project only, where its hub listens: two suites that shared the
 * folder would export and delete each other's data. The path is short because it contains sockets.
 */
export function temporaryFolder(hostingPort) {
  const folder = join(tmpdir(), `harborline-${hostingPort}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function firebaseEnvironment({ hostingPort, dataDir, official }) {
  const ports = portsFor(hostingPort);
  const common = {
    HARBORLINE_HOSTING_PORT: String(hostingPort),
    HARBORLINE_SMTP_PORT: String(ports.mailboxSmtp),
    METADATA_SERVER_DETECTION: 'none',
    TMPDIR: temporaryFolder(hostingPort),
    NO_UPDATE_NOTIFIER: '1',
    // Seconds a function may take to load. An event that finds it not loaded is lost, and its mail with it.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // Keeps firebase-tools from fetching its message of the day: nothing here needs an outside address.
    CI: 'true',
  };
  if (official) return common;
  const { emulatorEnvironment } = await import('../../emulators/src/launch-environment.mjs');
  const standIns = emulatorEnvironment({
    dataDir,
    indexesPath: at('firestore.indexes.json'),
  });
  return { ...common, ...standIns };
}

function firebaseArguments({ hostingPort, folders, keepsData, front }) {
  const guard = pathToFileURL(at('scripts/lib/hosting-guard.mjs')).href;
  const args = ['--import', guard, at('node_modules/firebase-tools/lib/bin/firebase.js'), 'emulators:start'];
  args.push('--project', PROJECT_ID, '--config', configFileFor(hostingPort, front));
  args.push('--only', 'auth,functions,firestore,database,hosting,storage');
  const importFrom = importableExport(folders.exported);
  if (importFrom) args.push('--import', importFrom);
  if (keepsData) args.push('--export-on-exit', folders.exported);
  return args;
}

/** The functions emulator runs no schedule by itself. */
function startSchedules(hostingPort, folders) {
  return startChild(process.execPath, [at('functions/scripts/run-schedules.mjs')], {
    env: {
      ...clientEnvironment(hostingPort),
      FUNCTIONS_EMULATOR: 'true',
      FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.appspot.com` }),
    },
    logFile: join(folders.logs, 'schedules.log'),
  });
}

/**
 * Starts mailbox, demo shop and emulators, waits until both answer, and runs the functions' schedules beside them.
 * @param options.hostingPort Hosting port; the other services follow at fixed distances
 * @param options.dataDir folder for everything the suite keeps
 * @param options.keepsData whether people and files are exported at shutdown
 * @param options.official whether firebase-tools may start the official Java emulators instead of the stand-ins
 * @param options.runsSchedules whether the functions' schedules run; their queries are billed like any other
 * @param options.front the server before Hosting during development, as `suiteConfig` takes it
 * @param options.environment further variables for firebase-tools
 * @param options.onStep called with a sentence for each step
 * @param options.onLine called with each line that firebase-tools prints
 */
export async function startSuite({
  hostingPort,
  dataDir,
  keepsData = false,
  official = false,
  runsSchedules = true,
  front,
  environment = {},
  onStep = () => {},
  onLine = () => {},
}) {
  const ports = portsFor(hostingPort);
  await checkPorts(ports);
  const folders = dataFolders(dataDir);
  const mailbox = startChild(process.execPath, [at('mailbox/dist/main.js')], {
    env: {
      MAILBOX_PAGE_PORT: String(ports.mailboxPage),
      MAILBOX_SMTP_PORT: String(ports.mailboxSmtp),
      MAILBOX_DATA: folders.mailbox,
      // The project whose mails the Auth emulator only records, and the origin that their links lead to.
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
      GCLOUD_PROJECT: PROJECT_ID,
      MAILBOX_PRODUCT_ORIGIN: `http://localhost:${hostingPort}`,
      // Answers to mails go where a mail provider would post them.
      MAILBOX_INBOUND_DOMAIN: LOCAL_INBOUND_DOMAIN,
      MAILBOX_INBOUND_SECRET: LOCAL_INBOUND_SECRET,
    },
    logFile: join(folders.logs, 'mailbox.log'),
  });

  const shop = startChild(process.execPath, [at('emulator-seed/shop/serve.mjs')], {
    env: { SHOP_PORT: String(ports.shop), SHOP_HELP_ORIGIN: `http://localhost:${hostingPort}` },
    logFile: join(folders.logs, 'shop.log'),
  });

  let schedules;
  let isStopping = false;
  let restarts = Promise.resolve();
  /** The schedules keep the functions they started with, so they restart together with the functions. */
  const restartSchedules = async () => {
    await schedules.stop(2_000);
    if (!isStopping) schedules = startSchedules(hostingPort, folders);
  };
  const lastLines = [];
  let announceReady;
  const ready = new Promise((resolve) => {
    announceReady = resolve;
  });
  const readLine = (line) => {
    lastLines.push(line);
    if (lastLines.length > 40) lastLines.shift();
    for (const [pattern, text] of STEPS) if (pattern.test(line)) onStep(text);
    if (FUNCTIONS_LOADED.test(line)) {
      onStep(schedules ? 'Functions reloaded' : 'Functions loaded');
      if (schedules) restarts = restarts.then(restartSchedules);
    }
    if (READY.test(line)) announceReady('ready');
    onLine(line);
  };
  const firebase = startChild(
    process.execPath,
    firebaseArguments({ hostingPort, folders, keepsData, front }),
    {
      env: {
        ...(await firebaseEnvironment({ hostingPort, dataDir, official })),
        HARBORLINE_HOSTING_EMULATOR_PORT: String(front?.port ?? hostingPort),
        ...environment,
      },
      logFile: join(folders.logs, 'firebase.log'),
      onLine: readLine,
    },
  );

  const stop = async () => {
    isStopping = true;
    await restarts;
    await schedules?.stop(2_000);
    await firebase.stop(STOP_GRACE_MS);
    await Promise.all([mailbox.stop(2_000), shop.stop(2_000)]);
  };
  const limit = new Promise((resolve) => setTimeout(resolve, START_LIMIT_MS, 'timeout').unref());
  const outcome = await Promise.race([ready, firebase.exited.then(() => 'exited'), limit]);
  if (outcome !== 'ready') {
    await stop();
    throw new Refusal(
      `The emulators did not start (${outcome}); the whole log is ${join(folders.logs, 'firebase.log')}. Its last lines:\n${lastLines.join('\n')}`,
    );
  }
  if (runsSchedules) schedules = startSchedules(hostingPort, folders);
  return { ports, exited: firebase.exited, stop, folders };
}

const hubCall = (ports, path) =>
  fetch(`http://127.0.0.1:${ports.hub}/functions/${path}`, { method: 'PUT' }).then((response) => {
    if (!response.ok) throw new Error(`The emulator hub answered ${response.status} to ${path}`);
  });

async function isDemoWorldLoaded(ports) {
  const url = `http://127.0.0.1:${ports.firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents/DemoWorld/loaded`;
  const response = await fetch(url, { headers: { authorization: 'Bearer owner' } });
  return response.ok;
}

async function runLoader(hostingPort) {
  const { code, output } = await runNode([at('emulator-seed/dist/main.js')], {
    env: { ...clientEnvironment(hostingPort), HARBORLINE_SEED_CONTENT: at('emulator-seed/content') },
  });
  if (code !== 0) throw new Refusal(`Loading the demo world failed:\n${output}`);
}

/**
 * Loads the demo world if it does not exist yet, with triggers disabled: seeded history must not send mail. If the
 * world exists, the loader only recreates accounts that the Auth emulator has lost.
 */
export async function loadDemoWorld({ hostingPort }) {
  const ports = portsFor(hostingPort);
  if (await isDemoWorldLoaded(ports)) return runLoader(hostingPort);
  await hubCall(ports, 'disableBackgroundTriggers');
  try {
    await runLoader(hostingPort);
  } finally {
    await hubCall(ports, 'enableBackgroundTriggers');
  }
}
