import { docPath } from '@harborline/domain/paths';
import {
  countedDrafts,
  type DraftListQuery,
  draftsOfList,
  draftsOnTicket,
  replyDraft,
} from '@harborline/domain/stores/reply-drafts';
import { beforeEach, describe, it } from 'vitest';
import {
  allows,
  asked,
  counted,
  denies,
  get,
  layOut,
  limit,
  list,
  remove,
  set,
  update,
  where,
} from './support/firestore';
import { LIB, OTHER_LIB, type Person, STAFF } from './support/people';
import { CONVERSATION, CREATED_AT, useWorld } from './support/world';

useWorld();

const [OWN, THEIRS, FOREIGN, WITHDRAWN] = ['of-agent', 'of-admin', 'foreign', 'withdrawn'].map(
  (id) => replyDraft(id).path,
) as [string, string, string, string];
const draft = (author: string, library = LIB, state = 'submitted') => ({
  support_lib_id: library,
  conversation_ref: CONVERSATION,
  author_ref: author,
  state,
  updated_at: CREATED_AT,
});

/** The author of a draft, with these rights and no others. */
const withRights = (...slugs: string[]) =>
  layOut({
    [docPath.user('agent')]: {
      ...STAFF.agent,
      permissions: Object.fromEntries(slugs.map((slug) => [slug, true])),
    },
  });

const REVIEWERS: readonly Person[] = ['owner', 'admin', 'agencyInside', 'viewer'];
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

const listOf = (changes: Partial<DraftListQuery>) =>
  asked(
    draftsOfList({
      ...{ libraryId: LIB, reviewFor: 'self', uid: 'agent', state: null, conversationRef: null },
      ...changes,
    }),
  );

beforeEach(() =>
  layOut({
    [OWN]: draft('agent'),
    [THEIRS]: draft('admin'),
    [FOREIGN]: draft('otherOwner', OTHER_LIB),
    [WITHDRAWN]: draft('agent', LIB, 'editing'),
  }),
);

describe('ReplyDrafts (S6-13, D-104)', () => {
  it('are read by their author, who reads no others', async () => {
    await withRights('canViewExistingTickets', 'canSubmitTicketForReview');
    await allows(['agent'], get(OWN));
    await allows(['agent'], listOf({}));
    await allows(['agent'], listOf({ state: 'submitted', conversationRef: CONVERSATION }));
    await allows(['agent'], asked(draftsOnTicket(LIB, CONVERSATION, 'agent')));
    await denies(['agent'], get(THEIRS));
    await denies(['agent'], listOf({ reviewFor: 'others' }));
    await denies(['agent'], listOf({ uid: 'admin' }));
    await denies(['agent'], asked(draftsOnTicket(LIB, CONVERSATION, null)));
  });

  it('are closed even to their author without canViewExistingTickets (D-31)', async () => {
    await withRights('canSubmitTicketForReview', 'canReviewOtherDrafts', 'canReplyToTickets');
    await denies(['agent'], get(OWN));
    await denies(['agent'], get(THEIRS));
    await denies(['agent'], listOf({}));
  });

  it('are all read by those who review drafts, and counted', async () => {
    await allows(REVIEWERS, get(OWN));
    for (const uid of REVIEWERS) {
      await allows([uid], listOf({ reviewFor: 'others', uid }));
      await allows([uid], listOf({ reviewFor: 'others', uid, state: 'submitted' }));
    }
    await allows(REVIEWERS, asked(draftsOnTicket(LIB, CONVERSATION, null)));
    const waiting = { libraryId: LIB, reviewFor: 'others', uid: 'owner', conversationRef: null } as const;
    await allows(['owner'], counted(countedDrafts({ ...waiting, state: 'submitted' })));
    await withRights('canViewExistingTickets', 'canReviewOtherDrafts');
    await allows(['agent'], get(THEIRS));
    await allows(['agent'], listOf({ reviewFor: 'others' }));
  });

  it('are read by their author alone while they are being edited, in no list of a reviewer', async () => {
    await denies([...REVIEWERS, ...OUTSIDE, 'editor', 'writer'], get(WITHDRAWN));
    for (const uid of REVIEWERS) {
      await denies([uid], listOf({ reviewFor: 'others', uid, state: 'editing' }));
      await denies([uid], list('ReplyDrafts', where('support_lib_id', '==', LIB), limit(5)));
    }
    await withRights('canViewExistingTickets', 'canSubmitTicketForReview');
    await allows(['agent'], get(WITHDRAWN));
    await allows(['agent'], listOf({ state: 'editing' }));
    await allows(['agent'], asked(draftsOnTicket(LIB, CONVERSATION, 'agent')));
    await layOut({ [WITHDRAWN]: draft('owner', LIB, 'editing') });
    await denies(['agent', 'admin'], get(WITHDRAWN));
    await allows(['owner'], get(WITHDRAWN));
  });

  it('are read by no visitor, nobody without the rights, and no other library', async () => {
    await denies(OUTSIDE, get(OWN));
    await denies(OUTSIDE, listOf({}));
    await denies(OUTSIDE, asked(draftsOnTicket(LIB, CONVERSATION, null)));
    await denies(REVIEWERS, get(FOREIGN));
    await denies(REVIEWERS, listOf({ libraryId: OTHER_LIB, uid: 'otherOwner' }));
    await denies(REVIEWERS, list('ReplyDrafts', limit(1)));
    await denies(['visitor'], list('ReplyDrafts', limit(1)));
  });

  it('are written, changed and deleted by nobody', async () => {
    const everybody: readonly Person[] = [...REVIEWERS, ...OUTSIDE, 'agent', 'editor', 'writer'];
    await denies(everybody, set(replyDraft('forged').path, draft('owner')));
    await denies(everybody, update(OWN, { state: 'approved' }));
    await denies(everybody, remove(OWN));
  });
});
