import { NO_PLAN } from '@harborline/domain/articles/article-plan';
import { DEFAULT_CHAT_SETTINGS } from '@harborline/domain/entities/chat-settings';
import type { KnownFields } from '@harborline/domain/entities/known-fields';
import { NO_INBOUND_MAIL } from '@harborline/domain/entities/library';
import { NO_RATINGS } from '@harborline/domain/entities/rating';
import { articleDraft } from '@harborline/domain/stores/article-drafts';
import { articleFeedback } from '@harborline/domain/stores/article-feedback';
import { articlePlan } from '@harborline/domain/stores/article-plans';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { auditRecord } from '@harborline/domain/stores/audit';
import {
  articleView,
  articleVote,
  newsFlashReaction,
  newsFlashView,
  rateLimit,
} from '@harborline/domain/stores/bookkeeping';
import { category as categoryDocument } from '@harborline/domain/stores/categories';
import { checklist as checklistDocument } from '@harborline/domain/stores/checklists';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { courseFigures, courseLearner } from '@harborline/domain/stores/course-figures';
import { courseProgress } from '@harborline/domain/stores/course-progress';
import { course as courseDocument, courseList, courseText } from '@harborline/domain/stores/courses';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { libraryHost, libraryKey } from '@harborline/domain/stores/library-lookups';
import { libraryPrivate } from '@harborline/domain/stores/library-private';
import { mailRecord } from '@harborline/domain/stores/mail';
import { message as messageDocument } from '@harborline/domain/stores/messages';
import { keptNewsFlash, newsFlashList } from '@harborline/domain/stores/news-flashes';
import { outboxMail } from '@harborline/domain/stores/outbox';
import { rating, ratingFigures } from '@harborline/domain/stores/ratings';
import { searchShard } from '@harborline/domain/stores/search-shards';
import { failedSearch, searchActivity, searchRequest } from '@harborline/domain/stores/searches';
import { sopArticle, sopCategory, sopReceipt } from '@harborline/domain/stores/sops';
import type { StoreDocument } from '@harborline/domain/stores/store';
import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import { translation as translationDocument } from '@harborline/domain/stores/translations';
import { user } from '@harborline/domain/stores/users';
import type { StoredData } from '@harborline/domain/stores/writes';
import {
  makeArticle,
  makeArticleDraft,
  makeCategory,
  makeChecklist,
  makeConversation,
  makeLibrary,
  makeLibraryPrivate,
  makeMailRecord,
  makeMessage,
  makeNewsFlash,
  makeOutboxMail,
  makeRating,
  makeSopArticle,
  makeSopCategory,
  makeSopReceipt,
  makeTicketEvent,
} from '@harborline/domain/testing/factories';
import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
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
  return data as Omit<KnownFields<T>, 'id'>;
}

/** A whole document of a store, by its path. */
const laid = <Document extends StoreDocument>(
  { path }: Document,
  data: StoredData<Document, Date>,
): readonly [path: string, data: object] => [path, { ...data }];

type Changes<Document> = Partial<StoredData<Document, Date>>;

export const category = (library: string, changes: Changes<ReturnType<typeof categoryDocument>> = {}) => ({
  ...stored(makeCategory()),
  support_lib_id: library,
  ...changes,
});

export const article = (library: string, changes: Changes<ReturnType<typeof articleDocument>>) => ({
  ...stored(makeArticle()),
  support_lib_id: library,
  article_categories: library === LIB ? 'open' : 'otherOpen',
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  ...changes,
});

export const course = (library: string, changes: Changes<ReturnType<typeof courseDocument>> = {}) => ({
  ...stored(makeCourse()),
  support_lib_id: library,
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  ...changes,
});

export const lesson = (library: string, changes: Changes<ReturnType<typeof lessonDocument>> = {}) => ({
  ...stored(makeLesson()),
  support_lib_id: library,
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  ...changes,
});

/** One page of a whole course. */
export const courseTextOf = (library: string, course_ref: string) => ({
  support_lib_id: library,
  course_ref,
  page: 1,
  pages: 1,
  lessons: [],
});

