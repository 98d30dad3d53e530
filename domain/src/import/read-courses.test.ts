import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { IMPORT_TEXTS } from '../texts/import';
import { IMPORT_LIMITS } from './import-limits';
import type { ImportFile } from './import-source';
import { type CoursesSource, readCourses } from './read-courses';

const file = (path: string, text: string): ImportFile => ({ path, bytes: strToU8(text) });
const page = (matter: string, body = 'Text') => `---\n${matter}\n---\n${body}`;

const rowsOf = ({ courses }: CoursesSource) =>
  courses.map(({ title, rows }) => [title, ...rows.map((row) => `${row.kind} ${row.title}`)]);
const reasonsOf = ({ source }: CoursesSource) => source.notes.map(({ subject, reason }) => [subject, reason]);

describe('a folder of courses', () => {
  const read = readCourses([
    file('02-billing/README.md', '# Paying\n\nAll about **money**.'),
    file('02-billing/10-last.md', '# Last'.concat('\n\nSee [first](2-first.md) and ![form](../form.png)')),
    file('02-billing/2-first.md', 'No heading'),
    file('02-billing/cards/_category.md', page('title: Cards and more\norder: 1', '')),
    file('02-billing/cards/visa.md', '# Visa\n\nText'),
    file('02-billing/01-bank/wire.md', page('title: Wire\norder: 2')),
    file('02-billing/01-bank/cheque.md', page('title: Cheque\norder: 1')),
    file('02-billing/01-bank/below/deep.md', 'Text'),
    file('02-billing/draft.md', page('draft: true')),
    file('01-start/index.md', page('title: Get started\ndescription: The first steps\npublished: false')),
    file('01-start/hello.md', 'Hello'),
    file('README.md', '# A repository'),
    file('loose.md', 'Text'),
    file('empty/index.md', page('title: No lessons')),
    { path: 'form.png', bytes: Uint8Array.of(0x89, 0x50) },
  ]);

  it('makes courses of folders, sections of folders in them, and lessons of pages, in order', () => {
    expect(rowsOf(read)).toEqual([
      ['Get started', 'lesson Hello'],
      [
        'Paying',
        'lesson First',
        'lesson Last',
        'section Bank',
        'lesson Cheque',
        'lesson Wire',
        'section Cards and more',
        'lesson Visa',
      ],
    ]);
  });

  it('describes a course with its own page', () => {
    expect(read.courses).toMatchObject([
      { sourceId: '01-start', description: 'The first steps', isPublished: false },
      { sourceId: '02-billing', description: 'All about money.', isPublished: true },
    ]);
  });

  it('keeps the lessons of a course together, with their links and pictures', () => {
    expect(read.source.articles.map(({ categorySourceId }) => categorySourceId)).toEqual([
      '01-start',
      ...Array.from({ length: 5 }, () => '02-billing'),
    ]);
    expect(read.source.articles[2]?.html).toContain('href="article:02-billing%2F2-first.md"');
    expect([...read.source.pictures.keys()]).toEqual(['form.png']);
  });

  it('has a line for each page that is no lesson', () => {
    expect(reasonsOf(read)).toEqual([
      ['02-billing/01-bank/below/deep.md', IMPORT_TEXTS.tooDeep],
      ['02-billing/draft.md', IMPORT_TEXTS.draftLesson],
      ['loose.md', IMPORT_TEXTS.inNoCourse],
    ]);
  });
});

it('makes one course of everything if the page at the top has a title', () => {
  const read = readCourses([
    file('index.md', page('title: Whole')),
    file('README.md', page('title: Not this')),
    file('1-hello.md', 'Text'),
    file('2-more/a.md', 'Text'),
    file('2-more/below/b.md', 'Text'),
  ]);
  expect(rowsOf(read)).toEqual([['Whole', 'lesson Hello', 'section More', 'lesson A']]);
  expect(read.courses[0]?.sourceId).toBe('.');
  expect(reasonsOf(read)).toEqual([['2-more/below/b.md', IMPORT_TEXTS.tooDeep]]);
});

it('gives a section a title of one line, whatever its page or its folder is called', () => {
  const forged = page('title: "Two\\nsection:forged lines"', '');
  const read = readCourses([
    file('a/one/index.md', forged),
    file('a/one/x.md', 'Text'),
    file('a/02-/x.md', page('title: "A\\ntext:forged lesson"')),
  ]);
  expect(rowsOf(read)[0]).toEqual([
    'A',
    `section ${IMPORT_TEXTS.untitled}`,
    'lesson A text:forged lesson',
    'section Two section:forged lines',
    'lesson X',
  ]);
});

it('cuts what is too long, and refuses a course that is stored in no single step', () => {
  const long = 'x'.repeat(LIMITS.courseDescription + 1);
  const many = Array.from({ length: IMPORT_LIMITS.courseLessons + 1 }, (_, index) =>
    file(`many/${index}.md`, 'Text'),
  );
  const wordy = file('wordy/a.md', 'x'.repeat(IMPORT_LIMITS.courseCharacters + 1));
  const read = readCourses([
    ...many,
    wordy,
    file('cut/index.md', page(`title: ${long}\ndescription: ${long}`)),
    file('cut/a/index.md', page(`title: ${long}`)),
    file('cut/a/b.md', 'Text'),
  ]);
  expect(read.courses.map(({ sourceId }) => sourceId)).toEqual(['cut']);
  expect(read.courses[0]?.rows[0]?.title).toHaveLength(LIMITS.sectionTitle);
  expect(reasonsOf(read)).toEqual([
    ['cut/a', IMPORT_TEXTS.titleCut],
    ['cut', IMPORT_TEXTS.titleCut],
    ['cut', IMPORT_TEXTS.descriptionCut],
    ['many', IMPORT_TEXTS.tooManyLessons],
    ['wordy', IMPORT_TEXTS.courseTooLong],
  ]);
});

it('reads a page nested too deeply for its description, which stays empty or short', () => {
  const read = readCourses([
    file('deep/index.md', `# Deep\n\n${'<div>'.repeat(20_000)}end`),
    file('deep/a.md', 'Text'),
  ]);
  expect(read.courses).toHaveLength(1);
});
