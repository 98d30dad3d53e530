import { docPath } from '@harborline/domain/paths';
import { get, limit, list, remove, SERVER_TIME, set, update, where } from '../support/firestore';
import {
  article as articleIn,
  CREATED_AT,
  category as categoryIn,
  failedSearchIn,
  plan as planIn,
} from '../support/world';
import { type CellContext, type Trial, trialsOf } from './trial';

const openCategory = (library: string) => `open-${library}`;
/** The category that the trials of a library need. */
export const contentOf = (library: string) => ({
  [docPath.category(openCategory(library))]: categoryIn(library),
});

const stamp = ({ uid }: CellContext) => ({ updated_at: SERVER_TIME, updated_by: uid });
const text = ({ library }: CellContext) => ({ article_categories: openCategory(library) });

const category =
  (changes: object = {}) =>
  ({ library }: CellContext) =>
    categoryIn(library, changes);
/** What triggers keep in a category, no client writes. */
const asWritten = (entry: ReturnType<typeof category>) => (context: CellContext) => {
  const { articles: _articles, subCategory: _subCategory, ...written } = entry(context);
  return written;
};
const OFF = { is_enabled: false };
const DISABLED = { is_disabled: true };
const categories = trialsOf('Categories');
const CATEGORY_STATES = [
  ['enabled', category()],
  ['off', category(OFF)],
  ['disabled', category(DISABLED)],
] as const;

const CATEGORIES: readonly Trial[] = [
  categories.get('enabled', 'Categories.readVisible', category()),
  categories.get('off', 'Categories.readAll', category(OFF)),
  categories.get('disabled', 'Categories.readAll', category(DISABLED)),
  categories.list('enabled', 'Categories.readVisible', [['is_enabled', true]]),
  categories.list('off', 'Categories.readAll', [['is_enabled', false]]),
  categories.list('all', 'Categories.readAll'),
  ...CATEGORY_STATES.flatMap(([what, data]) => [
    categories.create(what, 'Categories.create', asWritten(data)),
    categories.update(what, 'Categories.update', data, () => ({ category_title: 'New' })),
    categories.delete(what, 'Categories.delete', data),
  ]),
];

const article =
  (changes: object = {}) =>
  (context: CellContext) =>
    articleIn(context.library, { ...text(context), ...changes });
const LIVE = { is_published: true, is_disabled: false };
const DRAFT = { is_published: false, is_disabled: false };
const WITHDRAWN = { is_published: true, is_disabled: true };
const articles = trialsOf('Articles');
const fresh = (changes: object) => (context: CellContext) => ({
  ...article(changes)(context),
  ...stamp(context),
  created_at: SERVER_TIME,
});
const retitled = (context: CellContext) => ({ article_title: 'New', ...stamp(context) });
const becoming = (changes: object) => (context: CellContext) => ({ ...changes, ...stamp(context) });

const ARTICLES: readonly Trial[] = [
  articles.get('published', 'Articles.readPublished', article(LIVE)),
  articles.get('unpublished', 'Articles.readAll', article(DRAFT)),
  articles.get('disabled', 'Articles.readAll', article(WITHDRAWN)),
  articles.list('published', 'Articles.readPublished', [
    ['is_published', true],
    ['is_disabled', false],
  ]),
  articles.list('published, disabled or not', 'Articles.readAll', [['is_published', true]]),
  articles.list('unpublished', 'Articles.readAll', [['is_published', false]]),
  articles.list('all', 'Articles.readAll'),
  articles.create('unpublished', 'Articles.createUnpublished', fresh(DRAFT)),
  articles.create('published', 'Articles.publish', fresh(LIVE)),
  articles.create('disabled', 'Articles.publish', fresh(WITHDRAWN)),
  articles.update('unpublished', 'Articles.updateUnpublished', article(DRAFT), retitled),
  articles.update('published', 'Articles.publish', article(LIVE), retitled),
  articles.update('disabled', 'Articles.publish', article(WITHDRAWN), retitled),
  articles.update('unpublished, to be published', 'Articles.publish', article(DRAFT), becoming(LIVE)),
  articles.update('published, to be withdrawn', 'Articles.publish', article(LIVE), becoming(DRAFT)),
  articles.update('published, its counters', undefined, article(LIVE), becoming({ likes: 1 })),
  articles.deleteOwn('published', undefined, article(LIVE)),
  articles.deleteOwn('unpublished', undefined, article(DRAFT)),
  articles.deleteOwn('disabled by the person', 'Articles.delete', article(WITHDRAWN)),
  articles.delete('disabled by a teammate', undefined, article(WITHDRAWN)),
];

