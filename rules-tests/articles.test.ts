import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { beforeEach, describe, it } from 'vitest';
import { expectDeletion } from './support/deletions';
import {
  allows,
  arrange,
  commit,
  denies,
  get,
  increment,
  layOut,
  limit,
  list,
  orderBy,
  type QueryPart,
  remove,
  SERVER_TIME,
  set,
  update,
  where,
} from './support/firestore';
import {
  AGENCY_LIB,
  CONTENT_PEOPLE,
  EVERYBODY,
  LIB,
  OTHER_LIB,
  OUTSIDERS,
  PASSERS_BY,
  type Person,
  STAFF,
} from './support/people';
import { article, CREATED_AT, category, useWorld } from './support/world';

useWorld();

const inLibrary = (library: string) => where('support_lib_id', '==', library);
const isPublished = where('is_published', '==', true);
const isNotDisabled = where('is_disabled', '==', false);

const stamp = (person: Person) => ({ updated_at: SERVER_TIME, updated_by: person });

const freshArticle = (person: Person) => ({
  support_lib_id: LIB,
  article_title: 'Charge the battery',
  article_content: '<p>Plug it in.</p>',
  article_keywords: ['battery'],
  article_categories: 'open',
  is_published: false,
  is_disabled: false,
  likes: 0,
  disLikes: 0,
  views: 0,
  created_at: SERVER_TIME,
  ...stamp(person),
});

