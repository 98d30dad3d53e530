import { VERIFY_EVERY_DAYS } from '@harborline/domain/entities/article-plan';
import { agentNotificationsWriteSchema } from '@harborline/domain/entities/writes/agent-notifications';
import {
  articleDraftWriteSchema,
  articleWriteSchema,
  unsavedArticleWriteSchema,
} from '@harborline/domain/entities/writes/article';
import { articlePlanWriteSchema } from '@harborline/domain/entities/writes/article-plan';
import { cannedReplyWriteSchema } from '@harborline/domain/entities/writes/canned-reply';
import { categoryWriteSchema } from '@harborline/domain/entities/writes/category';
import { translationWriteSchema } from '@harborline/domain/entities/writes/translation';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { type FirestoreWrite, SERVER_TIME } from '@harborline/emulators/in-process';
import fc from 'fast-check';
import { LIB, OTHER_LIB, type Person } from '../support/people';
import { type Fields, nearly, type Valid, words } from './document';

/** A kind of document that clients write. */
export interface Kind {
  /** document of the world that is reset before each attempt, because an accepted attempt changes it for later ones */
  readonly restores?: string;
  readonly name: string;
  readonly person: Person;
  readonly documents: fc.Arbitrary<Fields>;
  readonly schema: { safeParse(value: unknown): { readonly success: boolean } };
  /** The same under an unused id, where the id is a part of the document. */
  fresh?(fields: Fields): Fields;
  /** What the schema reads if that is more than was written: the resulting document. */
  whole?(fields: Fields): unknown;
  /** Who owns it and when it was written, which a schema does not check. The id is new. */
  isOurs(fields: Fields, id: string): boolean;
  writes(fields: Fields, id: string): readonly FirestoreWrite[];
}

export const TENANTS = [LIB, OTHER_LIB, 'nolibrary'] as const;
export const isHere = ({ support_lib_id }: Fields) => support_lib_id === LIB;

/** Categories of LIB in the world. */
const CATEGORIES: readonly unknown[] = ['', 'open', 'off', 'disabled'];

const set =
  (path: (id: string) => string) =>
  (data: Fields, id: string): readonly FirestoreWrite[] => [{ kind: 'set', path: path(id), data }];

const contentOf = (person: Person): Record<string, fc.Arbitrary<unknown>> => ({
  support_lib_id: fc.constant(LIB),
  article_title: words(LIMITS.articleTitle, 1),
  article_content: words(LIMITS.articleContent),
  article_keywords: fc.array(words(LIMITS.keyword), { maxLength: LIMITS.articleKeywords }),
  article_categories: fc.constantFrom(...CATEGORIES),
  updated_at: fc.constant(SERVER_TIME),
  updated_by: fc.constant(person),
});
const ARTICLE_CHANGES: Omit<Valid, 'fields'> = {
  limits: {
    article_title: LIMITS.articleTitle,
    article_content: LIMITS.articleContent,
    0: LIMITS.articleKeywords * LIMITS.keyword,
  },
  others: {
    support_lib_id: TENANTS,
    article_categories: ['otherOpen', 'a/b', 'x'.repeat(129)],
    updated_by: ['owner'],
    updated_at: [new Date(0)],
    article_keywords: [29, 30, 31].map((length) => Array.from({ length }, () => 'k')),
  },
};
const isStamped = ({ updated_at, updated_by }: Fields) =>
  updated_at === SERVER_TIME && updated_by === 'writer';
const isInOwnCategory = ({ article_categories }: Fields) => CATEGORIES.includes(article_categories);

/** Missing in articles from before there was an audience. */
const AUDIENCES: readonly Fields[] = [
  {},
  {},
  { audience: 'public' },
  { audience: 'public', is_staff_published: false },
  { audience: 'staff', is_staff_published: true },
  { audience: 'staff' },
  { is_staff_published: true },
];

const article: Kind = {
  name: 'Articles',
  person: 'writer',
  documents: nearly({
    fields: fc
      .tuple(
        fc.record({
          ...contentOf('writer'),
          is_published: fc.boolean(),
          is_disabled: fc.boolean(),
          likes: fc.constant(0),
          disLikes: fc.constant(0),
          views: fc.constant(0),
          created_at: fc.constant(SERVER_TIME),
        }),
        fc.constantFrom(...AUDIENCES),
      )
      .map(([fields, audience]) => ({ ...fields, ...audience })),
    ...ARTICLE_CHANGES,
  }),
  schema: articleWriteSchema,
  isOurs: (fields) =>
    isHere(fields) && isStamped(fields) && isInOwnCategory(fields) && fields.created_at === SERVER_TIME,
  writes: set(docPath.article),
};