const drafts = trialsOf('ArticleDrafts');
const draft = (context: CellContext) => ({
  support_lib_id: context.library,
  article_title: 'Title',
  article_content: '',
  article_keywords: [],
  ...text(context),
  ...stamp(context),
});
const edited = (context: CellContext) => ({ [docPath.article(context.key)]: article(LIVE)(context) });
const withDraft = (context: CellContext) => ({ ...edited(context), [drafts.own(context)]: draft(context) });

const DRAFTS: readonly Trial[] = [
  drafts.trial('get')('there', 'ArticleDrafts.read', (context) => get(drafts.own(context)), {
    stored: withDraft,
  }),
  drafts.trial('get')('not there', 'ArticleDrafts.read', (context) => get(drafts.own(context)), {
    stored: edited,
  }),
  drafts.list('all', 'ArticleDrafts.read'),
  drafts.trial('create')(
    'of an article',
    'ArticleDrafts.write',
    (context) => set(drafts.own(context), draft(context)),
    { stored: edited },
  ),
  { ...drafts.update('there', 'ArticleDrafts.write', draft, retitled), stored: withDraft },
  { ...drafts.delete('there', 'ArticleDrafts.write', draft), stored: withDraft },
];

const unsaved = trialsOf('UnsavedArticles');
const begun = (context: CellContext) => ({ ...draft(context), article_title: '', expires_at: CREATED_AT });
const begunByAnother = (context: CellContext) => ({ ...begun(context), updated_by: 'somebody' });

const UNSAVED: readonly Trial[] = [
  unsaved.get('own', 'UnsavedArticles.readOwn', begun),
  unsaved.get("a teammate's", undefined, begunByAnother),
  unsaved.trial('list')('own', 'UnsavedArticles.readOwn', ({ library, uid }) =>
    list('UnsavedArticles', where('support_lib_id', '==', library), where('updated_by', '==', uid), limit(2)),
  ),
  unsaved.list('all', undefined),
  unsaved.create('own', 'UnsavedArticles.writeOwn', begun),
  unsaved.create("a teammate's", undefined, begunByAnother),
  unsaved.update('own', 'UnsavedArticles.writeOwn', begun, retitled),
  unsaved.update("a teammate's", undefined, begunByAnother, retitled),
  unsaved.delete('own', 'UnsavedArticles.writeOwn', begun),
  unsaved.delete("a teammate's", undefined, begunByAnother),
];

const feedback = trialsOf('ArticleFeedback');
const entry = ({ library, key }: CellContext) => ({
  support_lib_id: library,
  article_id: key,
  reason: 'unclear',
  text: 'Which lamp?',
  updated_at: new Date(0),
});
const FEEDBACK: readonly Trial[] = [
  feedback.get('there', 'ArticleFeedback.read', entry),
  feedback.list('all', 'ArticleFeedback.read'),
  feedback.create('new', 'ArticleFeedback.write', entry),
  feedback.update('there', 'ArticleFeedback.write', entry, () => ({ text: '' })),
  feedback.delete('there', 'ArticleFeedback.write', entry),
];

const failed = trialsOf('FailedSearches');
const failedIn = ({ library }: CellContext) => failedSearchIn(library);
const FAILED_SEARCHES: readonly Trial[] = [
  failed.get('there', 'FailedSearches.read', failedIn),
  failed.list('all', 'FailedSearches.read'),
  failed.create('new', 'FailedSearches.write', failedIn),
  failed.update('there', 'FailedSearches.write', failedIn, () => ({ query: '' })),
  failed.delete('there', 'FailedSearches.write', failedIn),
];

