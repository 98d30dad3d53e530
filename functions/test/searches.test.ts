import { recordSearch, updateSearch } from '@harborline/domain/api/activity/searches';
import { pathOf } from '@harborline/domain/api/contract';
import { failedSearchSchema, searchActivitySchema } from '@harborline/domain/entities/search-activity';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { makeArticle } from '@harborline/domain/testing/factories';
import { HOSTILE_IDS } from '@harborline/domain/testing/hostile-ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { searchActivityOf } from '../src/activity/searches/search-records';
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

  it('U-11: counts failed searches for the same words together, and no others', async () => {
    await record(search('Folding lock?', 'failed'));
    await record(search('a lock, folding', 'failed'), await newVisitor());
    await record(search('folding lock'));
    const other = await newLibrary();
    await record(search('folding lock', 'failed', other));
    expect(await countsOf('a lock, folding')).toEqual([{ searches: 2, requests: 0 }]);
    expect(await countsOf('folding lock', other)).toEqual([{ searches: 1, requests: 0 }]);
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
