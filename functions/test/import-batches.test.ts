import { IMPORT_LIMITS } from '@harborline/domain/import/import-limits';
import { LIMITS } from '@harborline/domain/limits';
import { docPath, storagePath } from '@harborline/domain/paths';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import type { PermissionSlug } from '@harborline/domain/permissions/slugs';
import { category } from '@harborline/domain/stores/categories';
import { lesson } from '@harborline/domain/stores/lessons';
import { makeCategory } from '@harborline/domain/testing/factories';
import { makeLesson } from '@harborline/domain/testing/make-course';
import { IMPORT_TEXTS } from '@harborline/domain/texts/import';
import { beforeAll, describe, expect, it } from 'vitest';
import { bucket } from './support/bucket';
import { call, fromAnywhere } from './support/call';
import { type Identity, newStaff } from './support/people';
import { db } from './support/suite';
import { layOut, newLibrary, stored, unique } from './support/world';

const PNG = Buffer.from('89504e470d0a1a0a00000000', 'hex');

let libraryId = '';
let categoryId = '';
let owner: Identity;
let writer: Identity;

const newCategory = async (ofLibrary: string) => {
  const id = unique('category');
  await layOut(category(id), stored(makeCategory({ support_lib_id: ofLibrary })));
  return id;
};

beforeAll(async () => {
  libraryId = await newLibrary();
  categoryId = await newCategory(libraryId);
  owner = await newStaff(libraryId, 'owner');
  const permissions = { ...resolvePermissions('writer'), canManageAndPublishHelpCenterArticles: false };
  writer = await newStaff(libraryId, 'writer', { permissions });
});

const article = (sourceId: string, changes: object = {}) => ({
  sourceId,
  title: `About ${sourceId}`,
  html: '<p>Text</p>',
  keywords: ['word'],
  isPublished: true,
  categoryId,
  createdMs: Date.UTC(2024, 1, 2),
  updatedMs: null,
  ...changes,
});

interface Result {
  readonly id: string;
  readonly outcome: string;
  readonly reason: string;
}

async function send(path: string, body: object, who: Identity) {
  const options = { token: who.token, headers: fromAnywhere() };
  const answer = await call('POST', `/api/articles/import/${path}`, body, options);
  const results = (answer.body.data?.results ?? []) as readonly Result[];
  return { ...answer, results };
}

const sendArticles = (articles: readonly object[], { isDryRun = false, who = owner } = {}) =>
  send('articles', { kind: 'folder', isDryRun, articles }, who);

const storedArticle = async (id: string) => (await db.doc(docPath.article(id)).get()).data();

