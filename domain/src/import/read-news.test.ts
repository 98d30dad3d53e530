import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { IMPORT_TEXTS } from '../texts/import';
import type { ImportFile } from './import-source';
import { readImport } from './read-import';
import { readNews } from './read-news';

const file = (path: string, text: string): ImportFile => ({ path, bytes: strToU8(text) });
const page = (matter: string, body = 'Text') => `---\n${matter}\n---\n${body}`;

describe('a folder of news', () => {
  const { source, terms } = readNews([
    file(
      '2026/launch.md',
      page(
        'title: We launched\nkeywords: launch, product\ncategories: [Product, Other]\npublished_at: 2026-03-01T09:00:00Z\nexpires_at: 2026-04-01',
        'See [more](../more.md) and ![a form](form.png).',
      ),
    ),
    file('more.md', '# More to come\n\nText'),
    file('draft.md', page('title: Not yet\ndraft: true')),
    file('never.md', page('schedule: 2026-05-01\nend: 2026-04-01')),
    file('unclear.md', page('published_at: next week\nexpires_at: soon')),
    file('_category.md', 'A page like the others'),
    file('empty.md', '---\ntitle: Empty\n---\n'),
    file('prices.xlsx', 'x'),
    { path: '2026/form.png', bytes: Uint8Array.of(0x89, 0x50) },
  ]);
  const notes = source.notes.map(({ subject, reason }) => [subject, reason]);

  it('S3-17: makes a news flash of each page, in no category', () => {
    expect(source.articles.map(({ title, isPublished }) => [title, isPublished])).toEqual([
      ['We launched', true],
      ['More to come', true],
      ['Not yet', false],
      ['Unclear', true],
      ['Category', true],
    ]);
    expect(source.categories).toEqual([]);
    expect(source.articles[0]?.keywords).toEqual(['launch', 'product']);
  });

  it('reads its category, its time and its end', () => {
    expect(terms.get('2026/launch.md')).toEqual({
      category: 'Product',
      publishAtMs: Date.UTC(2026, 2, 1, 9),
      expiresMs: Date.UTC(2026, 3, 1),
    });
    expect(terms.get('more.md')).toEqual({ category: '', publishAtMs: null, expiresMs: null });
  });

  it('marks links between news, and the pictures that they show', () => {
    expect(source.articles[0]?.html).toContain('href="article:more.md"');
    expect([...source.pictures.keys()]).toEqual(['2026/form.png']);
  });

  it('has a line for each file that is refused or taken over differently', () => {
    expect(notes).toEqual([
      ['empty.md', IMPORT_TEXTS.emptyArticle],
      ['prices.xlsx', IMPORT_TEXTS.unknownType],
      ['unclear.md', IMPORT_TEXTS.badDate('next week')],
      ['unclear.md', IMPORT_TEXTS.badDate('soon')],
      ['never.md', IMPORT_TEXTS.endsFirst],
    ]);
  });
});

it('asks nothing of articles that news alone need', () => {
  const { articles, notes } = readImport([
    file('a/b.md', page('title: Meeting\nschedule: weekly\nend: noon')),
  ]);
  expect(articles).toHaveLength(1);
  expect(notes).toEqual([]);
});

it('cuts a title that is too long, and says so', () => {
  const { source } = readNews([file('long.md', page(`title: ${'x'.repeat(LIMITS.articleTitle + 1)}`))]);
  expect(source.articles[0]?.title).toHaveLength(LIMITS.articleTitle);
  expect(source.notes).toMatchObject([{ subject: 'long.md', reason: IMPORT_TEXTS.titleCut }]);
});

it('refuses what is no text, a path that leads out, and front matter that no reader takes', () => {
  const { source } = readNews([
    { path: 'binary.md', bytes: Uint8Array.of(1, 0, 2) },
    file('../out.md', 'Text'),
    file('bomb.md', page('title: &a [x]\nkeywords: [*a, *a]')),
  ]);
  expect(source.articles.map(({ sourceId }) => sourceId)).toEqual(['bomb.md']);
  expect(source.notes.map(({ subject, outcome }) => [subject, outcome])).toEqual([
    ['../out.md', 'refused'],
    ['binary.md', 'refused'],
    ['bomb.md', 'changed'],
  ]);
});
