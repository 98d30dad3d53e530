import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { makeArticle } from '@harborline/domain/testing/factories';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, fromAnywhere } from './support/call';
import { type Identity, newVisitor } from './support/people';
import { db, hostOf, untilRefused } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

const VIEWS = '/api/activity/articles';
const REACTIONS = '/api/activity/reactions';

let libraryId = '';
let visitor: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  visitor = await newVisitor();
});

async function newArticle(changes: object = {}): Promise<string> {
  const articleId = unique('article');
  const article = stored(makeArticle({ support_lib_id: libraryId }));
  await db.doc(docPath.article(articleId)).set({ ...article, ...changes });
  return articleId;
}

const countersOf = async (articleId: string) => {
  const article = await db.doc(docPath.article(articleId)).get();
  return { views: article.get('views'), likes: article.get('likes'), disLikes: article.get('disLikes') };
};

/** Sends a view from a network address of its own, unless it is named. */
const view = (articleId: string, viewerId?: string, headers = fromAnywhere()) =>
  call('POST', VIEWS, { articleId, articleTitle: 'Title', timestamp: Date.now(), viewerId }, { headers });

const react = (articleId: string, answer: string, token = visitor.token) =>
  call('POST', REACTIONS, { articleId, answer }, { token });

describe('POST articles', () => {
  it('S7.6-05: counts a view in `views` once per browser, article and hour, concurrent calls included (D-18)', async () => {
    const articleId = await newArticle();
    const home = fromAnywhere();
    const answers = await Promise.all([1, 2, 3].map(() => view(articleId, 'a browser', home)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.filter(({ body }) => body.data?.isCounted === true)).toHaveLength(1);
    for (const [viewerId, headers] of [
      ['another', home],
      [undefined, fromAnywhere()],
    ] as const)
      expect((await view(articleId, viewerId, headers)).body.data).toEqual({ isCounted: true });
    expect((await countersOf(articleId)).views).toBe(3);
    expect((await db.doc(docPath.article(articleId)).get()).get('viewed_at')).toBeDefined();
  });

  it('S8-31: keeps neither the address nor the text by which it tells browsers apart (D-50)', async () => {
    const articleId = await newArticle();
    const headers = fromAnywhere();
    await view(articleId, 'a-browser-of-its-own', headers);
    const views = await db.collection(COLLECTIONS.articleViews).where('article_id', '==', articleId).get();
    const stored = JSON.stringify(views.docs.map((one) => [one.id, one.data()]));
    expect(views.size).toBe(1);
    for (const told of ['a-browser-of-its-own', ...Object.values(headers)])
      expect(stored).not.toContain(told);
  });

  it('D-50: leaves no trace of a browser that asks not to be tracked', async () => {
    const articleId = await newArticle();
    const answer = await view(articleId, 'a browser', { dnt: '1' });
    expect(answer.body).toEqual({ status: 200, data: { isCounted: false } });
    expect((await countersOf(articleId)).views).toBe(0);
    const views = await db.collection(COLLECTIONS.articleViews).where('article_id', '==', articleId).get();
    expect(views.empty).toBe(true);
  });

  it('D-17: answers that an article hidden from visitors does not exist', async () => {
    for (const changes of [{ is_published: false }, { is_disabled: true }]) {
      expect(await view(await newArticle(changes))).toMatchObject({ status: 404, body: { status: 404 } });
    }
    expect((await view('nosuchArticle')).status).toBe(404);
  });
});

describe('POST reactions', () => {
  it('S7.6-05: a yes counts in `likes`, a no in `disLikes`, and a vote can be changed but not repeated (S4.5-21)', async () => {
    const articleId = await newArticle();
    expect((await react(articleId, 'yes')).body.data).toEqual({ answer: 'yes', likes: 1, disLikes: 0 });
    expect((await react(articleId, 'yes')).body.data).toEqual({ answer: 'yes', likes: 1, disLikes: 0 });
    expect((await react(articleId, 'no')).body.data).toEqual({ answer: 'no', likes: 0, disLikes: 1 });
    await react(articleId, 'no', (await newVisitor()).token);
    expect(await countersOf(articleId)).toMatchObject({ likes: 0, disLikes: 2 });
    expect((await db.doc(docPath.article(articleId)).get()).get('disliked_at')).toBeDefined();
  });

  it('S8-31: keeps the reason of a No for writers, scrubbed (D-50), and forgets it with a Yes', async () => {
    const articleId = await newArticle();
    const give = (reason: string, text: string) =>
      call('POST', `${REACTIONS}/feedback`, { articleId, reason, text }, { token: visitor.token });
    const stored = async () => {
      const found = await db
        .collection(COLLECTIONS.articleFeedback)
        .where('article_id', '==', articleId)
        .get();
      return found.docs.map((document) => document.data());
    };
    expect((await give('unclear', 'Ask ada@example.com')).body.data).toEqual({ isSaved: true });
    await give('outdated', ' Call +44 20 7946 0958 ');
    expect(await countersOf(articleId)).toMatchObject({ likes: 0, disLikes: 1 });
    const [entry, ...others] = await stored();
    expect(entry).toMatchObject({ support_lib_id: libraryId, reason: 'outdated', text: 'Call [number]' });
    expect([others.length, JSON.stringify(entry).includes(visitor.uid)]).toEqual([0, false]);
    await react(articleId, 'yes');
    expect(await stored()).toEqual([]);
    expect((await give('boring', '')).status).toBe(400);
    expect((await give('other', 'x'.repeat(1_001))).status).toBe(400);
    expect(
      (
        await call(
          'POST',
          `${REACTIONS}/feedback`,
          { articleId: 'none', reason: 'other', text: '' },
          { token: visitor.token },
        )
      ).status,
    ).toBe(404);
  });

  it('D-18: ten simultaneous votes of one visitor count once', async () => {
    const articleId = await newArticle();
    await Promise.all(Array.from({ length: 10 }, () => react(articleId, 'yes')));
    expect((await countersOf(articleId)).likes).toBe(1);
  });
});

describe('every endpoint', () => {
  it('but that of views requires an identity', async () => {
    const vote = (options: Parameters<typeof call>[3]) =>
      call('POST', REACTIONS, { articleId: 'a', answer: 'yes' }, options);
    expect(await vote({})).toEqual({
      status: 401,
      body: { status: 401, message: 'Please sign in again' },
    });
    expect((await vote({ token: 'a.b.c' })).status).toBe(401);
    expect((await vote({ headers: { authorization: 'Basic abc' } })).status).toBe(401);
  });

  it('refuses a body that is invalid, too large, not JSON, or from a form', async () => {
    const { token } = visitor;
    const bad = await call(
      'POST',
      VIEWS,
      { articleId: '../Users/x', articleTitle: '', timestamp: 1 },
      { token },
    );
    expect(bad).toMatchObject({ status: 400, body: { message: expect.stringContaining('articleId') } });
    expect((await call('POST', REACTIONS, { articleId: 'a', answer: 7 }, { token })).status).toBe(400);
    const large = { articleId: 'a', articleTitle: 'x'.repeat(20_000), timestamp: 1 };
    expect((await call('POST', VIEWS, large, { token })).status).toBe(413);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await call('POST', VIEWS, 'articleId=a', { token, headers: form })).status).toBe(415);
  });

  it('refuses unknown paths and methods, and does not answer foreign origins', async () => {
    const { token } = visitor;
    expect((await call('POST', '/api/activity/nothing', {}, { token })).status).toBe(404);
    expect((await call('PATCH', VIEWS, {}, { token })).status).toBe(405);
    const response = await fetch(`http://${hostOf('hosting')}${VIEWS}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is throttled per visitor', async () => {
    const eager = await newVisitor();
    const articleId = await newArticle();
    const attempt = async () => (await react(articleId, 'yes', eager.token)).status !== 429;
    const { passed, isRefused } = await untilRefused(20, attempt);
    expect(isRefused).toBe(true);
    expect(passed).toBeGreaterThanOrEqual(20);
    expect((await react(articleId, 'no')).status).toBe(200);
  });
});
