import { LOCAL_DATABASE_INSTANCE, LOCAL_PROJECT_ID } from '@harborline/domain/local-suite';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { loadSeed } from './load-seed';

const EMULATOR_HOSTS = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_DATABASE_EMULATOR_HOST',
] as const;

const say = (message: string): void => {
  process.stdout.write(`${message}\n`);
};

/** Refuses to run except against emulators: the demo people share a password that is in the repository. */
function demandEmulators(): void {
  const missing = EMULATOR_HOSTS.filter((name) => !process.env[name]);
  if (missing.length > 0) {
    throw new Error(`The demo world is only for emulators; set ${missing.join(', ')} to host:port.`);
  }
}

async function main(): Promise<void> {
  demandEmulators();
  const databaseHost = process.env.FIREBASE_DATABASE_EMULATOR_HOST ?? '';
  const app = initializeApp({
    projectId: process.env.GCLOUD_PROJECT ?? LOCAL_PROJECT_ID,
    databaseURL: `http://${databaseHost}?ns=${LOCAL_DATABASE_INSTANCE}`,
  });
  const contentDir = process.argv[2] ?? process.env.HARBORLINE_SEED_CONTENT;
  await loadSeed({ app, onStep: say, ...(contentDir ? { contentDir } : {}) });
  await deleteApp(app);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
