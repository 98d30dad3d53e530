import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../bin', import.meta.url));

/**
 * Environment that makes an unmodified `firebase emulators:start` run the stand-ins instead of Java programs.
 * Merge it over `process.env`; the package must have been built.
 *
 * @param {object} options
 * @param {string} [options.dataDir] folder for durable data, with `firestore` and `database` in it;
 *   without it data stays in memory
 * @param {string} [options.indexesPath] `firestore.indexes.json` to enforce; without it the one named
 *   by firebase.json in the working directory
 * @returns {Record<string, string>}
 */
export function emulatorEnvironment({ dataDir, indexesPath } = {}) {
  return {
    PATH: [bin, process.env.PATH].filter(Boolean).join(delimiter),
    EMULATOR_STANDIN_NODE: process.execPath,
    FIRESTORE_EMULATOR_BINARY_PATH: join(bin, 'firestore-standin.jar'),
    DATABASE_EMULATOR_BINARY_PATH: join(bin, 'database-standin.jar'),
    STORAGE_EMULATOR_BINARY_PATH: join(bin, 'storage-standin.jar'),
    // Stops the Admin SDK from probing for a cloud metadata server.
    METADATA_SERVER_DETECTION: 'none',
    ...(dataDir && {
      FIRESTORE_STANDIN_DATA: join(dataDir, 'firestore'),
      DATABASE_STANDIN_DATA: join(dataDir, 'database'),
    }),
    ...(indexesPath && { FIRESTORE_STANDIN_INDEXES: indexesPath }),
  };
}
