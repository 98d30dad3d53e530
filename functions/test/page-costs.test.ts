import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { course } from '@harborline/domain/stores/courses';
import { lesson } from '@harborline/domain/stores/lessons';
import { library } from '@harborline/domain/stores/libraries';
import { keptNewsFlash } from '@harborline/domain/stores/news-flashes';
import { makeNewsFlash } from '@harborline/domain/testing/factories';
import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
import { beforeAll, describe, expect, it } from 'vitest';
import { namedReadsOf } from './support/billing';
import {
  type Addressed,
  articlePath,
  getPage,
  NO_LONGER_FRESH_MS,
  newAddressed,
  newArticleIn,
  newCategory,
  onHost,
} from './support/page-world';
import { eventually, pause } from './support/suite';
import { change, layOut, stored, unique } from './support/world';

/** Triggers start for the first time, and what they read by name spoils a measurement. */
const MEASURING_MS = 300_000;
const TIMES_READ = 4;
const MOST_TRIES = 10;

type Links = ReturnType<typeof publicLinks>;

/** What the content of a page is laid out in, and its links in the library whose visitors read it. */
interface Place {
  readonly libraryId: string;
  readonly reader: Addressed;
  readonly links: Links;
}

/** A page, and how many documents it reads when nothing kept of it is fresh. */
interface Page {
  readonly title: string;
  readonly reads: number;
  /** how a child shows content of its parent; without it, a library shows its own */
  readonly inheritedBy?:
    | { readonly disabled_default_newsFlash: false }
    | { readonly disabled_default_courses: false };
  /** Lays its content out. @returns its address */
  readonly lay: (place: Place) => Promise<string>;
  readonly init?: (reader: Addressed) => RequestInit;
}

async function layNews({ libraryId }: Place): Promise<string> {
  const id = unique('news');
  await layOut(keptNewsFlash(id), stored(makeNewsFlash({ support_lib_id: libraryId })));
  return id;
}

async function layCourse({ libraryId }: Place): Promise<readonly [string, string]> {
  const [id, lessonId] = [unique('course'), unique('lesson')];
  await layOut(lesson(lessonId), stored(makeLesson({ support_lib_id: libraryId, course_ref: id })));
  const course_outline = `text:${lessonId} Clean it\n`;
  await layOut(course(id), stored(makeCourse({ support_lib_id: libraryId, course_outline })));
  return [id, lessonId];
}

const newsFlash: Page['lay'] = async (place) => place.links.newsFlash(await layNews(place));
const newsList: Page['lay'] = async (place) => {
  await layNews(place);
  return place.links.news();
};
const courseList: Page['lay'] = async (place) => {
  await layCourse(place);
  return place.links.courses();
};
const outline: Page['lay'] = async (place) => place.links.course((await layCourse(place))[0]);
const oneLesson: Page['lay'] = async (place) => place.links.lesson(...(await layCourse(place)));
const wholeCourse: Page['lay'] = async (place) => place.links.wholeCourse((await layCourse(place))[0]);
const guide: Page['lay'] = async ({ libraryId, reader }) => {
  const topic = await newCategory(libraryId, 'Brakes and wheels');
  return articlePath(reader, await newArticleIn({ id: libraryId, topic }, 'Adjust the brakes'));
};

const sitemap: Page['lay'] = async (place) => {
  await guide(place);
  return `/${place.reader.key}/sitemap.xml`;
};

const PAGES: readonly Page[] = [
  { title: 'an article: the library, its stamp and the article', reads: 3, lay: guide },
  { title: 'a sitemap: the library and its stamp', reads: 2, lay: sitemap },
  {
    title: 'robots.txt: nothing',
    reads: 0,
    lay: async () => '/robots.txt',
    init: ({ host }) => onHost(host),
  },
  { title: 'S2.1-12: a news flash', reads: 3, lay: newsFlash },
  { title: 'S2.1-12: the list of news, of which the library says when it changed', reads: 2, lay: newsList },
  { title: 'S2.1-09: the list of courses, as that of news', reads: 2, lay: courseList },
  { title: 'S2.1-03: the outline of a course, as the list', reads: 2, lay: outline },
  { title: 'S2.1-03: a lesson', reads: 3, lay: oneLesson },
  { title: 'S2.1-11: a whole course', reads: 3, lay: wholeCourse },
];

const SHOWS_NEWS = { disabled_default_newsFlash: false } as const;
const SHOWS_COURSES = { disabled_default_courses: false } as const;

/** One document more at most where a child shows what its parent has. */
const INHERITED_PAGES: readonly Page[] = [
  ...[
    { title: 'S3-07: a news flash of the parent', lay: newsFlash },
    { title: 'S3-07: the list of news with those of the parent', lay: newsList },
  ].map((page) => ({ ...page, reads: 3, inheritedBy: SHOWS_NEWS })),
  ...[
    { title: 'U-12: the list of courses with those of the parent', lay: courseList },
    { title: 'U-12: the outline of a course of the parent', lay: outline },
    { title: 'U-12: a lesson of the parent', lay: oneLesson },
    { title: 'U-12: a whole course of the parent', lay: wholeCourse },
  ].map((page) => ({ ...page, reads: 3, inheritedBy: SHOWS_COURSES })),
];

/** What a browser asks for again and again. */
type Visit = () => Promise<void>;

/** Each page has a library of its own, since pages of one library share what they have read of it. */
async function preparePage({ lay, init, inheritedBy }: Page): Promise<Visit> {
  const reader = await newAddressed();
  let libraryId = reader.id;
  if (inheritedBy !== undefined) {
    libraryId = (await newAddressed()).id;
    await change(library(reader.id), { parent_lib_id: libraryId, ...inheritedBy });
  }
  const path = await lay({ libraryId, reader, links: publicLinks(reader.key) });
  const request = init?.(reader);
  const visit = async () => expect((await getPage(path, request)).status).toBe(200);
  await eventually(visit, MEASURING_MS);
  return visit;
}

/** What each page costs, by title, however often it is read within ten seconds. */
async function measure(visits: ReadonlyMap<string, Visit>): Promise<Record<string, number>> {
  await pause(NO_LONGER_FRESH_MS);
  const costs: Record<string, number> = {};
  for (const [title, visit] of visits) {
    costs[title] = await namedReadsOf(async () => {
      for (let count = 0; count < TIMES_READ; count += 1) await visit();
    });
  }
  return costs;
}

describe('what a page costs', () => {
  const pages = [...PAGES, ...INHERITED_PAGES];
  const costs: Record<string, number> = {};

  beforeAll(async () => {
    // One after the other: the emulator starts an instance for each request at the same time.
    const visits = new Map<string, Visit>();
    for (const page of pages) visits.set(page.title, await preparePage(page));
    // Late triggers read documents by name as well, so that a measurement may have to be repeated.
    const isWrong = ({ title, reads }: Page) => costs[title] !== reads;
    for (let tries = 0; tries < MOST_TRIES && pages.some(isWrong); tries += 1) {
      for (const { title } of pages.filter((page) => !isWrong(page))) visits.delete(title);
      Object.assign(costs, await measure(visits));
    }
  }, 2 * MEASURING_MS);

  it.each(pages)('$title', ({ title, reads }) => {
    expect(costs[title]).toBe(reads);
  });
});