describe('Articles', () => {
  const most = limit(LIMITS.listedArticles);

  it('D-17: visitors list published articles that are not disabled, in one library and category', async () => {
    const inCategory = where('article_categories', '==', 'open');
    const live = (...more: QueryPart[]) =>
      list('Articles', inLibrary(LIB), isPublished, isNotDisabled, ...more);
    await allows(EVERYBODY, live(inCategory, most));
    await allows(EVERYBODY, live(most));
    await allows(EVERYBODY, live(orderBy('views', 'desc'), limit(LIMITS.popularCandidates)));
    await denies(PASSERS_BY, live(inCategory));
    await denies(PASSERS_BY, live(inCategory, limit(LIMITS.listedArticles + 1)));
  });

  it('D-17: a list without one of the filters is refused', async () => {
    await denies(PASSERS_BY, list('Articles', isPublished, isNotDisabled, most));
    await denies(PASSERS_BY, list('Articles', inLibrary(LIB), isNotDisabled, most));
    await denies(PASSERS_BY, list('Articles', inLibrary(LIB), isPublished, most));
    await denies(PASSERS_BY, list('Articles', inLibrary(LIB), most));
  });

  it('visitors open only live articles', async () => {
    await allows(EVERYBODY, get(docPath.article('live')));
    await denies(PASSERS_BY, get(docPath.article('unpublished')));
    await denies(PASSERS_BY, get(docPath.article('disabled')));
  });

  it('writers read every article of their library, agents and other libraries do not', async () => {
    await allows(
      CONTENT_PEOPLE,
      list('Articles', inLibrary(LIB), isNotDisabled, orderBy('updated_at', 'desc')),
    );
    await allows(CONTENT_PEOPLE, get(docPath.article('unpublished')));
    await denies(['agent', ...OUTSIDERS], list('Articles', inLibrary(LIB)));
    await denies(['agent', ...OUTSIDERS], get(docPath.article('unpublished')));
    await denies(CONTENT_PEOPLE, get(docPath.article('otherUnpublished')));
  });

  it('writers create and change unpublished articles', async () => {
    await allows(CONTENT_PEOPLE, (person) => set(docPath.article(`by-${person}`), freshArticle(person)));
    await allows(CONTENT_PEOPLE, (person) =>
      update(docPath.article('unpublished'), { article_title: 'Better', ...stamp(person) }),
    );
    await denies(['agent', ...OUTSIDERS], (person) => set(docPath.article('x'), freshArticle(person)));
    await denies(['agent', ...OUTSIDERS], (person) =>
      update(docPath.article('unpublished'), { article_title: 'Mine', ...stamp(person) }),
    );
  });

  it('only the publishing slug may change what visitors see', async () => {
    const permissions = { canCreateAndUpdateHelpCenterArticles: true };
    await layOut({ [docPath.user('agent')]: { ...STAFF.agent, permissions } });
    await allows(['agent'], set(docPath.article('x'), freshArticle('agent')));
    await denies(['agent'], set(docPath.article('y'), { ...freshArticle('agent'), is_published: true }));
    const change = (id: string, fields: object) =>
      update(docPath.article(id), { ...fields, ...stamp('agent') });
    await denies(['agent'], change('unpublished', { is_published: true }));
    await denies(['agent'], change('live', { is_published: false }));
    await denies(['agent'], change('live', { article_content: 'gone' }));
    await denies(['agent'], change('disabled', { is_disabled: false }));
  });

  it('a writer publishes and unpublishes', async () => {
    const publish = (is_published: boolean) => (person: Person) =>
      update(docPath.article('unpublished'), { is_published, ...stamp(person) });
    await allows(['writer', 'editor'], publish(true));
    await allows(['writer', 'editor'], publish(false));
    await denies(['agent', ...OUTSIDERS], publish(true));
  });

  it('are deleted from the archive, by people who publish and have just changed them', () =>
    expectDeletion({
      path: docPath.article('disabled'),
      document: (changes) => article(LIB, { is_disabled: true, ...changes }),
      allowed: ['writer', 'editor'],
      denied: ['agent', ...OUTSIDERS],
      refused: [{ is_disabled: false }, { is_disabled: false, is_published: false }],
    }));

  it('abuse test 5: nobody changes a counter, alone or with an edit', async () => {
    const ref = docPath.article('live');
    await denies(EVERYBODY, update(ref, { likes: increment(1) }));
    await denies(EVERYBODY, update(ref, { views: increment(2) }));
    await denies(EVERYBODY, update(ref, { disLikes: increment(-1) }));
    await denies(CONTENT_PEOPLE, (person) =>
      update(ref, { views: 99, article_title: 'x', ...stamp(person) }),
    );
    await denies(CONTENT_PEOPLE, (person) =>
      set(docPath.article('x'), { ...freshArticle(person), likes: 100 }),
    );
  });

  it('a writer moves an article to another category and disables it', async () => {
    await allows(
      ['writer'],
      update(docPath.article('unpublished'), { article_categories: 'off', ...stamp('writer') }),
    );
    await allows(
      ['writer'],
      update(docPath.article('unpublished'), { is_disabled: true, ...stamp('writer') }),
    );
  });

  it('people who publish here archive and restore a published article, under their own name', async () => {
    const archive =
      (is_disabled: boolean, changes: object = {}) =>
      (person: Person) =>
        update(docPath.article('live'), { is_disabled, ...stamp(person), ...changes });
    await denies(['agent', ...OUTSIDERS], archive(true));
    await denies(['writer'], archive(true, { updated_by: 'editor' }));
    await allows(['writer', 'editor'], archive(true));
    await denies(['agent', ...OUTSIDERS], archive(false));
    await allows(['writer', 'editor'], archive(false));
  });

  it('D-17: an article for staff reaches no visitor, and none is published for both', async () => {
    const forStaff = { audience: 'staff', is_published: false, is_staff_published: true };
    await layOut({ [docPath.article('forStaff')]: article(LIB, { ...forStaff, audience: 'staff' }) });
    await denies(PASSERS_BY, get(docPath.article('forStaff')));
    await allows(CONTENT_PEOPLE, get(docPath.article('forStaff')));
    await allows(CONTENT_PEOPLE, list('Articles', inLibrary(LIB), where('audience', '==', 'staff')));
    await denies(PASSERS_BY, list('Articles', inLibrary(LIB), where('audience', '==', 'staff'), most));
    await denies(
      PASSERS_BY,
      list('Articles', inLibrary(LIB), where('is_staff_published', '==', true), isNotDisabled, most),
    );
    const change = (fields: object) => (person: Person) =>
      update(docPath.article('unpublished'), { ...fields, ...stamp(person) });
    await denies(['writer'], change({ ...forStaff, is_published: true }));
    await denies(['writer'], change({ audience: 'staff', is_published: true }));
    await denies(['writer'], change({ ...forStaff, audience: 'public' }));
    await denies(['writer'], change({ is_staff_published: true }));
    await denies(['writer'], change({ ...forStaff, is_staff_published: 'yes' }));
    await denies(['writer'], change({ audience: 'everyone' }));
    await denies(['writer'], update(docPath.article('forStaff'), { is_published: true, ...stamp('writer') }));
    await allows(['writer', 'editor'], change(forStaff));
    await allows(['writer'], change({ audience: 'public', is_published: true, is_staff_published: false }));
  });

  it('S6-08: only the publishing slug changes what staff read', async () => {
    const permissions = { canCreateAndUpdateHelpCenterArticles: true };
    await layOut({
      [docPath.user('agent')]: { ...STAFF.agent, permissions },
      [docPath.article('forStaff')]: article(LIB, {
        audience: 'staff',
        is_published: false,
        is_staff_published: true,
      }),
    });
    const change = (id: string, fields: object) =>
      update(docPath.article(id), { ...fields, ...stamp('agent') });
    await denies(['agent'], change('forStaff', { article_title: 'New' }));
    await denies(['agent'], change('forStaff', { is_staff_published: false }));
    await denies(['agent'], change('unpublished', { audience: 'staff', is_staff_published: true }));
    await allows(['agent'], change('unpublished', { audience: 'staff' }));
  });

  it('people who may not publish neither disable an article nor edit a disabled one', async () => {
    const permissions = { canCreateAndUpdateHelpCenterArticles: true };
    await layOut({
      [docPath.user('agent')]: { ...STAFF.agent, permissions },
      [docPath.article('offline')]: article(LIB, { is_published: false, is_disabled: true }),
    });
    await denies(['agent'], update(docPath.article('unpublished'), { is_disabled: true, ...stamp('agent') }));
    await denies(['agent'], update(docPath.article('offline'), { article_title: 'x', ...stamp('agent') }));
  });

  it('takes the longest title, text and keywords, and no category', async () => {
    const longest = {
      article_title: 'ü'.repeat(200),
      article_content: 'x'.repeat(400_000),
      article_keywords: Array.from({ length: 30 }, () => 'k'.repeat(60)),
      article_categories: '',
    };
    await allows(['writer'], set(docPath.article('x'), { ...freshArticle('writer'), ...longest }));
  });

  it('lets writers begin an article for staff', async () => {
    const forStaff = { audience: 'staff', is_staff_published: false };
    await allows(['writer'], set(docPath.article('x'), { ...freshArticle('writer'), ...forStaff }));
  });

  it('refuses a category with an invalid id, even if it exists', async () => {
    await layOut({ [docPath.category('not.an.id')]: category(LIB) });
    await denies(
      ['writer'],
      set(docPath.article('x'), { ...freshArticle('writer'), article_categories: 'not.an.id' }),
    );
  });

  it.each([
    ['of another library', { support_lib_id: OTHER_LIB }],
    ['without a title', { article_title: '' }],
    ['with a title that is too long', { article_title: 'x'.repeat(201) }],
    ['with content that is not text', { article_content: 7 }],
    ['with content that is too long', { article_content: 'x'.repeat(400_001) }],
    ['with too many keywords', { article_keywords: Array.from({ length: 31 }, () => 'a') }],
    ['with keywords that are too long', { article_keywords: ['x'.repeat(1_801)] }],
    ['with keywords that are not texts', { article_keywords: [{ a: 1 }] }],
    ['in a category of another library', { article_categories: 'otherOpen' }],
    ['in a category that does not exist', { article_categories: 'nowhere' }],
    ['dated by the writer', { created_at: new Date(0) }],
    ['changed by someone else', { updated_by: 'owner' }],
    ['with an extra field', { likes2: 0 }],
    ['with an invalid flag', { is_disabled: 0 }],
    ['published by a word', { is_published: 'yes' }],
    ['with dislikes', { disLikes: 1 }],
    ['with views', { views: 1 }],
    ['for an audience that does not exist', { audience: 'everyone' }],
    ['for staff that visitors could read', { audience: 'staff', is_published: true }],
  ])('nobody creates an article %s', async (_what, change) => {
    await denies(['writer'], set(docPath.article('x'), { ...freshArticle('writer'), ...change }));
  });

  it('nobody moves an article to another library or forges who changed it and when', async () => {
    const change = (fields: object) =>
      update(docPath.article('unpublished'), { ...stamp('writer'), ...fields });
    await denies(['writer'], change({ support_lib_id: OTHER_LIB }));
    await denies(['writer'], change({ updated_by: 'owner' }));
    await denies(['writer'], change({ updated_at: new Date(Date.now() - 60_000) }));
    await denies(['writer'], change({ created_at: new Date(Date.now() - 60_000) }));
    await denies(['writer'], change({ is_published: 'yes' }));
    await denies(['writer'], change({ is_disabled: 0 }));
    await denies(['writer'], update(docPath.article('unpublished'), { article_title: 'x' }));
  });
});

