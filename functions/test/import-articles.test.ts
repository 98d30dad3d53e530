import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readRows } from '@harborline/domain/courses/outline';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { IMPORT_TEXTS } from '@harborline/domain/texts/import';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { layDraft } from './support/content-copies';
import { db, eventually } from './support/suite';
import { unique } from './support/world';

const run = promisify(execFile);
const script = (name: string) => fileURLToPath(new URL(`../../scripts/${name}`, import.meta.url));

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const FILES: Readonly<Record<string, string | Buffer>> = {
  'billing/_category.md': '---\ntitle: Paying\n---\n',
  'billing/refunds.md':
    '---\ntitle: Refunds\ntags: money, back\ndate: 2025-01-02\n---\nSee [cards](cards/visa.md).\n\n![Form](../img/form.png)\n\n<script>alert(1)</script><p onclick="x()">Safe</p>',
  'billing/cards/visa.md': '# Visa\n\nText about cards.',
  'draft.md': '---\npublished: false\n---\n# Not yet\n\nText',
  'broken.md': '---\ntitle: [oops\n---\nStill here',
  'img/form.png': PICTURE,
  'img/fake.png': '<html>',
  'fake.md': '![Fake](img/fake.png)',
};

const key = unique('imported').toLowerCase();
const folder = mkdtempSync(join(tmpdir(), 'import-'));
const reportFile = join(folder, '.report.md');
let libraryId = '';

function write(files: Readonly<Record<string, string | Buffer>>, into = folder): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    writeFileSync(join(into, path), content);
  }
}

const importFolder = (...options: string[]): Promise<string> => importFrom(folder, ...options);

async function importFrom(from: string, ...options: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [
    script('import-articles.mjs'),
    from,
    '--library',
    key,
    '--report',
    reportFile,
    ...options,
  ]);
  return stdout;
}

const documentsOf = async (collection: string) => {
  const { docs } = await db.collection(collection).where('support_lib_id', '==', libraryId).get();
  return docs.map((document): Record<string, unknown> & { id: string } => ({
    ...document.data(),
    id: document.id,
  }));
};

/** Categories without what triggers keep in them, which arrives some time after the import. */
const writtenCategories = async () =>
  (await documentsOf(COLLECTIONS.categories)).map(
    ({ articles: _articles, subCategory: _subCategory, ...written }) => written,
  );

const articleCalled = async (title: string) =>
  (await documentsOf(COLLECTIONS.articles)).find((one) => one.article_title === title);

beforeAll(async () => {
  const owner = `${key}@made.example`;
  const options = { project: 'demo-harborline', key, name: 'Imported', owner };
  await run(process.execPath, [
    script('create-library.mjs'),
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
  ]);
  libraryId = String((await db.doc(docPath.libraryKey(key)).get()).get('support_lib_id'));
  write(FILES);
});

