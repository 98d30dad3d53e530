import { docPath } from '@harborline/domain/paths';
import {
  makeArticle,
  makeArticleDraft,
  makeCategory,
  makeConversation,
  makeLibrary,
  makeLibraryPrivate,
  makeMailRecord,
  makeMessage,
  makeOutboxMail,
} from '@harborline/domain/testing/factories';
import { beforeAll, beforeEach } from 'vitest';
import { target, useEmulators } from './environment';
import { layOut, touch, wasTouched } from './firestore';
import { AGENCY_LIB, LIB, OTHER_LIB, STAFF } from './people';

export const CREATED_AT = new Date(Date.UTC(2025, 0, 2));
export const TICKET = 1763717400000123;

export const CONVERSATION = 'conversationA';
export const OTHER_CONVERSATION = 'conversationB';

/** A stored form without the id, as documents have it. */
function stored<T extends { id?: string }>({ id: _id, ...data }: T) {
  return data;
}

export const category = (library: string, changes: object = {}) => ({
  ...stored(makeCategory()),
  support_lib_id: library,
  ...changes,
});

export const article = (library: string, changes: object) => ({
  ...stored(makeArticle()),
  support_lib_id: library,
  article_categories: library === LIB ? 'open' : 'otherOpen',
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  ...changes,
});

export const conversation = (library: string, changes: object) => ({
  ...stored(makeConversation()),
  support_lib_id: library,
  created_at: CREATED_AT,
  last_message_at: CREATED_AT,
  last_visitor_message_at: CREATED_AT,
  ...changes,
});

export const message = (changes: object): Record<string, unknown> => ({
  ...stored(makeMessage()),
  conversation_ref: CONVERSATION,
  support_lib_id: LIB,
  created_at: CREATED_AT,
  ...changes,
});

const libraries = () =>
  Object.fromEntries(
    [LIB, OTHER_LIB, AGENCY_LIB].flatMap((id) => [
      [docPath.library(id), stored(makeLibrary({ library_refkey: `key-${id.at(-1)}` }))],
      [docPath.libraryPrivate(id), makeLibraryPrivate()],
      [docPath.libraryKey(`key-${id.at(-1)}`), { support_lib_id: id }],
      [docPath.libraryHost(`${id.at(-1)}.example`), { support_lib_id: id }],
      [docPath.searchShard(id, 0), { support_lib_id: id, entries: {} }],
    ]),
  );

const content = () => ({
  [docPath.category('open')]: category(LIB),
  [docPath.category('off')]: category(LIB, { is_enabled: false }),
  [docPath.category('disabled')]: category(LIB, { is_disabled: true }),
  [docPath.category('otherOpen')]: category(OTHER_LIB),
  [docPath.category('otherOff')]: {
    ...stored(makeCategory({ is_enabled: false })),
    support_lib_id: OTHER_LIB,
  },
  [docPath.article('live')]: article(LIB, { likes: 3, views: 10 }),
  [docPath.article('unpublished')]: article(LIB, { is_published: false }),
  [docPath.article('disabled')]: article(LIB, { is_disabled: true }),
  [docPath.article('otherLive')]: article(OTHER_LIB, {}),
  [docPath.article('otherUnpublished')]: article(OTHER_LIB, { is_published: false }),
  [docPath.articleDraft('live')]: {
    ...stored(makeArticleDraft()),
    support_lib_id: LIB,
    article_categories: 'open',
    updated_at: CREATED_AT,
  },
});

const conversations = () => ({
  [docPath.mail(TICKET)]: makeMailRecord({ ticketId: TICKET, support_lib_id: LIB, visitor_uid: 'visitor' }),
  [docPath.conversation(CONVERSATION)]: conversation(LIB, { visitor_uids: ['visitor'], ticket_id: TICKET }),
  [docPath.conversation(OTHER_CONVERSATION)]: conversation(OTHER_LIB, { visitor_uids: ['stranger'] }),
  [docPath.message(CONVERSATION, 'first')]: message({ sender_ref: 'visitor' }),
  [docPath.message(CONVERSATION, 'note')]: message({
    sender_type: 'note',
    sender_ref: 'agent',
    is_public: false,
  }),
  [docPath.message(OTHER_CONVERSATION, 'first')]: message({
    conversation_ref: OTHER_CONVERSATION,
    support_lib_id: OTHER_LIB,
    sender_ref: 'stranger',
  }),
  [docPath.audit('entry')]: { support_lib_id: LIB, at: CREATED_AT, action: 'role-changed' },
  [docPath.audit('otherEntry')]: { support_lib_id: OTHER_LIB, at: CREATED_AT, action: 'role-changed' },
  [docPath.translation('word')]: { support_lib_id: LIB, source: 'Articles', translation: 'Guides' },
  [docPath.translation('otherWord')]: {
    support_lib_id: OTHER_LIB,
    source: 'Articles',
    translation: 'Guides',
  },
  [docPath.outbox('mail')]: { ...makeOutboxMail(), support_lib_id: LIB },
  'RateLimits/counter': { count: 1 },
  'ArticleVotes/vote': { support_lib_id: LIB, answer: 'yes' },
  'ArticleViews/view': { support_lib_id: LIB },
});

/** Three libraries with people, content and conversations, by path. */
export const worldDocuments = (): Readonly<Record<string, object>> => ({
  ...Object.fromEntries(Object.entries(STAFF).map(([uid, user]) => [docPath.user(uid), user])),
  ...libraries(),
  ...content(),
  ...conversations(),
});

/** The world, as new before each test. */
export function useWorld(): void {
  useEmulators(['firestore']);
  beforeAll(touch);
  beforeEach(async () => {
    if (!wasTouched()) return;
    await target.clear();
    await layOut(worldDocuments());
    wasTouched();
  });
}