describe('U-12: a copy of the parent’s article', () => {
  const copy = (person: Person, changes: object = {}) => ({
    ...freshArticle(person),
    article_categories: 'otherOpen',
    origin_ref: 'otherLive',
    origin_updated_at: CREATED_AT,
    ...changes,
  });
  const path = docPath.article(`otherLive_of_${LIB}`);
  const create =
    (changes: object = {}, at = path) =>
    (person: Person) =>
      set(at, copy(person, changes));

  const underParent = (parent_lib_id: string) => arrange(update(docPath.library(LIB), { parent_lib_id }));

  beforeEach(() => underParent(OTHER_LIB));

  it('is made by writers of the child, in a category of the parent or their own', async () => {
    for (const person of CONTENT_PEOPLE) {
      await allows([person], create());
      await arrange(remove(path));
    }
    await allows(['writer'], create({ article_categories: 'open' }));
    await arrange(remove(path));
    await denies(['agent', ...OUTSIDERS], create());
    await denies(['otherOwner'], (person) => set(path, copy(person, { support_lib_id: OTHER_LIB })));
  });

  it('is of a published article of the parent alone', async () => {
    const id = (origin: string) => docPath.article(`${origin}_of_${LIB}`);
    await denies(['writer'], create({ origin_ref: 'otherUnpublished' }, id('otherUnpublished')));
    await denies(['writer'], create({ origin_ref: 'live' }, id('live')));
    await denies(['writer'], create({ origin_ref: 'nosuchArticle' }, id('nosuchArticle')));
    await denies(['writer'], create({ origin_ref: '' }, docPath.article(`_of_${LIB}`)));
    await layOut({ [docPath.article('not.an.id')]: article(OTHER_LIB, {}) });
    await denies(['writer'], create({ origin_ref: 'not.an.id' }, id('not.an.id')));
    await underParent('');
    await denies(['writer'], create({ article_categories: 'open' }));
    await underParent(OTHER_LIB);
    await arrange(update(docPath.article('otherLive'), { is_disabled: true }));
    await denies(['writer'], create());
  });

  it('has the one id that belongs to it, which nothing else takes', async () => {
    await denies(['writer'], create({}, docPath.article('another')));
    await denies(['writer'], create({}, docPath.article(`otherLive_of_${OTHER_LIB}`)));
    await denies(['writer'], (person) => set(path, freshArticle(person)));
    await denies(['otherOwner'], (person) =>
      set(path, { ...freshArticle(person), support_lib_id: OTHER_LIB }),
    );
    await denies(['writer'], create({ origin_updated_at: 'now' }));
    await denies(['writer'], (person) => {
      const { origin_updated_at: _time, ...rest } = copy(person);
      return set(path, rest);
    });
    for (const part of [{ origin_ref: 'otherLive' }, { origin_updated_at: CREATED_AT }]) {
      await denies(['writer'], (person) =>
        set(docPath.article('plain'), { ...freshArticle(person), ...part }),
      );
    }
  });

  it('notes which text of the parent it knows, and never changes whose copy it is', async () => {
    await allows(['writer'], create());
    const change = (fields: object) => (person: Person) => update(path, { ...fields, ...stamp(person) });
    await allows(CONTENT_PEOPLE, change({ origin_updated_at: new Date(CREATED_AT.getTime() + 1_000) }));
    await denies(['writer'], change({ origin_ref: 'live' }));
    await denies(['writer'], change({ origin_updated_at: 'later' }));
    await denies(['agent', ...OUTSIDERS], change({ origin_updated_at: CREATED_AT }));
    await denies(['writer'], (person) =>
      update(docPath.article('unpublished'), { origin_updated_at: CREATED_AT, ...stamp(person) }),
    );
  });

  it('D-73: articles of a child may stand in categories of its parent, and of no other library', async () => {
    const inParents = (person: Person) => ({ ...freshArticle(person), article_categories: 'otherOpen' });
    await allows(['writer'], (person) => set(docPath.article('x'), inParents(person)));
    await underParent(AGENCY_LIB);
    await denies(['writer'], (person) => set(docPath.article('y'), inParents(person)));
  });

  it('S3-07: stays usable after the parent deletes its category, but nothing moves there', async () => {
    await allows(['writer'], create());
    await arrange(remove(docPath.category('otherOpen')));
    const change = (fields: object, at = path) => update(at, { ...fields, ...stamp('writer') });
    await allows(['writer'], change({ article_title: 'Ours' }));
    await allows(['writer'], change({ is_published: true }));
    await allows(['writer'], change({ is_published: false }));
    await allows(['writer'], change({ is_disabled: true }));
    await denies(['writer'], (person) =>
      set(docPath.article('x'), { ...freshArticle(person), article_categories: 'otherOpen' }),
    );
    await denies(['writer'], change({ article_categories: 'otherOpen' }, docPath.article('unpublished')));
    await denies(['writer'], change({ article_categories: 'nowhere' }));
    await denies(['otherOwner'], update(path, { article_title: 'Theirs', ...stamp('otherOwner') }));
    await allows(['writer'], change({ article_categories: 'open' }));
    await denies(['writer'], change({ article_categories: 'otherOpen' }));
  });

  it('S3-07: keeps its draft after the parent deletes its category', async () => {
    const draft = (article_categories: string, id = `otherLive_of_${LIB}`) =>
      set(docPath.articleDraft(id), {
        support_lib_id: LIB,
        article_title: 'Ours',
        article_content: '<p>Ours.</p>',
        article_keywords: [],
        article_categories,
        ...stamp('writer'),
      });
    await allows(['writer'], create());
    await arrange(remove(docPath.category('otherOpen')));
    await denies(['writer'], draft('nowhere'));
    await allows(['writer'], draft('otherOpen'));
    await allows(['writer'], draft('otherOpen'));
    await denies(['writer'], draft('nowhere'));
    await denies(['writer'], draft('otherOpen', 'unpublished'));
    await allows(['writer'], draft('open'));
    await denies(['writer'], draft('otherOpen'));
  });
});

