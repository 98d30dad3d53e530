export interface EmulatorEnvironmentOptions {
  /** folder whose content survives a restart; without it data lives in memory */
  readonly dataDir?: string;
  /** Firestore's folder, if it is not `firestore` in `dataDir` */
  readonly firestoreDataDir?: string;
  /** Realtime Database's folder, if it is not `database` in `dataDir` */
  readonly databaseDataDir?: string;
  /** `firestore.indexes.json` to hold queries to; without it the one named by firebase.json */
  readonly indexesPath?: string;
  /** the environment to extend, `process.env` when absent */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Environment in which an unmodified `firebase emulators:start` runs the stand-ins; merge over process.env. */
export function emulatorEnvironment(options?: EmulatorEnvironmentOptions): Record<string, string>;
