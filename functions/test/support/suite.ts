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

process.env.METADATA_SERVER_DETECTION = 'none';
process.env.FIRESTORE_EMULATOR_HOST = hostOf('firestore');
process.env.FIREBASE_AUTH_EMULATOR_HOST = hostOf('auth');
process.env.FIREBASE_DATABASE_EMULATOR_HOST = hostOf('database');

if (getApps().length === 0) {
  initializeApp({
    projectId: LOCAL_PROJECT_ID,
    databaseURL: `http://${hostOf('database')}?ns=${LOCAL_DATABASE_INSTANCE}`,
  });
}

/** Admin clients of the running suite. */
export const db = getFirestore();
export const rtdb = getDatabase();
export const people = getAuth();

/** Asks again until it holds; the last failure is the test's. */
export async function eventually<T>(look: () => Promise<T>, limitMs = 15_000): Promise<T> {
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
