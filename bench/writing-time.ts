import { docPath } from '@harborline/domain/paths';
import { makeNewsFlash } from '@harborline/domain/testing/factories';
import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import type { Browser, Page } from 'playwright-core';
import { type Actor, newActor } from '../e2e/support/actor';
import { plant } from '../e2e/support/plant';
import { signIn } from '../e2e/support/staff-steps';
import { LIBRARY_IDS } from '../emulator-seed/libraries';
import { readsOf } from './billing';
import { percentile } from './percentile';
import { plantAll } from './plant-all';
import type { RowName } from './tables';

const LIBRARY = LIBRARY_IDS.lumen;
const WRITER = 'lumen-owner';
const FEW = { lessons: 10, news: 20 };
const MANY = { lessons: 500, news: 2_000 };
const ROUNDS = 6;
const TEXT = '<p>Use a soft brush and a little water.</p>'.repeat(40);

export interface WritingTime {
  readonly name: RowName<'writing'>;
  readonly few: number;
  readonly many: number;
}

const lessonTitle = (index: number): string => `Lesson number ${index}`;
const courseId = (lessons: number): string => `bench-course-${lessons}`;
const lessonId = (lessons: number, index: number): string => `${courseId(lessons)}-${index}`;

/** A published course. Its lessons come first, so that one trigger brings its pages up to date instead of many. */
async function plantCourse(lessons: number): Promise<void> {
  const owner = { support_lib_id: LIBRARY, updated_at: timestamp(Date.now()) };
  const ids = Array.from({ length: lessons }, (_, index) => lessonId(lessons, index));
  await plantAll(
    ids.map((id, index) => {
      const text = { lesson_title: lessonTitle(index), lesson_content: TEXT };
      return [docPath.lesson(id), makeLesson({ ...owner, ...text, course_ref: courseId(lessons) })];
    }),
  );
  const course_outline = ids.map((id, index) => `text:${id} ${lessonTitle(index)}\n`).join('');
  const course_title = `Course of ${lessons} lessons`;
  await plant({
    [docPath.course(courseId(lessons))]: makeCourse({ ...owner, course_title, course_outline }),
  });
}

const plantNews = (count: number): Promise<void> =>
  plantAll(
    Array.from({ length: count }, (_, index) => [
      docPath.newsFlash(`bench-news-${index}`),
      makeNewsFlash({
        ...{ support_lib_id: LIBRARY, newsFlash_title: `News number ${index}` },
        ...{ is_published: false, is_staff_published: false, updated_at: timestamp(Date.now() + index) },
      }),
    ]),
  );

/** Follows the first link of a name, and resolves with the milliseconds until an element shows a text. */
const follow = (page: Page, link: string, selector: string, text: string): Promise<number> =>
  page.evaluate(
    ([name, where, wanted]) =>
      new Promise<number>((resolve, reject) => {
        const links = [...document.querySelectorAll('a')];
        const target = links.find(({ textContent }) => textContent === name);
        if (target === undefined) return reject(new Error(`There is no link ${name}`));
        const startedAt = performance.now();
        const isThere = () =>
          [...document.querySelectorAll(where)].some((element) => element.textContent?.includes(wanted));
        const observer = new MutationObserver(() => {
          if (!isThere()) return;
          observer.disconnect();
          resolve(performance.now() - startedAt);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        target.click();
      }),
    [link, selector, text] as const,
  );

async function openCourse({ page, goto }: Actor, lessons: number): Promise<void> {
  await goto(`/admin/courses?course=${courseId(lessons)}`);
  await page.getByRole('link', { name: lessonTitle(lessons - 1), exact: true }).waitFor();
}

/** Opens a lesson of each course in turns, each the one in the middle. */
async function lessonTimes(writer: Actor): Promise<WritingTime> {
  const times: Record<number, number[]> = { [FEW.lessons]: [], [MANY.lessons]: [] };
  // The first round loads the editor's code.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const lessons of [FEW.lessons, MANY.lessons]) {
      await openCourse(writer, lessons);
      const title = lessonTitle(lessons / 2);
      const taken = await follow(writer.page, title, '[contenteditable="true"]', 'soft brush');
      if (round > 0) times[lessons]?.push(taken);
    }
  const name = 'a lesson opens in its editor, of a course of 10 and of 500';
  return {
    name,
    few: percentile(times[FEW.lessons] ?? [], 0.5),
    many: percentile(times[MANY.lessons] ?? [], 0.5),
  };
}

/** How long the list of news takes to show its first page, and the documents that this reads. */
async function newsFigures({ page, goto }: Actor): Promise<{ readonly ms: number; readonly reads: number }> {
  const newest = page.getByRole('link', { name: /^News number/ });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    await goto('/admin/newsflash');
    await newest.first().waitFor();
    times.push(performance.now() - startedAt);
  }
  await goto('/admin/courses');
  const reads = await readsOf(WRITER, async () => {
    await page.getByRole('link', { name: SHELL_TEXTS.nav.newsFlash }).first().click();
    await newest.first().waitFor();
  });
  return { ms: percentile(times, 0.5), reads };
}

/** What writers wait for where there is much to write in, beside where there is little. */
export async function writingTimes(browser: Browser): Promise<{ times: WritingTime[]; reads: WritingTime }> {
  await plantCourse(FEW.lessons);
  await plantCourse(MANY.lessons);
  await plantNews(FEW.news);
  const writer = await newActor(browser);
  await signIn(writer, WRITER);
  const few = await newsFigures(writer);
  const lessons = await lessonTimes(writer);
  await plantNews(MANY.news);
  const many = await newsFigures(writer);
  await writer.context.close();
  return {
    times: [lessons, { name: 'the list of news opens, with 20 and with 2,000', few: few.ms, many: many.ms }],
    reads: { name: 'documents read for it', few: few.reads, many: many.reads },
  };
}
