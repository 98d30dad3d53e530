import { expect, it } from 'vitest';
import { IMPORT_TEXTS } from '../texts/import';
import { type ImportBackend, ImportJob, type ImportProgress, type PlacedArticle } from './import-job';
import { IMPORT_LIMITS } from './import-limits';
import type { ImportSource, SourceArticle } from './import-source';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

const article = (sourceId: string, html = '<p>Text</p>'): SourceArticle => ({
  sourceId,
  title: `About ${sourceId}`,
  html,
  keywords: [],
  isPublished: true,
  categorySourceId: 'billing',
  createdMs: null,
  updatedMs: null,
});

const sourceOf = (articles: readonly SourceArticle[], pictures: ImportSource['pictures'] = new Map()) =>
  ({
    kind: 'folder',
    categories: [
      { sourceId: 'billing', title: 'Billing', description: '', icon: '', parentSourceId: '', order: null },
    ],
    articles,
    pictures,
    notes: [],
  }) satisfies ImportSource;

/** A library that counts its calls. */
function library(changes: Partial<ImportBackend> = {}) {
  const calls = { categories: 0, pictures: [] as string[], batches: [] as (readonly PlacedArticle[])[] };
  const backend: ImportBackend = {
    hash: async (bytes) => `${bytes.length}`.padStart(40, 'a'),
    writeCategories: async (categories) => {
      calls.categories += 1;
      return categories.map(({ sourceId }) => ({ sourceId, id: 'c1', outcome: 'created', reason: '' }));
    },
    findPictures: async () => [],
    writePicture: async ({ path }) => {
      calls.pictures.push(path);
      return '';
    },
    writeArticles: async (batch) => {
      calls.batches.push(batch);
      return batch.map(({ sourceId }) => ({ sourceId, id: sourceId, outcome: 'created', reason: '' }));
    },
    ...changes,
  };
  return { calls, backend };
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => article(`a${index}`));

it('writes categories, pictures and articles in batches, and says how far it is', async () => {
  const { calls, backend } = library();
  const seen: ImportProgress[] = [];
  const source = sourceOf(
    [...numbered(29), article('shown', '<img src="picture:a.png">')],
    new Map([['a.png', PNG]]),
  );
  const report = await new ImportJob(source, backend, { isDryRun: false }).run({
    onProgress: (progress) => seen.push(progress),
  });
  expect(calls.batches.map(({ length }) => length)).toEqual([25, 5]);
  expect(calls.batches[1]?.at(-1)?.html).toMatch(/src="picture:a{32}-a\.png"/);
  expect(calls.batches[0]?.[0]?.categoryId).toBe('c1');
  expect(seen).toEqual([
    { what: 'pictures', done: 1, all: 1 },
    { what: 'articles', done: 25, all: 30 },
    { what: 'articles', done: 30, all: 30 },
  ]);
  expect(report.articles).toHaveLength(30);
  expect(report.categories).toMatchObject([{ label: 'Billing', outcome: 'created' }]);
});

it('continues where it ended, and does nothing twice', async () => {
  let isDown = true;
  const { calls, backend } = library();
  const flaky: ImportBackend = {
    ...backend,
    writeArticles: async (batch) => {
      if (isDown && calls.batches.length === 1) throw new Error('offline');
      return backend.writeArticles(batch);
    },
  };
  const job = new ImportJob(sourceOf(numbered(60), new Map([['a.png', PNG]])), flaky, { isDryRun: false });
  await expect(job.run()).rejects.toThrow('offline');
  isDown = false;
  const report = await job.run();
  expect(report.articles).toHaveLength(60);
  expect(calls).toMatchObject({ categories: 1, pictures: ['a.png'] });
  expect(calls.batches.flat().map(({ sourceId }) => sourceId)).toEqual(
    numbered(60).map(({ sourceId }) => sourceId),
  );
});

it('ends before its next step when it is told to', async () => {
  const { calls, backend } = library();
  const abort = new AbortController();
  const job = new ImportJob(sourceOf(numbered(60)), backend, { isDryRun: false });
  const running = job.run({ onProgress: () => abort.abort(new Error('cancelled')), signal: abort.signal });
  await expect(running).rejects.toThrow('cancelled');
  expect(calls.batches).toHaveLength(1);
});

it('puts everything into one category if one is chosen, and creates none', async () => {
  const { calls, backend } = library();
  const options = { isDryRun: false, targetCategoryId: 'mine' };
  const report = await new ImportJob(sourceOf(numbered(2)), backend, options).run();
  expect(calls.categories).toBe(0);
  expect(calls.batches[0]?.map(({ categoryId }) => categoryId)).toEqual(['mine', 'mine']);
  expect(report.categories).toEqual([]);
});

