import { afterAll, beforeAll } from 'vitest';
import { InProcessTarget } from './in-process-target';
import { SIGNED_IN_AT, VISITORS } from './people';
import { SuiteTarget } from './suite-target';
import type { Caller, ServiceName, Target } from './target';

/** The folder for records of the tests, which then run in process (`mutate.mjs`). */
const trialsFolder = process.env.HARBORLINE_TRIALS;

export const target: Target = trialsFolder ? new InProcessTarget(trialsFolder) : new SuiteTarget();

/** Turns off function triggers while the tests of a file run. */
export function useQuietFunctions(): void {
  beforeAll(() => target.setTriggers('disable'));
  afterAll(() => target.setTriggers('enable'));
}

/** Loads the rules of this repository for the tests of a file. */
export function useEmulators(services: readonly ServiceName[]): void {
  beforeAll(() => target.start(services));
  afterAll(() => target.stop());
}

/** Visitors are anonymous accounts. */
const providerOf = (uid: string): 'anonymous' | 'password' =>
  VISITORS.some((visitor) => visitor === uid) ? 'anonymous' : 'password';

/** A token's claims besides the uid. */
export const accountClaims = (uid: string) => ({
  auth_time: SIGNED_IN_AT,
  firebase: { sign_in_provider: providerOf(uid), identities: {} },
});

/** The account of a uid; `signedOut` has none. */
export const callerOf = (uid: string): Caller =>
  uid === 'signedOut' ? null : { uid, claims: accountClaims(uid) };
