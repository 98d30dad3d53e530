import {
  LOCAL_DATABASE_INSTANCE,
  LOCAL_PROJECT_ID,
  LOCAL_STORAGE_BUCKET,
} from '@harborline/domain/local-suite';
import { type App, type AppOptions, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Database, getDatabase } from 'firebase-admin/database';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';

import { config } from './config';

/** The functions emulator names a different database instance from the one that the rules and pages use. */
function localOptions(): AppOptions {
  return {
    projectId: LOCAL_PROJECT_ID,
    storageBucket: LOCAL_STORAGE_BUCKET,
    databaseURL: `http://${process.env.FIREBASE_DATABASE_EMULATOR_HOST}?ns=${LOCAL_DATABASE_INSTANCE}`,
  };
}

let app: App | undefined;

/** Works with the app that a script has made, instead of the instance's own. */
export function useScriptApp(scriptApp: App): void {
  app = scriptApp;
}

/** The functions framework has an app of its own, so checking whether any app exists would not do. */
function ownApp(): App {
  app ??= config().environment === 'local' ? initializeApp(localOptions()) : initializeApp();
  return app;
}

/** The Admin SDK's clients: rules do not apply to them. */
export function firestore(): Firestore {
  return getFirestore(ownApp());
}

export function database(): Database {
  return getDatabase(ownApp());
}

export function auth(): Auth {
  return getAuth(ownApp());
}

/** Name of the project's default bucket. */
export function storageBucket(): string {
  return ownApp().options.storageBucket ?? '';
}

/** Checks an App Check token. Its client is loaded only if App Check is enforced. @throws Error if it is not valid */
export async function verifyAppCheckToken(token: string): Promise<void> {
  const { getAppCheck } = await import('firebase-admin/app-check');
  await getAppCheck(ownApp()).verifyToken(token);
}

/** Storage's client is heavy and one function needs it: it is loaded there, not at every start. */
export async function objectStorage(): Promise<Storage> {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(ownApp());
}
