import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { beforeEach, describe, it } from 'vitest';
import { changeOf, grantOnly, stampOf } from './support/edits';
import {
  allows,
  commit,
  denies,
  get,
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
import { CONTENT_PEOPLE, EVERYBODY, LIB, OTHER_LIB, OUTSIDERS, type Person } from './support/people';
import { plan, useWorld } from './support/world';

useWorld();

const OURS = docPath.articlePlan('live');
const SOON = new Date(Date.UTC(2035, 0, 1));
const LATER = new Date(Date.UTC(2035, 0, 2));
const change = (fields: object) => changeOf(OURS, fields);
const scheduled = (person: Person, changes: object = {}) => ({
  publish_at: SOON,
  next_at: SOON,
  scheduled_by: person,
  ...changes,
});
const schedule =
  (changes: object = {}) =>
  (person: Person) =>
    change(scheduled(person, changes))(person);

beforeEach(async () => {
  // may write, but not publish
  await grantOnly('agent', 'canCreateAndUpdateHelpCenterArticles');
  await layOut({ [docPath.articlePlan('otherLive')]: plan(OTHER_LIB) });
});

describe('ArticlePlans', () => {
  it('S6-08: writers of the library read them, and ask for one that is not there', async () => {
    const ours = where('support_lib_id', '==', LIB);
    const due = list('ArticlePlans', ours, where('verify_by', '<=', SOON), orderBy('verify_by'), limit(100));
    const writers: readonly Person[] = [...CONTENT_PEOPLE, 'agent'];
    await allows(writers, get(OURS));
    await allows(writers, due);
    await allows(writers, get(docPath.articlePlan('unpublished')));
    await denies(OUTSIDERS, get(OURS));
    await denies(OUTSIDERS, due);
    await denies(OUTSIDERS, get(docPath.articlePlan('unpublished')));
    await denies(writers, get(docPath.articlePlan('otherLive')));
    await denies(writers, get(docPath.articlePlan('otherUnpublished')));
    await denies(writers, list('ArticlePlans', where('verify_by', '<=', SOON), limit(100)));
  });

  it('S6-08: only people who publish here schedule, in their own name', async () => {
    await denies(['agent', ...OUTSIDERS], schedule());
    await denies(['writer'], schedule({ scheduled_by: 'owner' }));
    await denies(['writer'], schedule({ scheduled_by: '' }));
    await allows(['writer', 'editor'], schedule());
    const cancel = change({ publish_at: null, next_at: null, scheduled_by: '' });
    await denies(['agent', ...OUTSIDERS], cancel);
    await allows(['writer'], cancel);
  });

  it('a new plan is held to the same', async () => {
    const create =
      (changes: (person: Person) => object, id = 'unpublished') =>
      (person: Person) =>
        set(docPath.articlePlan(id), { ...plan(LIB), ...stampOf(person), ...changes(person) });
    await denies(['agent', ...OUTSIDERS], create(scheduled));
    await denies(
      OUTSIDERS,
      create(() => ({ owner_ref: 'agent' })),
    );
    await denies(
      ['writer'],
      create(() => ({}), 'nowhere'),
    );
    await denies(
      ['writer'],
      create(() => ({}), 'otherUnpublished'),
    );
    await denies(
      ['writer'],
      create(() => ({ support_lib_id: OTHER_LIB })),
    );
    await allows(
      ['agent'],
      create(() => ({ owner_ref: 'agent' })),
    );
  });

  it.each<[string, object]>([
    ['a text for a time', { publish_at: 'soon', next_at: 'soon' }],
    ['a text for the second time', { unpublish_at: 'zz' }],
    ['a text for the second time alone', { publish_at: null, unpublish_at: 'zz', next_at: 'zz' }],
    ['unpublishing together with publishing', { unpublish_at: SOON }],
    ['a next step that is not the earlier one', { unpublish_at: LATER, next_at: LATER }],
    ['no next step', { next_at: null, scheduled_by: '' }],
    ['a failure', { failure: { action: 'publish', reason: 'editor', at: SOON } }],
    ['another field', { force: true }],
  ])('nobody schedules %s', (_what, changes) => denies(['writer'], schedule(changes)));

  it('nobody who may not publish changes any part of a schedule', async () => {
    const planned = { ...scheduled('writer'), unpublish_at: LATER };
    await layOut({ [OURS]: plan(LIB, planned) });
    const parts: object[] = [
      { publish_at: LATER },
      { unpublish_at: null },
      { next_at: LATER },
      { scheduled_by: 'agent' },
      { failure: { action: 'publish', reason: 'editor', at: SOON } },
    ];
    for (const part of parts) await denies(['agent'], change(part));
    await allows(['agent'], change({ owner_ref: 'agent' }));
  });

  it('people who publish schedule anew what failed', async () => {
    const failure = { action: 'publish', reason: 'editor', at: SOON };
    await layOut({ [OURS]: plan(LIB, { failure }) });
    await denies(['writer'], schedule());
    await allows(['writer'], schedule({ failure: null }));
  });

  it('takes a time for both steps, and for the second alone', async () => {
    await allows(['writer'], schedule({ unpublish_at: LATER }));
    await allows(['writer'], schedule({ publish_at: null, unpublish_at: LATER, next_at: LATER }));
  });

  it('writers set an owner and a date, whose reminder goes with it', async () => {
    const review = { owner_ref: 'agent', verify_by: SOON, remind_at: SOON, verify_every_days: 90 };
    await denies(OUTSIDERS, change(review));
    await denies(['writer'], change({ ...review, remind_at: null }));
    await denies(['writer'], change({ verify_by: LATER }));
    await denies(['writer'], change({ remind_at: LATER }));
    await denies(['writer'], change({ verify_every_days: 7 }));
    await denies(['writer'], change({ verify_by: 'soon', remind_at: 'soon' }));
    await denies(['writer'], change({ owner_ref: 'a/b' }));
    await denies(['writer'], change({ owner_ref: 7 }));
    await allows(['agent', 'writer', 'editor'], change(review));
  });

  it('writers choose among a few rhythms', async () => {
    const every = (days: number) => change({ verify_every_days: days });
    for (const days of [30, 90, 180, 365, 0]) await allows(['writer'], every(days));
    for (const days of [29, 31, 179, 181, 364, 366]) await denies(['writer'], every(days));
  });

  it('a writer verifies in their own name and now', async () => {
    await denies(['writer'], change({ verified_at: SERVER_TIME, verified_by: 'owner' }));
    await denies(['writer'], change({ verified_at: SOON, verified_by: 'writer' }));
    await denies(['writer'], change({ verified_by: 'writer' }));
    await allows(['agent'], change({ verified_at: SERVER_TIME, verified_by: 'agent' }));
    await layOut({ [OURS]: plan(LIB, { verified_at: SOON, verified_by: 'writer' }) });
    await denies(['writer'], change({ verified_at: LATER }));
  });

  it('a note is about a publication of the same commit', async () => {
    const note = (text: unknown, at: unknown = SERVER_TIME) => ({ publish_note: { text, at } });
    const publish = (fields: object) => (person: Person) =>
      commit(
        update(docPath.article('live'), { article_title: 'New', ...stampOf(person) }),
        change(fields)(person),
      );
    await denies(['writer'], change(note('Forged')));
    await denies(['writer'], publish(note('')));
    await denies(['writer'], publish(note('x'.repeat(LIMITS.publishNote + 1))));
    await denies(['writer'], publish(note('Note', SOON)));
    await denies(['writer'], publish({ publish_note: { text: 'Note', at: SERVER_TIME, by: 'owner' } }));
    await denies(['agent', ...OUTSIDERS], publish(note('Note')));
    await allows(['writer'], publish(note('x'.repeat(LIMITS.publishNote))));
    // Who may not publish may save, but not with a note.
    await denies(['agent'], () =>
      commit(
        update(docPath.article('unpublished'), { article_title: 'New', ...stampOf('agent') }),
        set(docPath.articlePlan('unpublished'), { ...plan(LIB), ...note('Note'), ...stampOf('agent') }),
      ),
    );
  });

  it('one that outlives its article stays with its library, whichever library reuses the id', async () => {
    const [theirs, left] = [OURS, docPath.articlePlan('otherLive')];
    await layOut({ [theirs]: plan(OTHER_LIB), [left]: plan(LIB) });
    await denies(CONTENT_PEOPLE, get(theirs));
    await denies(['writer'], (person) => update(left, { support_lib_id: OTHER_LIB, ...stampOf(person) }));
  });

  it('has all of its fields and no others', async () => {
    const { publish_note: _note, ...rest } = plan(LIB);
    const create = (data: object) => (person: Person) =>
      set(docPath.articlePlan('unpublished'), { ...data, ...stampOf(person) });
    await denies(['writer'], create(rest));
    await denies(['writer'], create({ ...rest, note: null }));
    await allows(['agent'], create(plan(LIB)));
  });

  it('nobody moves, forges or deletes one', async () => {
    await denies(['writer'], change({ support_lib_id: OTHER_LIB }));
    await denies(['writer'], update(OURS, { owner_ref: 'agent' }));
    await denies(['writer'], update(OURS, { owner_ref: 'agent', ...stampOf('owner') }));
    await denies(['writer'], update(OURS, { owner_ref: 'agent', ...stampOf('writer'), updated_at: SOON }));
    await denies(EVERYBODY, remove(OURS));
  });
});
