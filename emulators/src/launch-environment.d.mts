export interface EmulatorEnvironmentOptions {
  /** folder for durable data, with `firestore` and `database` in it; without it data stays in memory */
  readonly dataDir?: string;
  /** `firestore.indexes.json` to enforce; without it the one named by firebase.json */
  readonly indexesPath?: string;
}

/** Environment that makes an unmodified `firebase emulators:start` run the stand-ins; merge it over process.env. */
export function emulatorEnvironment(options?: EmulatorEnvironmentOptions): Record<string, string>;
