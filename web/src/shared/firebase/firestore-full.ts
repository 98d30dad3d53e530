import {
  connectFirestoreEmulator,
  type Firestore,
  type FirestoreLocalCache,
  initializeFirestore,
} from 'firebase/firestore';
import { environment } from '../config/environment';
import { type Audience, firebaseApp } from './app';
import { firestoreEmulatorHost } from './emulator-label';

const opened = new Map<Audience, Firestore>();

/**
 * Firestore with listeners. The first call of an audience decides the cache: memory unless one is passed (see
 * `firestore-persistent`, kept apart so that visitors never load it).
 */
export function fullFirestore(audience: Audience, localCache?: FirestoreLocalCache): Firestore {
  const existing = opened.get(audience);
  if (existing !== undefined) return existing;
  const database = initializeFirestore(firebaseApp(audience), localCache === undefined ? {} : { localCache });
  const { emulatorPort } = environment();
  if (emulatorPort !== null) {
    connectFirestoreEmulator(database, firestoreEmulatorHost, emulatorPort('firestore'));
  }
  opened.set(audience, database);
  return database;
}

/** Drops an audience's Firestore after `terminate`, so that the next call opens a new one (sign-out). */
export function forgetFirestore(audience: Audience): void {
  opened.delete(audience);
}
