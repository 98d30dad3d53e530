import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type LocalService, localPort } from '@harborline/domain/local-suite';
import { setLogLevel } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';
import { type Person, SIGNED_IN_AT, VISITORS } from './people';
import { hostingPort } from './ports';
import { PROJECT } from './project';

export { PROJECT };

// Every denial is expected here; the SDK would print each.
setLogLevel('silent');

export const addressOf = (service: LocalService) => ({
  host: '127.0.0.1',
  port: localPort(service, hostingPort),
});

/** Folder of the rules under test; `mutate.mjs` puts weakened ones elsewhere. */
const rulesFolder = process.env.HARBORLINE_RULES_FOLDER ?? fileURLToPath(new URL('../..', import.meta.url));

export const rulesFile = (name: string) => readFileSync(join(rulesFolder, name), 'utf8');

let environment: RulesTestEnvironment | undefined;

export function env(): RulesTestEnvironment {
  if (!environment) throw new Error('Call useEmulators() at the top of the file');
  return environment;
}

/** The functions of the suite would wake up for whatever happens in any of its databases. */
async function setTriggers(state: 'disable' | 'enable'): Promise<void> {
  const { host, port } = addressOf('hub');
  await fetch(`http://${host}:${port}/functions/${state}BackgroundTriggers`, { method: 'PUT' });
}

/** Keeps the functions asleep while the tests of a file run. */
export function useQuietFunctions(): void {
  beforeAll(() => setTriggers('disable'));
  afterAll(() => setTriggers('enable'));
}

/** Loads the rules of this repository into the running suite for the tests of a file. */
export function useEmulators(services: readonly ('firestore' | 'database')[]): void {
  beforeAll(async () => {
    touch();
    environment = await initializeTestEnvironment({
      projectId: PROJECT,
      ...(services.includes('firestore')
        ? { firestore: { ...addressOf('firestore'), rules: rulesFile('firestore.rules') } }
        : {}),
      ...(services.includes('database')
        ? { database: { ...addressOf('database'), rules: rulesFile('database.rules.json') } }
        : {}),
    });
  });
  afterAll(() => environment?.cleanup());
}

const contexts = new Map<string, ReturnType<RulesTestEnvironment['authenticatedContext']>>();

/** Visitors are anonymous accounts. */
const providerOf = (uid: string): 'anonymous' | 'password' =>
  VISITORS.some((visitor) => visitor === uid) ? 'anonymous' : 'password';

/** What a token says beside the uid. */
export const accountClaims = (uid: string) => ({
  auth_time: SIGNED_IN_AT,
  firebase: { sign_in_provider: providerOf(uid), identities: {} },
});

function contextOf(uid: string) {
  const known = contexts.get(uid);
  if (known) return known;
  const context =
    uid === 'nobody' ? env().unauthenticatedContext() : env().authenticatedContext(uid, accountClaims(uid));
  contexts.set(uid, context);
  return context;
}

/** Firestore as an account sees it; the compat instance is one for the modular functions as well. */
export const firestoreOf = (uid: string) => contextOf(uid).firestore() as unknown as Firestore;

export const databaseOf = (person: Person) => contextOf(person).database();

let isTouched = true;

/** Says that data may differ from what was laid out; an untouched world need not be laid out again. */
export function touch(): void {
  isTouched = true;
}

/** Whether anything changed since the last call. */
export function wasTouched(): boolean {
  const answer = isTouched;
  isTouched = false;
  return answer;
}

/** Firestore without rules, to lay out what a test starts from. */
export async function layOut(documents: Readonly<Record<string, object>>): Promise<void> {
  touch();
  await env().withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    const batch = db.batch();
    for (const [path, data] of Object.entries(documents)) batch.set(db.doc(path), data);
    await batch.commit();
  });
}