describe('the script that imports articles', { timeout: 120_000 }, () => {
  it('changes nothing in a dry run and says what it would do', async () => {
    const before = await writtenCategories();
    expect(await importFolder('--dry-run')).toContain('Articles: 5 new, 0 changed, 0 unchanged, 0 refused');
    expect(await documentsOf(COLLECTIONS.articles)).toEqual([]);
    expect(await writtenCategories()).toEqual(before);
  });

  it('D-15, D-23, S7.5-16: imports pages, categories and pictures, sanitised', async () => {
    await importFolder();
    const refunds = await articleCalled('Refunds');
    const visa = await articleCalled('Visa');
    expect(refunds).toMatchObject({
      article_keywords: ['money', 'back'],
      is_published: true,
      is_disabled: false,
      likes: 0,
    });
    const content = String(refunds?.article_content);
    expect(content).toContain(`href="/article/details/${key}/${visa?.id}"`);
    expect(content).not.toMatch(/script|onclick/);
    const picture = /<img[^>]* src="([^"]+)"/.exec(content)?.[1]?.replaceAll('&#x26;', '&') ?? '';
    expect(picture).toContain(encodeURIComponent(`covers/${libraryId}/`));
    const loaded = await fetch(picture);
    expect(loaded.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await loaded.arrayBuffer())).toEqual(PICTURE);

    const categories = await documentsOf(COLLECTIONS.categories);
    const paying = categories.find((one) => one.category_title === 'Paying');
    expect(paying).toMatchObject({ parent_cat_id: '', is_enabled: true });
    expect(categories.find((one) => one.category_title === 'Cards')?.parent_cat_id).toBe(paying?.id);
    expect((await articleCalled('Not yet'))?.is_published).toBe(false);
    expect((await articleCalled('Broken'))?.article_content).toBe('<p>Still here</p>');
    const report = readFileSync(reportFile, 'utf8');
    for (const line of ['img/fake.png', IMPORT_TEXTS.removed('<script>, onclick'), 'front matter'])
      expect(report).toContain(line);
  });

  it('changes nothing when it is repeated', async () => {
    const before = [await documentsOf(COLLECTIONS.articles), await writtenCategories()];
    expect(await importFolder()).toContain('Articles: 0 new, 0 changed, 5 unchanged, 0 refused');
    expect([await documentsOf(COLLECTIONS.articles), await writtenCategories()]).toEqual(before);
  });

  it('S7.5-16: has its pictures copied where the site is exported', async () => {
    await eventually(async () => {
      const site = join(mkdtempSync(join(tmpdir(), 'site-')), 'site');
      await run(process.execPath, [script('export-site.mjs'), '--library', key, '--out', site]);
      const [picture = ''] = readdirSync(join(site, 'pictures'));
      expect(readFileSync(join(site, 'pictures', picture))).toEqual(PICTURE);
      const pages = readdirSync(join(site, 'article')).map((name) =>
        readFileSync(join(site, 'article', name), 'utf8'),
      );
      expect(pages.some((page) => page.includes(`src="../pictures/${picture}"`))).toBe(true);
    }, 100_000);
  });

  it('takes over what changed in the source, but not over what somebody edited here', async () => {
    const refunds = await articleCalled('Refunds');
    await db.doc(docPath.article(refunds?.id ?? '')).update({ article_content: '<p>Edited here</p>' });
    write({ 'billing/refunds.md': '# Refunds\n\nNew', 'billing/cards/visa.md': '# Visa\n\nNew text.' });
    expect(await importFolder()).toContain('Articles: 0 new, 1 changed, 3 unchanged, 1 refused');
    expect((await articleCalled('Refunds'))?.article_content).toBe('<p>Edited here</p>');
    expect((await articleCalled('Visa'))?.article_content).toBe('<p>New text.</p>');
    expect(readFileSync(reportFile, 'utf8')).toContain(IMPORT_TEXTS.editedHere);
  });

  it('refuses a key that no library has', async () => {
    const attempt = run(process.execPath, [
      script('import-articles.mjs'),
      folder,
      '--library',
      'nobody-at-all',
    ]);
    await expect(attempt).rejects.toMatchObject({
      stderr: expect.stringContaining('No library has the key'),
    });
  });
});

const page = (matter: string, body: string) => `---\n${matter}\n---\n${body}`;
const HOSTILE = '<script>alert(1)</script><p onclick="x()">Safe</p>';
const later = new Date(Date.now() + 86_400_000).toISOString();

/** Imports one folder of news or courses, and reads what there is of them then. */
function importerOf(kind: 'news' | 'courses', collections: readonly string[], files: Record<string, string>) {
  const from = mkdtempSync(join(tmpdir(), `import-${kind}-`));
  write(files, from);
  const read = async () => {
    const all = await Promise.all(collections.map(documentsOf));
    return all.flat();
  };
  return {
    write: (more: Record<string, string>) => write(more, from),
    run: (...options: string[]) => importFrom(from, '--kind', kind, ...options),
    read,
    called: async (title: string) =>
      (await read()).find((one) => [one.newsFlash_title, one.course_title, one.lesson_title].includes(title)),
  };
}

