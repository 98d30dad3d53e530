import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { describe, it } from 'vitest';
import { allows, denies, get, layOut, limit, list, remove, set, update, where } from './support/firestore';
import { EVERYBODY, LIB, OUTSIDERS, STAFF } from './support/people';
import { CONVERSATION, useWorld, worldDocuments } from './support/world';

useWorld();

describe('SupportLibraries', () => {
  it('D-16: anybody reads the public part by id', () => allows(EVERYBODY, get(docPath.library(LIB))));

  it('D-16: nobody lists libraries, not even with a filter and a limit', async () => {
    await denies(EVERYBODY, list('SupportLibraries'));
    const byKey = where('library_refkey', '==', 'key-a');
    await denies(EVERYBODY, list('SupportLibraries', byKey, limit(1)));
  });

  it('writers of content save the order of categories, and nothing else', async () => {
    const ref = docPath.library(LIB);
    const categoryPositioning = ['open'];
    await allows(['owner', 'admin', 'editor', 'writer'], update(ref, { categoryPositioning }));
    await denies(['agent', ...OUTSIDERS], update(ref, { categoryPositioning }));
    await denies(['owner'], update(ref, { categoryPositioning, parent_lib_id: 'mine' }));
    await denies(['owner'], update(ref, { categoryPositioning: 'none' }));
  });

  it('nobody writes what visitors read of hours and of unusual load: functions do (D-130, D-131)', async () => {
    const business_hours = { timeZone: 'UTC', weekly: [], holidays: [], exceptions: [] };
    const load_notice = { text: 'Closed for ever', until: null };
    for (const changes of [
      { business_hours },
      { load_notice },
      { business_hours: null, load_notice: null },
    ]) {
      await denies(EVERYBODY, update(docPath.library(LIB), changes));
      await denies(EVERYBODY, update(docPath.library(LIB), { categoryPositioning: ['open'], ...changes }));
    }
  });

  describe('the order of categories', () => {
    const save = (categoryPositioning: unknown) => update(docPath.library(LIB), { categoryPositioning });
    const ids = (count: number, length: number) =>
      Array.from({ length: count }, (_, index) => String(index).padStart(length, 'c'));

    it('is bounded in entries and in bytes', async () => {
      await allows(['owner'], save([]));
      await allows(['owner'], save(ids(LIMITS.categoryOrder, 20)));
      await denies(['owner'], save(ids(LIMITS.categoryOrder + 1, 20)));
      await allows(
        ['owner'],
        save(ids(LIMITS.categoryOrder, LIMITS.categoryOrderBytes / LIMITS.categoryOrder)),
      );
      await denies(['owner'], save([...ids(499, 32), 'c'.repeat(33)]));
      await denies(['owner'], save(['c'.repeat(LIMITS.categoryOrderBytes + 1)]));
    });

    it('S3-08: is saved as ids, also over entries that the trigger has filled', async () => {
      const filled = { id: 'open', is_enabled: true, is_disabled: false, subCategory: [], articles: 1 };
      await layOut({
        [docPath.library(LIB)]: { ...worldDocuments()[docPath.library(LIB)], categoryPositioning: [filled] },
      });
      await allows(['writer'], save(['off', 'open']));
      await denies(['owner'], save([filled]));
    });

    it.each([
      ['a value that is not a list', 'open'],
      ['a map', { 0: 'open' }],
      ['entries with anything else in them', [{ id: 'open', category_title: 'x'.repeat(900_000) }]],
      ['numbers', [7]],
      ['characters of several bytes', ['ö']],
      ['line breaks', ['open\n']],
    ])('is not %s', (_what, order) => denies(['owner'], save(order)));
  });

  it('nobody creates, renames or deletes a library', async () => {
    await denies(EVERYBODY, set(docPath.library('newlibrary'), { library_refkey: 'x' }));
    await denies(EVERYBODY, update(docPath.library(LIB), { library_refkey: 'mine' }));
    await denies(EVERYBODY, remove(docPath.library(LIB)));
  });
});

