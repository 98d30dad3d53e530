import { LIMITS } from '@harborline/domain/limits';
import { docPath, storagePath } from '@harborline/domain/paths';
import { beforeEach, describe, it } from 'vitest';
import { expectDeletion } from './support/deletions';
import { changeOf, grantOnly, stampOf, without } from './support/edits';
import {
  allows,
  arrange,
  denies,
  get,
  increment,
  layOut,
  limit,
  list,
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
} from './support/people';
import { uploadAddress } from './support/uploads';
import { newsFlash, useWorld } from './support/world';

useWorld();

const NEWS = docPath.newsFlash('news');
const UNPUBLISHED = docPath.newsFlash('unpublishedNews');
const FRESH = docPath.newsFlash('fresh');
const SOON = new Date(Date.now() + 60 * 60_000);
const LATER = new Date(Date.now() + 120 * 60_000);
const PAST = new Date(Date.now() - 60 * 60_000);

const fresh = (person: Person, changes: object = {}) => ({
  ...newsFlash(LIB, { is_published: false }),
  ...stampOf(person),
  timeStamp: SERVER_TIME,
  createdAt: SERVER_TIME,
  ...changes,
});
const create =
  (changes: object = {}) =>
  (person: Person) =>
    set(FRESH, fresh(person, changes));
const cover = (library: string) => uploadAddress(storagePath.cover(library, 'k3-cover.webp'));
const publishing = { is_published: true, timeStamp: SERVER_TIME };

const inLibrary = where('support_lib_id', '==', LIB);
const isPublished = where('is_published', '==', true);
const newest = orderBy('timeStamp', 'desc');

/** Lets the agent write news, and not publish it. */
const letAgentWrite = () => grantOnly('agent', 'canCreateAndUpdateNewsArticles');