describe('POST import/articles', () => {
  it('D-15, D-23: stores articles sanitised, with links and pictures of this library only', async () => {
    const [first, second] = [unique('a'), unique('b')];
    const html = [
      `<p onclick="x()">See <a href="article:${second}">more</a></p><script>alert(1)</script>`,
      '<img src="picture:0a1b-form.png"><img src="picture:..%2Fother%2Fsecret.png">',
    ].join('');
    const { status, results } = await sendArticles([article(first, { html }), article(second)]);
    expect(status).toBe(200);
    expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'created']);
    const content = await storedArticle(results[0]?.id ?? '');
    expect(content).toMatchObject({
      support_lib_id: libraryId,
      article_categories: categoryId,
      is_published: true,
      updated_by: owner.uid,
    });
    expect(content?.article_content).toContain(`/${results[1]?.id}"`);
    expect(content?.article_content).toContain(encodeURIComponent(`covers/${libraryId}/0a1b-form.png`));
    expect(content?.article_content).not.toMatch(/script|onclick|secret/);
  });

  it('changes nothing when it is sent again, and nothing in a dry run', async () => {
    const one = article(unique('again'));
    const dry = await sendArticles([one], { isDryRun: true });
    expect(dry.results).toMatchObject([{ outcome: 'created' }]);
    expect(await storedArticle(dry.results[0]?.id ?? '')).toBeUndefined();
    const [result] = (await sendArticles([one])).results;
    const before = await storedArticle(result?.id ?? '');
    expect((await sendArticles([one])).results).toMatchObject([{ outcome: 'unchanged', id: result?.id }]);
    expect(await storedArticle(result?.id ?? '')).toEqual(before);
  });

  it('leaves alone what was edited here, and takes over what was not', async () => {
    const [edited, left] = [article(unique('edited')), article(unique('left'))];
    const { results } = await sendArticles([edited, left]);
    await db.doc(docPath.article(results[0]?.id ?? '')).update({ article_title: 'Better' });
    const html = '<p>New</p>';
    const again = await sendArticles([
      { ...edited, html },
      { ...left, html },
    ]);
    expect(again.results).toMatchObject([
      { outcome: 'refused', reason: IMPORT_TEXTS.editedHere },
      { outcome: 'changed' },
    ]);
    expect((await storedArticle(results[0]?.id ?? ''))?.article_content).toBe('<p>Text</p>');
  });

  it('D-33: publishes nothing for people who may not publish', async () => {
    const one = article(unique('writer'));
    const { results } = await sendArticles([one], { who: writer });
    expect(results).toMatchObject([{ outcome: 'created', reason: IMPORT_TEXTS.mayNotPublish }]);
    expect((await storedArticle(results[0]?.id ?? ''))?.is_published).toBe(false);
  });

  it('refuses a category of another library, and an article that is too long, each by itself', async () => {
    const foreign = await newCategory(await newLibrary());
    const { results } = await sendArticles([
      article(unique('foreign'), { categoryId: foreign }),
      article(unique('long'), { html: `<p>${'x'.repeat(LIMITS.articleContent)}</p>` }),
      article(unique('fine')),
    ]);
    expect(results.map(({ reason }) => reason)).toEqual([
      IMPORT_TEXTS.foreignCategory,
      IMPORT_TEXTS.contentTooLong,
      '',
    ]);
  });

  it('keeps the words of HTML nested tens of thousands of levels deep, and refuses it without any', async () => {
    const html = '<div>'.repeat(40_000);
    const articles = [article(unique('deep'), { html: `${html}deep` }), article(unique('empty'), { html })];
    const { status, results } = await sendArticles(articles);
    expect(status).toBe(200);
    expect(results).toMatchObject([
      { outcome: 'created', reason: '' },
      { outcome: 'refused', reason: IMPORT_TEXTS.emptied },
    ]);
    expect((await storedArticle(results[0]?.id ?? ''))?.article_content).toBe('<p dir="auto">deep</p>');
    expect(await storedArticle(results[1]?.id ?? '')).toBeUndefined();
  });

  it('stores a title on one line and as it reads, and refuses one that shows nothing', async () => {
    const title = ' Safe\n\u202Etitle\t';
    const [result] = (await sendArticles([article(unique('title'), { title })])).results;
    expect((await storedArticle(result?.id ?? ''))?.article_title).toBe('Safe title');
    for (const empty of ['', ' \n', '\u202E'])
      expect((await sendArticles([article(unique('title'), { title: empty })])).status).toBe(400);
  });

  it('refuses more than a batch', async () => {
    const many = Array.from({ length: IMPORT_LIMITS.batchArticles + 1 }, (_, index) => article(`m${index}`));
    expect((await sendArticles(many)).status).toBe(400);
    const heavy = Array.from({ length: 6 }, (_, index) =>
      article(`h${index}`, { html: 'x'.repeat(IMPORT_LIMITS.batchCharacters) }),
    );
    expect((await sendArticles(heavy)).status).toBe(413);
  });
});

describe('POST import/categories', () => {
  const source = (sourceId: string, parentSourceId = '') => ({
    sourceId,
    title: `Topic ${sourceId}`,
    description: '',
    icon: '',
    parentSourceId,
    order: null,
  });

  it('S3-15: creates categories once, parents first', async () => {
    const [top, below] = [unique('top'), unique('below')];
    const body = { kind: 'folder', isDryRun: false, categories: [source(top), source(below, top)] };
    const { status, results } = await send('categories', body, writer);
    expect(status).toBe(200);
    const child = await db.doc(docPath.category(results[1]?.id ?? '')).get();
    expect(child.data()).toMatchObject({ support_lib_id: libraryId, parent_cat_id: results[0]?.id });
    const again = await send('categories', body, writer);
    expect(again.results).toMatchObject([
      { outcome: 'unchanged', id: results[0]?.id },
      { outcome: 'unchanged', id: results[1]?.id },
    ]);
  });
});

it('POST import/pictures: names the pictures that the library has, never those of another', async () => {
  const [own, foreign, missing] = [unique('own'), unique('foreign'), unique('missing')].map(
    (name) => `${name}.png`,
  );
  const save = (library: string, name = '') =>
    bucket.file(storagePath.cover(library, name)).save(PNG, { resumable: false, contentType: 'image/png' });
  await save(libraryId, own);
  await save(await newLibrary(), foreign);
  const ask = (names: readonly unknown[]) =>
    call(
      'POST',
      '/api/articles/import/pictures',
      { names },
      { token: writer.token, headers: fromAnywhere() },
    );
  expect((await ask([own, foreign, missing])).body.data).toEqual({ names: [own] });
  expect((await ask(['../other/a.png'])).status).toBe(400);
});

const text = (sourceId: string, changes: object = {}) => {
  const { categoryId: _categoryId, ...rest } = article(sourceId);
  return { ...rest, ...changes };
};

