import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { COURSE_FIGURE_TEXTS as FIGURES } from '@harborline/domain/texts/course-figures';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import { COURSE_TEXTS as TEXTS } from '@harborline/domain/texts/courses';
import { DELETION_TEXTS } from '@harborline/domain/texts/deletion';
import { LEARNING_TEXTS } from '@harborline/domain/texts/learning';
import { RESULT_TEXTS } from '@harborline/domain/texts/learning-results';
import { LESSON_TEXTS } from '@harborline/domain/texts/lessons';
import { QUIZ_TEXTS } from '@harborline/domain/texts/quiz';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Actor, type ActorOptions, PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { sidewaysOverflow } from '../support/settled';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (page: Page) => page.getByRole('dialog');

/** Titles of sections and lessons, in order. */
const listed = (page: Page) =>
  page.getByRole('list', { name: TEXTS.contents }).locator('li bdi').allTextContents();

async function createCourse({ page, goto }: Actor, title: string): Promise<void> {
  await goto('/admin/courses');
  await press(page, TEXTS.newCourse);
  await inDialog(page).getByLabel(TEXTS.titleLabel).fill(title);
  await inDialog(page).getByLabel(TEXTS.descriptionLabel).fill('How to bake.');
  await press(page, TEXTS.create);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

async function addSection(page: Page, title: string): Promise<void> {
  await press(page, TEXTS.addSection);
  await inDialog(page).getByLabel(TEXTS.sectionTitle).fill(title);
  await inDialog(page).getByRole('button', { name: TEXTS.addSection }).click();
  await page.getByRole('heading', { level: 3, name: title }).waitFor();
}

async function addLesson(page: Page, title: string, video = ''): Promise<void> {
  await page.getByRole('link', { name: TEXTS.addLesson, exact: true }).click();
  await page.getByRole('textbox', { name: TEXTS.lessonTitle }).fill(title);
  if (video !== '') {
    const kinds = page.getByRole('group', { name: TEXTS.kindLabel });
    await kinds.getByRole('button', { name: TEXTS.kinds.video }).click();
    await page.getByLabel(TEXTS.videoLabel).fill(video);
  }
  await page.getByRole('textbox', { name: TEXTS.lessonText }).fill(`Text of ${title}`);
  await press(page, TEXTS.saveLesson);
}

/** Drags a row by its handle to where another one is. */
async function dragOnto(page: Page, title: string, other: string): Promise<void> {
  const handleOf = (one: string) => page.getByRole('button', { name: TEXTS.move(one) });
  // Both are in sight then.
  for (const one of [other, title]) await handleOf(one).hover();
  const from = await handleOf(title).boundingBox();
  const to = await handleOf(other).boundingBox();
  if (!from || !to) throw new Error('A row has no handle to drag it by');
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
}

const backToCourse = (page: Page) => page.getByRole('link', { name: TEXTS.backToCourse }).click();

/** Opens the page of the course until it shows what is expected: pages are up to ten seconds old. */
const seesOf = async (visitor: Actor, address: string, text: string) =>
  expect
    .poll(
      async () => {
        await visitor.goto(address);
        return visitor.page.getByRole('main').innerText();
      },
      { timeout: 60_000 },
    )
    .toContain(text);

describe('a writer of courses (S2.5-07, D-48)', () => {
  it.each<[string, ActorOptions]>([
    ['on a desktop', {}],
    ['on a phone', PHONE],
  ])('writes one from nothing to what visitors read, %s', async (where, options) => {
    const [writer, visitor] = [await newPerson(options), await newPerson(options)];
    const { page } = writer;
    const title = `Bread ${where} ${Date.now()}`;
    await signIn(writer, 'kettle-owner');
    await createCourse(writer, title);
    await page.getByText(TEXTS.noLessons).waitFor();
    expect(await page.getByRole('button', { name: TEXTS.publish, exact: true }).isDisabled()).toBe(true);
    await addSection(page, 'Dough');
    await addLesson(page, 'Knead it');
    await page.waitForURL(/\/courses\/update\//);
    await backToCourse(page);
    await addLesson(page, 'Watch it', 'https://evil.example/watch?v=dQw4w9WgXcQ');
    await page.getByText(TEXTS.videoRequired).waitFor();
    await page.getByLabel(TEXTS.videoLabel).fill('https://youtu.be/dQw4w9WgXcQ');
    await press(page, TEXTS.saveLesson);
    await page.waitForURL(/\/courses\/update\//);
    await backToCourse(page);
    await expect.poll(() => listed(page)).toEqual(['Dough', 'Knead it', 'Watch it']);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);

    await page.getByRole('button', { name: TEXTS.move('Watch it') }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await page.getByText(TEXTS.moved('Watch it')).waitFor();
    await expect.poll(() => listed(page)).toEqual(['Dough', 'Watch it', 'Knead it']);
    await dragOnto(page, 'Knead it', 'Watch it');
    await page.getByText(TEXTS.moved('Knead it')).waitFor();
    await expect.poll(() => listed(page)).toEqual(['Dough', 'Knead it', 'Watch it']);

    await press(page, TEXTS.publish);
    await page.getByText(TEXTS.published(title)).waitFor();
    const link = page.getByRole('link', { name: TEXTS.view });
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
    await page.getByText(FIGURES.empty).waitFor();
    await seesOf(visitor, address, 'Watch it');
    await visitor.page.getByRole('link', { name: 'Knead it' }).click();
    await visitor.page.getByText('Text of Knead it').waitFor();
    await visitor.page.getByRole('button', { name: COURSE_PAGE_TEXTS.markDone }).click();
    await page.getByText(FIGURES.started(1), { exact: false }).waitFor();
    await page.getByText(FIGURES.step(1, 100)).waitFor();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await seesOf(visitor, '/kettle/courses', title);

    await press(page, TEXTS.delete);
    await inDialog(page).getByRole('button', { name: TEXTS.delete }).click();
    await page.getByText(DELETION_TEXTS.deleting(title)).waitFor();
    await page.waitForURL(/\/admin\/courses$/);
    await page.getByRole('button', { name: TEXTS.undo }).last().click();
    await page.getByText(TEXTS.undone).waitFor();
    await page.getByRole('link', { name: title }).click();
    await expect.poll(() => listed(page)).toEqual(['Dough', 'Knead it', 'Watch it']);

    await press(page, TEXTS.unpublish);
    await inDialog(page).getByRole('button', { name: TEXTS.unpublish }).click();
    await page.getByText(TEXTS.unpublished(title)).waitFor();
    visitor.expectProblem(/404/);
    await seesOf(visitor, address, COURSE_PAGE_TEXTS.gone);
  });

  it.each<[string, ActorOptions]>([
    ['on a desktop', {}],
    ['on a phone', { ...PHONE, colorScheme: 'dark' }],
  ])(
    'D-87: has one course wait for another, by keyboard, and is told of a circle, %s',
    async (_where, options) => {
      const [writer, visitor] = [await newPerson(options), await newPerson()];
      const { page } = writer;
      const [first, second] = [`Rolls ${Date.now()}`, `Brioche ${Date.now()}`];
      await signIn(writer, 'kettle-owner');
      const addresses: string[] = [];
      for (const title of [first, second]) {
        await createCourse(writer, title);
        await addLesson(page, `Begin ${title}`);
        await page.waitForURL(/\/courses\/update\//);
        await backToCourse(page);
        await press(page, TEXTS.publish);
        await page.getByText(TEXTS.published(title)).waitFor();
        const href = await page.getByRole('link', { name: TEXTS.view }).getAttribute('href');
        addresses.push(new URL(href ?? '', page.url()).pathname);
      }
      const field = page.getByRole('combobox', { name: TEXTS.required });
      await field.pressSequentially(first);
      await page.getByRole('option', { name: first }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByText(TEXTS.saved).waitFor();
      await page.getByRole('button', { name: first }).waitFor();
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      await seesOf(visitor, addresses[1] ?? '', COURSE_PAGE_TEXTS.finishFirst(1));

      await writer.goto('/admin/courses');
      await page.getByRole('link', { name: first }).click();
      await field.click();
      await field.pressSequentially(second);
      const option = page.getByRole('option', { name: second });
      await option.getByText(TEXTS.requiredWaits).waitFor();
      expect(await option.getAttribute('aria-disabled')).toBe('true');
    },
  );

  it('D-86: keeps changes of a published lesson beside it until they are published, and deletes it with undo', async () => {
    const [writer, visitor] = [await newPerson(), await newPerson()];
    const { page } = writer;
    const title = `Cake ${Date.now()}`;
    await signIn(writer, 'kettle-owner');
    await createCourse(writer, title);
    await addLesson(page, 'Whisk');
    await page.waitForURL(/\/courses\/update\//);
    await backToCourse(page);
    await press(page, TEXTS.publish);
    await page.getByText(TEXTS.published(title)).waitFor();
    const link = page.getByRole('link', { name: TEXTS.view });
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
    await seesOf(visitor, address, 'Whisk');
    await visitor.page.getByRole('link', { name: 'Whisk' }).click();
    await visitor.page.getByText('Text of Whisk').waitFor();
    const lesson = visitor.page.url().replace(new URL(visitor.page.url()).origin, '');

    await page.getByRole('link', { name: 'Whisk' }).click();
    await page.getByRole('textbox', { name: TEXTS.lessonText }).fill('Whisk for ten minutes.');
    await page.getByText(LESSON_TEXTS.savedDraft).waitFor();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await visitor.goto(lesson);
    await visitor.page.getByText('Text of Whisk').waitFor();
    await backToCourse(page);
    await page.getByText(LESSON_TEXTS.hasDraft, { exact: true }).waitFor();
    await press(page, TEXTS.publishDrafts(1));
    await page.getByText(TEXTS.draftsPublished).waitFor();
    await page.getByText(LESSON_TEXTS.hasDraft, { exact: true }).waitFor({ state: 'detached' });
    await seesOf(visitor, lesson, 'Whisk for ten minutes.');

    await page.getByRole('link', { name: 'Whisk' }).click();
    await page.getByText('Whisk for ten minutes.').waitFor();
    await press(page, LESSON_TEXTS.openMenu);
    await page.getByRole('menuitem', { name: REVISION_TEXTS.title }).click();
    const restore = inDialog(page).getByRole('button', { name: REVISION_TEXTS.restoreNamed('') });
    await expect.poll(() => restore.count()).toBe(2);
    await restore.last().click();
    await page.getByText('Text of Whisk').waitFor();
    await press(page, LESSON_TEXTS.publishChanges);
    await page.getByText(LESSON_TEXTS.publishedNow).waitFor();
    await seesOf(visitor, lesson, 'Text of Whisk');

    await backToCourse(page);
    await page.getByRole('button', { name: TEXTS.moreActions('Whisk') }).click();
    await page.getByRole('menuitem', { name: TEXTS.deleteLesson }).click();
    await inDialog(page).getByRole('button', { name: TEXTS.deleteLesson }).click();
    await page.getByText(TEXTS.noLessons).waitFor();
    await page.getByRole('button', { name: TEXTS.undo }).last().click();
    await page.getByRole('link', { name: 'Whisk' }).click();
    await page.getByText('Text of Whisk').waitFor();
  });

  it('D-86: spares a course whose lesson a teammate changes while it waits to be deleted', async () => {
    const [editor, owner] = [await newPerson(), await newPerson()];
    const { page } = editor;
    const title = `Pie ${Date.now()}`;
    await signIn(editor, 'lumen-editor');
    await signIn(owner, 'lumen-owner');
    await createCourse(editor, title);
    await addLesson(page, 'Roll it');
    await page.waitForURL(/\/courses\/update\//);
    await owner.goto(new URL(page.url()).pathname + new URL(page.url()).search);
    await owner.page.getByText('Text of Roll it').waitFor();
    await backToCourse(page);
    await press(page, TEXTS.delete);
    await inDialog(page).getByRole('button', { name: TEXTS.delete }).click();
    await page.getByText(DELETION_TEXTS.deleting(title)).waitFor();
    await owner.page.getByRole('textbox', { name: TEXTS.lessonText }).fill('Roll it thin.');
    await page.getByText(DELETION_TEXTS.changed(title)).waitFor();
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('link', { name: 'Roll it' }).click();
    await page.getByText('Roll it thin.').waitFor();
  });

  it('writes a quiz by keyboard and a lesson with a file, which visitors take', async () => {
    const [writer, visitor] = [await newPerson(), await newPerson()];
    const { page } = writer;
    const title = `Pizza ${Date.now()}`;
    await signIn(writer, 'kettle-owner');
    await createCourse(writer, title);
    await page.getByRole('link', { name: TEXTS.addLesson, exact: true }).click();
    await page.getByRole('textbox', { name: TEXTS.lessonTitle }).fill('What do you know?');
    const kinds = page.getByRole('group', { name: TEXTS.kindLabel });
    await kinds.getByRole('button', { name: TEXTS.kinds.quiz }).click();
    await page.getByLabel(QUIZ_TEXTS.question, { exact: true }).fill('How hot?');
    await page.getByLabel(QUIZ_TEXTS.answerNumber(1), { exact: true }).fill('As hot as it gets');
    await press(page, TEXTS.saveLesson);
    await page.getByText(QUIZ_TEXTS.answerRequired).waitFor();
    const second = page.getByLabel(QUIZ_TEXTS.answerNumber(2), { exact: true });
    await expect.poll(() => second.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('Lukewarm');
    await page.getByRole('button', { name: QUIZ_TEXTS.moveUp(QUIZ_TEXTS.answerNumber(2)) }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => second.inputValue()).toBe('As hot as it gets');
    await press(page, TEXTS.saveLesson);
    await page.waitForURL(/\/courses\/update\//);
    await page.reload();
    await expect.poll(() => second.inputValue()).toBe('As hot as it gets');
    await backToCourse(page);

    await page.getByRole('link', { name: TEXTS.addLesson, exact: true }).click();
    await page.getByRole('textbox', { name: TEXTS.lessonTitle }).fill('The recipe');
    await kinds.getByRole('button', { name: TEXTS.kinds.file }).click();
    const file = page.locator(`input[type="file"][aria-label="${TEXTS.fileLabel}"]`);
    await file.setInputFiles({
      name: 'page.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('<!doctype html>'),
    });
    await page.getByText(CONTACT_TEXTS.fileTypeRefused).waitFor();
    await file.setInputFiles({ name: 'Recipe.txt', mimeType: 'text/plain', buffer: Buffer.from('Flour') });
    await page.getByRole('button', { name: TEXTS.fileReplace }).waitFor();
    await press(page, TEXTS.saveLesson);
    await page.waitForURL(/\/courses\/update\//);
    await backToCourse(page);
    await page.getByRole('switch', { name: TEXTS.inOrder }).check();
    await page.getByText(TEXTS.saved).waitFor();
    await press(page, TEXTS.publish);
    await page.getByText(TEXTS.published(title)).waitFor();

    const link = page.getByRole('link', { name: TEXTS.view });
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
    await seesOf(visitor, address, LEARNING_TEXTS.lockedByOrder('What do you know?'));
    await visitor.page.getByRole('link', { name: /^What do you know/ }).click();
    await visitor.page.getByLabel('As hot as it gets').check();
    await visitor.page.getByRole('button', { name: COURSE_PAGE_TEXTS.checkAnswers }).click();
    await visitor.page.getByText(RESULT_TEXTS.passed(100)).waitFor();
    await visitor.page.getByRole('link', { name: COURSE_PAGE_TEXTS.next, exact: true }).click();
    const download = visitor.page.getByRole('link', { name: COURSE_PAGE_TEXTS.download });
    const answer = await fetch((await download.getAttribute('href')) ?? '');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment\b/);
    expect(await answer.text()).toBe('Flour');
  });

  it('S6-10, D-86: a writer without the publishing slug changes no published course, only drafts', async () => {
    const writer = await newPerson();
    const { page } = writer;
    await signIn(writer, 'lumen-writer');
    await writer.goto('/admin/courses?course=lumen-first-month');
    await page.getByText(TEXTS.readOnly).waitFor();
    expect(await page.getByRole('button', { name: TEXTS.addSection }).count()).toBe(0);
    expect(await page.getByRole('button', { name: TEXTS.unpublish }).isDisabled()).toBe(true);
    const lessons = page.getByRole('list', { name: TEXTS.contents });
    await lessons.getByRole('link').first().click();
    const field = page.getByRole('textbox', { name: TEXTS.lessonTitle });
    await field.fill(`${await field.inputValue()}, once more`);
    await page.getByText(LESSON_TEXTS.savedDraft).waitFor();
    expect(await page.getByRole('button', { name: LESSON_TEXTS.publishChanges }).isDisabled()).toBe(true);
    await press(page, LESSON_TEXTS.openMenu);
    await page.getByRole('menuitem', { name: LESSON_TEXTS.discardDraft }).click();
    await inDialog(page).getByRole('button', { name: LESSON_TEXTS.discardDraft }).click();
    await page.getByText(TEXTS.savedState, { exact: true }).waitFor();
    await writer.goto('/admin/courses?course=lumen-through-winter');
    await page.getByRole('button', { name: TEXTS.addSection }).waitFor();
    expect(await page.getByRole('button', { name: TEXTS.publish, exact: true }).isDisabled()).toBe(true);
  });

  it('S6-32: an agent is refused, and nobody opens a course of another library', async () => {
    const [agent, stranger] = [await newPerson(), await newPerson()];
    await signIn(agent, 'lumen-agent');
    await agent.goto('/admin/courses');
    await agent.page.waitForURL(/accessdenied/);
    await signIn(stranger, 'quillpad-owner');
    // The database says no, which the browser notes.
    stranger.record.allow(/permission-denied|403 \(Forbidden\)/);
    await stranger.goto('/admin/courses?course=lumen-through-winter');
    await stranger.page.getByText(ADMIN_TEXTS.deniedTitle).waitFor();
    await stranger.goto('/admin/courses?course=gone');
    await stranger.page.getByText(TEXTS.notFound).waitFor();
  });

  it('searches by title', async () => {
    const writer = await newPerson();
    const { page } = writer;
    await signIn(writer, 'lumen-writer');
    await writer.goto('/admin/courses');
    await page.getByRole('link', { name: 'Through the winter' }).waitFor();
    await page.getByRole('searchbox', { name: TEXTS.search }).fill('month');
    await page.getByRole('link', { name: 'Through the winter' }).waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Your first month with a Lumen' }).waitFor();
    await page.getByRole('searchbox', { name: TEXTS.search }).fill('zebra');
    await page.getByText(TEXTS.emptySearch).waitFor();
  });
});
