export interface EmulatorEnvironmentOptions {
  /** folder whose content survives a restart, `firestore` and `database` in it; without it data lives in memory */
  readonly dataDir?: string;
  /** `firestore.indexes.json` to hold queries to; without it the one named by firebase.json */
  readonly indexesPath?: string;
}

/** Environment in which an unmodified `firebase emulators:start` runs the stand-ins; merge over process.env. */
export function emulatorEnvironment(options?: EmulatorEnvironmentOptions): Record<string, string>;