const draft: Kind = {
  name: 'ArticleDrafts',
  person: 'writer',
  documents: nearly({ fields: fc.record(contentOf('writer')), ...ARTICLE_CHANGES }),
  schema: articleDraftWriteSchema,
  isOurs: (fields) => isHere(fields) && isStamped(fields) && isInOwnCategory(fields),
  writes: set(() => docPath.articleDraft('live')),
};

const DAY_MS = 24 * 60 * 60 * 1000;
const afterDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const unsaved: Kind = {
  name: 'UnsavedArticles',
  person: 'writer',
  documents: nearly({
    fields: fc
      .tuple(
        fc.record({
          ...contentOf('writer'),
          article_title: words(LIMITS.articleTitle),
          article_categories: fc.constantFrom('', 'open', 'otherOpen'),
          expires_at: fc.constant(new Date(0)),
        }),
        fc.constantFrom<Fields>({}, { failed_search: '' }, { failed_search: 'failed' }),
      )
      .map(([fields, search]) => ({ ...fields, ...search })),
    limits: ARTICLE_CHANGES.limits,
    others: {
      ...ARTICLE_CHANGES.others,
      article_categories: ['a/b', 'x'.repeat(129)],
      failed_search: ['a/b', 'x'.repeat(129), 7, null],
      expires_at: [afterDays(199.9), afterDays(200.1), '2026-01-01'],
    },
  }),
  schema: unsavedArticleWriteSchema,
  isOurs: (fields) => isHere(fields) && isStamped(fields),
  writes: set(docPath.unsavedArticle),
};

const HOUR_MS = 60 * 60 * 1000;
const someTime = fc.option(fc.constantFrom(new Date(HOUR_MS), new Date(2 * HOUR_MS)));
/** The server's time is later than any other in these documents. */
const rankOf = (time: unknown) =>
  time === SERVER_TIME ? Number.POSITIVE_INFINITY : time instanceof Date ? time.getTime() : null;

/** Where the fields of a plan depend on each other and on its writer. */
function isSoundPlan(fields: Fields): boolean {
  const [publish, unpublish, next] = [fields.publish_at, fields.unpublish_at, fields.next_at].map(rankOf);
  const isVerified = fields.verified_at === SERVER_TIME;
  return (
    (publish === null || unpublish === null || Number(publish) < Number(unpublish)) &&
    next === (publish ?? unpublish) &&
    fields.scheduled_by === (next === null ? '' : 'writer') &&
    rankOf(fields.remind_at) === rankOf(fields.verify_by) &&
    (isVerified || fields.verified_at === null) &&
    fields.verified_by === (isVerified ? 'writer' : '') &&
    // the article is not published with it
    fields.publish_note === null
  );
}

const plan: Kind = {
  name: 'ArticlePlans',
  person: 'writer',
  restores: docPath.articlePlan('live'),
  documents: nearly({
    fields: fc
      .record({
        publish: someTime,
        isUnpublished: fc.boolean(),
        verify: someTime,
        owner: fc.constantFrom('', 'agent'),
        days: fc.constantFrom(...VERIFY_EVERY_DAYS),
        isVerified: fc.boolean(),
      })
      .map(({ publish, isUnpublished, verify, owner, days, isVerified }) => ({
        support_lib_id: LIB,
        publish_at: publish,
        unpublish_at: isUnpublished ? new Date(3 * HOUR_MS) : null,
        next_at: publish ?? (isUnpublished ? new Date(3 * HOUR_MS) : null),
        scheduled_by: publish === null && !isUnpublished ? '' : 'writer',
        failure: null,
        owner_ref: owner,
        verify_by: verify,
        verify_every_days: days,
        remind_at: verify,
        verified_at: isVerified ? SERVER_TIME : null,
        verified_by: isVerified ? 'writer' : '',
        publish_note: null,
        updated_at: SERVER_TIME,
        updated_by: 'writer',
      })),
    limits: { owner_ref: 128 },
    others: {
      support_lib_id: TENANTS,
      next_at: [new Date(0), null],
      scheduled_by: ['', 'owner', 'writer'],
      publish_note: [{ text: 'Note', at: SERVER_TIME }],
      failure: [{ action: 'publish', reason: 'editor', at: SERVER_TIME }],
      verify_every_days: [7, 30],
      updated_by: ['owner'],
    },
  }),
  schema: articlePlanWriteSchema,
  isOurs: (fields) => isHere(fields) && isStamped(fields) && isSoundPlan(fields),
  writes: set(() => docPath.articlePlan('live')),
};

