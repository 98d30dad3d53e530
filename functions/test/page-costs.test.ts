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
  articlePath,
  getPage,
  NO_LONGER_FRESH_MS,
  newPageWorld,
  onHost,
  PAGE_WORLD_TIMEOUT_MS,
  type PageWorld,
} from './support/page-world';
import { eventually, pause } from './support/suite';
import { change, layOut, stored, unique } from './support/world';

let world: PageWorld;

beforeAll(async () => {
  world = await newPageWorld();
}, PAGE_WORLD_TIMEOUT_MS);

describe('what a page costs', () => {
  /** What a step costs once everything kept is no longer fresh. */
  const costsOf = (step: () => Promise<void>) =>
    namedReadsOf(async () => {
      await pause(NO_LONGER_FRESH_MS);
      await step();
    });

  it('is the library, its stamp and the article, and for ten seconds nothing', async () => {
    const path = articlePath(world, world.guide);
    // One after the other: the emulator starts an instance for each request at the same time.
    const readTenTimes = async () => {
      for (let count = 0; count < 10; count += 1) expect((await getPage(path)).status).toBe(200);
    };
    await readTenTimes();
    await eventually(async () => expect(await costsOf(readTenTimes)).toBe(3), 60_000);
  });

  it('is nothing for robots, and for a sitemap what the pages have read', async () => {
    await eventually(async () => {
      const reads = await costsOf(async () => {
        await getPage('/robots.txt', onHost(world.host));
        await getPage(`/${world.key}/sitemap.xml`);
      });
      expect(reads).toBe(2);
    }, 60_000);
  });

  it('S2.1-12: is the library, its stamp and the news flash, or the list of all news', async () => {
    const id = unique('news');
    await layOut(keptNewsFlash(id), stored(makeNewsFlash({ support_lib_id: world.id })));
    const read = async (path: string) => expect((await getPage(path)).status).toBe(200);
    const { news, newsFlash } = publicLinks(world.key);
    // The library says when its list of news has changed.
    for (const [path, cost] of [
      [newsFlash(id), 3],
      [news(), 2],
    ] as const) {
      await eventually(async () => expect((await getPage(path)).html).toContain('Two new colours'), 60_000);
      await eventually(async () => expect(await costsOf(() => read(path))).toBe(cost), 60_000);
    }
  });

  it('S3-07: is one list more where a library shows news of its parent', async () => {
    const child = await newPageWorld();
    await change(library(child.id), { parent_lib_id: world.id, disabled_default_newsFlash: false });
    const own = unique('news');
    const mine = makeNewsFlash({ support_lib_id: child.id, newsFlash_title: 'News of the child' });
    await layOut(keptNewsFlash(own), stored(mine));
    const original = unique('news');
    await layOut(keptNewsFlash(original), stored(makeNewsFlash({ support_lib_id: world.id })));
    const { news, newsFlash } = publicLinks(child.key);
    await eventually(async () => {
      const { html } = await getPage(news());
      expect([html.includes('News of the child'), html.includes(newsFlash(original))]).toEqual([true, true]);
    }, 60_000);
    for (const path of [newsFlash(original), news()]) {
      expect((await getPage(path)).status).toBe(200);
      await eventually(async () => {
        const cost = await costsOf(async () => expect((await getPage(path)).status).toBe(200));
        expect(cost).toBe(3);
      }, 60_000);
    }
  });

  it('U-12: is one document more where a library shows courses of its parent', async () => {
    const child = await newPageWorld();
    await change(library(child.id), { parent_lib_id: world.id, disabled_default_courses: false });
    const [id, lessonId] = [unique('course'), unique('lesson')];
    await layOut(lesson(lessonId), stored(makeLesson({ support_lib_id: world.id, course_ref: id })));
    const course_outline = `text:${lessonId} Clean it\n`;
    await layOut(course(id), stored(makeCourse({ support_lib_id: world.id, course_outline })));
    const links = publicLinks(child.key);
    await eventually(async () => expect((await getPage(links.courses())).html).toContain(id), 60_000);
    const sitemap = (await getPage(`/${child.key}/sitemap.xml`)).html;
    for (const path of [links.course(id), links.lesson(id, lessonId)])
      expect(sitemap).toContain(`${path}</loc>`);
    for (const path of [
      links.courses(),
      links.course(id),
      links.lesson(id, lessonId),
      links.wholeCourse(id),
    ]) {
      expect((await getPage(path)).status).toBe(200);
      await eventually(async () => {
        const cost = await costsOf(async () => expect((await getPage(path)).status).toBe(200));
        expect(cost).toBe(3);
      }, 60_000);
    }
  });
});