const plans = trialsOf('ArticlePlans');
const planned =
  (changes: object = {}) =>
  (context: CellContext) => ({ ...planIn(context.library), ...stamp(context), ...changes });
const SOON = new Date(Date.UTC(2035, 0, 1));
const scheduled = ({ uid }: CellContext) => ({ publish_at: SOON, next_at: SOON, scheduled_by: uid });
const withPlan = (context: CellContext) => ({ ...edited(context), [plans.own(context)]: planned()(context) });
const planning =
  (changes: (context: CellContext) => object): Trial['attempt'] =>
  (context) =>
    update(plans.own(context), { ...changes(context), ...stamp(context) });

const PLANS: readonly Trial[] = [
  plans.trial('get')('there', 'ArticlePlans.read', (context) => get(plans.own(context)), {
    stored: withPlan,
  }),
  plans.trial('get')('not there', 'ArticlePlans.read', (context) => get(plans.own(context)), {
    stored: edited,
  }),
  plans.list('all', 'ArticlePlans.read'),
  plans.trial('create')(
    'with an owner',
    'ArticlePlans.review',
    (context) => set(plans.own(context), planned({ owner_ref: 'agent' })(context)),
    { stored: edited },
  ),
  plans.trial('create')(
    'with a schedule',
    'ArticlePlans.schedule',
    (context) => set(plans.own(context), planned(scheduled(context))(context)),
    { stored: edited },
  ),
  plans.trial('update')(
    'its owner',
    'ArticlePlans.review',
    planning(() => ({ owner_ref: 'agent' })),
    {
      stored: withPlan,
    },
  ),
  plans.trial('update')('its schedule', 'ArticlePlans.schedule', planning(scheduled), { stored: withPlan }),
  plans.trial('delete')('there', 'ArticlePlans.delete', (context) => remove(plans.own(context)), {
    stored: withPlan,
  }),
];

const links = trialsOf('ArticleLinks');
const linked = ({ library }: CellContext) => ({
  support_lib_id: library,
  article_title: 'Title',
  to: ['gone'],
  dead: [{ id: 'gone', title: '', state: 'deleted' }],
  has_dead: true,
  updated_at: CREATED_AT,
});
const LINKS: readonly Trial[] = [
  links.get('there', 'ArticleLinks.read', linked),
  links.list('with dead links', 'ArticleLinks.read', [['has_dead', true]]),
  links.create('new', 'ArticleLinks.write', linked),
  links.update('there', 'ArticleLinks.write', linked, () => ({ has_dead: false })),
  links.delete('there', 'ArticleLinks.write', linked),
];

const revisions = trialsOf('ArticleRevisions');
const revision = (context: CellContext) => ({
  support_lib_id: context.library,
  article_ref: 'live',
  article_title: 'Title',
  article_content: '',
  article_keywords: [],
  ...text(context),
  published_at: CREATED_AT,
  published_by: context.uid,
  published_name: 'Ada',
});
const REVISIONS: readonly Trial[] = [
  revisions.get('there', 'ArticleRevisions.read', revision),
  revisions.list('of an article', 'ArticleRevisions.read', [['article_ref', 'live']]),
  revisions.create('new', 'ArticleRevisions.write', revision),
  revisions.update('there', 'ArticleRevisions.write', revision, () => ({ article_title: 'Forged' })),
  revisions.delete('there', 'ArticleRevisions.write', revision),
];

const shards = trialsOf('SearchShards');
const shard = ({ library }: CellContext) => ({ support_lib_id: library, entries: {} });
const SHARDS: readonly Trial[] = [
  shards.get('by name', 'SearchShards.get', shard),
  shards.list('all', undefined),
  shards.create('new', 'SearchShards.write', shard),
  shards.update('there', 'SearchShards.write', shard, () => ({ entries: { a: 1 } })),
  shards.delete('there', 'SearchShards.write', shard),
];

const translations = trialsOf('Translations');
const word = ({ library }: CellContext) => ({
  support_lib_id: library,
  source: 'Article',
  translation: 'Guide',
});
const TRANSLATIONS: readonly Trial[] = [
  translations.get('there', 'Translations.read', word),
  translations.list('all', 'Translations.read'),
  translations.create('new', 'Translations.create', word),
  translations.update('there', 'Translations.update', word, () => ({ translation: 'Page' })),
  translations.delete('there', 'Translations.delete', word),
];

