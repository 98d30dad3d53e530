import { randomInt, randomUUID } from 'node:crypto';
import {
  type AnswerOf,
  type BodyOf,
  type Contract,
  endpointName,
  fillPath,
} from '@harborline/domain/api/contract';
import { LOCAL_DATABASE_INSTANCE, LOCAL_PROJECT_ID, localPort } from '@harborline/domain/local-suite';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInAnonymously,
  signInWithCustomToken,
} from 'firebase/auth';
import { connectDatabaseEmulator, type Database, getDatabase, goOffline } from 'firebase/database';
import { connectFirestoreEmulator, type Firestore, getFirestore, terminate } from 'firebase/firestore';
import { originOf, type Stage } from './stage';

const HOST = '127.0.0.1';
/** Addresses that nobody on the internet has. */
const drawAddress = (): string => `198.18.${randomInt(256)}.${randomInt(1, 255)}`;

/** A visitor whose browser is this process: signed in, with the SDKs that a page uses. */
export interface SimulatedVisitor {
  readonly uid: string;
  readonly firestore: Firestore;
  readonly database: Database;
  /** Calls one of our endpoints as the pages do. @throws Error if it refuses */
  call<C extends Contract>(contract: C, body: BodyOf<C>): Promise<AnswerOf<C>>;
  /** Closes the browser. */
  leave(): Promise<void>;
}

/**
 * Lets a visitor come.
 * @param customToken of a visitor who was here before; a new one is anonymous
 */
export async function arrive(stage: Stage, customToken?: string): Promise<SimulatedVisitor> {
  const portOf = (service: Parameters<typeof localPort>[0]) => localPort(service, stage.hostingPort);
  const databaseURL = `http://${HOST}:${portOf('database')}?ns=${LOCAL_DATABASE_INSTANCE}`;
  const app = initializeApp({ projectId: LOCAL_PROJECT_ID, apiKey: 'local', databaseURL }, randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${HOST}:${portOf('auth')}`, { disableWarnings: true });
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, HOST, portOf('firestore'));
  const database = getDatabase(app);
  connectDatabaseEmulator(database, HOST, portOf('database'));
  const { user } =
    customToken === undefined
      ? await signInAnonymously(auth)
      : await signInWithCustomToken(auth, customToken);
  const address = drawAddress();

  const call = async <C extends Contract>(contract: C, body: BodyOf<C>): Promise<AnswerOf<C>> => {
    const response = await fetch(`${originOf(stage)}${fillPath(contract)}`, {
      method: contract.method,
      headers: {
        authorization: `Bearer ${await user.getIdToken()}`,
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
      body: JSON.stringify(body),
    });
    const answer: { data?: unknown } = await response.json();
    if (!response.ok || contract.answer === 'csv') {
      throw new Error(`${endpointName(contract)} answered ${response.status}`);
    }
    return contract.answer.parse(answer.data) as AnswerOf<C>;
  };
  const leave = async () => {
    goOffline(database);
    await terminate(firestore);
    await deleteApp(app);
  };
  return { uid: user.uid, firestore, database, call, leave };
}
