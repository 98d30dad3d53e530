import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { IMPORT_TEXTS } from '../texts/import';
import { IMPORT_LIMITS } from './import-limits';
import type { ImportFile, ImportSource } from './import-source';
import { readImport } from './read-import';

const file = (path: string, text: string): ImportFile => ({ path, bytes: strToU8(text) });
const PICTURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);

const reasons = ({ notes }: ImportSource, subject: string) =>
  notes.filter((note) => note.subject === subject).map(({ reason }) => reason);

const article = (source: ImportSource, sourceId: string) =>
  source.articles.find((one) => one.sourceId === sourceId);

describe('a folder of pages', () => {
  const source = readImport([
    file(
      'billing/refunds/01-how-to.md',
      '---\ntitle: Ask for a refund\ntags: [money, "refund"]\npublished: false\ndate: 2025-03-04\n---\n# Ask for a refund\n\nSee [invoices](../invoices.md#old) and ![a form](../../pictures/form.png).',
    ),
    file('billing/invoices.md', '# Invoices\n\nText with a [link](https://example.com/a).'),
    file('billing/_category.md', '---\ntitle: Paying\ndescription: Money matters\nicon: card\n---\n'),
    file(
      '02-start/page.html',
      '<html><head><title>First steps</title></head><body><p>Hello</p></body></html>',
    ),
    file('welcome.md', 'No heading at all'),
    { path: 'pictures/form.png', bytes: PICTURE },
    { path: 'pictures/unused.png', bytes: PICTURE },
  ]);

  it('makes categories of folders, and sub-categories of folders in folders', () => {
    expect(
      source.categories.map(({ sourceId, parentSourceId, title }) => [sourceId, parentSourceId, title]),
    ).toEqual([
      ['02-start', '', 'Start'],
      ['.', '', IMPORT_TEXTS.generalCategory],
      ['billing', '', 'Paying'],
      ['billing/refunds', 'billing', 'Refunds'],
    ]);
    expect(source.categories[2]).toMatchObject({ description: 'Money matters', icon: 'card' });
  });

  it('keeps front matter: title, keywords, published flag and date', () => {
    expect(article(source, 'billing/refunds/01-how-to.md')).toMatchObject({
      title: 'Ask for a refund',
      keywords: ['money', 'refund'],
      isPublished: false,
      createdMs: Date.UTC(2025, 2, 4),
      updatedMs: Date.UTC(2025, 2, 4),
      categorySourceId: 'billing/refunds',
    });
  });

  it('marks links between articles and pictures, and takes the title out of the text', () => {
    expect(article(source, 'billing/refunds/01-how-to.md')?.html).toBe(
      '<p>See <a href="article:billing%2Finvoices.md">invoices</a> and <img alt="a form" src="picture:pictures%2Fform.png">.</p>',
    );
    expect([...source.pictures.keys()]).toEqual(['pictures/form.png']);
  });

  it('names a page by its document, or by its file', () => {
    expect(article(source, '02-start/page.html')).toMatchObject({
      title: 'First steps',
      html: '<p>Hello</p>',
    });
    expect(article(source, 'welcome.md')).toMatchObject({ title: 'Welcome', categorySourceId: '.' });
  });

  it('reports nothing where nothing was lost', () => expect(source.notes).toEqual([]));
});