export const newsFlash = (library: string, changes: Changes<ReturnType<typeof keptNewsFlash>> = {}) => ({
  ...stored(makeNewsFlash()),
  support_lib_id: library,
  timeStamp: CREATED_AT,
  createdAt: CREATED_AT,
  updated_at: CREATED_AT,
  ...changes,
});

/** A plan in which nothing is planned. */
export const plan = (library: string, changes: object = {}) => ({
  ...NO_PLAN,
  support_lib_id: library,
  updated_at: CREATED_AT,
  updated_by: 'test-writer',
  ...changes,
});

export const conversation = (library: string, changes: Changes<ReturnType<typeof conversationDocument>>) => ({
  ...stored(makeConversation()),
  support_lib_id: library,
  created_at: CREATED_AT,
  last_message_at: CREATED_AT,
  last_visitor_message_at: CREATED_AT,
  ...changes,
});

export const message = (changes: Changes<ReturnType<typeof messageDocument>>) => ({
  ...stored(makeMessage()),
  conversation_ref: CONVERSATION,
  support_lib_id: LIB,
  created_at: CREATED_AT,
  ...changes,
});

const libraries = () =>
  [LIB, OTHER_LIB, AGENCY_LIB].flatMap((id) => [
    laid(
      libraryDocument(id),
      stored(
        makeLibrary({
          library_refkey: `key-${id.at(-1)}`,
          disabled_default_articles: true,
          disabled_default_newsFlash: true,
          disabled_default_courses: true,
          disabled_default_sopArticles: true,
          chatSettings: DEFAULT_CHAT_SETTINGS,
        }),
      ),
    ),
    laid(libraryPrivate(id), makeLibraryPrivate({ ratings: NO_RATINGS, inboundMail: NO_INBOUND_MAIL })),
    laid(libraryKey(`key-${id.at(-1)}`), { support_lib_id: id }),
    laid(libraryHost(`${id.at(-1)}.example`), { support_lib_id: id }),
    laid(searchShard(id, 0), { support_lib_id: id, entries: {} }),
  ]);

const content = () => [
  laid(categoryDocument('open'), category(LIB)),
  laid(categoryDocument('off'), category(LIB, { is_enabled: false })),
  laid(categoryDocument('disabled'), category(LIB, { is_disabled: true })),
  laid(categoryDocument('otherOpen'), category(OTHER_LIB)),
  laid(categoryDocument('otherOff'), category(OTHER_LIB, { is_enabled: false })),
  laid(articleDocument('live'), article(LIB, { likes: 3, views: 10 })),
  laid(articleDocument('unpublished'), article(LIB, { is_published: false })),
  laid(articleDocument('disabled'), article(LIB, { is_disabled: true })),
  laid(articleDocument('otherLive'), article(OTHER_LIB, {})),
  laid(articleDocument('otherUnpublished'), article(OTHER_LIB, { is_published: false })),
  laid(articleDraft('live'), {
    ...stored(makeArticleDraft()),
    support_lib_id: LIB,
    article_categories: 'open',
    updated_at: CREATED_AT,
  }),
  laid(articlePlan('live'), plan(LIB)),
  laid(courseDocument('open'), course(LIB)),
  laid(courseDocument('begun'), course(LIB, { is_published: false })),
  laid(courseDocument('otherOpen'), course(OTHER_LIB)),
  laid(courseFigures('open'), { support_lib_id: LIB, started: 1, finished: 0, lessons: {} }),
  laid(courseLearner('learner'), {
    support_lib_id: LIB,
    course_ref: 'open',
    lessons: [],
    is_finished: false,
    expires_at: CREATED_AT,
  }),
  laid(courseProgress('open', 'writer'), {
    support_lib_id: LIB,
    course_ref: 'open',
    learner_ref: 'writer',
    progress: { startedAt: 1, last: 'clean', lastAt: 1, lessons: { clean: { completedAt: 1 } } },
    counted: null,
    updated_at: CREATED_AT,
  }),
  laid(courseList(LIB), { support_lib_id: LIB, entries: [] }),
  laid(courseText('open', 1), courseTextOf(LIB, 'open')),
  laid(courseText('begun', 1), courseTextOf(LIB, 'begun')),
  laid(lessonDocument('open'), lesson(LIB, { course_ref: 'open' })),
  laid(lessonDocument('begun'), lesson(LIB, { course_ref: 'begun' })),
  laid(lessonDocument('otherOpen'), lesson(OTHER_LIB, { course_ref: 'otherOpen' })),
  laid(keptNewsFlash('news'), newsFlash(LIB, { heart: 3, views: 10 })),
  laid(keptNewsFlash('unpublishedNews'), newsFlash(LIB, { is_published: false })),
  laid(keptNewsFlash('otherNews'), newsFlash(OTHER_LIB, { is_published: false })),
  laid(newsFlashList(LIB), { support_lib_id: LIB, entries: [] }),
];

