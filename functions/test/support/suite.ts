import {
  DEFAULT_HOSTING_PORT,
  LOCAL_DATABASE_INSTANCE,
  LOCAL_PROJECT_ID,
  type LocalService,
  localPort,
} from '@harborline/domain/local-suite';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';

const hostingPort = Number(process.env.HARBORLINE_HOSTING_PORT ?? DEFAULT_HOSTING_PORT);

export const hostOf = (service: LocalService) => `127.0.0.1:${localPort(service, hostingPort)}`;

// Settings for the functions' own modules when a test calls them directly.
process.env.FUNCTIONS_EMULATOR = 'true';
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.FIRESTORE_EMULATOR_HOST = hostOf('firestore');
process.env.FIREBASE_AUTH_EMULATOR_HOST = hostOf('auth');
process.env.FIREBASE_DATABASE_EMULATOR_HOST = hostOf('database');

/** A named app, because the functions' own modules create the default app when a test calls them directly. */
export const app =
  getApps().find(({ name }) => name === 'tests') ??
  initializeApp(
    {
      projectId: LOCAL_PROJECT_ID,
      databaseURL: `http://${hostOf('database')}?ns=${LOCAL_DATABASE_INSTANCE}`,
    },
    'tests',
  );

/** Admin clients of the running suite. */
export const db = getFirestore(app);
export const rtdb = getDatabase(app);
export const people = getAuth(app);

/**
 * Repeats a check until it holds, or fails with its last error. Each trigger runs in a process of its own, and the first
 * write of a suite starts nearly twenty: 15 s on an idle machine with two cores.
 */
export async function eventually<T>(look: () => Promise<T>, limitMs = 120_000): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Repeats an attempt until it is refused, at most twice as often as the limit, since a window may end in between.
 * @returns how often it passed, and whether it was refused
 */
export async function untilRefused(limit: number, attempt: () => Promise<boolean>) {
  for (let passed = 0; passed <= 2 * limit; passed += 1) {
    if (!(await attempt())) return { passed, isRefused: true };
  }
  return { passed: 2 * limit + 1, isRefused: false };
}
