import { docPath } from '@harborline/domain/paths';
import { HOSTILE_HTML } from '@harborline/domain/testing/hostile-html';
import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { LEARNING_TEXTS } from '@harborline/domain/texts/learning';
import { LEARNING_ACCOUNT_TEXTS } from '@harborline/domain/texts/learning-account';
import { RESULT_TEXTS } from '@harborline/domain/texts/learning-results';
import { LIBRARY_IDS } from '@harborline/emulator-seed/libraries';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { type Actor, type ActorOptions, PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { plant, uproot } from '../support/plant';
import { sidewaysOverflow } from '../support/settled';
import { logOut, signIn } from '../support/staff-steps';
import { ORIGIN } from '../support/suite';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

const COURSES = '/lumen/courses';
const COURSE = '/course/lumen/lumen-first-month';
const LESSON = `${COURSE}?lesson=lumen-make-it-fit`;
const WHOLE = '/coursestatic/lumen/lumen-first-month';
const FURTHER = '/course/lumen/lumen-ride-further';
const TITLE = 'Your first month with a Lumen';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A function that has just started leaves the first page to the browser. */
const isRendered = (path: string) =>
  waitFor(`the rendered page ${path}`, async () =>
    (await (await fetch(ORIGIN + path)).text()).includes('data-rests') ? true : undefined,
  );

describe('a visitor takes a course', () => {
  it.each<[string, ActorOptions]>([
    ['on a desktop', {}],
    ['on a phone', PHONE],
  ])(
    'S2.1-03, S2.1-09: from the footer through its lessons, and goes on later, %s',
    async (_where, options) => {
      const { page, goto } = await newPerson(options);
      for (const path of ['/lumen', COURSES, COURSE, LESSON]) await isRendered(path);
      await goto('/lumen');
      await page.getByRole('link', { name: HELP_CENTER_TEXTS.courses, exact: true }).click();
      await heading(page, COURSE_PAGE_TEXTS.title).waitFor();
      await page.getByRole('link', { name: TITLE }).click();
      await heading(page, TITLE).waitFor();
      await page.getByText(COURSE_PAGE_TEXTS.ofDone(9), { exact: false }).waitFor();
      await page.getByRole('link', { name: COURSE_PAGE_TEXTS.start }).click();
      await heading(page, 'Make it fit you').waitFor();
      await page.getByRole('button', { name: COURSE_PAGE_TEXTS.markDone }).click();
      await page.getByRole('button', { name: COURSE_PAGE_TEXTS.markNotDone }).waitFor();
      await page.getByRole('link', { name: COURSE_PAGE_TEXTS.next, exact: true }).click();
      await heading(page, 'Brakes, bolts and bell').waitFor();
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      // Another day, on the page as the server sends it.
      await goto(COURSE);
      const resume = page.getByRole('link', { name: COURSE_PAGE_TEXTS.resume });
      await resume.waitFor();
      expect(await resume.innerText()).toContain('Brakes, bolts and bell');
      await page.getByRole('link', { name: `Make it fit you ${COURSE_PAGE_TEXTS.done}` }).waitFor();
      await resume.click();
      await heading(page, 'Brakes, bolts and bell').waitFor();
    },
  );

  it('D-83: a teammate goes on where they stopped, on another device, and leaves nothing behind', async () => {
    for (const path of [COURSE, LESSON]) await isRendered(path);
    const progress = ({ page }: Actor) => page.locator('.course-progress');
    const doneOf = (count: number) => `${count} ${COURSE_PAGE_TEXTS.ofDone(9)}`;
    const kept = ({ page }: Actor) => page.waitForResponse(/\/api\/activity\/courses\/progress/);
    await uproot([docPath.courseProgress('lumen-first-month', 'lumen-admin')]);
    const first = await newPerson();
    await first.goto(LESSON);
    await first.page.getByRole('button', { name: COURSE_PAGE_TEXTS.markDone }).click();
    await first.page.getByText(COURSE_PAGE_TEXTS.keptHere).waitFor();
    // What they did as anybody becomes theirs.
    await signIn(first, 'lumen-admin', { isRemembered: true });
    await first.goto(`${COURSE}?lesson=lumen-brakes-and-bolts`);
    await first.page.getByText(LEARNING_ACCOUNT_TEXTS.keptInAccount).waitFor();
    const stepped = kept(first);
    await first.page.getByRole('button', { name: COURSE_PAGE_TEXTS.markDone }).click();
    expect((await stepped).status()).toBe(200);

    const second = await newPerson(PHONE);
    await signIn(second, 'lumen-admin');
    await second.goto(COURSE);
    await progress(second).getByText(doneOf(2)).waitFor();
    const resume = second.page.getByRole('link', { name: COURSE_PAGE_TEXTS.resume });
    expect(await resume.innerText()).toContain('Charge the battery for the first time');

    // Signed out, the device starts over; the account does not.
    await first.goto('/admin/content');
    await logOut(first);
    await first.goto(COURSE);
    await first.page.getByRole('link', { name: COURSE_PAGE_TEXTS.start }).waitFor();
    await progress(first).getByText(doneOf(0)).waitFor();
    await second.page.reload();
    await progress(second).getByText(doneOf(2)).waitFor();
  });

  it('passes the quiz, waits for a lesson that opens later, and prints a certificate', async () => {
    const { page, goto } = await newPerson();
    const quiz = `${COURSE}?lesson=lumen-do-you-know-your-bike`;
    for (const path of [COURSE, quiz]) await isRendered(path);
    await goto(quiz);
    const question = (text: string) => page.getByRole('group', { name: text });
    const check = page.getByRole('button', { name: COURSE_PAGE_TEXTS.checkAnswers });
    await check.click();
    await page.getByText(RESULT_TEXTS.answerMissing).first().waitFor();
    await question('How far').getByLabel('To 80 percent').check();
    await question('What do you look at').getByLabel('Tyres').check();
    await question('When do you').getByLabel('Once you ride again').check();
    await check.click();
    await page.getByText(RESULT_TEXTS.failed(33, 60)).waitFor();
    await page.getByRole('button', { name: COURSE_PAGE_TEXTS.tryAgain }).click();
    await question('How far').getByLabel('To 80 percent').check();
    await question('What do you look at').getByLabel('Tyres').check();
    await question('What do you look at').getByLabel('Brake levers').check();
    await question('When do you').getByLabel('Before you stop').check();
    await check.click();
    await page.getByText(RESULT_TEXTS.passed(100)).waitFor();

    await goto(COURSE);
    await page.getByRole('link', { name: 'Book your first service' }).getByText('Opens on').waitFor();
    await goto(`${COURSE}?lesson=lumen-first-service`);
    await page.getByText('Opens on').waitFor();
    expect(await page.getByText('spokes and cables').isVisible()).toBe(false);

    await page.clock.setFixedTime(Date.now() + 8 * 24 * 60 * 60 * 1000);
    await goto(WHOLE);
    await page.getByText('spokes and cables').waitFor();
    const open = page.getByRole('button', { name: COURSE_PAGE_TEXTS.markDone });
    for (let left = await open.count(); left > 0; left -= 1) await open.first().click();
    await page.getByText('It counts the kilometres for you.').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: COURSE_PAGE_TEXTS.getCertificate }).last().click();
    await heading(page, TITLE).waitFor();
    await page.evaluate(() => {
      Reflect.set(window, 'print', () => Reflect.set(window, 'printed', document.body.innerText));
    });
    await page.emulateMedia({ media: 'print' });
    await page.getByLabel(COURSE_PAGE_TEXTS.certificateName).waitFor({ state: 'hidden' });
    await page.emulateMedia({ media: 'screen' });
    await page.getByLabel(COURSE_PAGE_TEXTS.certificateName).fill('Ann Example');
    await page.getByRole('button', { name: COURSE_PAGE_TEXTS.printCertificate }).click();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Ann Example').isVisible()).toBe(true);
    // It fills a page that lies on its side, and only that one.
    const sheet = await page.locator('.certificate-sheet').boundingBox();
    expect(sheet?.height).toBeGreaterThan(600);
    expect(sheet?.height).toBeLessThan(700);
    expect(await page.getByText('Make it fit you').isVisible()).toBe(false);
  });

  it('never sees the text of a locked lesson flash, and reads it without JavaScript', async () => {
    const path = `${COURSE}?lesson=lumen-first-service`;
    await isRendered(path);
    const learner = await newPerson();
    learner.record.allow(/Failed to load resource|ERR_FAILED/);
    // As if the scripts took their time.
    await learner.page.route(/\.js$/, (route) => route.abort());
    await learner.page.goto(ORIGIN + path, { waitUntil: 'commit' });
    const text = learner.page.getByText('spokes and cables');
    await text.waitFor({ state: 'attached' });
    const delay = await text.evaluate((element) => {
      const body = element.closest('.lesson-body');
      const [animation] = body?.getAnimations() ?? [];
      animation?.pause();
      return [getComputedStyle(element).visibility, animation?.playState];
    });
    expect(delay).toEqual(['hidden', 'paused']);
    const reader = await newPerson({ javaScriptEnabled: false });
    await reader.goto(path);
    await reader.page.getByText('spokes and cables').waitFor();
    expect(await reader.page.getByText('spokes and cables').isVisible()).toBe(true);
  });

  it.each<[string, ActorOptions]>([
    ['on a desktop', {}],
    ['on a phone', { ...PHONE, colorScheme: 'dark' }],
  ])(
    'D-87: is told which course to finish first, and begins once it is finished, %s',
    async (_where, options) => {
      const [further, lesson] = [FURTHER, `${FURTHER}?lesson=lumen-what-to-carry`];
      for (const path of [further, lesson]) await isRendered(path);
      const { page, goto } = await newPerson(options);
      const text = page.getByText('Everything for a flat tyre');
      const start = page.getByRole('link', { name: COURSE_PAGE_TEXTS.start });
      await goto(further);
      await page.getByText(COURSE_PAGE_TEXTS.finishFirst(1)).waitFor();
      expect(await start.isVisible()).toBe(false);
      await page.getByRole('link', { name: 'What to carry' }).click();
      const first = page.getByRole('link', { name: LEARNING_TEXTS.lockedByCourse(TITLE) });
      await first.waitFor();
      expect(await text.isVisible()).toBe(false);
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      await first.click();
      await heading(page, TITLE).waitFor();
      await page.evaluate(
        (ids) => {
          const lessons = Object.fromEntries(ids.map((id) => [id, { completedAt: 1 }]));
          localStorage.setItem(
            'course/lumen-first-month',
            JSON.stringify({ startedAt: 1, last: '', lessons }),
          );
        },
        Array.from({ length: 9 }, (_, index) => `done-${index}`),
      );
      await goto(further);
      await start.waitFor();
      await page.getByRole('listitem').filter({ hasText: TITLE }).getByText(COURSE_PAGE_TEXTS.done).waitFor();
      await goto(lesson);
      await text.waitFor();
      expect(await first.isVisible()).toBe(false);
      const reader = await newPerson({ javaScriptEnabled: false });
      await reader.goto(lesson);
      await reader.page.getByText('Everything for a flat tyre').waitFor();
      await reader.page.getByRole('link', { name: TITLE }).waitFor();
    },
  );

  it('S2.1-11: reads it whole on one page, without JavaScript as well', async () => {
    await isRendered(WHOLE);
    for (const javaScriptEnabled of [true, false]) {
      const { page, goto } = await newPerson({ javaScriptEnabled });
      await goto(WHOLE);
      await heading(page, TITLE).waitFor();
      for (const name of ['Make it fit you', 'Ride an e-bike in traffic', 'Book your first service'])
        await page.getByRole('heading', { level: 3, name }).waitFor();
      expect(await page.getByText('spokes and cables').isVisible()).toBe(!javaScriptEnabled);
      expect(await page.getByText(COURSE_PAGE_TEXTS.ofDone(9)).isVisible()).toBe(javaScriptEnabled);
      if (!javaScriptEnabled) continue;
      await page.getByText('Opens 7 days after you begin').waitFor();
      // Nobody touches the page: what learners act on works once it is in view.
      await page.evaluate(() => document.querySelector('.quiz [type="submit"]')?.scrollIntoView());
      await page.locator('.quiz [type="submit"]:enabled').waitFor();
      await page.locator('.lesson-toggle button:enabled').first().waitFor();
    }
  });

  it('reads its lessons without JavaScript, where nothing asks for progress', async () => {
    const { page, goto } = await newPerson({ javaScriptEnabled: false });
    await isRendered(LESSON);
    await goto(LESSON);
    await heading(page, 'Make it fit you').waitFor();
    expect(await page.getByRole('button', { name: COURSE_PAGE_TEXTS.markDone }).count()).toBe(0);
    await page.getByRole('link', { name: COURSE_PAGE_TEXTS.next }).click();
    await heading(page, 'Brakes, bolts and bell').waitFor();
  });
});

