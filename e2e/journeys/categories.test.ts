import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { BULK_TEXTS, CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import { expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

const CATEGORIES = '/admin/content?view=categories';

const handleOf = ({ page }: Actor, title: string) =>
  page.getByRole('button', { name: CATEGORY_TEXTS.move(title), exact: true });

/** Titles of the categories on the writer's list, in order. */
const listed = ({ page }: Actor) =>
  page
    .getByRole('list', { name: CATEGORY_TEXTS.categoriesView })
    .locator('li bdi:first-child')
    .allTextContents();

async function choose({ page }: Actor, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: CATEGORY_TEXTS.moreActions(title) }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Titles of the topics on the visitors' home page, in order. */
async function topics(visitor: Actor): Promise<string[]> {
  await visitor.goto('/quillpad');
  return visitor.page.locator('.category-title').allTextContents();
}

/**
 * Waits until the home page lists these topics. Every visit counts by itself: pages are up to ten seconds old, and an
 * older one may come after a newer one, from another instance of the function.
 */
const seesTopics = (visitor: Actor, titles: readonly string[]) =>
  expect.poll(() => topics(visitor)).toEqual(titles);

it('S7.6-08, S3-08: a writer creates, moves and deletes categories, and visitors see the order', async () => {
  const [writer, visitor] = [await newPerson(), await newPerson()];
  const { page } = writer;
  await signIn(writer, 'quillpad-owner');
  await writer.goto(CATEGORIES);
  await handleOf(writer, 'Writing notes').waitFor();
  const before = await topics(visitor);

  const title = `Import ${Date.now()}`;
  await page.getByRole('button', { name: CATEGORY_TEXTS.create }).click();
  await page.getByRole('textbox', { name: CATEGORY_TEXTS.titleLabel }).fill(title);
  await page.getByRole('radio', { name: CATEGORY_TEXTS.icons.truck }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: CATEGORY_TEXTS.create }).click();
  await handleOf(writer, title).waitFor();
  await waitFor('the new topic', async () => (await topics(visitor)).includes(title) || undefined);

  await handleOf(writer, title).focus();
  await page.keyboard.press('Space');
  for (const _ of before) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await page.getByText(CATEGORY_TEXTS.moved(title)).waitFor();
  await seesTopics(visitor, [title, ...before]);

  const handle = await handleOf(writer, title).boundingBox();
  const below = await handleOf(writer, before[0] ?? '').boundingBox();
  if (handle === null || below === null) throw new Error('The rows are not shown');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + 50, below.y + below.height / 2, { steps: 8 });
  await page.mouse.move(handle.x + 50, below.y + below.height / 2 + 4, { steps: 4 });
  await page.mouse.up();
  await page
    .getByText(CATEGORY_TEXTS.subcategoryOf(before[0] ?? ''))
    .first()
    .waitFor();
  await seesTopics(visitor, before);

  await choose(writer, title, CATEGORY_TEXTS.delete);
  await page.getByText(CATEGORY_TEXTS.deleteEmpty).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: CATEGORY_TEXTS.delete }).click();
  await page.getByText(CATEGORY_TEXTS.deleted(title)).waitFor();
  expect(await handleOf(writer, title).count()).toBe(0);
  await seesTopics(visitor, before);
});

it('a writer deletes a category with articles, and takes it back', async () => {
  const writer = await newPerson();
  const { page } = writer;
  await signIn(writer, 'quillpad-owner');
  await writer.goto(CATEGORIES);
  await handleOf(writer, 'Plans and billing').waitFor();
  const before = await listed(writer);
  await choose(writer, 'Plans and billing', CATEGORY_TEXTS.delete);
  await page.getByText(CATEGORY_TEXTS.deleteArticles(2, false)).waitFor();
  await page.getByRole('combobox', { name: CATEGORY_TEXTS.deleteTarget }).click();
  await page.getByRole('option', { name: 'Writing notes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: CATEGORY_TEXTS.delete }).click();
  await page.getByText(CATEGORY_TEXTS.deleted('Plans and billing')).waitFor();
  // At once, since the offer ends after ten seconds.
  await page.getByRole('button', { name: CATEGORY_TEXTS.undo }).last().click();
  await page.getByText(CATEGORY_TEXTS.undone).waitFor();
  await page.getByText(CATEGORY_TEXTS.publishedCount(3)).waitFor({ timeout: 60_000 });
  await waitFor('the old list', async () => (await listed(writer)).join() === before.join() || undefined);
});

it('a writer moves several articles at once, and takes it back', async () => {
  const writer = await newPerson();
  const { page } = writer;
  await signIn(writer, 'quillpad-owner');
  await writer.goto('/admin/content');
  const categoryOf = async (title: string) => {
    const row = page.getByRole('list', { name: ARTICLE_TEXTS.articles }).getByRole('listitem');
    return row.filter({ hasText: title }).locator('bdi').nth(1).textContent();
  };
  const titles = ['Share a note with someone', 'Your first notebook'];
  for (const title of titles) await page.getByRole('checkbox', { name: BULK_TEXTS.select(title) }).check();
  await page.getByText(BULK_TEXTS.selected(2)).waitFor();
  await page.getByRole('button', { name: BULK_TEXTS.move }).click();
  await page.getByRole('dialog').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Sync and devices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: BULK_TEXTS.move }).click();
  await page.getByText(BULK_TEXTS.moved(2, 'Sync and devices')).waitFor();
  for (const title of titles) expect(await categoryOf(title)).toBe('Sync and devices');
  await page.getByRole('button', { name: BULK_TEXTS.undo }).click();
  await page.getByText(BULK_TEXTS.undone(2)).waitFor();
  for (const title of titles) expect(await categoryOf(title)).toBe('Writing notes');
});
