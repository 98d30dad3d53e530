import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { beforeEach, describe, it } from 'vitest';
import { expectDeletion } from './support/deletions';
import { changeOf, grantOnly, stampOf } from './support/edits';
import {
  allows,
  arrange,
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

const fresh =
  (fields: object = {}, id = 'fresh') =>
  (person: Person) =>
    set(docPath.sopArticle(`${id}-${person}`), {
      ...sop(LIB, { is_published: false, version: 0 }),
      created_at: SERVER_TIME,
      ...stampOf(person),
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
    await allows(['editor'], changeOf(DRAFT, { is_published: true, version: 1 }));
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
    await grantOnly('writer');
    await denies(['writer'], get(LIVE));
    await denies(['writer'], list('SopArticles', ours, limit(1)));
  });

  it('and the slug alone is enough, for any role', async () => {
    await grantOnly('agent', 'canCreateAndUpdateSopArticles');
    await allows(['agent'], get(LIVE));
  });
});

describe('who writes SOPs', () => {
  it('S6-11: writers begin and edit drafts; only people who publish touch what is published', async () => {
    const WRITERS: readonly Person[] = [...CONTENT_PEOPLE, 'agencyInside'];
    await allows(WRITERS, fresh());
    await denies(['viewer', ...NOT_READERS], fresh());
    await allows(WRITERS, changeOf(DRAFT, { sop_title: 'New' }));
    await denies(['viewer', ...NOT_READERS], changeOf(DRAFT, { sop_title: 'New' }));
    await denies(NOT_PUBLISHERS, fresh({ is_published: true, version: 1 }));
    await allows(PUBLISHERS, fresh({ is_published: true, version: 1 }, 'live'));
    await denies(NOT_PUBLISHERS, changeOf(LIVE, { sop_title: 'New', version: 3 }));
    await denies(NOT_PUBLISHERS, changeOf(LIVE, { is_published: false }));
    await denies(NOT_PUBLISHERS, changeOf(LIVE, { is_disabled: true }));
    await denies(NOT_PUBLISHERS, changeOf(DRAFT, { is_published: true, version: 1 }));
    await denies(NOT_PUBLISHERS, changeOf(DRAFT, { is_disabled: true }));
    await allows(['editor'], changeOf(LIVE, { sop_title: 'New', version: 3 }));
    await allows(['editor'], changeOf(LIVE, { is_disabled: true }));
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
    await grantOnly('agent', 'canManageAndPublishSopArticles');
    await denies(['agent'], get(LIVE));
    await denies(['agent'], changeOf(DRAFT, { is_published: true, version: 1 }));
    await denies(['agent'], fresh({ is_published: true, version: 1 }));
  });

  it('each publication of a text is the next version', async () => {
    await denies(['editor'], changeOf(LIVE, { sop_title: 'New' }));
    await denies(['editor'], changeOf(LIVE, { sop_content: 'New' }));
    await denies(['editor'], changeOf(LIVE, { sop_title: 'New', version: 4 }));
    await denies(['editor'], changeOf(LIVE, { version: 3 }));
    await denies(['editor'], changeOf(LIVE, { category_id: '', version: 3 }));
    await denies(['editor'], changeOf(LIVE, { is_published: false, version: 3 }));
    await denies(['editor'], changeOf(DRAFT, { is_published: true }));
    await denies(['editor'], changeOf(DRAFT, { sop_title: 'New', version: 1 }));
    await allows(['editor'], changeOf(LIVE, { category_id: '' }));
    await allows(['editor'], changeOf(LIVE, { sop_content: 'New', version: 3 }));
    await allows(['editor'], changeOf(LIVE, { is_published: false }));
    await allows(['editor'], changeOf(LIVE, { is_published: true, version: 4 }));
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
    await denies(['owner', 'agencyInside'], changeOf(LIVE, { support_lib_id: OTHER_LIB }));
    await denies(['owner'], fresh({ support_lib_id: OTHER_LIB }));
    await layOut({ [docPath.sopCategory('a.b')]: sopCategoryIn(LIB, 'a.b') });
    for (const category of ['otherSopOpen', 'nowhere', 'a/b', 'a.b', 7]) {
      await denies(['owner'], changeOf(DRAFT, { category_id: category }));
      await denies(['owner'], fresh({ category_id: category }));
    }
    await allows(['owner'], changeOf(DRAFT, { category_id: '' }));
    await allows(['owner'], changeOf(DRAFT, { category_id: 'sopOpen' }));
  });

  it('one keeps a category that is gone', async () => {
    await layOut({ [DRAFT]: sop(LIB, { is_published: false, version: 0, category_id: 'gone' }) });
    await allows(['writer'], changeOf(DRAFT, { sop_title: 'New' }));
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
    await denies(['editor'], (person) => update(DRAFT, { ...stampOf(person), ...fields }));
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
    await allows(['editor'], changeOf(LIVE, { sop_content: 'New', version: 3 }));
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

describe('U-12: SOPs of the parent', () => {
  const OFFERED = docPath.sopArticle('offered');
  const offered = (changes: object = {}) => ({
    ...sop(AGENCY_LIB, { category_id: '' }),
    is_offered: true,
    ...changes,
  });
  const underParent = (parent_lib_id: string) => arrange(update(docPath.library(LIB), { parent_lib_id }));
  const listed = list(
    'SopArticles',
    where('support_lib_id', '==', AGENCY_LIB),
    where('is_disabled', '==', false),
    where('is_published', '==', true),
    where('is_offered', '==', true),
    orderBy('sop_title'),
    limit(LIMITS.offeredSops),
  );

  beforeEach(async () => {
    await underParent(AGENCY_LIB);
    await layOut({ [OFFERED]: offered() });
  });

  it('are read by people of the child with the slug, and by nobody else', async () => {
    const others = NOT_READERS.filter((person) => person !== 'agencyOwner');
    await allows(READERS, get(OFFERED));
    await allows(READERS, listed);
    await denies([...others, ...PASSERS_BY], get(OFFERED));
    await denies([...others, ...PASSERS_BY], listed);
    await allows(['agencyOwner'], get(OFFERED));
  });

  it('are what is published and offered, whatever is asked for', async () => {
    const hidden = [
      { is_published: false },
      { is_disabled: true },
      { is_offered: false },
      { is_offered: 'yes' },
    ];
    for (const changes of hidden) {
      await layOut({ [OFFERED]: offered(changes) });
      await denies(READERS, get(OFFERED));
    }
    const { is_offered: _isOffered, ...before } = offered();
    await layOut({ [OFFERED]: before });
    await denies(READERS, get(OFFERED));
    const theirs = where('support_lib_id', '==', AGENCY_LIB);
    await denies(['editor'], list('SopArticles', theirs, limit(1)));
    await denies(
      ['editor'],
      list(
        'SopArticles',
        theirs,
        where('is_published', '==', true),
        where('is_disabled', '==', false),
        limit(1),
      ),
    );
    await denies(['editor'], list('SopArticles', where('is_offered', '==', true), limit(1)));
    await denies(READERS, get(docPath.sopCategory('otherSopOpen')));
  });

  it('are of the parent alone: not of a library that was it, nor of one beside it', async () => {
    await layOut({ [docPath.sopArticle('beside')]: offered({ support_lib_id: OTHER_LIB }) });
    await denies(READERS, get(docPath.sopArticle('beside')));
    for (const parent of [OTHER_LIB, '']) {
      await underParent(parent);
      await denies(READERS, get(OFFERED));
      await denies(READERS, listed);
    }
  });

  it('are offered by people who publish SOPs, in their own library', async () => {
    const offer = (value: unknown) => update(LIVE, { is_offered: value });
    await denies(NOT_PUBLISHERS, offer(true));
    await allows(PUBLISHERS, offer(true));
    await allows(['editor'], offer(false));
    await denies(['editor'], offer('yes'));
    await denies(['editor'], update(LIVE, { is_offered: true, sop_title: 'New' }));
    await denies(['editor'], fresh({ is_offered: true }));
    await denies(READERS, update(OFFERED, { is_offered: false }));
    const permissions = { canManageAndPublishSopArticles: true };
    await layOut({ [docPath.user('agent')]: { ...STAFF.agent, permissions } });
    await denies(['agent'], offer(true));
  });

  it('are never changed or deleted by people of the child', async () => {
    await denies(READERS, changeOf(OFFERED, { sop_title: 'New', version: 2 }));
    await denies(READERS, update(OFFERED, { owner_ref: '' }));
    await denies(READERS, remove(OFFERED));
  });

  describe('in a copy', () => {
    const COPY = docPath.sopArticle(`offered_of_${LIB}`);
    const make =
      (fields: object = {}, path = COPY) =>
      (person: Person) =>
        set(path, {
          ...sop(LIB, { is_published: false, version: 0, category_id: '' }),
          ...{ created_at: SERVER_TIME, origin_ref: 'offered', origin_updated_at: CREATED_AT },
          ...stampOf(person),
          ...fields,
        });

    it('are taken over by those who write SOPs of the child', async () => {
      for (const person of [...CONTENT_PEOPLE, 'agencyInside'] as const) {
        await allows([person], make());
        await arrange(remove(COPY));
      }
      await denies(['viewer', ...NOT_READERS], make());
      await denies(['writer'], make({ is_published: true, version: 1 }));
      await denies(['agencyOwner'], make({ support_lib_id: AGENCY_LIB }));
    });

    it('are of what the parent offers alone', async () => {
      const at = (origin: string) => docPath.sopArticle(`${origin}_of_${LIB}`);
      for (const origin of ['sopLive', 'otherSop', 'nowhere'])
        await denies(['editor'], make({ origin_ref: origin }, at(origin)));
      for (const changes of [{ is_offered: false }, { is_published: false }, { is_disabled: true }]) {
        await layOut({ [OFFERED]: offered(changes) });
        await denies(['editor'], make());
      }
      await layOut({ [OFFERED]: offered() });
      await underParent('');
      await denies(['editor'], make());
    });

    it('have the one id that belongs to them, which nothing else takes', async () => {
      await denies(['editor'], make({}, docPath.sopArticle('fresh-copy')));
      await denies(['editor'], make({}, docPath.sopArticle(`offered_of_${OTHER_LIB}`)));
      await denies(['editor'], fresh({}, `offered_of_${LIB}`));
      await denies(['editor'], make({ origin_updated_at: 'now' }));
      await denies(['editor'], make({ note: 'x' }));
      for (const part of [{ origin_ref: 'offered' }, { origin_updated_at: CREATED_AT }])
        await denies(['editor'], fresh(part));
    });

    it('note which text of the parent they know, and never change whose copy they are', async () => {
      await allows(['editor'], make());
      await allows(['writer'], changeOf(COPY, { origin_updated_at: soon, sop_title: 'Theirs' }));
      await denies(['editor'], changeOf(COPY, { origin_ref: 'sopLive' }));
      await denies(['editor'], changeOf(COPY, { origin_updated_at: 'later' }));
      await denies(['editor'], changeOf(DRAFT, { origin_updated_at: CREATED_AT }));
      await denies(NOT_READERS, changeOf(COPY, { origin_updated_at: CREATED_AT }));
    });
  });

  describe('with receipts', () => {
    const confirm =
      (fields: object = {}, library = LIB) =>
      (person: Person) =>
        set(docPath.sopReceipt('offered', person), {
          ...receipt(library, { sop_ref: 'offered', reader_ref: person, version: 1 }),
          read_at: SERVER_TIME,
          ...fields,
        });

    it('belong to the child, whose people confirm what they read', async () => {
      await allows(CONTENT_PEOPLE, confirm());
      await denies(['viewer', ...NOT_READERS], confirm());
      await denies(['editor'], confirm({ version: 2 }));
      await denies(['editor'], confirm({}, AGENCY_LIB));
      const all = list(
        'SopReceipts',
        ours,
        where('sop_ref', '==', 'offered'),
        orderBy('read_at', 'desc'),
        limit(100),
      );
      await allows(['editor'], all);
      await denies(['writer', 'agencyOwner'], all);
    });

    it('are at home for people of the parent who work in the child', async () => {
      await denies(['agencyInside'], confirm());
      await allows(['agencyOwner'], confirm({}, AGENCY_LIB));
    });

    it('are for what is offered alone', async () => {
      await layOut({ [OFFERED]: offered({ is_offered: false }) });
      await denies(['editor'], confirm());
      await layOut({ [OFFERED]: offered() });
      await underParent('');
      await denies(['editor'], confirm());
    });
  });
});
