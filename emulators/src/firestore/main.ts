import { readFileSync } from 'node:fs';
import { isObject, type JsonObject } from '../shared/json';
import { failToStart, listenError, stopWithParent, surviveFaults } from '../shared/process-life';
import type { FirestoreBackend } from './backend';
import { createFirestoreBackend } from './engine/create-backend';
import { type FirestoreSettings, readSettings } from './settings';
import { readExport } from './transport/admin/export-files';
import { createFirestoreServer, type FirestoreServer } from './transport/firestore-server';
import { DocumentTriggers } from './triggers/document-triggers';

start().catch(failToStart);

/** firebase-tools takes an open port for readiness, so rules and data are loaded before listening. */
async function start(): Promise<void> {
  const settings = readSettings(process.argv.slice(2), process.env, process.cwd());
  const backend = await openBackend(settings);
  const triggers = new DocumentTriggers({
    functionsHost: settings.functionsHost,
    concurrency: settings.triggerConcurrency,
  });
  backend.onCommitted((change) => triggers.dispatch(change));
  const server = createFirestoreServer({
    backend,
    triggers,
    timing: settings.timing,
    onShutdownRequest: () => life.stopNow(),
  });
  const life = stopWithParent(async () => {
    await server.close();
    await backend.close();
  });
  await listen(server, settings);
  surviveFaults();
  console.log(`Firestore listens on ${settings.host}:${settings.port}`);
}

async function openBackend(settings: FirestoreSettings): Promise<FirestoreBackend> {
  const { dataDir, rulesPath, indexesPath, seedPath, projectId } = settings;
  const rules = rulesPath && { source: readFileSync(rulesPath, 'utf8'), fileName: rulesPath };
  const indexes = indexesPath && readIndexes(indexesPath);
  const backend = createFirestoreBackend({
    ...(dataDir && { dataDir }),
    ...(rules && { rules }),
    ...(indexes && { indexes }),
  });
  if (seedPath === undefined || projectId === undefined) return backend;
  const seed = await readExport(seedPath);
  // Data written since the export takes precedence over the export.
  if (backend.exportDocuments(projectId).length === 0) await backend.importDocuments(projectId, seed);
  return backend;
}

function readIndexes(path: string): JsonObject {
  try {
    const indexes: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isObject(indexes)) return indexes;
    throw new Error('it is not an object');
  } catch (error) {
    throw new Error(`Cannot read the indexes ${path}: ${error instanceof Error ? error.message : error}`);
  }
}

async function listen(server: FirestoreServer, { host, port }: FirestoreSettings): Promise<void> {
  try {
    await server.listen(host === 'localhost' ? '127.0.0.1' : host, port);
  } catch (error) {
    throw listenError(error, host, port);
  }
  // Node resolves localhost to either family; a machine without IPv6 does without.
  if (host === 'localhost') await server.listen('::1', port).catch(() => undefined);
}