describe('the script that imports news', { timeout: 120_000 }, () => {
  const news = importerOf('news', [COLLECTIONS.newsFlash], {
    '2025/launch.md': page(
      'title: Launch\nkeywords: start\ncategory: paying\npublished_at: 2025-01-02\nexpires_at: 2099-01-01',
      `See [plan](../planned.md).\n\n${HOSTILE}`,
    ),
    'planned.md': page(`title: Planned\nschedule: ${later}\ncategory: Nowhere`, 'Text'),
    'over.md': page('title: Over\nexpires_at: 2025-01-01', 'Text'),
    'draft.md': page('title: Sketch\ndraft: true', 'Text'),
    'never.md': page('published_at: 2026-02-01\nend: 2026-01-01', 'Text'),
  });

  it('writes nothing in a dry run, and nothing that visitors see unless it is asked to', async () => {
    const summary = 'News: 4 new, 0 changed, 0 unchanged, 0 refused';
    expect(await news.run('--dry-run')).toContain(summary);
    expect(await news.read()).toEqual([]);
    expect(await news.run()).toContain(summary);
    for (const one of await news.read())
      expect(one).toMatchObject({ is_published: false, publish_at: null, next_at: null });
    const report = readFileSync(reportFile, 'utf8');
    for (const line of [IMPORT_TEXTS.endsFirst, IMPORT_TEXTS.newsCategoryMissing('Nowhere')])
      expect(report).toContain(line);
  });

  it('D-15, S3-17: publishes and plans what is no draft, sanitised and with its category', async () => {
    expect(await news.run('--publish')).toContain('News: 0 new, 2 changed, 2 unchanged, 0 refused');
    const launch = await news.called('Launch');
    const planned = await news.called('Planned');
    const categories = await documentsOf(COLLECTIONS.categories);
    expect(launch).toMatchObject({
      is_published: true,
      newsFlash_keywords: ['start'],
      newsFlash_categories: categories.find((one) => one.category_title === 'Paying')?.id,
      categoryName: 'Paying',
      timeStamp: Timestamp.fromMillis(Date.UTC(2025, 0, 2)),
      next_at: Timestamp.fromMillis(Date.UTC(2099, 0, 1)),
    });
    expect(launch?.newsFlash_content).toContain(`href="/frontendnewsflash/${key}/${planned?.id}"`);
    expect(launch?.newsFlash_content).not.toMatch(/script|onclick/);
    const time = Timestamp.fromDate(new Date(later));
    expect(planned).toMatchObject({ is_published: false, publish_at: time, next_at: time });
    expect(await news.called('Sketch')).toMatchObject({ is_published: false, publish_at: null });
    expect(await news.called('Over')).toMatchObject({ is_published: false, publish_at: null });
    await eventually(async () => {
      const list = await db.doc(docPath.newsFlashList(libraryId)).get();
      expect(list.get('entries')).toMatchObject([{ id: launch?.id }]);
    });
  });

  it('changes nothing when it is repeated, and never what somebody edited, drafted or unpublished here', async () => {
    const before = await news.read();
    expect(await news.run('--publish')).toContain('0 changed, 4 unchanged');
    expect(await news.read()).toEqual(before);
    const [launch, planned] = [await news.called('Launch'), await news.called('Planned')];
    await db.doc(docPath.newsFlash(launch?.id ?? '')).update({ is_published: false, next_at: null });
    await db.doc(docPath.newsFlash(planned?.id ?? '')).update({ newsFlash_content: '<p>Edited</p>' });
    news.write({
      '2025/launch.md': page('title: Launch', 'New'),
      'planned.md': page('title: Planned', 'New'),
      'draft.md': page('title: Sketched', 'New'),
    });
    const sketch = await news.called('Sketch');
    await layDraft('news', sketch?.id ?? '', libraryId);
    expect(await news.run('--publish')).toContain('News: 0 new, 1 changed, 1 unchanged, 2 refused');
    expect(readFileSync(reportFile, 'utf8')).toContain(IMPORT_TEXTS.hasDraft);
    expect(await news.called('Sketch')).toEqual(sketch);
    expect(await news.called('Launch')).toMatchObject({
      is_published: false,
      newsFlash_content: '<p>New</p>',
      expires_at: null,
    });
    expect((await news.called('Planned'))?.newsFlash_content).toBe('<p>Edited</p>');
  });
});