/** People who hold these slugs and no others. */
const holding = (...slugs: PermissionSlug[]) =>
  newStaff(libraryId, 'writer', { permissions: Object.fromEntries(slugs.map((slug) => [slug, true])) });

describe('POST import/news', () => {
  const newsFlash = (sourceId: string, changes: object = {}) =>
    text(sourceId, { category: '', publishAtMs: null, expiresMs: null, ...changes });
  const sendNews = (news: readonly object[], changes: object = {}, who = owner) =>
    send('news', { isDryRun: false, publishes: false, news, ...changes }, who);
  const storedNews = async (id = '') => (await db.doc(docPath.newsFlash(id)).get()).data();

  it('D-15, S3-17: stores news unpublished and sanitised, once, and nothing in a dry run', async () => {
    const one = newsFlash(unique('news'), { html: '<p onclick="x()">Text</p><script>alert(1)</script>' });
    const dry = await sendNews([one], { isDryRun: true });
    expect(dry.results).toMatchObject([{ outcome: 'created' }]);
    expect(await storedNews(dry.results[0]?.id)).toBeUndefined();
    const [result] = (await sendNews([one])).results;
    expect(await storedNews(result?.id)).toMatchObject({
      support_lib_id: libraryId,
      newsFlash_content: '<p>Text</p>',
      is_published: false,
      updated_by: owner.uid,
    });
    expect((await sendNews([one])).results).toMatchObject([{ outcome: 'unchanged', id: result?.id }]);
  });

  it('publishes and plans what is no draft, for people who may publish', async () => {
    const names = ['now', 'later', 'draft'].map((name) => unique(name));
    const publishAtMs = Date.UTC(2099, 0, 1);
    const news = [
      newsFlash(names[0] ?? ''),
      newsFlash(names[1] ?? '', { publishAtMs }),
      newsFlash(names[2] ?? '', { isPublished: false }),
    ];
    const newsWriter = await holding('canCreateAndUpdateNewsArticles');
    const byWriter = await sendNews(news, { publishes: true }, newsWriter);
    for (const { id } of byWriter.results)
      expect(await storedNews(id)).toMatchObject({ is_published: false, publish_at: null });
    const { results } = await sendNews(news, { publishes: true });
    expect(results.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'unchanged']);
    const [live, planned] = await Promise.all(results.map(({ id }) => storedNews(id)));
    expect(live).toMatchObject({ is_published: true });
    expect(planned?.publish_at.toMillis()).toBe(publishAtMs);
    const changed = news.map((one) => ({ ...one, html: '<p>New</p>' }));
    const again = await sendNews(changed, {}, newsWriter);
    expect(again.results.map(({ reason }) => reason)).toEqual([
      IMPORT_TEXTS.mayNotChange,
      IMPORT_TEXTS.mayNotChange,
      '',
    ]);
  });

  it('refuses a moment that no date can be, and a text that nothing may be left of', async () => {
    for (const changes of [
      { publishAtMs: 8.64e15 + 1 },
      { expiresMs: 253_402_300_800_000 },
      { createdMs: 1e300 },
    ])
      expect((await sendNews([newsFlash(unique('far'), changes)], { publishes: true })).status).toBe(400);
    const last = await sendNews([newsFlash(unique('last'), { expiresMs: 253_402_300_799_999 })]);
    expect(last.results).toMatchObject([{ outcome: 'created' }]);
    const emptied = await sendNews([newsFlash(unique('empty'), { html: '<script>alert(1)</script>' })]);
    expect(emptied.results).toMatchObject([{ outcome: 'refused', reason: IMPORT_TEXTS.emptied }]);
  });

  it('is for people who write news', async () => {
    const others = await holding('canCreateAndUpdateHelpCenterArticles', 'canCreateAndUpdateCoursesArticles');
    expect((await sendNews([newsFlash(unique('mine'))], {}, others)).status).toBe(403);
  });
});

