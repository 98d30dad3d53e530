import { recordSearch, updateSearch } from '@harborline/domain/api/activity/searches';
import { pathOf } from '@harborline/domain/api/contract';
import { RATE_CLASSES } from '@harborline/domain/api/rate-classes';
import { failedSearchSchema, searchActivitySchema } from '@harborline/domain/entities/search-activity';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { makeArticle } from '@harborline/domain/testing/factories';
import { HOSTILE_IDS } from '@harborline/domain/testing/hostile-ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { failedSearchId, searchActivityOf } from '../src/activity/searches/search-records';
import { call } from './support/call';
import { type Identity, newVisitor } from './support/people';
import { db, untilRefused } from './support/suite';
import { newChild, newLibrary, stored, unique } from './support/world';

const PATH = pathOf(recordSearch);

let libraryId = '';
let visitor: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  visitor = await newVisitor();
});

const search = (searchQuery: string, status = 'passed', supportLibId = libraryId) => ({
  supportLibId,
  searchActivity: { searchQuery, status, timestamp: Date.now() },
});

const record = (body: object, { token } = visitor, headers = {}) =>
  call('POST', PATH, body, { token, headers });

const change = (body: object, { token } = visitor) => call(updateSearch.method, PATH, body, { token });

const idOf = async (body: object): Promise<string> => String((await record(body)).body.data?.searchId);

const storedSearch = async (searchId: string) =>
  searchActivitySchema.parse((await db.doc(searchActivityOf(visitor.uid, searchId).path).get()).data());

async function countsOf(query: string, library = libraryId) {
  const found = await db
    .collection(COLLECTIONS.failedSearches)
    .where('support_lib_id', '==', library)
    .where('query', '==', query)
    .get();
  return found.docs
    .map((document) => failedSearchSchema.parse(document.data()))
    .map(({ days }) => ({
      // The day may end during a test.
      searches: Object.values(days).reduce((sum, day) => sum + day.searches, 0),
      requests: Object.values(days).reduce((sum, day) => sum + day.requests, 0),
    }));
}

const countFailedIn = async (library: string) => {
  const found = db.collection(COLLECTIONS.failedSearches).where('support_lib_id', '==', library);
  return (await found.count().get()).data().count;
};

async function newArticle(changes: object = {}): Promise<string> {
  const articleId = unique('article');
  const article = stored(makeArticle({ support_lib_id: libraryId, article_title: 'Folding lock' }));
  await db.doc(docPath.article(articleId)).set({ ...article, ...changes });
  return articleId;
}

