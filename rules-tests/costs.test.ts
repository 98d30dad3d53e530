import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { makeMailRecord } from '@harborline/domain/testing/factories';
import { compileFirestoreRules, compileRules, InProcessFirestore } from '@harborline/emulators/in-process';
import { describe, expect, it } from 'vitest';
import { callerOf } from './support/environment';
import { commit, SERVER_TIME, set, update } from './support/firestore';
import { accountOf } from './support/in-process-world';
import { LIB } from './support/people';
import { rulesFile } from './support/rules-file';
import { uploadAddress } from './support/uploads';
import { worldDocuments } from './support/world';

/** Half of production's limit for one request, by the strictest way to count. */
const MOST_EXPRESSIONS = 500;

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
  created_at: SERVER_TIME,
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
  ])('the largest request of %s keeps clear of the limit of expressions', (_who, uid, ticketId) => {
    const rules = compileFirestoreRules(rulesFile('firestore.rules'));
    const firestore = new InProcessFirestore(rules);
    for (const [path, data] of Object.entries(worldDocuments())) firestore.arrange(set(path, data));
    const request = set(docPath.mail(ticketId), fullRecord(uid, ticketId));
    const question = firestore.ask(accountOf(callerOf(uid)), request);
    expect(question.decide(rules)).toBe('allowed');
    expect(question.expressions(rules)).toBeGreaterThan(0);
    expect(question.expressions(rules)).toBeLessThanOrEqual(MOST_EXPRESSIONS);
  });

  it('the largest home page keeps clear of the limit of expressions', () => {
    const rules = compileFirestoreRules(rulesFile('firestore.rules'));
    const firestore = new InProcessFirestore(rules);
    for (const [path, data] of Object.entries(worldDocuments())) firestore.arrange(set(path, data));
    const link = { label: 'x'.repeat(LIMITS.footerLabel), address: 'https://acme.example/' };
    const helpCenterHome = {
      logo: uploadAddress(`covers/${LIB}/logo-k3.png`),
      headline: 'x'.repeat(LIMITS.homeHeadline),
      introduction: 'x'.repeat(LIMITS.homeIntroduction),
      hasPopularArticles: true,
      footerLinks: Array.from({ length: LIMITS.footerLinks }, () => link),
    };
    const request = commit(
      update(docPath.library(LIB), { helpCenterHome }),
      set(docPath.libraryLastChange(LIB), { updated_by: 'owner', updated_at: SERVER_TIME, area: 'theme' }),
    );
    const question = firestore.ask(accountOf(callerOf('owner')), request);
    expect(question.decide(rules)).toBe('allowed');
    expect(question.expressions(rules)).toBeLessThanOrEqual(MOST_EXPRESSIONS);
  });
});