describe('ArticleFeedback', () => {
  it('is read by writers of the library and written by nobody (S8-31)', async () => {
    const path = docPath.articleFeedback('reason');
    const entries = list('ArticleFeedback', inLibrary(LIB), where('article_id', '==', 'live'));
    await allows(CONTENT_PEOPLE, get(path));
    await allows(CONTENT_PEOPLE, entries);
    await denies(['agent', ...OUTSIDERS], get(path));
    await denies(['agent', ...OUTSIDERS], entries);
    await denies(CONTENT_PEOPLE, list('ArticleFeedback', inLibrary(OTHER_LIB)));
    await denies([...CONTENT_PEOPLE, ...OUTSIDERS], update(path, { text: '' }));
    await denies([...CONTENT_PEOPLE, ...OUTSIDERS], remove(path));
  });
});

describe('ArticleLinks', () => {
  it('are read by writers of the library and written by nobody', async () => {
    const path = docPath.articleLinks('live');
    const links = {
      support_lib_id: LIB,
      article_title: 'T',
      to: [],
      dead: [],
      has_dead: true,
      updated_at: CREATED_AT,
    };
    await layOut({ [path]: links });
    const dead = list('ArticleLinks', inLibrary(LIB), where('has_dead', '==', true), limit(30));
    await allows(CONTENT_PEOPLE, get(path));
    await allows(CONTENT_PEOPLE, dead);
    await denies(['agent', ...OUTSIDERS], get(path));
    await denies(['agent', ...OUTSIDERS], dead);
    await denies(EVERYBODY, update(path, { has_dead: false }));
    await denies(EVERYBODY, remove(path));
    await denies(EVERYBODY, set(docPath.articleLinks('other'), links));
  });
});