describe('what the server answers', () => {
  const get = async (path: string) => {
    const answer = await fetch(ORIGIN + path);
    return { status: answer.status, cache: answer.headers.get('cache-control'), html: await answer.text() };
  };

  it.each([COURSES, COURSE, LESSON, WHOLE])(
    'is a page that caches and search engines keep: %s',
    async (path) => {
      await isRendered(path);
      const { status, cache, html } = await get(path);
      expect([status, cache]).toEqual([200, 'public, max-age=0, s-maxage=30, stale-if-error=86400']);
      expect(html).toMatch(/<meta name="description" content="[^"]+">/);
      expect(html).toMatch(/<link rel="canonical" href="[^"]+\/cours/);
      expect(html).toContain('<meta property="og:title"');
    },
  );

  it.each([
    ['a course that is being written', '/course/lumen/lumen-through-winter'],
    ['its whole text', '/coursestatic/lumen/lumen-through-winter'],
    ['a lesson of it', '/course/lumen/lumen-through-winter?lesson=lumen-range-in-the-cold'],
    ['a lesson of it at another course', `${COURSE}?lesson=lumen-range-in-the-cold`],
    ['a course of another library', '/course/quillpad/lumen-first-month'],
    ['no course', '/course/lumen/nothing'],
  ])('D-17: is a 404 for %s', async (_what, path) => {
    await isRendered(COURSE);
    await waitFor(path, async () => ((await get(path)).status === 404 ? true : undefined));
    expect((await get(path)).html).not.toContain('Below 5 degrees');
  });

  it('names courses and lessons in the sitemap, and none that is being written', async () => {
    const sitemap = await waitFor('the sitemap', async () => {
      const { html } = await get('/lumen/sitemap.xml');
      return html.includes('/course') ? html : undefined;
    });
    expect(sitemap).toContain('/course/lumen/lumen-first-month?lesson=lumen-first-service');
    expect(sitemap).not.toContain('through-winter');
  });
});