export const sopCategoryIn = (library: string, id: string) => ({
  ...stored(makeSopCategory({ category_id: id })),
  support_lib_id: library,
});

export const sop = (library: string, changes: Changes<ReturnType<typeof sopArticle>> = {}) => ({
  ...stored(makeSopArticle()),
  support_lib_id: library,
  category_id: library === LIB ? 'sopOpen' : 'otherSopOpen',
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  ...changes,
});

export const receipt = (library: string, changes: Changes<ReturnType<typeof sopReceipt>> = {}) => ({
  ...stored(makeSopReceipt()),
  support_lib_id: library,
  read_at: CREATED_AT,
  ...changes,
});

const procedures = () => [
  laid(sopCategory('sopOpen'), sopCategoryIn(LIB, 'sopOpen')),
  laid(sopCategory('otherSopOpen'), sopCategoryIn(OTHER_LIB, 'otherSopOpen')),
  laid(sopArticle('sopLive'), sop(LIB, { version: 2 })),
  laid(sopArticle('sopDraft'), sop(LIB, { is_published: false, version: 0 })),
  laid(sopArticle('sopArchived'), sop(LIB, { is_disabled: true })),
  laid(sopArticle('otherSop'), sop(OTHER_LIB)),
  laid(sopReceipt('sopLive', 'writer'), receipt(LIB, { sop_ref: 'sopLive', reader_ref: 'writer' })),
  laid(
    sopReceipt('otherSop', 'otherOwner'),
    receipt(OTHER_LIB, { sop_ref: 'otherSop', reader_ref: 'otherOwner' }),
  ),
];

const historyOf = (library: string, conversation_ref: string) => [
  laid(ticketEvent(conversation_ref, 'closed'), {
    ...stored(makeTicketEvent()),
    support_lib_id: library,
    conversation_ref,
    at: CREATED_AT,
  }),
  laid(rating(conversation_ref, 'answer'), {
    ...stored(makeRating()),
    support_lib_id: library,
    conversation_ref,
    rated_at: CREATED_AT,
    changed_at: CREATED_AT,
  }),
  laid(ratingFigures(library, 'agent'), {
    support_lib_id: library,
    agent_ref: 'agent',
    agent_name: 'Ada',
    count: 1,
    sum: 4,
  }),
  laid(checklistDocument(conversation_ref, 'sopLive', 1), {
    ...stored(makeChecklist()),
    support_lib_id: library,
    conversation_ref,
    sop_ref: 'sopLive',
    steps: [],
    started_at: CREATED_AT,
    ended_at: null,
  }),
];

