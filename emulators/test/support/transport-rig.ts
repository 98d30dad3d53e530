import {
  createFirestoreServer,
  type FirestoreServerOptions,
} from '../../src/firestore/transport/firestore-server';
import { DocumentTriggers } from '../../src/firestore/triggers/document-triggers';
import { type FakeBackend, fakeBackend } from './fake-backend';

export interface TransportRig {
  readonly backend: FakeBackend;
  readonly triggers: DocumentTriggers;
  readonly port: number;
  readonly url: string;
  close(): Promise<void>;
}

/** The transports on a separate port, in this process, over a fake backend. */
export async function startTransports(options: Partial<FirestoreServerOptions> = {}): Promise<TransportRig> {
  const backend = fakeBackend();
  const triggers = new DocumentTriggers({ functionsHost: undefined });
  const server = createFirestoreServer({ backend, triggers, ...options });
  const port = await server.listen('127.0.0.1', 0);
  return { backend, triggers, port, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