describe('FailedSearches', () => {
  it('U-11: are read by writers of the library and written by no one', async () => {
    const path = docPath.failedSearch('failed');
    const rows = list(
      'FailedSearches',
      inLibrary(LIB),
      where('last_at', '>=', new Date(0)),
      orderBy('last_at', 'desc'),
    );
    await allows(CONTENT_PEOPLE, get(path));
    await allows(CONTENT_PEOPLE, rows);
    await denies(['agent', ...OUTSIDERS], get(path));
    await denies(['agent', ...OUTSIDERS], rows);
    await denies(CONTENT_PEOPLE, list('FailedSearches'));
    await denies(CONTENT_PEOPLE, list('FailedSearches', inLibrary(OTHER_LIB)));
    await denies([...CONTENT_PEOPLE, ...OUTSIDERS], update(path, { query: '' }));
    await denies([...CONTENT_PEOPLE, ...OUTSIDERS], remove(path));
  });

  it('U-11: no one but functions says when an article was read or got a No', async () => {
    for (const field of ['viewed_at', 'disliked_at']) {
      await denies(
        CONTENT_PEOPLE,
        update(docPath.article('unpublished'), { [field]: new Date(), ...stamp('writer') }),
      );
    }
  });
});

describe('ArticleDrafts', () => {
  const draft = (person: Person) => ({
    support_lib_id: LIB,
    article_title: 'Charge the battery',
    article_content: '<p>Better.</p>',
    article_keywords: [],
    article_categories: 'open',
    ...stamp(person),
  });

  it('abuse test 1: only writers of the library read them', async () => {
    const drafts = list('ArticleDrafts', inLibrary(LIB));
    await allows(CONTENT_PEOPLE, get(docPath.articleDraft('live')));
    await allows(CONTENT_PEOPLE, drafts);
    await denies(['agent', ...OUTSIDERS], get(docPath.articleDraft('live')));
    await denies(['agent', ...OUTSIDERS], drafts);
  });

  it('the editor may ask for a draft that does not exist yet', async () => {
    await allows(CONTENT_PEOPLE, get(docPath.articleDraft('unpublished')));
    await denies(CONTENT_PEOPLE, get(docPath.articleDraft('otherLive')));
  });

  it('writers save drafts for articles of their own library', async () => {
    await allows(CONTENT_PEOPLE, (person) => set(docPath.articleDraft('unpublished'), draft(person)));
    await denies(['agent', ...OUTSIDERS], (person) =>
      set(docPath.articleDraft('unpublished'), draft(person)),
    );
    await denies(['writer'], set(docPath.articleDraft('otherLive'), draft('writer')));
    await denies(['writer'], set(docPath.articleDraft('nowhere'), draft('writer')));
    await denies(
      ['writer'],
      set(docPath.articleDraft('live'), { ...draft('writer'), support_lib_id: OTHER_LIB }),
    );
    await denies(['writer'], set(docPath.articleDraft('live'), { ...draft('writer'), views: 1 }));
  });

  it.each([
    ['without a title', { article_title: '' }],
    ['with content that is not text', { article_content: 7 }],
    ['in a category of another library', { article_categories: 'otherOpen' }],
    ["in someone else's name", { updated_by: 'owner' }],
    ['dated by the writer', { updated_at: new Date(0) }],
  ])('nobody saves a draft %s', (_what, change) =>
    denies(['writer'], set(docPath.articleDraft('live'), { ...draft('writer'), ...change })),
  );

  it('a draft that outlives its article stays with its library, whichever library reuses the id', async () => {
    const old = { ...draft('writer'), updated_at: CREATED_AT };
    await layOut({
      [docPath.articleDraft('otherLive')]: old,
      [docPath.articleDraft('live')]: { ...old, support_lib_id: OTHER_LIB, article_categories: 'otherOpen' },
    });
    const left = docPath.articleDraft('otherLive');
    await denies(['otherOwner', 'otherAdmin'], get(left));
    await allows(CONTENT_PEOPLE, get(left));
    await denies(CONTENT_PEOPLE, get(docPath.articleDraft('live')));
    const moved = (person: Person) => ({
      ...draft(person),
      support_lib_id: OTHER_LIB,
      article_categories: '',
    });
    await denies(['writer', 'otherOwner'], (person) => set(left, moved(person)));
  });

  it('publishing a draft is one batch: the article takes its content and the draft is deleted', async () => {
    const publish = (person: Person) => {
      const { support_lib_id: _library, ...change } = draft(person);
      return commit(
        update(docPath.article('live'), { ...change, is_published: true }),
        remove(docPath.articleDraft('live')),
      );
    };
    await denies(['agent', ...OUTSIDERS], publish);
    await allows(['writer'], publish);
  });
});

