import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInAnonymously, signInWithEmailAndPassword } from 'firebase/auth';
import { connectDatabaseEmulator, type Database, getDatabase } from 'firebase/database';
import { connectFirestoreEmulator, type Firestore, getFirestore, terminate } from 'firebase/firestore';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import type { Settings } from './settings';

const HOST = '127.0.0.1';

/** A user of the product, with a separate connection. */
export interface Person {
  readonly uid: string;
  readonly db: Firestore;
  readonly storage: FirebaseStorage;
  readonly database: Database;
  leave(): Promise<void>;
}

let apps = 0;

function appFor({ firebase, emulators }: Settings): FirebaseApp {
  apps += 1;
  const app = initializeApp(firebase, `check-${apps}`);
  if (!emulators) return app;
  connectAuthEmulator(getAuth(app), `http://${HOST}:${emulators.auth}`, { disableWarnings: true });
  connectFirestoreEmulator(getFirestore(app), HOST, emulators.firestore);
  connectDatabaseEmulator(getDatabase(app), HOST, emulators.database);
  connectStorageEmulator(getStorage(app), HOST, emulators.storage);
  return app;
}

function personOf(app: FirebaseApp, uid: string): Person {
  const db = getFirestore(app);
  return {
    uid,
    db,
    storage: getStorage(app),
    database: getDatabase(app),
    leave: async () => {
      await terminate(db);
      await deleteApp(app);
    },
  };
}

export async function anonymous(settings: Settings): Promise<Person> {
  const app = appFor(settings);
  const { user } = await signInAnonymously(getAuth(app));
  return personOf(app, user.uid);
}

export async function signedIn(settings: Settings, email: string, password: string): Promise<Person> {
  const app = appFor(settings);
  const { user } = await signInWithEmailAndPassword(getAuth(app), email, password);
  return personOf(app, user.uid);
}

export const signedOut = (settings: Settings): Person => personOf(appFor(settings), '');
