import { buildMessage, conversationUpdate } from '@harborline/domain/conversation/build-message';
import { TICKET_SOURCES } from '@harborline/domain/entities/conversation';
import { LOCAL_PROJECT_ID } from '@harborline/domain/local-suite';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import * as sdk from 'firebase/firestore';
import { person } from '../e2e/support/people';

interface Client {
  app: FirebaseApp;
  firestore: sdk.Firestore;
}

/** One client of the web SDK, signed in as a person of the demo world. */
async function connect(name: string, uid: string): Promise<Client> {
  const app = initializeApp({ apiKey: 'local-suite', projectId: LOCAL_PROJECT_ID }, name);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`, { disableWarnings: true });
  const { email, password } = person(uid);
  await signInWithEmailAndPassword(auth, email, password);
  const firestore = sdk.getFirestore(app);
  const [host = '127.0.0.1', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  sdk.connectFirestoreEmulator(firestore, host, Number(port));
  return { app, firestore };
}

async function newestConversation(firestore: sdk.Firestore, libraryId: string): Promise<string> {
  const newest = sdk.query(
    sdk.collection(firestore, COLLECTIONS.conversations),
    sdk.where('support_lib_id', '==', libraryId),
    sdk.where('source', 'in', TICKET_SOURCES),
    sdk.orderBy('last_message_at', 'desc'),
    sdk.limit(1),
  );
  const [found] = (await sdk.getDocs(newest)).docs;
  if (!found) throw new Error('The demo world has no conversation');
  return found.id;
}

/** Listens as the visitor's page does; `next` resolves when a message arrives. */
async function listen(firestore: sdk.Firestore, conversationRef: string) {
  const waiting = new Map<string, (at: number) => void>();
  const messages = sdk.query(
    sdk.collection(firestore, docPath.messages(conversationRef)),
    sdk.where('is_public', '==', true),
    sdk.orderBy('created_at'),
    sdk.limitToLast(50),
  );
  let stop = () => {};
  await new Promise<void>((resolve, reject) => {
    stop = sdk.onSnapshot(
      messages,
      (snapshot) => {
        for (const { doc } of snapshot.docChanges()) waiting.get(doc.id)?.(performance.now());
        resolve();
      },
      reject,
    );
  });
  const arrival = (id: string) => new Promise<number>((resolve) => waiting.set(id, resolve));
  return { arrival, stop };
}

/**
 * The counterpart of `replyLatencies`: the same batch of two writes and the same listener through the bare web SDK, in
 * Node and therefore over gRPC, without a page on either side.
 * @returns milliseconds from the call to the other client's snapshot, per message
 */
export async function sdkLatencies(count: number): Promise<number[]> {
  const agent = person('lumen-agent');
  const sender = await connect('sender', agent.uid);
  const receiver = await connect('receiver', 'lumen-owner');
  const conversationRef = await newestConversation(sender.firestore, agent.libraryId);
  const { arrival, stop } = await listen(receiver.firestore, conversationRef);

  const latencies: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const conversation = sdk.doc(sender.firestore, docPath.conversation(conversationRef));
    const { id } = sdk.doc(sdk.collection(sender.firestore, COLLECTIONS.messages));
    const message = buildMessage({
      conversationRef,
      libraryId: agent.libraryId,
      senderType: 'agent',
      senderRef: agent.uid,
      senderName: agent.name,
      text: `Latency message number ${index}.`,
      createdAt: sdk.serverTimestamp(),
    });
    const arrived = arrival(id);
    const startedAt = performance.now();
    const batch = sdk.writeBatch(sender.firestore);
    batch.set(sdk.doc(sender.firestore, docPath.message(conversationRef, id)), message);
    batch.update(conversation, { ...conversationUpdate(id, message) });
    await Promise.all([batch.commit(), arrived]);
    latencies.push((await arrived) - startedAt);
  }
  stop();
  for (const { app, firestore } of [sender, receiver]) {
    await sdk.terminate(firestore);
    await deleteApp(app);
  }
  return latencies;
}