const category: Kind = {
  name: 'Categories',
  person: 'writer',
  documents: nearly({
    fields: fc.record({
      support_lib_id: fc.constant(LIB),
      category_title: words(LIMITS.categoryTitle, 1),
      category_description: words(LIMITS.categoryDescription),
      category_icon: words(LIMITS.categoryIcon),
      parent_cat_id: fc.constantFrom(...CATEGORIES),
      is_enabled: fc.boolean(),
      is_disabled: fc.boolean(),
    }),
    limits: {
      category_title: LIMITS.categoryTitle,
      category_description: LIMITS.categoryDescription,
      category_icon: LIMITS.categoryIcon,
    },
    others: { support_lib_id: TENANTS, parent_cat_id: ['otherOpen', 'otherOff', 'a/b'] },
  }),
  schema: categoryWriteSchema,
  isOurs: (fields, id) =>
    isHere(fields) && CATEGORIES.includes(fields.parent_cat_id) && fields.parent_cat_id !== id,
  writes: set(docPath.category),
};

const translation: Kind = {
  name: 'Translations',
  person: 'owner',
  documents: nearly({
    fields: fc.record({
      support_lib_id: fc.constant(LIB),
      source: words(LIMITS.translationText, 1),
      translation: words(LIMITS.translationText, 1),
    }),
    limits: { source: LIMITS.translationText, translation: LIMITS.translationText },
    others: { support_lib_id: TENANTS },
  }),
  schema: translationWriteSchema,
  isOurs: isHere,
  writes: set(docPath.translation),
};

const cell = fc.constantFrom(true, false, 'mine', 'teams');
const channels = fc.record(
  { desktop: cell, sound: cell, email: cell, bell: cell, digest: cell },
  { requiredKeys: ['desktop', 'sound', 'email'] },
);
const minuteOfDay = fc.integer({ min: 0, max: 1_439 });
const notifications: Kind = {
  name: 'AgentNotifications',
  person: 'agent',
  documents: nearly({
    fields: fc.record(
      {
        support_lib_id: fc.constant(LIB),
        events: fc.record(
          {
            new_ticket: channels,
            visitor_replied: channels,
            assigned_to_you: channels,
            assigned_to_team: channels,
            mentioned_you: channels,
            followed_ticket: channels,
            service_level: channels,
            chat_waiting: channels,
            draft_to_review: channels,
            draft_reviewed: channels,
            article_to_verify: channels,
          },
          { requiredKeys: ['new_ticket', 'visitor_replied', 'assigned_to_you'] },
        ),
        time_zone: words(LIMITS.timeZone, 1),
        quiet: fc.record({
          from: minuteOfDay,
          until: minuteOfDay,
          days: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 7 }),
        }),
        digest_at: minuteOfDay,
      },
      { requiredKeys: ['support_lib_id', 'events'] },
    ),
    limits: { time_zone: LIMITS.timeZone },
    others: {
      support_lib_id: TENANTS,
      digest_at: [-1, 1_440, 7.5, '8', null],
      quiet: [
        { from: 0, until: 0, days: [7] },
        { from: 0, until: 1_440, days: [] },
        { from: -1, until: 0, days: [] },
        { from: 0, until: 0, days: [0, 1, 2, 3, 4, 5, 6, 0] },
        { from: 0, until: 0 },
        { from: 0, until: 0, days: [], note: 'x' },
        null,
      ],
    },
  }),
  schema: agentNotificationsWriteSchema,
  isOurs: isHere,
  writes: set(() => docPath.agentNotifications('agent')),
};

const cannedReply: Kind = {
  name: 'CannedReplies',
  person: 'owner',
  documents: nearly({
    fields: fc.record({
      support_lib_id: fc.constant(LIB),
      owner_uid: fc.constantFrom('', 'owner'),
      title: words(LIMITS.cannedReplyTitle, 1),
      shortcut: fc.constantFrom('', 'refund', 'größe'),
      text: words(LIMITS.cannedReplyText, 1),
    }),
    limits: {
      title: LIMITS.cannedReplyTitle,
      shortcut: LIMITS.cannedReplyShortcut,
      text: LIMITS.cannedReplyText,
    },
    others: {
      support_lib_id: TENANTS,
      owner_uid: ['admin', 'nobody', 7],
      shortcut: ['a b', 'a/b', '/', 7, null],
    },
  }),
  schema: cannedReplyWriteSchema,
  isOurs: (fields) => isHere(fields) && (fields.owner_uid === '' || fields.owner_uid === 'owner'),
  writes: set(docPath.cannedReply),
};

export const CONTENT_KINDS: readonly Kind[] = [
  article,
  draft,
  unsaved,
  plan,
  category,
  translation,
  notifications,
  cannedReply,
];
