import { randomUUID } from 'node:crypto';
import { LOCAL_PROJECT_ID } from '@harborline/domain/local-suite';
import { deleteApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore, terminate } from 'firebase/firestore';
import { type CutLine, layLine } from './cut-line';

/** A browser of one person: the web SDK, over a line of its own. */
export interface ChatClient {
  readonly uid: string;
  readonly firestore: Firestore;
  readonly line: CutLine;
  leave(): Promise<void>;
}

/** Opens a browser. @param signIn says who sits at it */
export async function openClient(
  signIn: (auth: Auth) => Promise<{ readonly user: { readonly uid: string } }>,
): Promise<ChatClient> {
  const [, port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  const line = await layLine(Number(port));
  const app = initializeApp({ apiKey: 'local-suite', projectId: LOCAL_PROJECT_ID }, randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`, { disableWarnings: true });
  const { user } = await signIn(auth);
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', line.port);
  const leave = async () => {
    await terminate(firestore);
    await deleteApp(app);
    line.close();
  };
  return { uid: user.uid, firestore, line, leave };
}