describe('the script that imports courses', { timeout: 120_000 }, () => {
  const courses = importerOf('courses', [COLLECTIONS.courses, COLLECTIONS.lessons], {
    'start/index.md': page('title: Get started\ndescription: The first steps', ''),
    'start/2-second.md': '# Second\n\nText',
    'start/1-first.md': `# First\n\nThen [second](2-second.md).\n\n${HOSTILE}`,
    'start/more/third.md': '# Third\n\nText',
    'loose.md': 'Text',
  });
  const course = () => courses.called('Get started');

  it('D-15: imports a course with its sections and lessons in order, sanitised and unpublished', async () => {
    const summary = ['Lessons: 3 new, 0 changed', 'Courses: 1 new, 0 changed'];
    for (const option of [['--dry-run'], []]) {
      expect(await courses.read()).toEqual([]);
      const said = await courses.run(...option);
      for (const line of summary) expect(said).toContain(line);
    }
    expect(readFileSync(reportFile, 'utf8')).toContain(IMPORT_TEXTS.inNoCourse);
    const [found, first, second] = [
      await course(),
      await courses.called('First'),
      await courses.called('Second'),
    ];
    expect(found).toMatchObject({ course_description: 'The first steps', is_published: false });
    const rows = readRows(String(found?.course_outline));
    expect(rows.map(({ kind, title }) => [kind, title])).toEqual([
      ['text', 'First'],
      ['text', 'Second'],
      ['section', 'More'],
      ['text', 'Third'],
    ]);
    expect(rows[0]?.id).toBe(first?.id);
    expect(first).toMatchObject({
      course_ref: found?.id,
      lesson_kind: 'text',
      lesson_quiz: '',
      lesson_file: null,
    });
    expect(first?.lesson_content).toContain(`href="/course/${key}/${found?.id}?lesson=${second?.id}"`);
    expect(first?.lesson_content).not.toMatch(/script|onclick/);
  });

  it('publishes when it is asked to, changes nothing when it is repeated, and follows its source', async () => {
    expect(await courses.run('--publish')).toContain('Courses: 0 new, 1 changed');
    expect((await course())?.is_published).toBe(true);
    const before = await courses.read();
    expect(await courses.run()).toContain('Lessons: 0 new, 0 changed, 3 unchanged, 0 refused');
    expect(await courses.read()).toEqual(before);
    courses.write({ 'start/more/third.md': page('draft: true', 'Text'), 'start/3-new.md': '# New\n\nText' });
    expect(await courses.run()).toContain('Lessons: 1 new, 0 changed, 2 unchanged');
    expect(await courses.called('Third')).toBeUndefined();
    expect(await course()).toMatchObject({ is_published: true });
    expect(String((await course())?.course_outline)).not.toContain('section');
  });

  it('leaves a course alone once one of its lessons was edited here, or has a draft', async () => {
    const [found, first] = [await course(), await courses.called('First')];
    courses.write({ 'start/2-second.md': '# Second\n\nNewer' });
    await layDraft('lesson', first?.id ?? '', libraryId, found?.id ?? '');
    expect(await courses.run()).toContain('Courses: 0 new, 0 changed, 0 unchanged, 1 refused');
    expect(readFileSync(reportFile, 'utf8')).toContain(IMPORT_TEXTS.hasDraft);
    await db.doc(docPath.contentDraft('lesson', first?.id ?? '')).delete();
    await db.doc(docPath.lesson(first?.id ?? '')).update({ lesson_content: '<p>Edited</p>' });
    courses.write({ 'start/2-second.md': '# Second\n\nNew' });
    const before = await courses.read();
    expect(await courses.run()).toContain('Courses: 0 new, 0 changed, 0 unchanged, 1 refused');
    expect(await courses.read()).toEqual(before);
    expect(readFileSync(reportFile, 'utf8')).toContain(IMPORT_TEXTS.editedHere);
  });

  it('takes no lesson of another library that has its id', async () => {
    const [found, first] = [await course(), await courses.called('First')];
    await db.doc(docPath.course(found?.id ?? '')).delete();
    await eventually(async () => expect(await courses.called('First')).toBeUndefined());
    await db.doc(docPath.lesson(first?.id ?? '')).set({ ...first, support_lib_id: 'somebody-else' });
    expect(await courses.run()).toContain('Courses: 0 new, 0 changed, 0 unchanged, 1 refused');
    expect((await db.doc(docPath.lesson(first?.id ?? '')).get()).get('support_lib_id')).toBe('somebody-else');
    expect(await course()).toBeUndefined();
  });

  it('names the kinds that there are, and publishes no articles', async () => {
    await expect(importFolder('--kind', 'sops')).rejects.toMatchObject({
      stderr: expect.stringContaining('articles, news, courses'),
    });
    await expect(importFolder('--publish')).rejects.toMatchObject({
      stderr: expect.stringContaining('--publish is for news and courses'),
    });
  });
});
