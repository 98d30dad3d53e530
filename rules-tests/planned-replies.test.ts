import { docPath } from '@harborline/domain/paths';
import { plannedOnTicket, plannedReply } from '@harborline/domain/stores/planned-replies';
import { beforeEach, describe, it } from 'vitest';
import { allows, asked, denies, get, layOut, limit, list, remove, set, update } from './support/firestore';
import { LIB, OTHER_LIB, type Person, STAFF } from './support/people';
import { CONVERSATION, CREATED_AT, useWorld } from './support/world';

useWorld();

const [OWN, HELD, FOREIGN] = ['of-agent', 'held', 'foreign'].map((id) => plannedReply(id).path) as [
  string,
  string,
  string,
];
const planned = (author: string, library = LIB, state = 'planned') => ({
  support_lib_id: library,
  conversation_ref: CONVERSATION,
  author_ref: author,
  state,
  send_at: CREATED_AT,
});

const withRights = (...slugs: string[]) =>
  layOut({
    [docPath.user('agent')]: {
      ...STAFF.agent,
      permissions: Object.fromEntries(slugs.map((slug) => [slug, true])),
    },
  });

const TEAM: readonly Person[] = ['owner', 'admin', 'agent', 'agencyInside', 'viewer'];
const OUTSIDE: readonly Person[] = [
  'visitor',
  'stranger',
  'signedOut',
  'removed',
  'sessionOver',
  'slugOff',
  'otherOwner',
  'otherAdmin',
];

beforeEach(() =>
  layOut({
    [OWN]: planned('agent'),
    [HELD]: planned('admin', LIB, 'held'),
    [FOREIGN]: planned('otherOwner', OTHER_LIB),
  }),
);

describe('PlannedReplies (D-120)', () => {
  it('are read by everybody who reads tickets, whoever planned them', async () => {
    await allows(TEAM, get(OWN));
    await allows(TEAM, get(HELD));
    await allows(TEAM, asked(plannedOnTicket(LIB, CONVERSATION)));
    await withRights('canViewExistingTickets');
    await allows(['agent'], get(HELD));
  });

  it('are closed even to their author without canViewExistingTickets (D-31)', async () => {
    await withRights('canReplyToTickets', 'canSubmitTicketForReview', 'canReviewOtherDrafts');
    await denies(['agent'], get(OWN));
    await denies(['agent'], asked(plannedOnTicket(LIB, CONVERSATION)));
  });

  it('are read by no visitor, nobody without the right, and no other library', async () => {
    await denies(OUTSIDE, get(OWN));
    await denies(OUTSIDE, asked(plannedOnTicket(LIB, CONVERSATION)));
    await denies(TEAM, get(FOREIGN));
    await denies(TEAM, asked(plannedOnTicket(OTHER_LIB, CONVERSATION)));
    await denies([...TEAM, ...OUTSIDE], list('PlannedReplies', limit(1)));
  });

  it('are written, changed and deleted by nobody', async () => {
    const everybody: readonly Person[] = [...TEAM, ...OUTSIDE, 'editor', 'writer'];
    await denies(everybody, set(plannedReply('forged').path, planned('owner')));
    await denies(everybody, update(OWN, { text: 'Another' }));
    await denies(everybody, remove(OWN));
  });
});
