import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../bin', import.meta.url));

/**
 * Environment in which an unmodified `firebase emulators:start` runs the stand-ins instead of Java programs.
 * Merge it over `process.env`; the package must have been built.
 *
 * @param {object} options
 * @param {string} [options.dataDir] folder whose content survives a restart; without it data lives in memory
 * @param {string} [options.firestoreDataDir] Firestore's folder, if it is not `firestore` in `dataDir`
 * @param {string} [options.databaseDataDir] Realtime Database's folder, if it is not `database` in `dataDir`
 * @param {string} [options.indexesPath] `firestore.indexes.json` to hold queries to; without it the one named
 *   by firebase.json in the working directory
 * @param {NodeJS.ProcessEnv} [options.env] the environment to extend
 * @returns {Record<string, string>}
 */
export function emulatorEnvironment(options = {}) {
  const { dataDir, indexesPath, env = process.env } = options;
  const firestoreDataDir = options.firestoreDataDir ?? (dataDir && join(dataDir, 'firestore'));
  const databaseDataDir = options.databaseDataDir ?? (dataDir && join(dataDir, 'database'));
  return {
    PATH: [bin, env.PATH].filter(Boolean).join(delimiter),
    EMULATOR_STANDIN_NODE: process.execPath,
    FIRESTORE_EMULATOR_BINARY_PATH: join(bin, 'firestore-standin.jar'),
    DATABASE_EMULATOR_BINARY_PATH: join(bin, 'database-standin.jar'),
    STORAGE_EMULATOR_BINARY_PATH: join(bin, 'storage-standin.jar'),
    // Keeps the Admin SDK from probing for a cloud metadata server.
    METADATA_SERVER_DETECTION: 'none',
    ...(firestoreDataDir && { FIRESTORE_STANDIN_DATA: firestoreDataDir }),
    ...(databaseDataDir && { DATABASE_STANDIN_DATA: databaseDataDir }),
    ...(indexesPath && { FIRESTORE_STANDIN_INDEXES: indexesPath }),
  };
}
