import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { LOCAL_PROJECT_ID, LOCAL_STORAGE_BUCKET } from '@harborline/domain/local-suite';
import {
  type DatabaseOperation,
  type FirestoreOperation,
  type FirestoreWrite,
  isServerValue,
  type QueryPart,
  type StorageOperation,
  type Verdict,
} from '@harborline/emulators/in-process';
import { setLogLevel } from 'firebase/app';
import * as rtdb from 'firebase/database';
import * as sdk from 'firebase/firestore';
import * as files from 'firebase/storage';
import { addressOf } from './ports';
import { PROJECT } from './project';
import { rulesFile } from './rules-file';
import type { Caller, FirestoreChange, Request, ServiceName, Target } from './target';

// Every denial is expected here; the SDK would print each.
setLogLevel('silent');

type Context = ReturnType<RulesTestEnvironment['authenticatedContext']>;

/** The testing library returns compat instances, which the modular functions accept too. */
const modular = <T>(instance: unknown) => instance as T;

/** The value with the SDK's own sentinels for server values. */
function sdkValue(value: unknown): unknown {
  if (isServerValue(value)) {
    const given = value['.sv'];
    if (given === 'timestamp') return sdk.serverTimestamp();
    return given === 'delete' ? sdk.deleteField() : sdk.increment(given.increment);
  }
  if (Array.isArray(value)) return value.map(sdkValue);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return sdkFields(value);
}

const sdkFields = (data: object): sdk.DocumentData =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, sdkValue(value)]));

function constraintOf(part: QueryPart): sdk.QueryConstraint {
  if (part.kind === 'where') return sdk.where(part.field, part.op, part.value);
  return part.kind === 'limit' ? sdk.limit(part.count) : sdk.orderBy(part.field, part.direction);
}

function commit(db: sdk.Firestore, writes: readonly FirestoreWrite[]): Promise<void> {
  const batch = sdk.writeBatch(db);
  for (const write of writes) {
    const ref = sdk.doc(db, write.path);
    if (write.kind === 'set') batch.set(ref, sdkFields(write.data));
    else if (write.kind === 'update') batch.update(ref, sdkFields(write.data));
    else batch.delete(ref);
  }
  return batch.commit();
}

function onFirestore(db: sdk.Firestore, operation: FirestoreOperation): Promise<unknown> {
  switch (operation.kind) {
    case 'get':
      return sdk.getDoc(sdk.doc(db, operation.path));
    case 'list': {
      const { collection, isGroup = false, isCounted = false, parts } = operation;
      const all = isGroup ? sdk.collectionGroup(db, collection) : sdk.collection(db, collection);
      const query = sdk.query(all, ...parts.map(constraintOf));
      return isCounted ? sdk.getCountFromServer(query) : sdk.getDocs(query);
    }
    case 'set':
      return sdk.setDoc(sdk.doc(db, operation.path), sdkFields(operation.data));
    case 'update':
      return sdk.updateDoc(sdk.doc(db, operation.path), sdkFields(operation.data));
    case 'delete':
      return sdk.deleteDoc(sdk.doc(db, operation.path));
    case 'commit':
      return commit(db, operation.writes);
  }
}

function onDatabase(db: rtdb.Database, operation: DatabaseOperation): Promise<unknown> {
  const ref = rtdb.ref(db, operation.path);
  if (operation.kind === 'get') return rtdb.get(ref);
  return operation.kind === 'set' ? rtdb.set(ref, operation.value) : rtdb.update(ref, operation.value);
}

async function onStorage(storage: files.FirebaseStorage, operation: StorageOperation): Promise<unknown> {
  const ref = files.ref(storage, operation.path);
  switch (operation.kind) {
    case 'download':
      return files.getBytes(ref);
    case 'describe':
      return files.getMetadata(ref);
    case 'list':
      return files.list(ref);
    case 'upload':
      return files.uploadBytes(ref, new Uint8Array(operation.size).fill(7), operation.metadata);
    case 'update':
      return files.updateMetadata(ref, operation.metadata);
    case 'delete':
      return files.deleteObject(ref);
  }
}

function send(context: Context, request: Request): Promise<unknown> {
  switch (request.service) {
    case 'firestore':
      return onFirestore(modular(context.firestore()), request.operation);
    case 'database':
      return onDatabase(modular(context.database()), request.operation);
    case 'storage':
      return onStorage(modular(context.storage(`gs://${LOCAL_STORAGE_BUCKET}`)), request.operation);
  }
}

/** A running local suite, over the wire, through the unmodified SDKs. */
export class SuiteTarget implements Target {
  #environment: RulesTestEnvironment | undefined;
  readonly #contexts = new Map<string, Context>();

  async start(services: readonly ServiceName[]): Promise<void> {
    const isAmongOthers = services.includes('storage');
    const served = (service: ServiceName, file: string) =>
      services.includes(service) ? { [service]: { ...addressOf(service), rules: rulesFile(file) } } : {};
    this.#environment = await initializeTestEnvironment({
      // Storage rules look people up in Firestore, and the Storage emulator does so in the suite's own project.
      projectId: isAmongOthers ? LOCAL_PROJECT_ID : PROJECT,
      ...served('firestore', 'firestore.rules'),
      ...served('database', 'database.rules.json'),
      ...served('storage', 'storage.rules'),
    });
  }

  async stop(): Promise<void> {
    await this.#environment?.cleanup();
  }

  async setTriggers(state: 'disable' | 'enable'): Promise<void> {
    const { host, port } = addressOf('hub');
    await fetch(`http://${host}:${port}/functions/${state}BackgroundTriggers`, { method: 'PUT' });
  }

  async clear(): Promise<void> {
    await this.#started.clearFirestore();
  }

  arrange(change: FirestoreChange): Promise<void> {
    return this.#started.withSecurityRulesDisabled(async (context) => {
      await onFirestore(modular(context.firestore()), change);
    });
  }

  arrangeValue(path: string, value: unknown): Promise<void> {
    return this.#started.withSecurityRulesDisabled((context) => context.database().ref(path).set(value));
  }

  withinOneMillisecond(work: () => Promise<void>): Promise<void> {
    return work();
  }

  async attempt(caller: Caller, request: Request): Promise<Verdict> {
    try {
      await send(this.#contextOf(caller), request);
      return 'allowed';
    } catch (error) {
      // Throws unless the error is a denial.
      await assertFails(Promise.reject(error));
      return 'denied';
    }
  }

  get #started(): RulesTestEnvironment {
    if (!this.#environment) throw new Error('Call useEmulators() at the top of the file');
    return this.#environment;
  }

  /** One context, with its own connection, for each caller. */
  #contextOf(caller: Caller): Context {
    const name = JSON.stringify(caller);
    const known = this.#contexts.get(name);
    if (known) return known;
    const context = caller
      ? this.#started.authenticatedContext(caller.uid, caller.claims)
      : this.#started.unauthenticatedContext();
    this.#contexts.set(name, context);
    return context;
  }
}