it('gives pictures their size, unless their author chose one', async () => {
  const { calls, backend } = library();
  const picture = Uint8Array.of(...PNG, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 2, 128, 0, 0, 0, 200);
  const htmls = [
    '<img src="picture:a.png">',
    '<img src="picture:a.png" width="320">',
    '<img src="picture:a.png" width="50%">',
    '<img src="picture:a.png" width="10" height="20">',
    '<img src="https://elsewhere.example/b.png">',
  ];
  const articles = htmls.map((html, index) => article(`a${index}`, html));
  await new ImportJob(sourceOf(articles, new Map([['a.png', picture]])), backend, { isDryRun: false }).run();
  const sizes = calls.batches.flat().map(({ html }) => /width=.*$/.exec(html)?.[0] ?? '');
  expect(sizes.map((size) => size.replace(/ src="[^"]*"/, ''))).toEqual([
    'width="640" height="200">',
    'width="320" height="100">',
    'width="50%">',
    'width="10" height="20">',
    '',
  ]);
});

it('uploads no picture that is there already', async () => {
  const { calls, backend } = library({
    findPictures: async (names) => names.filter((name) => /b\.png$/.test(name)),
  });
  const pictures = new Map([
    ['a.png', PNG],
    ['b.png', PNG],
  ]);
  const shown = article('shown', '<img src="picture:b.png">');
  await new ImportJob(sourceOf([shown], pictures), backend, { isDryRun: false }).run();
  expect(calls.pictures).toEqual(['a.png']);
  expect(calls.batches[0]?.[0]?.html).toContain('b.png');
});

it('uploads nothing in a dry run, but names pictures as a real run would', async () => {
  const source = sourceOf([article('a', '<img src="picture:a.png">')], new Map([['a.png', PNG]]));
  const [dry, real] = [library(), library()];
  await new ImportJob(source, dry.backend, { isDryRun: true }).run();
  await new ImportJob(source, real.backend, { isDryRun: false }).run();
  expect(dry.calls.pictures).toEqual([]);
  expect(dry.calls.batches).toEqual(real.calls.batches);
});

it('refuses what no request holds, what has no category, and files that are no pictures', async () => {
  const { calls, backend } = library();
  const long = article('long', 'x'.repeat(IMPORT_LIMITS.batchCharacters + 1));
  const lost = { ...article('lost'), categorySourceId: 'elsewhere' };
  const shown = article('shown', '<p>Text<img src="picture:a.png"></p>');
  const source = sourceOf([long, lost, shown], new Map([['a.png', Uint8Array.of(60, 104)]]));
  const report = await new ImportJob(source, backend, { isDryRun: false }).run();
  expect(report.articles.map(({ reason }) => reason)).toEqual([
    IMPORT_TEXTS.contentTooLong,
    IMPORT_TEXTS.foreignCategory,
    '',
  ]);
  expect(calls.batches.flat()).toMatchObject([{ sourceId: 'shown', html: '<p>Text<img></p>' }]);
  expect(report.notes).toMatchObject([{ subject: 'a.png', outcome: 'refused' }]);
});

it('reports a picture that could not be stored, and leaves it out of its article', async () => {
  const { calls, backend } = library({ writePicture: async () => 'No room' });
  const source = sourceOf([article('a', '<p>Text<img src="picture:a.png"></p>')], new Map([['a.png', PNG]]));
  const report = await new ImportJob(source, backend, { isDryRun: false }).run();
  expect(report.notes).toEqual([{ subject: 'a.png', outcome: 'refused', reason: 'No room' }]);
  expect(calls.batches[0]?.[0]?.html).toBe('<p>Text<img></p>');
});

it('sends the lessons of a course together, and news without a category', async () => {
  const inCourse = (course: string) => (one: SourceArticle) => ({ ...one, categorySourceId: course });
  const [long, short] = [numbered(40).map(inCourse('long')), [article('b')].map(inCourse('short'))];
  const { calls, backend } = library();
  const courses = sourceOf([...long, ...short]);
  await new ImportJob(courses, backend, { isDryRun: false, content: 'courses' }).run();
  expect(calls.batches.map(({ length }) => length)).toEqual([40, 1]);
  expect(calls.batches[1]?.[0]?.categoryId).toBe('short');
  const news = sourceOf([{ ...article('news'), categorySourceId: '' }]);
  const report = await new ImportJob(news, backend, { isDryRun: false, content: 'news' }).run();
  expect(report.articles).toMatchObject([{ sourceId: 'news', outcome: 'created' }]);
  expect(calls.categories).toBe(0);
});

it.each([
  ['articles', /^a{32}-a\.png$/],
  ['news', /^news-a{32}-a\.png$/],
  ['courses', /^course-a{32}-a\.png$/],
] as const)('names the pictures of %s so that their writers may upload them', async (content, name) => {
  const names: string[] = [];
  const writePicture: ImportBackend['writePicture'] = async ({ objectName }) => {
    names.push(objectName);
    return '';
  };
  const { backend } = library({ writePicture });
  const source = sourceOf([article('a', '<img src="picture:a.png">')], new Map([['a.png', PNG]]));
  await new ImportJob(source, backend, { isDryRun: false, content }).run();
  expect(names).toEqual([expect.stringMatching(name)]);
});