describe('UnsavedArticles', () => {
  const afterDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  const begun = (person: Person) => ({
    support_lib_id: LIB,
    article_title: '',
    article_content: '<p>Half a thought.</p>',
    article_keywords: [],
    article_categories: '',
    ...stamp(person),
    expires_at: new Date(0),
  });
  const path = docPath.unsavedArticle('begun');
  const own = (person: Person) => `${path}-${person}`;

  it('D-75: a writer keeps a new article, reads it again, goes on and discards it', async () => {
    await allows(CONTENT_PEOPLE, (person) => set(own(person), begun(person)));
    await allows(CONTENT_PEOPLE, (person) => get(own(person)));
    await allows(CONTENT_PEOPLE, (person) =>
      update(own(person), { article_title: 'Charge the battery', ...stamp(person) }),
    );
    await allows(CONTENT_PEOPLE, (person) =>
      list('UnsavedArticles', inLibrary(LIB), where('updated_by', '==', person), limit(10)),
    );
    await allows(CONTENT_PEOPLE, (person) => set(own(person), { ...begun(person), failed_search: 'failed' }));
    await allows(CONTENT_PEOPLE, (person) => remove(own(person)));
    await denies(['agent', ...OUTSIDERS], (person) => set(own(person), begun(person)));
  });

  it('D-75: nobody else reads it, writes over it or deletes it, and no list shows it', async () => {
    await layOut({ [path]: { ...begun('writer'), updated_at: CREATED_AT } });
    const others = EVERYBODY.filter((person) => person !== 'writer');
    await denies(others, get(path));
    await denies(others, (person) => set(path, begun(person)));
    await denies(others, remove(path));
    await denies(EVERYBODY, list('UnsavedArticles', inLibrary(LIB), limit(10)));
    await allows(['writer'], get(path));
  });

  it.each([
    ['for another library', { support_lib_id: OTHER_LIB }],
    ["in someone else's name", { updated_by: 'owner' }],
    ['dated by the writer', { updated_at: new Date(0) }],
    ['that never expires', { expires_at: null }],
    ['that expires in a text', { expires_at: '2026-01-01' }],
    ['that is kept longer than 200 days', { expires_at: afterDays(200.1) }],
    ['with a field of an article', { is_published: true }],
    ['with content that is not text', { article_content: 7 }],
    ['in a category whose id is none', { article_categories: 'a/b' }],
    ['in a category whose id is too long', { article_categories: 'c'.repeat(129) }],
    ['with a title that is not text', { article_title: 7 }],
    ['with a title that is too long', { article_title: 'x'.repeat(201) }],
    ['with content that is too long', { article_content: 'x'.repeat(400_001) }],
    ['with too many keywords', { article_keywords: Array.from({ length: 31 }, () => 'a') }],
    ['with keywords that are too long', { article_keywords: ['x'.repeat(1_801)] }],
    ['with keywords that are not texts', { article_keywords: [{ a: 1 }] }],
    ['with keywords that are no list', { article_keywords: 'battery' }],
    ['for a failed search whose id is none', { failed_search: 'a/b' }],
    ['for a failed search that is no text', { failed_search: 7 }],
  ])('D-75: nobody keeps one %s, at first or later', async (_what, change) => {
    await denies(['writer'], set(path, { ...begun('writer'), ...change }));
    await layOut({ [path]: { ...begun('writer'), updated_by: 'writer', updated_at: CREATED_AT } });
    await denies(['writer'], update(path, { ...stamp('writer'), ...change }));
    await allows(['writer'], update(path, stamp('writer')));
  });

  it('D-75: keeps one for 180 days, even by a clock that is almost 20 days fast', async () => {
    await allows(['writer'], set(path, { ...begun('writer'), expires_at: afterDays(180) }));
    await allows(['writer'], update(path, { ...stamp('writer'), expires_at: afterDays(199.9) }));
  });

  it('D-75: takes the longest title, text, keywords and category', () =>
    allows(
      ['writer'],
      set(path, {
        ...begun('writer'),
        article_title: 'ü'.repeat(200),
        article_content: 'x'.repeat(400_000),
        article_keywords: Array.from({ length: 30 }, () => 'k'.repeat(60)),
        article_categories: 'c'.repeat(128),
      }),
    ));

  it('D-75: one that is kept stays in its library', async () => {
    await layOut({ [path]: { ...begun('writer'), support_lib_id: OTHER_LIB, updated_at: CREATED_AT } });
    await denies(['writer'], set(path, begun('writer')));
    await denies(['writer'], get(path));
    await denies(['writer'], remove(path));
  });
});