describe('SupportLibraries/private', () => {
  it('abuse test 1: is only for people who may change the settings of the library', async () => {
    const ref = docPath.libraryPrivate(LIB);
    await allows(['owner', 'admin'], get(ref));
    await denies(['editor', 'writer', 'agent', ...OUTSIDERS], get(ref));
    await denies(EVERYBODY, list(`${docPath.library(LIB)}/private`));
    await denies(EVERYBODY, update(ref, { is_white_label: true }));
  });

  it.each(['canManageGeneralAndSecuritySettings', 'canManageTicketSettings', 'canManageWidgetSettings'])(
    '%s alone opens it',
    async (slug) => {
      await layOut({ [docPath.user('agent')]: { ...STAFF.agent, permissions: { [slug]: true } } });
      await allows(['agent'], get(docPath.libraryPrivate(LIB)));
    },
  );

  it('has no other document', () => denies(EVERYBODY, get(`${docPath.library(LIB)}/private/secrets`)));
});

describe('LibraryKeys and LibraryHosts', () => {
  it('are readable by name for anybody, and never as a list', async () => {
    for (const name of ['LibraryKeys/key-a', 'LibraryHosts/a.example']) {
      await allows(EVERYBODY, get(name));
      await denies(EVERYBODY, update(name, { support_lib_id: 'mine' }));
    }
    await denies(EVERYBODY, list('LibraryKeys', limit(1)));
    await denies(EVERYBODY, list('LibraryHosts', limit(1)));
    await denies(EVERYBODY, set('LibraryKeys/fresh', { support_lib_id: LIB }));
  });
});

describe('SearchShards', () => {
  it('are readable by name for anybody; nobody lists or writes them', async () => {
    const ref = docPath.searchShard(LIB, 0);
    await allows(EVERYBODY, get(ref));
    await denies(EVERYBODY, list('SearchShards', where('support_lib_id', '==', LIB)));
    await denies(EVERYBODY, update(ref, { entries: {} }));
    await denies(EVERYBODY, remove(ref));
  });
});

describe("the functions' own collections", () => {
  it.each([
    'Outbox/mail',
    'RateLimits/counter',
    'ArticleVotes/vote',
    'ArticleViews/view',
    'CourseLearners/learner',
    // Not even the person whose progress it is: it is asked for at the function (D-83).
    docPath.courseProgress('open', 'writer'),
    // Neither staff, who ask the function, nor those who are on it (D-101).
    docPath.blockedSenders(LIB),
    docPath.prioritySupport(LIB),
    // Visitors read what they need of it in the public part of the library (D-130).
    docPath.businessHours(LIB),
    docPath.dutyPlans(LIB),
    docPath.loadNotice(LIB),
    // What a library promises is for its team, who ask the function (D-135).
    docPath.serviceLevels(LIB),
    docPath.clockRun(LIB),
    // When a clock warns would tell the visitor of the ticket what its target is.
    docPath.clockAnnouncement(CONVERSATION),
    // Who is given how much of the work is for whoever sets it up (D-137).
    docPath.routingRules(LIB),
    // Whoever saved a filter asks the function for it, too (D-112); the words of tickets repeat notes (D-106).
    docPath.savedFilter('filter'),
    // So does whoever made a macro, which may have somebody's own words (D-114).
    docPath.macro('macro'),
    docPath.smartQueue('queue'),
    // What automations write, and what they did, is for their team, who ask the functions (D-144, D-145).
    docPath.workflow('workflow'),
    docPath.workflowFolder('folder'),
    docPath.workflowRun('run'),
    docPath.ticketWords('ticket'),
    docPath.ticketErasure('ticket'),
    'Searches/search',
    'SearchRequests/asked',
  ])('%s: nobody reads, lists or writes', async (path) => {
    const [name = ''] = path.split('/');
    await denies(EVERYBODY, get(path));
    await denies(EVERYBODY, list(name, where('support_lib_id', '==', LIB)));
    await denies(EVERYBODY, set(path, { support_lib_id: LIB }));
    await denies(EVERYBODY, set(`${name}/fresh`, { support_lib_id: LIB }));
    await denies(EVERYBODY, remove(path));
  });

  it('an unknown collection is closed', () =>
    denies(EVERYBODY, set('Anything/else', { support_lib_id: LIB })));
});
