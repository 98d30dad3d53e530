import { docPath } from '@harborline/domain/paths';
import { get, SERVER_TIME, set } from '../support/firestore';
import { article as articleIn, category as categoryIn } from '../support/world';
import { type Place, type Trial, trialsOf } from './trial';

const openCategory = (library: string) => `open-${library}`;
/** What a category or an article stands in. */
export const contentOf = (library: string) => ({
  [docPath.category(openCategory(library))]: categoryIn(library),
});

const stamp = ({ uid }: Place) => ({ updated_at: SERVER_TIME, updated_by: uid });
const text = ({ library }: Place) => ({ article_categories: openCategory(library) });

const category =
  (changes: object = {}) =>
  ({ library }: Place) =>
    categoryIn(library, changes);
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
    categories.create(what, 'Categories.create', data),
    categories.update(what, 'Categories.update', data, () => ({ category_title: 'New' })),
    categories.delete(what, 'Categories.delete', data),
  ]),
];

const article =
  (changes: object = {}) =>
  (place: Place) =>
    articleIn(place.library, { ...text(place), ...changes });
const LIVE = { is_published: true, is_disabled: false };
const DRAFT = { is_published: false, is_disabled: false };
const WITHDRAWN = { is_published: true, is_disabled: true };
const articles = trialsOf('Articles');
const fresh = (changes: object) => (place: Place) => ({
  ...article(changes)(place),
  ...stamp(place),
  created_at: SERVER_TIME,
});
const retitled = (place: Place) => ({ article_title: 'New', ...stamp(place) });
const becoming = (changes: object) => (place: Place) => ({ ...changes, ...stamp(place) });

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
  articles.delete('published', 'Articles.delete', article(LIVE)),
  articles.delete('unpublished', 'Articles.delete', article(DRAFT)),
  articles.delete('disabled', 'Articles.delete', article(WITHDRAWN)),
];

const drafts = trialsOf('ArticleDrafts');
const draft = (place: Place) => ({
  support_lib_id: place.library,
  article_title: 'Title',
  article_content: '',
  article_keywords: [],
  ...text(place),
  ...stamp(place),
});
const edited = (place: Place) => ({ [docPath.article(place.key)]: article(LIVE)(place) });
const withDraft = (place: Place) => ({ ...edited(place), [drafts.own(place)]: draft(place) });

const DRAFTS: readonly Trial[] = [
  drafts.trial('get')('there', 'ArticleDrafts.read', (place) => get(drafts.own(place)), {
    stored: withDraft,
  }),
  drafts.trial('get')('not there', 'ArticleDrafts.read', (place) => get(drafts.own(place)), {
    stored: edited,
  }),
  drafts.list('all', 'ArticleDrafts.read'),
  drafts.trial('create')(
    'of an article',
    'ArticleDrafts.write',
    (place) => set(drafts.own(place), draft(place)),
    { stored: edited },
  ),
  { ...drafts.update('there', 'ArticleDrafts.write', draft, retitled), stored: withDraft },
  { ...drafts.delete('there', 'ArticleDrafts.write', draft), stored: withDraft },
];

const shards = trialsOf('SearchShards');
const shard = ({ library }: Place) => ({ support_lib_id: library, entries: {} });
const SHARDS: readonly Trial[] = [
  shards.get('by name', 'SearchShards.get', shard),
  shards.list('all', undefined),
  shards.create('new', 'SearchShards.write', shard),
  shards.update('there', 'SearchShards.write', shard, () => ({ entries: { a: 1 } })),
  shards.delete('there', 'SearchShards.write', shard),
];

const translations = trialsOf('Translations');
const word = ({ library }: Place) => ({ support_lib_id: library, source: 'Article', translation: 'Guide' });
const TRANSLATIONS: readonly Trial[] = [
  translations.get('there', 'Translations.read', word),
  translations.list('all', 'Translations.read'),
  translations.create('new', 'Translations.create', word),
  translations.update('there', 'Translations.update', word, () => ({ translation: 'Page' })),
  translations.delete('there', 'Translations.delete', word),
];

export const CONTENT_TRIALS = [...CATEGORIES, ...ARTICLES, ...DRAFTS, ...SHARDS, ...TRANSLATIONS];