describe('NewsFlash (S3-17, S6-09)', () => {
  it('S7.6-07: anyone lists what is published, newest first, in one library', async () => {
    const most = limit(LIMITS.listedNews);
    await allows(EVERYBODY, list('NewsFlash', inLibrary, isPublished, newest, most));
    await denies(PASSERS_BY, list('NewsFlash', inLibrary, isPublished, newest));
    await denies(PASSERS_BY, list('NewsFlash', inLibrary, isPublished, newest, limit(LIMITS.listedNews + 1)));
    await denies(PASSERS_BY, list('NewsFlash', isPublished, newest, most));
    await denies(PASSERS_BY, list('NewsFlash', inLibrary, newest, most));
  });

  it('visitors open what is published for them, until it expires', async () => {
    await layOut({
      [docPath.newsFlash('lasting')]: newsFlash(LIB, { expires_at: SOON, next_at: SOON }),
      [docPath.newsFlash('over')]: newsFlash(LIB, { expires_at: PAST, next_at: PAST }),
      [docPath.newsFlash('forStaff')]: newsFlash(LIB, {
        is_published: false,
        audience: 'staff',
        is_staff_published: true,
      }),
    });
    await allows(EVERYBODY, get(NEWS));
    await allows(EVERYBODY, get(docPath.newsFlash('lasting')));
    for (const id of ['over', 'forStaff', 'unpublishedNews'])
      await denies(PASSERS_BY, get(docPath.newsFlash(id)));
    await allows(CONTENT_PEOPLE, get(docPath.newsFlash('over')));
  });

  it('S6-31: staff who write news read all of their library, and nobody else does', async () => {
    const forStaff = { audience: 'staff', is_published: false, is_staff_published: true } as const;
    await layOut({ [docPath.newsFlash('forStaff')]: newsFlash(LIB, forStaff) });
    for (const path of [UNPUBLISHED, docPath.newsFlash('forStaff')]) {
      await allows(CONTENT_PEOPLE, get(path));
      await denies(['agent', ...OUTSIDERS], get(path));
    }
    await allows(CONTENT_PEOPLE, list('NewsFlash', inLibrary, orderBy('updated_at', 'desc')));
    await denies(['agent', ...OUTSIDERS], list('NewsFlash', inLibrary));
    await denies(CONTENT_PEOPLE, get(docPath.newsFlash('otherNews')));
  });

  it('are created, changed and deleted by those who may publish here', async () => {
    for (const person of ['owner', 'editor'] as const) {
      await allows([person], create());
      await allows([person], changeOf(FRESH, { newsFlash_title: 'Better' }));
      await allows([person], changeOf(FRESH, publishing));
      await allows([person], changeOf(FRESH, { is_published: false }));
      await allows([person], remove(FRESH));
    }
    await denies(['agent', ...OUTSIDERS], create());
    await denies(['agent', ...OUTSIDERS], changeOf(UNPUBLISHED, { newsFlash_title: 'Mine' }));
  });

  it('are deleted while unpublished, by people who publish and have just changed them', async () => {
    await letAgentWrite();
    await expectDeletion({
      path: UNPUBLISHED,
      document: (changes) => newsFlash(LIB, { is_published: false, ...changes }),
      allowed: ['owner', 'editor'],
      denied: ['agent', ...OUTSIDERS],
      refused: [{ is_published: true }, { audience: 'staff', is_staff_published: true }],
    });
  });

  it('change in everything that a writer edits, each by itself', async () => {
    for (const changes of [
      { newsFlash_content: '<p>New</p>' },
      { newsFlash_keywords: ['new'] },
      { newsFlash_categories: 'open' },
      { newsFlash_categories: '' },
      { categoryName: 'New' },
    ])
      await allows(['owner'], changeOf(UNPUBLISHED, changes));
    await layOut({
      [UNPUBLISHED]: newsFlash(LIB, { is_published: false, is_schedule_refused: true }),
    });
    await allows(['owner'], changeOf(UNPUBLISHED, { is_schedule_refused: false }));
  });

  it('S6-09: those who may only write never change what visitors see or will see', async () => {
    await letAgentWrite();
    await layOut({
      [docPath.newsFlash('planned')]: newsFlash(LIB, {
        is_published: false,
        publish_at: SOON,
        next_at: SOON,
      }),
    });
    await allows(['agent'], create());
    await allows(['agent'], changeOf(UNPUBLISHED, { newsFlash_title: 'Better', expires_at: SOON }));
    await denies(['agent'], create(publishing));
    await denies(['agent'], changeOf(UNPUBLISHED, publishing));
    await denies(['agent'], changeOf(UNPUBLISHED, { publish_at: SOON, next_at: SOON }));
    await denies(['agent'], changeOf(NEWS, { newsFlash_content: '' }));
    await denies(['agent'], changeOf(NEWS, { is_published: false }));
    await denies(['agent'], changeOf(docPath.newsFlash('planned'), { newsFlash_content: '' }));
  });

  it('D-18: nobody changes a counter, alone or with an edit', async () => {
    for (const counter of ['views', 'heart', 'party', 'snooze', 'dislike']) {
      await denies(EVERYBODY, update(NEWS, { [counter]: increment(1) }));
      await denies(['editor'], changeOf(NEWS, { [counter]: 99 }));
      await denies(['editor'], create({ [counter]: 1 }));
    }
  });

  it('are dated when they are published, and only then', async () => {
    await denies(['editor'], changeOf(UNPUBLISHED, { is_published: true }));
    await denies(['editor'], changeOf(UNPUBLISHED, { is_published: true, timeStamp: PAST }));
    await denies(['editor'], changeOf(NEWS, { timeStamp: SERVER_TIME }));
    await denies(['editor'], changeOf(UNPUBLISHED, { timeStamp: SERVER_TIME }));
    await denies(['editor'], changeOf(UNPUBLISHED, { createdAt: SERVER_TIME }));
    const forStaff = { audience: 'staff', is_staff_published: true, timeStamp: SERVER_TIME };
    await allows(['editor'], changeOf(UNPUBLISHED, forStaff));
  });

  it('are dated anew when visitors get what was for staff, and not the other way round', async () => {
    const toStaff = { audience: 'staff', is_published: false, is_staff_published: true };
    const toVisitors = { audience: 'public', is_published: true, is_staff_published: false };
    await denies(['editor'], changeOf(NEWS, { ...toStaff, timeStamp: SERVER_TIME }));
    await allows(['editor'], changeOf(NEWS, toStaff));
    await denies(['editor'], changeOf(NEWS, toVisitors));
    await denies(['editor'], changeOf(NEWS, { timeStamp: SERVER_TIME }));
    await allows(['editor'], changeOf(NEWS, { ...toVisitors, timeStamp: SERVER_TIME }));
  });

  it('are planned with the next step that the schedule finds', async () => {
    const plan = (changes: object) => changeOf(UNPUBLISHED, changes);
    await allows(['editor'], plan({ publish_at: SOON, expires_at: LATER, next_at: SOON }));
    await denies(['editor'], plan({ publish_at: LATER, expires_at: SOON, next_at: LATER }));
    await denies(['editor'], plan({ publish_at: SOON, next_at: LATER }));
    await denies(['editor'], plan({ publish_at: null, expires_at: SOON, next_at: SOON }));
    await denies(['editor'], plan({ publish_at: SOON, expires_at: SOON, next_at: SOON }));
    await denies(['editor'], plan({ publish_at: 'soon', expires_at: null, next_at: 'soon' }));
    await allows(['editor'], plan({ publish_at: null, expires_at: SOON, next_at: null }));
    // It ended, and is edited since.
    await allows(['editor'], plan({ publish_at: null, expires_at: PAST, next_at: null }));
    await allows(['editor'], plan({ ...publishing, expires_at: SOON, next_at: SOON }));
    await denies(['editor'], plan({ publish_at: LATER, next_at: LATER }));
    await denies(['editor'], plan({ publish_at: SOON, expires_at: LATER, next_at: SOON }));
    await denies(['editor'], plan({ publish_at: SOON, expires_at: LATER, next_at: LATER }));
    await denies(['editor'], plan({ expires_at: PAST, next_at: PAST }));
    await denies(['editor'], plan({ expires_at: LATER, next_at: null }));
    await denies(['editor'], plan({ is_schedule_refused: true }));
  });

  it('show a picture of their own library alone', async () => {
    await allows(['editor'], changeOf(UNPUBLISHED, { newsFlash_featureImage: cover(LIB) }));
    for (const newsFlash_featureImage of [cover(OTHER_LIB), 'https://a.example/a.png', 'javascript:x', 7])
      await denies(['editor'], changeOf(UNPUBLISHED, { newsFlash_featureImage }));
  });

  it('stay in a category that is gone', async () => {
    await layOut({
      [docPath.newsFlash('moved')]: newsFlash(LIB, { is_published: false, newsFlash_categories: 'gone' }),
    });
    await allows(['editor'], changeOf(docPath.newsFlash('moved'), { newsFlash_title: 'Better' }));
    await denies(['editor'], changeOf(UNPUBLISHED, { newsFlash_categories: 'gone' }));
  });

  it.each([
    ['of another library', { support_lib_id: OTHER_LIB }],
    ['without a title', { newsFlash_title: '' }],
    ['with a title that is too long', { newsFlash_title: 'x'.repeat(201) }],
    ['with content that is not text', { newsFlash_content: 7 }],
    ['with content that is too long', { newsFlash_content: 'x'.repeat(400_001) }],
    ['with too many keywords', { newsFlash_keywords: Array.from({ length: 31 }, () => 'a') }],
    ['with keywords that are too long', { newsFlash_keywords: ['x'.repeat(1_801)] }],
    ['with keywords that are not texts', { newsFlash_keywords: [{ a: 1 }] }],
    ['in a category of another library', { newsFlash_categories: 'otherOpen' }],
    ['with a category name that is too long', { categoryName: 'x'.repeat(201) }],
    ['published for visitors and staff', { ...publishing, audience: 'staff' }],
    ['for an audience that does not exist', { audience: 'everyone' }],
    ['published perhaps', { is_published: 'yes' }],
    ['changed by someone else', { updated_by: 'owner' }],
    ['changed in the past', { updated_at: PAST }],
    ['dated by the writer', { createdAt: PAST }],
    ['first published in the past', { timeStamp: PAST }],
    ['with an extra field', { likes: 0 }],
    ['as that of an incident', { is_of_incident: true }],
    ['with a time that is none', { expires_at: 'tomorrow' }],
  ])('nobody creates one %s', async (_what, changes) => {
    await denies(['editor'], create(changes));
  });

  it.each(['audience', 'is_staff_published'])('nobody creates one without %s', async (field) => {
    await denies(['editor'], (person) => set(FRESH, without(fresh(person, publishing), field)));
  });
});

