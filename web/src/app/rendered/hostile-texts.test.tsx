import { courseEntry } from '@harborline/domain/courses/course-list';
import { writeRows } from '@harborline/domain/courses/outline';
import { lessonPage, pageCourse, textPage } from '@harborline/domain/courses/page-course';
import { writeQuiz } from '@harborline/domain/courses/quiz';
import type { PageContent } from '@harborline/domain/help-center/page-content';
import { newsEntry } from '@harborline/domain/news/news-list';
import { toPageNewsFlash } from '@harborline/domain/news/page-news';
import { makeLibrary, makeNewsFlash } from '@harborline/domain/testing/factories';
import { HOSTILE_HTML } from '@harborline/domain/testing/hostile-html';
import { makeCourse } from '@harborline/domain/testing/make-course';
import { makeComponent, makeIncident, makeStatus } from '@harborline/domain/testing/make-status';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { createRenderer } from './render-page';

const SHELL =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shell</title></head><body><div id="root"></div></body></html>';
const renderer = createRenderer(SHELL);

const EMPTY: PageContent = {
  ...{ library: makeLibrary(), stylesheet: '', categories: [], translations: [], page: 1, articleCounts: {} },
  ...{ articleRows: {}, popularArticles: [], article: null, siblings: null, answer: null, status: null },
  ...{ courses: null, course: null, news: null, newsFlash: null },
};

/** An address that no page may follow or show. */
const runs = (text: string): string => `javascript:${text}`;

const courseOf = (text: string) =>
  pageCourse(
    makeCourse({
      ...{ course_title: text, course_description: text, course_cover: runs(text) },
      course_outline: writeRows([
        { kind: 'section', id: 's', title: text },
        { kind: 'quiz', id: 'clean', title: text },
        { kind: 'text', id: 'oil', title: text },
      ]),
      lessons_in_order: true,
      open_requirements: [{ id: 'first', course_title: text, lessonCount: 1 }],
    }),
  );

const lessonOf = (text: string) => ({
  ...{ id: 'clean', lesson_title: text, description: text, html: '<p>Text</p>', isLong: false },
  quiz: writeQuiz({
    passMark: 80,
    questions: [
      {
        text,
        answers: [
          { text, isRight: true },
          { text, isRight: false },
        ],
        because: text,
      },
    ],
  }),
  file: { address: runs(text), name: text, bytes: 5 },
});

const newsOf = (text: string) =>
  makeNewsFlash({
    ...{ newsFlash_title: text, newsFlash_content: '<p>Text</p>', newsFlash_featureImage: runs(text) },
    ...{ newsFlash_keywords: [text], categoryName: text },
  });

const incidentOf = (text: string) =>
  makeIncident('i1', {
    ...{ title: text, componentIds: ['shop'] },
    updates: [{ id: 'u1', state: 'investigating', text, at: Date.UTC(2026, 0, 2) }],
  });
const statusOf = (text: string, month: string) =>
  makeStatus({
    groups: [{ id: 'g1', title: text }],
    components: [makeComponent('shop', { title: text, description: text, groupId: 'g1' })],
    incidents: [incidentOf(text)],
    month,
  });

type Build = (text: string) => Partial<PageContent>;
/** The address of each kind of page, and its content with a text in each of its fields. */
const PAGES: readonly [string, string, Build][] = [
  [
    'the list of news',
    '/frontendnews/acme',
    (text) => ({ news: { entries: [newsEntry(newsOf(text)) ?? []].flat(), total: 1 } }),
  ],
  [
    'a news flash',
    '/frontendnewsflash/acme/n1',
    (text) => ({ newsFlash: toPageNewsFlash(newsOf(text), { html: '<p>Text</p>', description: text }) }),
  ],
  [
    'the list of courses',
    '/acme/courses',
    (text) => {
      const course = { course_title: text, course_description: text, course_cover: runs(text) };
      return { courses: { entries: [courseEntry(makeCourse(course)) ?? []].flat(), total: 1 } };
    },
  ],
  ['a course', '/course/acme/course', (text) => ({ course: courseOf(text) })],
  [
    'a lesson',
    '/course/acme/course?lesson=clean',
    (text) => ({ course: lessonPage(courseOf(text), 'clean', lessonOf(text)) }),
  ],
  [
    'a whole course',
    '/coursestatic/acme/course',
    (text) => ({ course: textPage(courseOf(text), [lessonOf(text)], 1) }),
  ],
  ['the status page', '/acme/app/status', (text) => ({ status: statusOf(text, '') })],
  [
    'its history',
    '/acme/app/status/history?month=2026-01',
    (text) => ({ status: statusOf(text, '2026-01') }),
  ],
];

async function render(path: string, changes: Partial<PageContent>): Promise<string> {
  const { pathname, search } = new URL(path, 'https://help.example');
  const origin = 'https://help.example';
  const { render: renderPage } = await renderer;
  return renderPage({ origin, publicOrigin: origin, pathname, search }, { ...EMPTY, ...changes }).html;
}

const ADDRESSES = ['href', 'src', 'srcset', 'poster', 'action', 'formaction', 'data', 'srcdoc'];

/** Each element that a browser finds, with the names of its attributes, and addresses that run something. */
function shapeOf(node: DefaultTreeAdapterTypes.Node): string[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(shapeOf) : [];
  if (!('tagName' in node)) return inside;
  const names = node.attrs.map(({ name }) => name).join(' ');
  const running = node.attrs.filter(
    ({ name, value }) => ADDRESSES.includes(name) && /^[^a-z]*(javascript|vbscript|data):/i.test(value),
  );
  return [`<${node.tagName} ${names}>`, ...running.map(({ name, value }) => `${name}=${value}`), ...inside];
}

describe.each(PAGES)('%s', (_name, path, build) => {
  it('S5-27: consists of the same elements and attributes, whatever its writers wrote into any field', async () => {
    expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(100);
    const harmless = shapeOf(parse(await render(path, build('words'))));
    expect(harmless.length).toBeGreaterThan(40);
    expect(harmless.filter((one) => !one.startsWith('<'))).toEqual([]);
    for (const hostile of HOSTILE_HTML) {
      const html = await render(path, build(hostile));
      expect({ hostile, shape: shapeOf(parse(html)) }).toEqual({ hostile, shape: harmless });
    }
  });
});
