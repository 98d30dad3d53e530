import type { TokenOptions } from '@firebase/rules-unit-testing';
import type {
  DatabaseOperation,
  FirestoreOperation,
  StorageOperation,
  Verdict,
} from '@harborline/emulators/in-process';

/** An operation and its service. */
export type Request =
  | { readonly service: 'firestore'; readonly operation: FirestoreOperation }
  | { readonly service: 'database'; readonly operation: DatabaseOperation }
  | { readonly service: 'storage'; readonly operation: StorageOperation };

export type ServiceName = Request['service'];

/** The account behind a request, with the claims of its token; null when signed out. */
export type Caller = { readonly uid: string; readonly claims: TokenOptions } | null;

/** An operation that changes documents. */
export type FirestoreChange = Exclude<FirestoreOperation, { readonly kind: 'get' | 'list' }>;

/** Where rules are tried. Operations are data, so every target can perform the same ones. */
export interface Target {
  /** Loads the rules of the services for the tests of a file. */
  start(services: readonly ServiceName[]): Promise<void>;
  stop(): Promise<void>;
  /** Turns the product's triggers off or on: they react to changes in every database. */
  setTriggers(state: 'disable' | 'enable'): Promise<void>;
  /** Removes all documents of Firestore. */
  clear(): Promise<void>;
  /** Changes documents without asking the rules. */
  arrange(change: FirestoreChange): Promise<void>;
  /** Writes a value of the Realtime Database without asking the rules. */
  arrangeValue(path: string, value: unknown): Promise<void>;
  /** Does work within one millisecond, if the target controls the clock; the suite does not. */
  withinOneMillisecond(work: () => Promise<void>): Promise<void>;
  /** The verdict of the rules; throws any other failure. */
  attempt(caller: Caller, request: Request): Promise<Verdict>;
}
