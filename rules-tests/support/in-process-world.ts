import { LOCAL_STORAGE_BUCKET } from '@harborline/domain/local-suite';
import {
  type Account,
  type compileFirestoreRules,
  type DatabaseRules,
  InProcessDatabase,
  InProcessFirestore,
  InProcessStorage,
  type Verdict,
} from '@harborline/emulators/in-process';
import { PROJECT } from './project';
import type { Caller, FirestoreChange, Request } from './target';

type LanguageRules = ReturnType<typeof compileFirestoreRules>;

/** Compiled rules of the three services. */
export interface CompiledRules {
  readonly firestore: LanguageRules;
  readonly database: DatabaseRules;
  readonly storage: LanguageRules;
}

/** One step of a test, as data. Times are milliseconds since 1970. */
export type Step = { readonly at: number } & (
  | { readonly kind: 'clear' }
  | { readonly kind: 'arrange'; readonly change: FirestoreChange }
  | { readonly kind: 'arrangeValue'; readonly path: string; readonly value: unknown }
  | {
      readonly kind: 'attempt';
      readonly caller: Caller;
      readonly request: Request;
      readonly verdict: Verdict;
    }
);

/** The account with the token that the testing library would create. */
export function accountOf(caller: Caller): Account {
  if (!caller) return null;
  const { uid, claims } = caller;
  const token = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: uid,
    user_id: uid,
    firebase: { sign_in_provider: 'custom', identities: {} },
    ...claims,
  };
  return { uid, token };
}

/** The three services in this process, without data. */
export class InProcessWorld {
  /** milliseconds since 1970; the clock of every service */
  now = Date.now();
  readonly firestore: InProcessFirestore;
  readonly database: InProcessDatabase;
  readonly storage: InProcessStorage;

  constructor(rules: CompiledRules) {
    const now = () => this.now;
    this.firestore = new InProcessFirestore(rules.firestore, now);
    this.database = new InProcessDatabase(rules.database, now);
    const options = { bucket: LOCAL_STORAGE_BUCKET, firestore: this.firestore, now };
    this.storage = new InProcessStorage(rules.storage, options);
  }

  attempt(caller: Caller, request: Request): Verdict {
    const account = accountOf(caller);
    switch (request.service) {
      case 'firestore':
        return this.firestore.attempt(account, request.operation);
      case 'database':
        return this.database.attempt(account, request.operation);
      case 'storage':
        return this.storage.attempt(account, request.operation);
    }
  }
}
