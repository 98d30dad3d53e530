import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Database, getDatabase } from 'firebase-admin/database';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

function ensureApp(): void {
  if (getApps().length === 0) initializeApp();
}

/** The Admin SDK's clients: rules do not apply to them. */
export function firestore(): Firestore {
  ensureApp();
  return getFirestore();
}

export function database(): Database {
  ensureApp();
  return getDatabase();
}

export function auth(): Auth {
  ensureApp();
  return getAuth();
}

/** Name of the project's default bucket. */
export function storageBucket(): string {
  ensureApp();
  return getStorage().bucket().name;
}
