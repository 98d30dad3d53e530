import { DEFAULT_HOSTING_PORT, PROJECT_ID, portsFor } from './ports.mjs';
import { Refusal } from './say.mjs';

const LOOPBACK = '127.0.0.1';

/** Options by which a script finds its project, for `parseArgs`. */
export const PROJECT_OPTIONS = {
  project: { type: 'string' },
  bucket: { type: 'string' },
  port: { type: 'string' },
};

function openLocal(port) {
  const ports = portsFor(port);
  process.env.FUNCTIONS_EMULATOR = 'true';
  process.env.HARBORLINE_HOSTING_PORT = String(port);
  process.env.FIRESTORE_EMULATOR_HOST = `${LOOPBACK}:${ports.firestore}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `${LOOPBACK}:${ports.auth}`;
  process.env.STORAGE_EMULATOR_HOST = `http://${LOOPBACK}:${ports.storage}`;
  return {
    projectId: PROJECT_ID,
    storageBucket: `${PROJECT_ID}.appspot.com`,
    storageOrigin: `http://${LOOPBACK}:${ports.storage}`,
  };
}

const openDeployed = (project, bucket) => ({
  projectId: project,
  storageBucket: bucket ?? `${project}.firebasestorage.app`,
  storageOrigin: 'https://firebasestorage.googleapis.com',
});

/**
 * An Admin SDK app for a deployed project, or for the local suite if none is named.
 * @returns the app, and `fileAddress(path)`: where browsers load a public file from
 */
export async function openProject({ project, bucket, port }) {
  const hostingPort = Number(port ?? process.env.HARBORLINE_HOSTING_PORT ?? DEFAULT_HOSTING_PORT);
  if (!Number.isInteger(hostingPort)) throw new Refusal('--port needs a number');
  const found = project === undefined ? openLocal(hostingPort) : openDeployed(project, bucket);
  const { projectId, storageBucket, storageOrigin } = found;
  const { initializeApp } = await import('firebase-admin/app');
  const app = initializeApp({ projectId, storageBucket });
  const fileAddress = (path) =>
    `${storageOrigin}/v0/b/${storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
  return { app, fileAddress };
}

/**
 * The library of a key.
 * @param code the product's `docPath` and `isLibraryKey`
 * @returns its id, its key, and the uids of its people
 */
export async function findLibrary(app, { docPath, isLibraryKey }, key) {
  if (!isLibraryKey(key)) throw new Refusal(`'${key}' cannot be a key of a library.`);
  const { getFirestore } = await import('firebase-admin/firestore');
  const firestore = getFirestore(app);
  const id = (await firestore.doc(docPath.libraryKey(key)).get()).get('support_lib_id');
  if (id === undefined) throw new Refusal(`No library has the key '${key}'.`);
  const settings = await firestore.doc(docPath.libraryPrivate(id)).get();
  return { id, key: key.toLowerCase(), users: settings.get('library_users') ?? [] };
}
