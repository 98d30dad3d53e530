import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { describe, it } from 'vitest';
import { expectDeletion } from './support/deletions';
import {
  allows,
  denies,
  get,
  layOut,
  limit,
  list,
  listGroup,
  orderBy,
  remove,
  SERVER_TIME,
  set,
  update,
  where,
} from './support/firestore';
import {
  CONTENT_PEOPLE,
  EVERYBODY,
  LIB,
  OTHER_LIB,
  OUTSIDERS,
  PASSERS_BY,
  type Person,
  STAFF,
} from './support/people';
import { CREATED_AT, receipt, sop, sopCategoryIn, useWorld } from './support/world';

useWorld();

/** Readers have the slug of SOPs; the agent does not. */
const READERS: readonly Person[] = [...CONTENT_PEOPLE, 'viewer', 'agencyInside'];
const NOT_READERS: readonly Person[] = ['agent', 'sessionOver', ...OUTSIDERS];
const PUBLISHERS: readonly Person[] = ['owner', 'admin', 'editor', 'agencyInside'];
const NOT_PUBLISHERS: readonly Person[] = ['writer', 'viewer', ...NOT_READERS];
const STATES = ['sopLive', 'sopDraft', 'sopArchived'] as const;
const LIVE = docPath.sopArticle('sopLive');
const DRAFT = docPath.sopArticle('sopDraft');
const ours = where('support_lib_id', '==', LIB);
const soon = new Date(Date.UTC(2035, 0, 1));

const stamp = (person: Person) => ({ updated_at: SERVER_TIME, updated_by: person });
const change = (path: string, fields: object) => (person: Person) =>
  update(path, { ...fields, ...stamp(person) });
const fresh =
  (fields: object = {}, id = 'fresh') =>
  (person: Person) =>
    set(docPath.sopArticle(`${id}-${person}`), {
      ...sop(LIB, { is_published: false, version: 0 }),
      created_at: SERVER_TIME,
      ...stamp(person),
      ...fields,
    });

describe('who reads SOPs', () => {
  it('S6-33: people with the slug, of this library alone, in every state', async () => {
    for (const id of STATES) {
      await allows(READERS, get(docPath.sopArticle(id)));
      await denies(NOT_READERS, get(docPath.sopArticle(id)));
    }
    await allows(
      READERS,
      list('SopArticles', ours, where('is_disabled', '==', false), orderBy('updated_at', 'desc'), limit(20)),
    );
    await denies(
      NOT_READERS,
      list('SopArticles', ours, where('is_disabled', '==', false), orderBy('updated_at', 'desc'), limit(20)),
    );
    await denies(READERS, get(docPath.sopArticle('otherSop')));
    await denies(READERS, list('SopArticles', where('support_lib_id', '==', OTHER_LIB), limit(1)));
    await denies(READERS, list('SopArticles', limit(1)));
    await denies(READERS, listGroup('SopArticles', ours, limit(1)));
  });

  it('S6-33: categories, the same', async () => {
    await allows(READERS, get(docPath.sopCategory('sopOpen')));
    await allows(READERS, list('SopCategories', ours, orderBy('position'), limit(100)));
    await denies(NOT_READERS, get(docPath.sopCategory('sopOpen')));
    await denies(NOT_READERS, list('SopCategories', ours, limit(1)));
    await denies(READERS, get(docPath.sopCategory('otherSopOpen')));
    await denies(READERS, list('SopCategories', limit(1)));
  });

  it('no visitor ever, also of one that has just been published, by whatever question', async () => {
    await allows(['editor'], change(DRAFT, { is_published: true, version: 1 }));
    const published = [where('is_published', '==', true), where('is_disabled', '==', false)];
    for (const path of [
      LIVE,
      DRAFT,
      docPath.sopArticle('otherSop'),
      docPath.sopCategory('sopOpen'),
      docPath.sopReceipt('sopLive', 'writer'),
      docPath.sopArticle('nowhere'),
    ])
      await denies(PASSERS_BY, get(path));
    for (const name of ['SopArticles', 'SopCategories', 'SopReceipts']) {
      await denies(PASSERS_BY, list(name, limit(1)));
      await denies(PASSERS_BY, list(name, ours, limit(1)));
      await denies(PASSERS_BY, listGroup(name, ours, limit(1)));
    }
    await denies(PASSERS_BY, list('SopArticles', ours, ...published, limit(1)));
    await denies(PASSERS_BY, list('SopReceipts', ours, where('reader_ref', '==', 'visitor'), limit(1)));
  });

  it('not a teammate who was deactivated or lost the slug', async () => {
    await allows(['writer'], get(LIVE));
    await layOut({ [docPath.user('writer')]: { ...STAFF.writer, is_active: false } });
    await denies(['writer'], get(LIVE));
    await layOut({ [docPath.user('writer')]: { ...STAFF.writer, permissions: {} } });
    await denies(['writer'], get(LIVE));
    await denies(['writer'], list('SopArticles', ours, limit(1)));
  });

  it('and the slug alone is enough, for any role', async () => {
    const permissions = { canCreateAndUpdateSopArticles: true };
    await layOut({ [docPath.user('agent')]: { ...STAFF.agent, permissions } });
    await allows(['agent'], get(LIVE));
  });
});