const withStatus =
  (isPublished: boolean) =>
  ({ library }: CellContext) => ({
    support_lib_id: library,
    is_published: isPublished,
    incidents: [],
  });
const statusPages = trialsOf('StatusPages');
const statusHistories = trialsOf('StatusHistories');
const STATUS: readonly Trial[] = [
  statusPages.get('published', 'StatusPages.readPublished', withStatus(true)),
  statusPages.get('not published', 'StatusPages.read', withStatus(false)),
  statusPages.trial('get')('not there', 'StatusPages.read', ({ library }) =>
    get(docPath.statusPage(library)),
  ),
  statusPages.list('all', undefined),
  statusPages.create('new', 'StatusPages.write', withStatus(true)),
  statusPages.update('there', 'StatusPages.write', withStatus(true), () => ({ incidents: [1] })),
  statusPages.delete('there', 'StatusPages.write', withStatus(true)),
  statusHistories.get('published', 'StatusHistories.readPublished', withStatus(true)),
  statusHistories.get('not published', 'StatusHistories.read', withStatus(false)),
  statusHistories.trial('get')('not there', 'StatusHistories.read', ({ library }) =>
    get(docPath.statusHistory(library)),
  ),
  statusHistories.list('all', undefined),
  statusHistories.create('new', 'StatusHistories.write', withStatus(true)),
  statusHistories.update('there', 'StatusHistories.write', withStatus(true), () => ({ incidents: [1] })),
  statusHistories.delete('there', 'StatusHistories.write', withStatus(true)),
];

const cannedReplies = trialsOf('CannedReplies');
const sharedReply = ({ library }: CellContext) => ({
  support_lib_id: library,
  owner_uid: '',
  title: 'Thanks',
  shortcut: 'thanks',
  text: 'Thank you, [visitorName].',
});
const ownReply = (context: CellContext) => ({ ...sharedReply(context), owner_uid: context.uid });
const othersReply = (context: CellContext) => ({ ...sharedReply(context), owner_uid: 'somebody' });
const rewritten = () => ({ text: 'Thanks.' });
const CANNED_REPLIES: readonly Trial[] = [
  cannedReplies.get('shared', 'CannedReplies.readShared', sharedReply),
  cannedReplies.get('own', 'CannedReplies.readOwn', ownReply),
  cannedReplies.get("another person's", undefined, othersReply),
  cannedReplies.list('shared', 'CannedReplies.readShared', [['owner_uid', '']]),
  cannedReplies.trial('list')('own', 'CannedReplies.readOwn', ({ library, uid }) =>
    list('CannedReplies', where('support_lib_id', '==', library), where('owner_uid', '==', uid), limit(2)),
  ),
  cannedReplies.list('all', undefined),
  cannedReplies.create('shared', 'CannedReplies.writeShared', sharedReply),
  cannedReplies.create('own', 'CannedReplies.writeOwn', ownReply),
  cannedReplies.create("another person's", undefined, othersReply),
  cannedReplies.update('shared', 'CannedReplies.writeShared', sharedReply, rewritten),
  cannedReplies.update('own', 'CannedReplies.writeOwn', ownReply, rewritten),
  cannedReplies.update("another person's", undefined, othersReply, rewritten),
  cannedReplies.update('own, to share it', 'CannedReplies.writeShared', ownReply, () => ({ owner_uid: '' })),
  cannedReplies.delete('shared', 'CannedReplies.writeShared', sharedReply),
  cannedReplies.delete('own', 'CannedReplies.writeOwn', ownReply),
  cannedReplies.delete("another person's", undefined, othersReply),
];

export const CONTENT_TRIALS = [
  ...CATEGORIES,
  ...ARTICLES,
  ...DRAFTS,
  ...UNSAVED,
  ...FEEDBACK,
  ...FAILED_SEARCHES,
  ...PLANS,
  ...LINKS,
  ...REVISIONS,
  ...SHARDS,
  ...STATUS,
  ...TRANSLATIONS,
  ...CANNED_REPLIES,
];