describe('U-12: a copy of the parent’s news flash', () => {
  const copy = (person: Person, changes: object = {}) =>
    fresh(person, { origin_ref: 'otherLive', origin_updated_at: PAST, ...changes });
  const path = docPath.newsFlash(`otherLive_of_${LIB}`);
  const make =
    (changes: object = {}, at = path) =>
    (person: Person) =>
      set(at, copy(person, changes));
  const underParent = (parent_lib_id: string) => arrange(update(docPath.library(LIB), { parent_lib_id }));

  beforeEach(async () => {
    await underParent(OTHER_LIB);
    await layOut({ [docPath.newsFlash('otherLive')]: newsFlash(OTHER_LIB, {}) });
  });

  it('is made by those who write news of the child', async () => {
    for (const person of CONTENT_PEOPLE) {
      await allows([person], make());
      await arrange(remove(path));
    }
    await denies(['agent', ...OUTSIDERS], make());
    await denies(['otherOwner'], make({ support_lib_id: OTHER_LIB }));
  });

  it('is of a published news flash of the parent alone', async () => {
    const id = (origin: string) => docPath.newsFlash(`${origin}_of_${LIB}`);
    await denies(['editor'], make({ origin_ref: 'otherNews' }, id('otherNews')));
    await denies(['editor'], make({ origin_ref: 'news' }, id('news')));
    await denies(['editor'], make({ origin_ref: 'nosuchNews' }, id('nosuchNews')));
    await denies(['editor'], make({ origin_ref: '' }, docPath.newsFlash(`_of_${LIB}`)));
    await underParent('');
    await denies(['editor'], make());
  });

  it('has the one id that belongs to it, which nothing else takes', async () => {
    await denies(['editor'], make({}, FRESH));
    await denies(['editor'], make({}, docPath.newsFlash(`otherLive_of_${OTHER_LIB}`)));
    await denies(['editor'], (person) => set(path, fresh(person)));
    await denies(['editor'], make({ origin_updated_at: 'now' }));
    for (const part of [{ origin_ref: 'otherLive' }, { origin_updated_at: PAST }])
      await denies(['editor'], create(part));
  });

  it('notes which text of the parent it knows, and never changes whose copy it is', async () => {
    await allows(['editor'], make());
    await allows(['editor'], changeOf(path, { origin_updated_at: SOON, newsFlash_title: 'Theirs' }));
    await denies(['editor'], changeOf(path, { origin_ref: 'news' }));
    await denies(['editor'], changeOf(path, { origin_updated_at: 'later' }));
    await denies(['editor'], changeOf(UNPUBLISHED, { origin_updated_at: PAST }));
    await denies(['agent', ...OUTSIDERS], changeOf(path, { origin_updated_at: PAST }));
  });
});

describe('NewsFlashLists', () => {
  it('are read by anyone, one at a time, and written by nobody', async () => {
    const path = docPath.newsFlashList(LIB);
    await allows(EVERYBODY, get(path));
    await denies(EVERYBODY, list('NewsFlashLists', inLibrary, limit(1)));
    await denies(EVERYBODY, update(path, { entries: [] }));
    await denies(EVERYBODY, remove(path));
  });
});