describe('pages with faults', () => {
  it.each<[string, ImportFile, string]>([
    ['an empty page', file('a.md', '# Only a title'), IMPORT_TEXTS.emptyArticle],
    ['no text', { path: 'a.md', bytes: Uint8Array.of(35, 0, 1, 2) }, IMPORT_TEXTS.notText],
    [
      'a huge page',
      { path: 'a.md', bytes: new Uint8Array(IMPORT_LIMITS.articleBytes + 1) },
      IMPORT_TEXTS.fileTooLarge,
    ],
    ['a type that is not imported', file('a.exe', 'MZ'), IMPORT_TEXTS.unknownType],
    ['a path out of the folder', file('../a.md', 'text'), IMPORT_TEXTS.unsafePath],
    ['an absolute path', file('/etc/a.md', 'text'), IMPORT_TEXTS.unsafePath],
    ['a path of Windows', file('C:\\a.md', 'text'), IMPORT_TEXTS.unsafePath],
    ['a JSON file of something else', file('a.json', '{"name":"x"}'), IMPORT_TEXTS.unknownJson],
    ['broken JSON', file('a.json', '{'), IMPORT_TEXTS.brokenJson],
    ['a broken zip', file('a.zip', 'PK'), IMPORT_TEXTS.unknownType],
  ])('refuses %s with its reason, and loses nothing else', (_name, bad, reason) => {
    const source = readImport([bad, file('good.md', 'Good text')]);
    expect(reasons(source, bad.path)).toEqual([reason]);
    expect(source.articles.map(({ sourceId }) => sourceId)).toEqual(['good.md']);
  });

  it('reads HTML nested thousands of levels deep', () => {
    const source = readImport([
      file('a.html', `${'<div>'.repeat(60_000)}deep`),
      file('good.md', 'Good text'),
    ]);
    expect(source.articles.map(({ sourceId }) => sourceId)).toContain('good.md');
  });

  it('reads text of Windows as such and says so', () => {
    const source = readImport([
      { path: 'a.md', bytes: Uint8Array.of(0x63, 0x61, 0x66, 0xe9, 0x20, 0x80, 0x39) },
    ]);
    expect(source.articles[0]?.html).toBe('<p>café €9</p>');
    expect(reasons(source, 'a.md')).toEqual([IMPORT_TEXTS.guessedEncoding]);
  });

  it('reads UTF-16 with its mark', () => {
    const bytes = Uint8Array.of(0xff, 0xfe, 0x48, 0, 0xfc, 0);
    expect(readImport([{ path: 'a.md', bytes }]).articles[0]?.html).toBe('<p>Hü</p>');
  });

  it.each(['title: [unclosed', 'just words', 'a: &a [x]\nb: [*a, *a]', '- a list'])(
    'keeps the text where the front matter is broken: %j',
    (matter) => {
      const source = readImport([file('a.md', `---\n${matter}\n---\nText`)]);
      expect(source.articles[0]).toMatchObject({ title: 'A', html: '<p>Text</p>' });
      const reason = reasons(source, 'a.md')[0];
      expect(reason).toContain('front matter');
      expect(reason, 'a whole sentence').toMatch(/: [A-Z“][^[\n]{8,}\.$/);
    },
  );

  it('never runs front matter written as a script', () => {
    const source = readImport([file('a.md', '---js\n{ title: process.exit() }\n---\nText')]);
    expect(source.articles).toHaveLength(1);
  });

  it('names a date that is none', () => {
    const source = readImport([file('a.md', '---\ndate: soon\n---\nText')]);
    expect(reasons(source, 'a.md')).toEqual([IMPORT_TEXTS.badDate('soon')]);
    const late = readImport([file('b.md', '---\ncreated: +012000-01-01T00:00:00Z\n---\nText')]);
    expect(late.articles[0]?.createdMs).toBeNull();
  });

  it('names what the sanitiser removes, and keeps videos it knows', () => {
    const html =
      '<p onclick="x()">a</p><script>b</script><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe><iframe src="https://evil.example"></iframe>';
    const source = readImport([file('a.html', html)]);
    expect(reasons(source, 'a.html')).toEqual([IMPORT_TEXTS.removed('<script>, <iframe>, onclick')]);
    expect(source.articles[0]?.html).toContain('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  });

  it('removes links and pictures that lead to nothing, and says which', () => {
    const source = readImport([
      file('a.md', '[x](b.md) [y](c.pdf) ![z](d.png) ![far](https://other.example/e.png)'),
      file('c.pdf', '%PDF'),
    ]);
    expect(source.articles[0]?.html).toBe(
      '<p><a>x</a> <a>y</a> <img alt="z"> <img alt="far" src="https://other.example/e.png"></p>',
    );
    expect(reasons(source, 'a.md')).toEqual([
      IMPORT_TEXTS.missingArticle('b.md'),
      IMPORT_TEXTS.onlyPictures('c.pdf'),
      IMPORT_TEXTS.missingPicture('d.png'),
      IMPORT_TEXTS.remotePictures(1, 'other.example'),
    ]);
  });

  it('cuts titles and keywords to what can be stored', () => {
    const keywords = Array.from({ length: LIMITS.articleKeywords + 1 }, (_, index) => `k${index}`);
    const source = readImport([
      file('a.md', `---\ntitle: ${'t'.repeat(300)}\nkeywords: ${keywords.join(', ')}\norder: 3\n---\nText`),
    ]);
    expect(source.articles[0]?.title).toHaveLength(LIMITS.articleTitle);
    expect(source.articles[0]?.keywords).toHaveLength(LIMITS.articleKeywords);
    expect(reasons(source, 'a.md')).toEqual([IMPORT_TEXTS.titleCut, IMPORT_TEXTS.keywordsCut]);
    expect(reasons(source, IMPORT_TEXTS.orderSubject)).toEqual([IMPORT_TEXTS.orderNotKept(1)]);
  });
});

describe('a zip', () => {
  const zipped = (entries: Record<string, Uint8Array>): ImportFile => ({
    path: 'docs.zip',
    bytes: zipSync(entries),
  });

  it('is read as its folder is, without the folder that zip programs add', () => {
    const source = readImport([
      zipped({
        'docs/a/b.md': strToU8('Text'),
        '__MACOSX/docs/a/._b.md': strToU8('x'),
        'docs/.git/c.md': strToU8('x'),
      }),
    ]);
    expect(source.articles.map(({ sourceId }) => sourceId)).toEqual(['a/b.md']);
    expect(source.notes).toEqual([]);
  });

  it('keeps a single folder that is a category', () => {
    expect(readImport([zipped({ 'billing/b.md': strToU8('Text') })]).categories[0]?.sourceId).toBe('billing');
  });

  it('refuses entries that lead out of it, and bombs, by themselves', () => {
    const source = readImport([
      zipped({
        '../../etc/a.md': strToU8('x'),
        'bomb.md': new Uint8Array(3 * 1024 * 1024),
        'good.md': strToU8('Text'),
      }),
    ]);
    expect(reasons(source, '../../etc/a.md')).toEqual([IMPORT_TEXTS.unsafePath]);
    expect(reasons(source, 'bomb.md')).toEqual([IMPORT_TEXTS.packedTooWell]);
    expect(source.articles.map(({ sourceId }) => sourceId)).toEqual(['good.md']);
  });

  it('loses a damaged entry and nothing else', () => {
    const zip = zipped({
      'bad.md': strToU8('Some text that will be damaged '.repeat(20)),
      'good.md': strToU8('Text'),
    });
    zip.bytes.fill(0xff, 36, 60);
    const source = readImport([zip]);
    expect(source.articles.map(({ sourceId }) => sourceId)).toContain('good.md');
    expect(reasons(source, 'bad.md')).toEqual([IMPORT_TEXTS.damagedFile]);
    expect(source.notes).toHaveLength(1);
  });

  it('says that it is no zip', () => {
    const source = readImport([file('docs.zip', 'not a zip at all, but long enough to be one')]);
    expect(reasons(source, 'docs.zip')).toEqual([IMPORT_TEXTS.damagedZip]);
  });
});

describe('an export of Zendesk Guide', () => {
  const list = (name: string, items: unknown[]) =>
    file(`${name}.json`, JSON.stringify({ count: items.length, next_page: null, [name]: items }));
  const ARTICLE = {
    id: 11,
    title: 'Refunds',
    body: '<p>See <a href="/hc/en-us/articles/12-Invoices">this</a> <img src="/hc/article_attachments/9/form.png"></p>',
    section_id: 2,
    draft: false,
    label_names: ['money'],
    user_segment_id: null,
    html_url: 'https://acme.zendesk.com/hc/en-us/articles/11-Refunds',
    created_at: '2024-01-15T10:30:00Z',
    edited_at: '2024-02-01T09:00:00Z',
    updated_at: '2024-02-10T12:00:00Z',
    vote_sum: 8,
  };
  const source = readImport([
    list('categories', [{ id: 1, name: 'Help', description: null, position: 0 }]),
    list('sections', [
      {
        id: 2,
        name: 'Money',
        description: 'About money',
        category_id: 1,
        parent_section_id: null,
        position: 1,
      },
      { id: 3, name: 'Deeper', category_id: 1, parent_section_id: 2, position: 0 },
    ]),
    list('articles', [
      ARTICLE,
      { ...ARTICLE, id: 12, title: 'Invoices', body: '<p>Text</p>', draft: true, section_id: 3 },
      { ...ARTICLE, id: 13, title: 'Staff only', body: '<p>Secret</p>', user_segment_id: 77 },
      { ...ARTICLE, id: 14, title: 'Lost', body: '<p>Lost</p>', section_id: 99 },
      { id: 15, body: 'no title' },
    ]),
    { path: 'article_attachments/9/form.png', bytes: PICTURE },
  ]);

  it('makes categories of categories and sections', () => {
    expect(source.kind).toBe('zendesk');
    expect(source.categories.map(({ title, parentSourceId }) => [title, parentSourceId])).toEqual([
      ['Help', ''],
      ['Money', 'category-1'],
      ['Deeper', 'section-2'],
      [IMPORT_TEXTS.generalCategory, ''],
    ]);
  });

  it('keeps labels, dates and what is published, and resolves links and attachments', () => {
    expect(article(source, '11')).toMatchObject({
      keywords: ['money'],
      isPublished: true,
      createdMs: Date.parse('2024-01-15T10:30:00Z'),
      updatedMs: Date.parse('2024-02-01T09:00:00Z'),
      html: '<p>See <a href="article:12">this</a> <img src="picture:article_attachments%2F9%2Fform.png"></p>',
    });
    expect(article(source, '12')?.isPublished).toBe(false);
  });

  it('does not publish what only some people may read', () => {
    expect(article(source, '13')?.isPublished).toBe(false);
    expect(reasons(source, 'Staff only')).toEqual([IMPORT_TEXTS.restricted]);
  });

  it('reads sections that are nested thousands of levels deep, or are each other’s parents', () => {
    const depth = 20_000;
    const nested = Array.from({ length: depth }, (_, index) => ({
      id: index,
      name: `Section ${index}`,
      parent_section_id: index + 1 < depth ? index + 1 : null,
      category_id: 'none',
    }));
    const lost = readImport([list('sections', nested), list('articles', [{ ...ARTICLE, section_id: 0 }])]);
    expect(lost.categories.map(({ parentSourceId }) => parentSourceId)).toEqual(nested.map(() => ''));
    const deep = readImport([
      list('categories', [{ id: 'none', name: 'Top' }]),
      list('sections', nested.toReversed()),
      list('articles', [{ ...ARTICLE, section_id: 0 }]),
    ]);
    expect(deep.categories.slice(0, 3).map(({ title }) => title)).toEqual([
      'Top',
      `Section ${depth - 1}`,
      `Section ${depth - 2}`,
    ]);
    expect(deep.categories).toHaveLength(depth + 1);
    const ring = [0, 1, 2].map((id) => ({ id, name: `Ring ${id}`, parent_section_id: (id + 1) % 2 }));
    const torn = readImport([list('sections', ring), list('articles', [{ ...ARTICLE, section_id: 0 }])]);
    expect(torn.categories.map(({ parentSourceId }) => parentSourceId)).toEqual(['', '', '']);
  });

  it('reads lists that are longer than a call may take arguments', () => {
    const same = Array.from({ length: 150_000 }, () => ({ id: 2, name: 'Money' }));
    expect(readImport([list('sections', same)]).categories).toHaveLength(1);
  });

  it('reports items that lack something', () => {
    expect(reasons(source, 'Lost')).toEqual([IMPORT_TEXTS.categoryMissing(IMPORT_TEXTS.generalCategory)]);
    expect(reasons(source, '#5')).toEqual([IMPORT_TEXTS.badItem('title')]);
  });
});

describe('an export of Intercom', () => {
  const source = readImport([
    file(
      'collections.json',
      JSON.stringify({
        type: 'list',
        data: [
          { id: '7', type: 'collection', name: 'Basics', description: '', parent_id: null, order: 1 },
          { id: '8', type: 'collection', name: 'More', parent_id: '7', order: 1 },
        ],
      }),
    ),
    file(
      'articles.json',
      JSON.stringify({
        type: 'list',
        total_count: 2,
        data: [
          {
            id: '100',
            type: 'article',
            title: 'Set up',
            body: '<p>Go on with <a href="https://help.acme.example/en/articles/101-next">this</a> <img src="https://downloads.intercomcdn.com/i/o/1/a.png"></p>',
            state: 'published',
            parent_id: 8,
            parent_type: 'collection',
            url: 'https://help.acme.example/en/articles/100-set-up',
            created_at: 1672928359.1234,
            updated_at: 1672928610,
            default_locale: 'en',
            translated_content: {
              type: 'article_translated_content',
              en: { title: 'Set up' },
              fr: { title: 'Oui' },
            },
          },
          {
            id: '101',
            type: 'article',
            title: 'Next',
            body: '<p>Text</p>',
            state: 'draft',
            parent_id: '7',
            created_at: -1,
          },
        ],
      }),
    ),
  ]);

  it('makes categories of collections and keeps what is published', () => {
    expect(source.kind).toBe('intercom');
    expect(source.categories.map(({ sourceId, parentSourceId }) => [sourceId, parentSourceId])).toEqual([
      ['7', ''],
      ['8', '7'],
    ]);
    expect(article(source, '100')).toMatchObject({ isPublished: true, createdMs: 1672928359_123 });
    expect(article(source, '101')).toMatchObject({
      isPublished: false,
      categorySourceId: '7',
      createdMs: null,
    });
    expect(article(source, '100')?.html).toContain('href="article:101"');
  });

  it('says which translations and pictures stay behind', () => {
    expect(reasons(source, 'Set up')).toEqual([
      IMPORT_TEXTS.otherLocale('fr'),
      IMPORT_TEXTS.remotePictures(1, 'downloads.intercomcdn.com'),
    ]);
  });
});
