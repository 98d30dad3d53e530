import { emulatorEnvironment } from '../../src/launch-environment.mjs';

/** Set by `npm run conformance -- --official`: the tests run against the official emulators. */
const isOfficial = process.env.CONFORMANCE_OFFICIAL === 'true';
/** Variables that an outer `firebase emulators:exec` sets and that an inner one must not get. */
const OUTER_SUITE = /EMULATOR_(?:HOST|HUB)$|^GCLOUD_PROJECT$|^FIREBASE_CONFIG$/;

/** Port of a running official emulator; undefined: the suite starts its own stand-in. */
export function officialPort(
  variable: 'FIRESTORE_EMULATOR_HOST' | 'FIREBASE_DATABASE_EMULATOR_HOST',
): number | undefined {
  if (!isOfficial) return undefined;
  const port = Number(/:(\d+)$/.exec(process.env[variable] ?? '')?.[1]);
  if (!port) throw new Error(`${variable} does not name the official emulator.`);
  return port;
}

/** Environment in which firebase-tools starts the emulators under test. */
export function firebaseToolsEnvironment(): NodeJS.ProcessEnv {
  if (!isOfficial) return { ...process.env, ...emulatorEnvironment(), CI: '1' };
  const kept = Object.entries(process.env).filter(([name]) => !OUTER_SUITE.test(name));
  return { ...Object.fromEntries(kept), CI: '1', METADATA_SERVER_DETECTION: 'none' };
}