describe('hostile texts of a course', () => {
  const ID = 'quillpad-hostile-course';
  const LESSON_ID = 'quillpad-hostile-lesson';
  const QUIZ_ID = 'quillpad-hostile-quiz';
  const paths = [docPath.course(ID), docPath.lesson(LESSON_ID), docPath.lesson(QUIZ_ID)];
  afterAll(() => uproot(paths));

  it('S5-27: run nowhere, in any field', async () => {
    const hostile = HOSTILE_HTML.join('');
    const line = hostile.replace(/\n/g, ' ').slice(0, 5_000);
    await plant({
      [paths[0] ?? '']: makeCourse({
        support_lib_id: LIBRARY_IDS.quillpad,
        course_title: line,
        course_description: hostile,
        course_cover: 'javascript:hit()',
        course_outline: `section:one ${line}\nvideo:${LESSON_ID} ${line}\nquiz:${QUIZ_ID} ${line}\n`,
      }),
      [paths[1] ?? '']: makeLesson({
        support_lib_id: LIBRARY_IDS.quillpad,
        course_ref: ID,
        lesson_title: line,
        lesson_kind: 'video',
        lesson_content: `${hostile}<p>Kept</p>`,
        lesson_video: 'https://evil.example/"><script>hit()</script>',
      }),
      [paths[2] ?? '']: makeLesson({
        support_lib_id: LIBRARY_IDS.quillpad,
        course_ref: ID,
        lesson_title: line,
        lesson_kind: 'quiz',
        lesson_quiz: `pass:80\nquestion:${line}\nright:${line}\nwrong:${line}\nbecause:${line}\n`,
        lesson_file: { address: 'javascript:hit()', name: line, bytes: 5 },
      }),
    });
    const visitor = await newPerson();
    // Pictures of the texts that lead nowhere are asked for.
    visitor.record.allow(/Content Security Policy|404 \(Not Found\) .*\/x\)/);
    await visitor.page.addInitScript(() => {
      Reflect.set(window, 'hit', () => Reflect.set(window, 'wasHit', true));
    });
    const addresses = ['/quillpad/courses', `/course/quillpad/${ID}`, `/coursestatic/quillpad/${ID}`];
    const lessons = [LESSON_ID, QUIZ_ID].map((id) => `/course/quillpad/${ID}?lesson=${id}`);
    for (const address of [...addresses, ...lessons]) {
      await visitor.goto(address);
      await visitor.page.getByRole('heading', { level: 1 }).waitFor();
      expect(await visitor.page.evaluate(() => Reflect.get(window, 'wasHit')), address).toBeUndefined();
      expect(await visitor.page.locator('main iframe, main script, main svg[onload]').count(), address).toBe(
        0,
      );
      expect(await sidewaysOverflow(visitor.page), address).toBeLessThanOrEqual(0);
    }
    await visitor.page.getByText('Kept').first().waitFor();
  });
});
