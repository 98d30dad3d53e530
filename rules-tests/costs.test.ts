import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { makeMailRecord } from '@harborline/domain/testing/factories';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileRules } from '../emulators/src/rules/compile';
import { engine, startEngine } from './in-process/engine';
import { doc, serverTimestamp, setDoc } from './in-process/firestore';
import { RulesTestEnvironment } from './in-process/unit-testing';
import { accountClaims, PROJECT, rulesFile } from './support/environment';
import { LIB } from './support/people';
import { uploadAddress } from './support/uploads';
import { worldDocuments } from './support/world';

/** Half of what production evaluates for one request, by the strictest way to count. */
const MOST_EXPRESSIONS = 500;

const environment = new RulesTestEnvironment(PROJECT);
const firestoreOf = (uid: string) => environment.authenticatedContext(uid, accountClaims(uid)).firestore();

const fullRecord = (uid: string, ticketId: number) => ({
  ...makeMailRecord({
    support_lib_id: LIB,
    visitor_uid: uid,
    ticketId,
    helpText: 'x'.repeat(LIMITS.requestText),
    fileUrl: uploadAddress(`chat/img/${LIB}/${uid}/k3x9-a.png`),
    helpSteps: Array.from({ length: LIMITS.helpSteps }, () => ({ title: 'x', answer: 'y' })),
    customInputs: Array.from({ length: LIMITS.customInputs }, () => ({
      label: 'x',
      type: 'longText',
      text: 'y',
    })),
  }),
  created_at: serverTimestamp(),
});

beforeAll(async () => {
  startEngine({
    firestore: rulesFile('firestore.rules'),
    database: rulesFile('database.rules.json'),
    storage: rulesFile('storage.rules'),
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    const batch = context.firestore().batch();
    for (const [path, data] of Object.entries(worldDocuments()))
      batch.set(context.firestore().doc(path), data);
    await batch.commit();
  });
});

describe('what the rules cost in production', () => {
  it.each([
    ['firestore.rules', 'cloud.firestore'],
    ['storage.rules', 'firebase.storage'],
  ] as const)('%s comes near no limit and has nothing to warn of', (file, service) => {
    expect(compileRules(rulesFile(file), service).issues).toEqual([]);
  });

  it.each([
    ['a visitor', 'visitor', 1763717400000998],
    ['staff', 'agent', 1763717400000999],
  ])('the largest request of %s keeps clear of the limit of expressions', async (_who, uid, ticketId) => {
    await setDoc(doc(firestoreOf(uid), docPath.mail(ticketId)), fullRecord(uid, ticketId));
    const [dearest] = engine().firestore.ruleCosts(PROJECT);
    expect(dearest).toMatchObject({ method: 'create', collection: 'mail' });
    expect(dearest?.expressions).toBeLessThanOrEqual(MOST_EXPRESSIONS);
  });
});