const conversations = () => [
  laid(mailRecord(TICKET), makeMailRecord({ ticketId: TICKET, support_lib_id: LIB, visitor_uid: 'visitor' })),
  laid(
    conversationDocument(CONVERSATION),
    conversation(LIB, { visitor_uids: ['visitor'], ticket_id: TICKET }),
  ),
  laid(conversationDocument(OTHER_CONVERSATION), conversation(OTHER_LIB, { visitor_uids: ['stranger'] })),
  laid(messageDocument(CONVERSATION, 'first'), message({ sender_ref: 'visitor' })),
  laid(
    messageDocument(CONVERSATION, 'note'),
    message({ sender_type: 'note', sender_ref: 'agent', is_public: false }),
  ),
  laid(
    messageDocument(OTHER_CONVERSATION, 'first'),
    message({ conversation_ref: OTHER_CONVERSATION, support_lib_id: OTHER_LIB, sender_ref: 'stranger' }),
  ),
  ...historyOf(LIB, CONVERSATION),
  ...historyOf(OTHER_LIB, OTHER_CONVERSATION),
];

const entryOf = (library: string): StoredData<ReturnType<typeof auditRecord>, Date> => ({
  support_lib_id: library,
  at: CREATED_AT,
  action: 'role-changed',
  actor: { uid: 'owner', name: 'Owner', role: 'owner', picture: '', home_lib_id: '' },
  target: { kind: 'teammate', id: 'agent', label: 'Agent' },
  details: { from: 'agent', to: 'admin' },
});

export const failedSearchIn = (library: string) => ({
  support_lib_id: library,
  query: 'folding lock',
  days: { '2025-01-02': { searches: 2, requests: 1 } },
  last_at: CREATED_AT,
  expires_at: CREATED_AT,
});

const others = () => [
  laid(auditRecord('entry'), entryOf(LIB)),
  laid(auditRecord('otherEntry'), entryOf(OTHER_LIB)),
  laid(translationDocument('word'), { support_lib_id: LIB, source: 'Articles', translation: 'Guides' }),
  laid(translationDocument('otherWord'), {
    support_lib_id: OTHER_LIB,
    source: 'Articles',
    translation: 'Guides',
  }),
  laid(outboxMail('mail'), { ...makeOutboxMail(), support_lib_id: LIB }),
  laid(rateLimit('counter'), { count: 1, expires_at: CREATED_AT }),
  laid(articleVote('vote'), {
    support_lib_id: LIB,
    article_id: 'live',
    answer: 'yes',
    updated_at: CREATED_AT,
  }),
  laid(articleFeedback('reason'), {
    support_lib_id: LIB,
    article_id: 'live',
    reason: 'unclear',
    text: '',
    updated_at: CREATED_AT,
  }),
  laid(searchActivity('search'), {
    support_lib_id: LIB,
    searchQuery: 'folding lock',
    status: 'failed',
    articlesReadId: [],
    articlesReadTitle: [],
    timestamp: CREATED_AT,
    reviewed: false,
    ticket: 0,
    expires_at: CREATED_AT,
  }),
  laid(failedSearch('failed'), failedSearchIn(LIB)),
  laid(searchRequest('asked'), {
    support_lib_id: LIB,
    failed_search: 'failed',
    query: 'folding lock',
    asker: 'hash',
    ticket_id: 1,
    asked_at: CREATED_AT,
    told_article: '',
    told_at: null,
    told_by: '',
    expires_at: CREATED_AT,
  }),
  laid(newsFlashReaction('reaction'), {
    support_lib_id: LIB,
    newsFlash_id: 'news',
    reaction: 'heart',
    updated_at: CREATED_AT,
  }),
  laid(newsFlashView('view'), {
    support_lib_id: LIB,
    newsFlash_id: 'news',
    created_at: CREATED_AT,
    expires_at: CREATED_AT,
  }),
  laid(articleView('view'), {
    support_lib_id: LIB,
    article_id: 'live',
    created_at: CREATED_AT,
    expires_at: CREATED_AT,
  }),
];

/** Three libraries with people, content and conversations, by path. */
export const worldDocuments = (): Readonly<Record<string, object>> =>
  Object.fromEntries([
    ...Object.entries(STAFF).map(([uid, person]) => laid(user(uid), person)),
    ...libraries(),
    ...content(),
    ...procedures(),
    ...conversations(),
    ...others(),
  ]);

/** The world, recreated before each test. */
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