describe('who writes SOPs', () => {
  it('S6-11: writers begin and edit drafts; only people who publish touch what is published', async () => {
    const WRITERS: readonly Person[] = [...CONTENT_PEOPLE, 'agencyInside'];
    await allows(WRITERS, fresh());
    await denies(['viewer', ...NOT_READERS], fresh());
    await allows(WRITERS, change(DRAFT, { sop_title: 'New' }));
    await denies(['viewer', ...NOT_READERS], change(DRAFT, { sop_title: 'New' }));
    await denies(NOT_PUBLISHERS, fresh({ is_published: true, version: 1 }));
    await allows(PUBLISHERS, fresh({ is_published: true, version: 1 }, 'live'));
    await denies(NOT_PUBLISHERS, change(LIVE, { sop_title: 'New', version: 3 }));
    await denies(NOT_PUBLISHERS, change(LIVE, { is_published: false }));
    await denies(NOT_PUBLISHERS, change(LIVE, { is_disabled: true }));
    await denies(NOT_PUBLISHERS, change(DRAFT, { is_published: true, version: 1 }));
    await denies(NOT_PUBLISHERS, change(DRAFT, { is_disabled: true }));
    await allows(['editor'], change(LIVE, { sop_title: 'New', version: 3 }));
    await allows(['editor'], change(LIVE, { is_disabled: true }));
  });

  it('people who publish delete one from the archive, if they have just changed it', () =>
    expectDeletion({
      path: docPath.sopArticle('sopArchived'),
      document: (changes) => sop(LIB, { is_disabled: true, ...changes }),
      allowed: PUBLISHERS,
      denied: NOT_PUBLISHERS,
      refused: [{ is_disabled: false }, { is_disabled: false, is_published: false }],
    }));

  it('publishing needs both slugs', async () => {
    const permissions = { canManageAndPublishSopArticles: true };
    await layOut({ [docPath.user('agent')]: { ...STAFF.agent, permissions } });
    await denies(['agent'], get(LIVE));
    await denies(['agent'], change(DRAFT, { is_published: true, version: 1 }));
    await denies(['agent'], fresh({ is_published: true, version: 1 }));
  });

  it('each publication of a text is the next version', async () => {
    await denies(['editor'], change(LIVE, { sop_title: 'New' }));
    await denies(['editor'], change(LIVE, { sop_content: 'New' }));
    await denies(['editor'], change(LIVE, { sop_title: 'New', version: 4 }));
    await denies(['editor'], change(LIVE, { version: 3 }));
    await denies(['editor'], change(LIVE, { category_id: '', version: 3 }));
    await denies(['editor'], change(LIVE, { is_published: false, version: 3 }));
    await denies(['editor'], change(DRAFT, { is_published: true }));
    await denies(['editor'], change(DRAFT, { sop_title: 'New', version: 1 }));
    await allows(['editor'], change(LIVE, { category_id: '' }));
    await allows(['editor'], change(LIVE, { sop_content: 'New', version: 3 }));
    await allows(['editor'], change(LIVE, { is_published: false }));
    await allows(['editor'], change(LIVE, { is_published: true, version: 4 }));
  });

  it('writers say who keeps a published one correct, and that it is, in their own name', async () => {
    const review = (fields: object) => update(LIVE, fields);
    await allows(CONTENT_PEOPLE, review({ owner_ref: 'agent', verify_by: soon }));
    await denies(['viewer', ...NOT_READERS], review({ owner_ref: 'agent' }));
    await denies(['writer'], review({ owner_ref: 'a/b' }));
    await denies(['writer'], review({ owner_ref: 7 }));
    await denies(['writer'], review({ verify_by: 'soon' }));
    await denies(['writer'], review({ owner_ref: '', sop_title: 'New' }));
    await denies(['writer'], review({ verified_at: SERVER_TIME, verified_by: 'owner' }));
    await denies(['writer'], review({ verified_at: soon, verified_by: 'writer' }));
    await denies(['writer'], review({ verified_by: 'writer' }));
    await allows(['writer'], review({ verified_at: SERVER_TIME, verified_by: 'writer', verify_by: null }));
    await layOut({ [LIVE]: sop(LIB, { verified_at: CREATED_AT, verified_by: 'writer' }) });
    await denies(['writer'], review({ verified_at: soon }));
  });

  it('none moves to another library, nor into a category of one', async () => {
    await denies(['owner', 'agencyInside'], change(LIVE, { support_lib_id: OTHER_LIB }));
    await denies(['owner'], fresh({ support_lib_id: OTHER_LIB }));
    await layOut({ [docPath.sopCategory('a.b')]: sopCategoryIn(LIB, 'a.b') });
    for (const category of ['otherSopOpen', 'nowhere', 'a/b', 'a.b', 7]) {
      await denies(['owner'], change(DRAFT, { category_id: category }));
      await denies(['owner'], fresh({ category_id: category }));
    }
    await allows(['owner'], change(DRAFT, { category_id: '' }));
    await allows(['owner'], change(DRAFT, { category_id: 'sopOpen' }));
  });

  it('one keeps a category that is gone', async () => {
    await layOut({ [DRAFT]: sop(LIB, { is_published: false, version: 0, category_id: 'gone' }) });
    await allows(['writer'], change(DRAFT, { sop_title: 'New' }));
    await denies(['writer'], fresh({ category_id: 'gone' }));
  });

  it.each<[string, object]>([
    ['no title', { sop_title: '' }],
    ['a title that is too long', { sop_title: 'x'.repeat(LIMITS.articleTitle + 1) }],
    ['a title that is not text', { sop_title: 7 }],
    ['a text that is too long', { sop_content: 'x'.repeat(LIMITS.sopContent + 1) }],
    ['a text that is not text', { sop_content: ['x'] }],
    ['a state that is not one', { is_published: 'yes' }],
    ['an archive that is not one', { is_disabled: 'no' }],
    ['another field', { html: '<b>' }],
    ['an earlier time', { updated_at: CREATED_AT }],
    ["another's name", { updated_by: 'owner' }],
  ])('refuses %s', async (_what, fields) => {
    await denies(['editor'], fresh(fields));
    await denies(['editor'], (person) => update(DRAFT, { ...stamp(person), ...fields }));
  });

  it.each<[string, object]>([
    ['a version of its own', { version: 1 }],
    ['a verification', { verified_at: SERVER_TIME, verified_by: 'editor' }],
    ['the time of a verification', { verified_at: CREATED_AT }],
    ['the name of who verified it', { verified_by: 'editor' }],
    ['an earlier beginning', { created_at: CREATED_AT }],
    ['an owner that is no id', { owner_ref: 'a/b' }],
    ['a date that is none', { verify_by: 'soon' }],
  ])('refuses %s of a new one', (_what, fields) => denies(['editor'], fresh(fields)));

  it('accepts the longest texts', () =>
    allows(
      ['writer'],
      fresh({
        sop_title: 'x'.repeat(LIMITS.articleTitle),
        sop_content: 'x'.repeat(LIMITS.sopContent),
        owner_ref: 'agent',
        verify_by: soon,
      }),
    ));
});

