import { HOSTILE_IDS } from '@harborline/domain/testing/hostile-ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, CASES, type Prober } from './support/id-probes';
import { chatTokenOf } from './support/people';
import { newWorld } from './support/swap-worlds';

/** Answers 410 to every invalid invitation link (S8-26). */
const INVITATION_LINK = 'GET /api/invitation/approve';

/**
 * Ids that may never reach us: a client resolves dots before it sends a request, Hosting refuses to leave the path, and
 * without its last segment the path is a different one.
 */
const IS_NO_SEGMENT: readonly string[] = ['', '.', '..', '%2e%2e', '../private/settings'];

/** An empty id has a meaning here: the start of a list, or no parent or folder. The list may be of something that is not shown. */
const MAY_BE_EMPTY: readonly string[] = [
  'GET /api/teams/agents: parent',
  'GET /api/teams/invitations: invitation',
  'GET /api/activity/email-logs: mail',
  'GET /api/articles/sop_articles: sop',
  'GET /api/articles/courses: course',
  'GET /api/articles/courses_lessons: lesson',
  'GET /api/articles/subscriptions: course',
  'GET /api/formbuilder/getformsubmissions: formSubmission',
  'POST /api/automations/workflows: workflowFolder',
  'PUT /api/automations/workflows: workflowFolder',
];

const CASES_OF_IDS = CASES.filter(({ kind }) => kind !== 'email');

describe('an invalid id is refused wherever it is sent', () => {
  let prober: Prober;

  beforeAll(async () => {
    const world = await newWorld();
    prober = { world, chatToken: await chatTokenOf(world.owner) };
  });

  it.each(CASES_OF_IDS)(
    '$name: $kind',
    async (tried) => {
      const { name, contract, kind } = tried;
      const isInPath = contract.params !== undefined;
      const wrong: string[] = [];
      for (const id of HOSTILE_IDS) {
        const { status } = await ask(tried, { ...prober.world.ids, [kind]: id }, prober);
        const isFine =
          status === (name === INVITATION_LINK ? 410 : 400) ||
          (isInPath && IS_NO_SEGMENT.includes(id) && [404, 405].includes(status)) ||
          (id === '' && MAY_BE_EMPTY.includes(`${name}: ${kind}`) && [200, 404].includes(status));
        if (!isFine) wrong.push(`${JSON.stringify(id.slice(0, 40))}: ${status}`);
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});