describe('ArticleRevisions', () => {
  const revision = (library: string) => ({
    support_lib_id: library,
    article_ref: 'live',
    article_title: 'Charge the battery',
    article_content: '<p>Plug it in.</p>',
    article_keywords: [],
    article_categories: 'open',
    published_at: CREATED_AT,
    published_by: 'writer',
    published_name: 'Writer',
  });
  const ours = docPath.articleRevision('ours');
  const ofArticle = list('ArticleRevisions', inLibrary(LIB), where('article_ref', '==', 'live'), limit(20));

  it('S6-08: writers of the library read them; agents, visitors and other libraries do not', async () => {
    await layOut({ [ours]: revision(LIB), [docPath.articleRevision('theirs')]: revision(OTHER_LIB) });
    await allows(CONTENT_PEOPLE, get(ours));
    await allows(CONTENT_PEOPLE, ofArticle);
    await denies(['agent', ...OUTSIDERS], get(ours));
    await denies(['agent', ...OUTSIDERS], ofArticle);
    await denies(CONTENT_PEOPLE, get(docPath.articleRevision('theirs')));
    await denies(CONTENT_PEOPLE, list('ArticleRevisions', where('article_ref', '==', 'live'), limit(20)));
  });

  it('D-17: nobody writes, changes or deletes one, even together with the article', async () => {
    await layOut({ [ours]: revision(LIB) });
    const forged = { ...revision(LIB), published_at: SERVER_TIME };
    await denies(EVERYBODY, set(docPath.articleRevision('forged'), forged));
    await denies(EVERYBODY, update(ours, { article_content: 'never said' }));
    await denies(EVERYBODY, remove(ours));
    await denies(CONTENT_PEOPLE, (person) =>
      commit(
        update(docPath.article('live'), { article_title: 'New', ...stamp(person) }),
        set(docPath.articleRevision('forged'), forged),
      ),
    );
  });
});