describe('SOP categories', () => {
  const OPEN = docPath.sopCategory('sopOpen');
  const create =
    (fields: object = {}) =>
    (person: Person) => {
      const id = `fresh-${person}`;
      return set(docPath.sopCategory(id), { ...sopCategoryIn(LIB, id), ...fields });
    };

  it('S6-11: writers create, rename and order them; people who publish delete them', async () => {
    await allows(CONTENT_PEOPLE, create());
    await denies(['viewer', ...NOT_READERS], create());
    await allows(CONTENT_PEOPLE, update(OPEN, { category_title: 'New', position: 7 }));
    await denies(['viewer', ...NOT_READERS], update(OPEN, { category_title: 'New' }));
    await denies(NOT_PUBLISHERS, remove(OPEN));
    await denies(CONTENT_PEOPLE, remove(docPath.sopCategory('otherSopOpen')));
    await allows(['editor'], remove(OPEN));
  });

  it.each<[string, object]>([
    ['no title', { category_title: '' }],
    ['a title that is too long', { category_title: 'x'.repeat(201) }],
    ['a place that is no number', { position: '1' }],
    ['a place below the first', { position: -1 }],
    ['a place beyond the last', { position: LIMITS.sopPosition + 1 }],
    ['half a place', { position: 0.5 }],
    ["another's id", { category_id: 'other' }],
    ['another library', { support_lib_id: OTHER_LIB }],
    ['another field', { icon: 'x' }],
  ])('refuse %s', async (_what, fields) => {
    await denies(['owner'], create(fields));
    await denies(['owner'], update(OPEN, fields));
  });

  it('take the longest title, and the first and the last place', async () => {
    await allows(['owner'], update(OPEN, { category_title: 'x'.repeat(LIMITS.categoryTitle) }));
    await allows(['owner'], update(OPEN, { position: 0 }));
    await allows(['owner'], update(OPEN, { position: LIMITS.sopPosition }));
  });

  it('have an id that can be part of a path', () =>
    denies(['owner'], set(docPath.sopCategory('a.b'), sopCategoryIn(LIB, 'a.b'))));
});

