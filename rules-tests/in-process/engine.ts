import { loadRules } from '../../emulators/src/database/rules/ruleset';
import { Namespace } from '../../emulators/src/database/store/namespace';
import type { FirestoreBackend } from '../../emulators/src/firestore/backend';
import { createFirestoreBackend } from '../../emulators/src/firestore/engine/create-backend';
import { compileRules } from '../../emulators/src/rules/compile';
import type { Ruleset } from '../../emulators/src/rules/ruleset';
import type { Claims } from '../../emulators/src/shared/caller';
import type { JsonObject } from '../../emulators/src/shared/json';

/** Texts of the three rules files. */
export interface RulesFiles {
  readonly firestore: string;
  readonly database: string;
  readonly storage: string;
}

/** Who asks, in the words of the stand-ins. */
export type Account =
  | { readonly kind: 'admin' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'user'; readonly uid: string; readonly token: Claims };

/** The three services under rules, in this process: what the local suite runs, without the suite. */
export interface Engine {
  readonly firestore: FirestoreBackend;
  readonly database: Namespace;
  readonly storage: Ruleset;
  /** metadata of what was uploaded, by path */
  readonly files: Map<string, JsonObject>;
}

let current: Engine | undefined;

/** Starts anew with empty services. Throws when a file does not compile. */
export function startEngine({ firestore, database, storage }: RulesFiles): void {
  const compiled = compileRules(storage, 'firebase.storage');
  if (!compiled.ruleset) throw new Error(compiled.issues.map(({ description }) => description).join('\n'));
  const namespace = new Namespace('rules', { record: () => undefined, committed: () => undefined });
  namespace.setRules(loadRules(database));
  current = {
    firestore: createFirestoreBackend({ rules: { source: firestore, fileName: 'firestore.rules' } }),
    database: namespace,
    storage: compiled.ruleset,
    files: new Map(),
  };
}

/** The services as they are now: whoever holds on to an account sees what was started last. */
export function engine(): Engine {
  if (!current) throw new Error('Start the engine first');
  return current;
}

/** An error as the SDKs of the clients throw it. */
export class ClientError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'FirebaseError';
  }
}
