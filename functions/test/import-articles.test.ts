import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { IMPORT_TEXTS } from '@harborline/domain/texts/import';
import { beforeAll, describe, expect, it } from 'vitest';
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

function write(files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

async function importFolder(...options: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [
    script('import-articles.mjs'),
    folder,
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