describe('receipts', () => {
  const path = (person: Person, id = 'sopLive') => docPath.sopReceipt(id, person);
  const confirm =
    (fields: object = {}, id = 'sopLive') =>
    (person: Person) =>
      set(path(person, id), {
        ...receipt(LIB, { sop_ref: id, reader_ref: person, version: 2 }),
        read_at: SERVER_TIME,
        ...fields,
      });
  const READ_BY_WRITER = path('writer');

  it('readers confirm the version that is published now, in their own name', async () => {
    await allows([...CONTENT_PEOPLE, 'agencyInside'], confirm());
    await denies(['viewer', ...NOT_READERS], confirm());
    await denies(['editor'], () => confirm()('owner'));
    await denies(['editor'], () => confirm({ reader_ref: 'editor' })('owner'));
    await denies(['editor'], confirm({ reader_ref: 'owner' }));
    await denies(['editor'], confirm({ version: 1 }));
    await denies(['editor'], confirm({ version: 3 }));
    await denies(['editor'], confirm({ read_at: CREATED_AT }));
    await denies(['editor'], confirm({ note: 'x' }));
    await denies(['editor'], confirm({ support_lib_id: OTHER_LIB }));
    await denies(['editor'], confirm({ sop_ref: 'otherSop' }));
    await denies(['editor'], confirm({ version: 0 }, 'sopDraft'));
    await denies(['editor'], confirm({ version: 1 }, 'sopArchived'));
    await denies(['editor'], confirm({ version: 1 }, 'otherSop'));
    await denies(['editor'], confirm({ version: 1, support_lib_id: OTHER_LIB }, 'otherSop'));
    await denies(['editor'], confirm({ version: 1 }, 'nowhere'));
  });

  it('a new version is confirmed anew', async () => {
    await denies(['writer'], update(READ_BY_WRITER, { read_at: SERVER_TIME }));
    await allows(['writer'], update(READ_BY_WRITER, { read_at: SERVER_TIME, version: 2 }));
    await allows(['editor'], change(LIVE, { sop_content: 'New', version: 3 }));
    await denies(['writer'], update(READ_BY_WRITER, { read_at: SERVER_TIME, version: 2 }));
    await allows(['writer'], update(READ_BY_WRITER, { read_at: SERVER_TIME, version: 3 }));
  });

  it('their own are read by readers, all by people who publish', async () => {
    const own = (person: Person) =>
      list(
        'SopReceipts',
        ours,
        where('reader_ref', '==', person),
        where('sop_ref', 'in', ['sopLive']),
        limit(20),
      );
    const all = list('SopReceipts', ours, where('sop_ref', '==', 'sopLive'), limit(100));
    await allows(READERS, own);
    await denies(NOT_READERS, own);
    await allows(['writer'], get(READ_BY_WRITER));
    await allows(['editor', 'owner', 'viewer'], get(READ_BY_WRITER));
    await allows(['editor', 'owner', 'viewer'], all);
    await denies(['writer', ...NOT_READERS], all);
    await denies(NOT_READERS, get(READ_BY_WRITER));
    await denies(READERS, get(path('otherOwner', 'otherSop')));
  });

  it('nobody deletes one, forges one or moves one to another library', async () => {
    await denies(EVERYBODY, remove(READ_BY_WRITER));
    await denies(['owner'], update(READ_BY_WRITER, { read_at: SERVER_TIME, version: 2 }));
    await denies(['writer'], update(READ_BY_WRITER, { read_at: SERVER_TIME, support_lib_id: OTHER_LIB }));
    await layOut({ [path('editor')]: receipt(OTHER_LIB, { sop_ref: 'sopLive', reader_ref: 'editor' }) });
    await denies(['editor'], confirm());
  });
});