describe('POST import/course', () => {
  const course = (sourceId: string, lessons: readonly string[]) => ({
    sourceId,
    title: `Course ${sourceId}`,
    description: '',
    isPublished: true,
    rows: lessons.map((one) => ({ kind: 'lesson', sourceId: one, title: `About ${one}` })),
  });
  const sendCourse = async (body: object, who = owner) => {
    const request = { isDryRun: false, publishes: false, links: [], ...body };
    const options = { token: who.token, headers: fromAnywhere() };
    const { status, body: answered } = await call('POST', '/api/articles/import/course', request, options);
    return { status, ...answered.data } as {
      status: number;
      course?: Result;
      lessons?: readonly Result[];
    };
  };
  const storedCourse = async (id = '') => (await db.doc(docPath.course(id)).get()).data();

  it('D-15: stores a course with its lessons, which link to those of other courses', async () => {
    const [first, second] = [unique('first'), unique('second')];
    const one = { course: course(first, [`${first}/a`]), lessons: [text(`${first}/a`)] };
    const stored = await sendCourse(one);
    const html = `<p onclick="x()"><a href="article:${first}/a">before</a></p><script>alert(1)</script>`;
    const two = {
      course: course(second, [`${second}/b`]),
      lessons: [text(`${second}/b`, { html })],
      links: [{ lesson: `${first}/a`, course: first }],
    };
    expect((await sendCourse({ ...two, isDryRun: true })).course).toMatchObject({ outcome: 'created' });
    const linked = await sendCourse(two);
    expect(linked).toMatchObject({ course: { outcome: 'created' }, lessons: [{ outcome: 'created' }] });
    expect(await storedCourse(linked.course?.id)).toMatchObject({ is_published: false });
    const lesson = await db.doc(docPath.lesson(linked.lessons?.[0]?.id ?? '')).get();
    expect(lesson.get('lesson_content')).toContain(
      `/${stored.course?.id}?lesson=${stored.lessons?.[0]?.id}"`,
    );
    expect(lesson.get('lesson_content')).not.toMatch(/script|onclick/);
    expect((await sendCourse(two)).course).toMatchObject({ outcome: 'unchanged' });
  });

  it('publishes it for people who may publish, who alone change it then', async () => {
    const name = unique('open');
    const body = { course: course(name, [`${name}/a`]), lessons: [text(`${name}/a`)], publishes: true };
    const courseWriter = await holding('canCreateAndUpdateCoursesArticles');
    const byWriter = await sendCourse(body, courseWriter);
    expect(await storedCourse(byWriter.course?.id)).toMatchObject({ is_published: false });
    await sendCourse(body);
    expect(await storedCourse(byWriter.course?.id)).toMatchObject({ is_published: true });
    const changed = { ...body, lessons: [text(`${name}/a`, { html: '<p>New</p>' })] };
    expect((await sendCourse(changed, courseWriter)).course).toMatchObject({
      outcome: 'refused',
      reason: IMPORT_TEXTS.mayNotChange,
    });
  });

  it.each([
    ['a lesson without a row', [text('odd/a'), text('odd/b')], ['odd/a']],
    ['a row without a lesson', [text('odd/a')], ['odd/a', 'odd/b']],
    ['one lesson twice', [text('odd/a'), text('odd/a')], ['odd/a', 'odd/a']],
  ])('refuses %s', async (_what, lessons, rows) => {
    expect((await sendCourse({ course: course('odd', rows), lessons })).status).toBe(400);
  });

  it('keeps the lessons of two courses apart, however their names are divided', async () => {
    const name = unique('onboarding');
    const there = { course: course(name, ['a b']), lessons: [text('a b')], publishes: true };
    const stored = await sendCourse(there);
    const other = { course: course(`${name} a`, ['b']), lessons: [text('b', { html: '<p>New</p>' })] };
    const courseWriter = await holding('canCreateAndUpdateCoursesArticles');
    const written = await sendCourse(other, courseWriter);
    expect(written.lessons?.[0]?.id).not.toBe(stored.lessons?.[0]?.id);
    const left = await db.doc(docPath.lesson(stored.lessons?.[0]?.id ?? '')).get();
    expect(left.data()).toMatchObject({ course_ref: stored.course?.id, lesson_content: '<p>Text</p>' });
    expect((await sendCourse(there)).course).toMatchObject({ outcome: 'unchanged' });
  });

  it('refuses a course whose lesson is taken by another one, or loses all of its text', async () => {
    const name = unique('taken');
    const body = { course: course(name, ['a']), lessons: [text('a')] };
    const dry = await sendCourse({ ...body, isDryRun: true });
    const id = dry.lessons?.[0]?.id ?? '';
    await layOut(lesson(id), stored(makeLesson({ support_lib_id: libraryId, course_ref: 'another' })));
    expect((await sendCourse(body)).course).toMatchObject({ outcome: 'refused' });
    expect((await db.doc(docPath.lesson(id)).get()).get('course_ref')).toBe('another');
    const lessons = [text('a', { html: '<script>alert(1)</script>' })];
    const emptied = await sendCourse({ course: course(unique('empty'), ['a']), lessons });
    expect(emptied.course).toMatchObject({ outcome: 'refused', reason: IMPORT_TEXTS.lessonEmptied('a') });
  });

  it('is for people who write courses', async () => {
    const others = await holding('canCreateAndUpdateHelpCenterArticles', 'canCreateAndUpdateNewsArticles');
    const body = { course: course('mine', ['mine/a']), lessons: [text('mine/a')] };
    expect((await sendCourse(body, others)).status).toBe(403);
  });
});