describe('POST searches', () => {
  it('S3-34: records a search, scrubbed and without its visitor, for 90 days (D-50)', async () => {
    const id = await idOf(search(' lost order \n 4111111111111111 of ada@example.com '));
    const found = await storedSearch(id);
    expect(found).toMatchObject({
      support_lib_id: libraryId,
      searchQuery: 'lost order [number] of [email]',
      status: 'passed',
      articlesReadId: [],
      articlesReadTitle: [],
      reviewed: false,
      ticket: 0,
    });
    const keptDays = (found.expires_at.toMillis() - found.timestamp.toMillis()) / 86_400_000;
    expect(keptDays).toBeCloseTo(90, 1);
    expect(JSON.stringify(found)).not.toContain(visitor.uid);
  });

  it('D-74: knows a search by the id that its page drew, and records a repeated one once', async () => {
    const body = { ...search('drawn by the page', 'failed'), searchId: unique('drawn') };
    expect(await idOf(body)).toBe(body.searchId);
    expect(await idOf(body)).toBe(body.searchId);
    expect(await countsOf('drawn by the page')).toEqual([{ searches: 1, requests: 0 }]);
    expect((await change({ id: body.searchId, ticket: 1 })).body.data).toEqual({ isUpdated: true });
    // Somebody else's search of the same id is another search.
    await record(body, await newVisitor());
    expect((await storedSearch(body.searchId)).ticket).toBe(1);
    expect(await countsOf('drawn by the page')).toEqual([{ searches: 2, requests: 1 }]);
  });

  it('U-11: counts failed searches for the same words together, and no others', async () => {
    await record(search('Folding lock?', 'failed'));
    await record(search('a lock, folding', 'failed'), await newVisitor());
    await record(search('folding lock'));
    const other = await newLibrary();
    await record(search('folding lock', 'failed', other));
    expect(await countsOf('a lock, folding')).toEqual([{ searches: 2, requests: 0 }]);
    expect(await countsOf('folding lock', other)).toEqual([{ searches: 1, requests: 0 }]);
  });

  it('U-11: counts no more failed searches of one visitor a day than it should, and records them all', async () => {
    const eager = await newVisitor();
    const library = await newLibrary();
    const most = RATE_CLASSES.failedSearch.visitor;
    for (let index = 0; index < most + 3; index += 1) {
      const { status } = await record(search(`nonsense${index}`, 'failed', library), eager);
      expect(status).toBe(200);
    }
    expect(await countFailedIn(library)).toBe(most);
    await record(search('sensible', 'failed', library));
    expect(await countsOf('sensible', library)).toEqual([{ searches: 1, requests: 0 }]);
  }, 60_000);

  it('U-11: counts no more failed searches of one network address a day than it should', async () => {
    const library = await newLibrary();
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const { address, visitor: each } = RATE_CLASSES.failedSearch;
    for (let index = 0; index <= address; index += each) {
      const browser = await newVisitor();
      const words = Array.from({ length: each }, (_, one) => `nonsense${index + one}`);
      for (const word of words) await record(search(word, 'failed', library), browser, headers);
    }
    expect(await countFailedIn(library)).toBe(address);
  }, 120_000);

  it('U-11: notes whether a failed search came from more than one network address, and stores none (D-50)', async () => {
    const shared = async (query: string) => {
      const found = await db.doc(docPath.failedSearch(failedSearchId(libraryId, query))).get();
      return failedSearchSchema.parse(found.data()).is_shared;
    };
    const from = (address: string) => ({ 'x-forwarded-for': address });
    await record(search('cargo box', 'failed'), await newVisitor(), from('203.0.113.7'));
    await record(search('cargo box', 'failed'), await newVisitor(), from('203.0.113.7'));
    expect(await shared('cargo box')).toBe(false);
    await record(search('cargo box', 'failed'), await newVisitor(), from('203.0.113.8'));
    await record(search('cargo box', 'failed'), await newVisitor(), from('203.0.113.7'));
    expect(await shared('cargo box')).toBe(true);
    const stored = (await db.doc(docPath.failedSearch(failedSearchId(libraryId, 'cargo box'))).get()).data();
    expect(JSON.stringify(stored)).not.toContain('203.0.113');
  });

  it('S7.4-12: counts once that a failed search led to a request', async () => {
    const id = await idOf(search('tandem trailer', 'failed'));
    expect((await change({ id, ticket: 1 })).body.data).toEqual({ isUpdated: true });
    expect((await change({ id, ticket: 1 })).body.data).toEqual({ isUpdated: false });
    expect((await storedSearch(id)).ticket).toBe(1);
    expect(await countsOf('tandem trailer')).toEqual([{ searches: 1, requests: 1 }]);
  });

  it('D-50: leaves no trace of a browser that asks not to be tracked', async () => {
    const answer = await record(search('private thing', 'failed'), visitor, { dnt: '1' });
    expect(answer.body).toEqual({ status: 200, data: { searchId: '' } });
    expect(await countsOf('private thing')).toEqual([]);
  });

  it('refuses unknown libraries, hostile ids and anything but a short search', async () => {
    expect((await record(search('x', 'failed', unique('nolibrary')))).status).toBe(404);
    const wrong = [
      ...HOSTILE_IDS.map((id) => search('x', 'failed', id)),
      search(' '),
      search('x'.repeat(201)),
      search('x', 'unknown'),
      ...HOSTILE_IDS.map((searchId) => ({ ...search('x'), searchId })),
      { ...search('x'), searchActivity: 'x' },
      { supportLibId: libraryId, searchActivity: { ...search('x').searchActivity, ticket: 1 } },
      { supportLibId: libraryId, searchActivity: { ...search('x').searchActivity, articlesReadId: ['a'] } },
    ];
    // By several visitors, since each may only try so often.
    for (const body of wrong) expect((await record(body, await newVisitor())).status).toBe(400);
    expect((await call('POST', PATH, search('x'), {})).status).toBe(401);
  }, 120_000);

  it('is throttled per visitor', async () => {
    const eager = await newVisitor();
    const attempt = async () => (await record(search('again'), eager)).status !== 429;
    const { passed, isRefused } = await untilRefused(30, attempt);
    expect([isRefused, passed >= 30]).toEqual([true, true]);
    expect((await record(search('again'))).status).toBe(200);
  }, 60_000);
});

describe('PATCH searches', () => {
  it('S7.4-10: adds each article read afterwards once, with its stored title (S4.5-20)', async () => {
    const id = await idOf(search('lock'));
    const [first, second] = [await newArticle(), await newArticle({ article_title: 'Chain lock' })];
    for (const article_read_id of [first, second, first]) {
      expect((await change({ id, article_read_id, article_read_title: 'Forged' })).status).toBe(200);
    }
    expect(await storedSearch(id)).toMatchObject({
      articlesReadId: [first, second],
      articlesReadTitle: ['Folding lock', 'Chain lock'],
      status: 'passed',
    });
  });

  it('D-17: knows no article that visitors of the library cannot see', async () => {
    const id = await idOf(search('lock'));
    const hidden = [
      await newArticle({ is_published: false }),
      await newArticle({ support_lib_id: await newLibrary() }),
      unique('noarticle'),
    ];
    for (const article_read_id of hidden) expect((await change({ id, article_read_id })).status).toBe(404);
  });

  it('D-35: takes an article of the parent only where the library shows it', async () => {
    const child = await newChild(libraryId);
    const id = await idOf(search('lock', 'passed', child));
    const article_read_id = await newArticle();
    expect((await change({ id, article_read_id })).status).toBe(404);
    await db
      .doc(docPath.library(child))
      .update({ disabled_default_articles: false, disabled_default_categories: false });
    expect((await change({ id, article_read_id })).status).toBe(200);
    expect((await storedSearch(id)).articlesReadId).toEqual([article_read_id]);
  });

  it('leaves the searches of other visitors alone', async () => {
    const id = await idOf(search('lock', 'failed'));
    const answers = [
      await change({ id, ticket: 1 }, await newVisitor()),
      await change({ id: 'none', ticket: 1 }),
    ];
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect((await storedSearch(id)).ticket).toBe(0);
  });
});
