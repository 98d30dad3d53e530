import { copyIdOf } from '@harborline/domain/articles/article-copy';
import { choiceOf } from '@harborline/domain/help-center/choose-default-content';
import { docPath } from '@harborline/domain/paths';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { DEFAULT_COURSE_TEXTS } from '@harborline/domain/texts/default-courses';
import { DEFAULT_NEWS_TEXTS } from '@harborline/domain/texts/default-news';
import { DEFAULT_SOP_TEXTS } from '@harborline/domain/texts/default-sops';
import { NEWS_PAGE_TEXTS, NEWS_TEXTS } from '@harborline/domain/texts/news';
import { SOP_EDITOR_TEXTS, SOP_READING_TEXTS, SOP_TEXTS } from '@harborline/domain/texts/sop';
import { FERNWAY } from '@harborline/emulator-seed/child-libraries';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { setFields, uproot } from '../support/plant';
import { signIn } from '../support/staff-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

const TOPIC = 'Your data and privacy';
const ARTICLE = 'How long messages are kept';
const PAGE = '/article/details/fernway/northbeam-how-long-we-keep-messages';
const COPIED = 'northbeam-who-reads-your-messages';
const NEWS = 'northbeam-news-office-moves';
const NEWS_TITLE = 'We move to Harbour Street';
const COURSE = 'northbeam-ask-for-help';
const SOP = 'northbeam-sop-someone-asks-for-their-data';
const SOP_TITLE = 'Someone asks for their data';

/** Other journeys use this library too, and a journey may run again: the choice is the seeded one, without copies. */
async function setBack(): Promise<void> {
  const copy = copyIdOf(FERNWAY.id, COPIED);
  const news = docPath.newsFlash(copyIdOf(FERNWAY.id, NEWS));
  const sop = copyIdOf(FERNWAY.id, SOP);
  await uproot([docPath.course(copyIdOf(FERNWAY.id, COURSE))]);
  await uproot([docPath.article(copy), docPath.articleDraft(copy), docPath.articlePlan(copy), news]);
  await uproot([docPath.sopArticle(sop), docPath.contentDraft('sop', sop)]);
  await uproot([docPath.sopReceipt(SOP, 'fernway-owner')]);
  await setFields(docPath.library(FERNWAY.id), choiceOf(FERNWAY.public));
}

beforeAll(setBack);
afterAll(setBack);

const statusOf = async ({ page }: Actor, path: string): Promise<number> =>
  (await page.request.get(new URL(path, page.url()).href)).status();

it('S3-07: a client’s visitors browse, search and read what it shows of its agency', async () => {
  const visitor = await newPerson({ javaScriptEnabled: false });
  const { page } = visitor;
  // A function that starts leaves the first page to the browser, which shows nothing without JavaScript.
  const titles = await waitFor('the rendered page', async () => {
    await visitor.goto('/fernway');
    const found = await page.locator('.category-title').allTextContents();
    return found.length > 0 ? found : undefined;
  });
  expect(titles).toEqual(['Renting gear', 'Returns and damage', TOPIC]);
  await page.getByRole('link', { name: TOPIC }).click();
  await page.getByRole('link', { name: ARTICLE, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: ARTICLE }).waitFor();
  expect(new URL(page.url()).pathname).toBe(PAGE);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${PAGE}$`));
  expect(await page.locator('.brand-name').textContent()).toBe('Fernway Outdoors');
  // A link inside the article stays in this help center.
  await page.getByRole('link', { name: 'Get a copy of your data, or have it deleted' }).first().click();
  expect(new URL(page.url()).pathname).toBe('/article/details/fernway/northbeam-copy-or-delete-your-data');
  await visitor.goto('/fernway?q=attachments+kept');
  await page.getByRole('link', { name: ARTICLE }).first().waitFor();
  expect(await statusOf(visitor, '/article/details/fernway/northbeam-how-we-bill')).toBe(404);
});

it('S3-07: a hidden default article leaves the help center, and comes back; undo takes a change back', async () => {
  const [owner, visitor] = [await newPerson(), await newPerson()];
  const { page } = owner;
  await visitor.goto('/fernway');
  await signIn(owner, 'fernway-owner');
  await owner.goto('/admin/content');
  await page.getByRole('link', { name: DEFAULT_CONTENT_TEXTS.view }).click();
  const article = page.getByRole('switch', { name: DEFAULT_CONTENT_TEXTS.showArticle(ARTICLE) });
  await article.waitFor();
  expect(await article.isChecked()).toBe(true);
  await article.click();
  await page.getByText(DEFAULT_CONTENT_TEXTS.hidden(ARTICLE)).waitFor();
  const shows = async (status: number) => (await statusOf(visitor, PAGE)) === status || undefined;
  await waitFor('the page to be gone', () => shows(404));
  await article.click();
  await page.getByText(DEFAULT_CONTENT_TEXTS.shown(ARTICLE)).waitFor();
  await waitFor('the page to be back', () => shows(200));

  const topic = page.getByRole('switch', { name: DEFAULT_CONTENT_TEXTS.showTopic(TOPIC) });
  await topic.click();
  await page.getByText(DEFAULT_CONTENT_TEXTS.hidden(TOPIC)).waitFor();
  await page.getByRole('button', { name: CATEGORY_TEXTS.undo }).last().click();
  await page.getByText(CATEGORY_TEXTS.undone).waitFor();
  expect(await topic.isChecked()).toBe(true);
});

it('U-12: a client’s own copy replaces the agency’s article once it is published', async () => {
  const original = 'Who reads your messages';
  const path = `/article/details/fernway/${COPIED}`;
  const own = `Who at Fernway reads your messages ${Date.now()}`;
  const [owner, visitor] = [await newPerson(), await newPerson()];
  const { page } = owner;
  await signIn(owner, 'fernway-owner');
  await owner.goto('/admin/content?view=default');
  await page.getByRole('button', { name: DEFAULT_CONTENT_TEXTS.copyArticle(original) }).click();
  await page.waitForURL(new RegExp(`/admin/article/edit/${COPIED}_of_`));
  await page.getByText(TOPIC).waitFor();
  await page.getByRole('textbox', { name: ARTICLE_TEXTS.titleLabel }).fill(own);
  await page.getByRole('button', { name: ARTICLE_TEXTS.publish, exact: true }).click();
  await page.getByText(ARTICLE_TEXTS.publishedNow).waitFor();

  await visitor.goto('/fernway');
  await waitFor('the copy at the address of the original', async () => {
    const html = await (await visitor.page.request.get(new URL(path, page.url()).href)).text();
    return html.includes(own) || undefined;
  });
  const listed = async () => {
    await visitor.goto('/fernway');
    await visitor.page.getByRole('link', { name: TOPIC }).click();
    await visitor.page.getByRole('heading', { level: 1, name: TOPIC }).waitFor();
    const titles = await visitor.page.locator('.article-row').allTextContents();
    return titles.filter((title) => [own, original].includes(title.trim()));
  };
  // Another instance of the function may still have the list of before.
  await expect.poll(listed).toEqual([own]);
  await owner.goto('/admin/content?view=default');
  await page.getByText(DEFAULT_CONTENT_TEXTS.yourCopy, { exact: true }).waitFor();
});

it('U-12: a copy stays as it is or takes the agency’s new text, as its library decides', async () => {
  const own = `Who at Fernway reads your messages ${Date.now()}`;
  const original = 'Who reads your messages';
  const copy = copyIdOf(FERNWAY.id, COPIED);
  const owner = await newPerson();
  const { page } = owner;
  const title = page.getByRole('textbox', { name: ARTICLE_TEXTS.titleLabel });
  const update = page.getByRole('group', { name: DEFAULT_CONTENT_TEXTS.updateOf(own) });
  const openDefaults = async () => {
    await owner.goto('/admin/content?view=default');
    await page.getByText(DEFAULT_CONTENT_TEXTS.yourCopy, { exact: true }).waitFor();
  };
  // Only the time changes: other journeys read the agency's article, too.
  const changeOriginal = () => setFields(docPath.article(COPIED), { updated_at: timestamp(Date.now()) });
  await setBack();
  await signIn(owner, 'fernway-owner');
  await owner.goto('/admin/content?view=default');
  await page.getByRole('button', { name: DEFAULT_CONTENT_TEXTS.copyArticle(original) }).click();
  await page.waitForURL(new RegExp(`/admin/article/edit/${copy}`));
  await title.fill(own);
  await page.getByRole('button', { name: ARTICLE_TEXTS.publish, exact: true }).click();
  await page.getByText(ARTICLE_TEXTS.publishedNow).waitFor();

  await changeOriginal();
  await openDefaults();
  await update.getByRole('button', { name: DEFAULT_CONTENT_TEXTS.keepMine }).click();
  await page.getByText(DEFAULT_CONTENT_TEXTS.kept).waitFor();
  await update.waitFor({ state: 'hidden' });
  await openDefaults();
  expect(await update.count()).toBe(0);

  await changeOriginal();
  await openDefaults();
  await update.getByRole('button', { name: DEFAULT_CONTENT_TEXTS.takeTheirs }).click();
  await page.waitForURL(new RegExp(`/admin/article/edit/${copy}`));
  await page.getByText(DEFAULT_CONTENT_TEXTS.taken).waitFor();
  await expect.poll(() => title.inputValue()).toBe(original);
  // Visitors read the old copy until the new text is published.
  const published = async () =>
    (await page.request.get(new URL(`/article/details/fernway/${COPIED}`, page.url()).href)).text();
  await waitFor('the copy', async () => (await published()).includes(own) || undefined);
  await page.getByRole('button', { name: ARTICLE_TEXTS.publishChanges, exact: true }).click();
  await page.getByText(ARTICLE_TEXTS.publishedNow).waitFor();
  await waitFor('the new text', async () => !(await published()).includes(own) || undefined);
  await openDefaults();
  expect(await page.getByText(DEFAULT_CONTENT_TEXTS.updateAvailable).count()).toBe(0);
});

it('U-12: a client shows, hides and takes over news of its agency', async () => {
  const own = `Our agency moves ${Date.now()}`;
  const path = `/frontendnewsflash/fernway/${NEWS}`;
  const [owner, visitor] = [await newPerson(), await newPerson()];
  const { page } = owner;
  await visitor.goto('/fernway');
  await visitor.page.getByRole('link', { name: NEWS_PAGE_TEXTS.title, exact: true }).click();
  await visitor.page.getByRole('link', { name: NEWS_TITLE }).click();
  await visitor.page.getByRole('heading', { level: 1, name: NEWS_TITLE }).waitFor();
  expect(new URL(visitor.page.url()).pathname).toBe(path);

  await signIn(owner, 'fernway-owner');
  await owner.goto('/admin/newsflash');
  await page.getByRole('link', { name: DEFAULT_NEWS_TEXTS.view }).click();
  const news = page.getByRole('switch', { name: DEFAULT_NEWS_TEXTS.showNews(NEWS_TITLE) });
  await news.waitFor();
  expect(await news.isChecked()).toBe(true);
  await news.click();
  await page.getByText(DEFAULT_CONTENT_TEXTS.hidden(NEWS_TITLE)).waitFor();
  const shows = async (status: number) => (await statusOf(visitor, path)) === status || undefined;
  await waitFor('the news flash to be gone', () => shows(404));
  await page.getByRole('button', { name: CATEGORY_TEXTS.undo }).last().click();
  await page.getByText(CATEGORY_TEXTS.undone).waitFor();
  await waitFor('the news flash to be back', () => shows(200));

  await page.getByRole('button', { name: DEFAULT_CONTENT_TEXTS.copyArticle(NEWS_TITLE) }).click();
  await page.waitForURL(new RegExp(`/admin/newsflash/edit/${NEWS}_of_`));
  await page.getByText(DEFAULT_CONTENT_TEXTS.copyWillReplace).waitFor();
  await page.getByRole('textbox', { name: NEWS_TEXTS.title }).fill(own);
  await page.getByRole('button', { name: NEWS_TEXTS.publish, exact: true }).click();
  await page.getByText(NEWS_TEXTS.publishedNow).waitFor();
  await waitFor('the copy at the address of the original', async () => {
    const html = await (await visitor.page.request.get(new URL(path, page.url()).href)).text();
    return html.includes(own) || undefined;
  });
  await owner.goto('/admin/newsflash?view=default');
  await page.getByText(DEFAULT_CONTENT_TEXTS.yourCopy, { exact: true }).waitFor();
});

it('U-12: a client’s team reads, hides and takes over SOPs that its agency offers', async () => {
  const own = `How Fernway answers such a question ${Date.now()}`;
  const copy = copyIdOf(FERNWAY.id, SOP);
  const [owner, stranger] = [await newPerson(), await newPerson()];
  const { page } = owner;
  await setBack();
  await signIn(owner, 'fernway-owner');
  await owner.goto('/admin/sop');
  await page.getByRole('link', { name: SOP_TITLE }).click();
  await page.getByText('Anybody may ask what we know about them').waitFor();
  await page.getByRole('button', { name: SOP_READING_TEXTS.confirm(2) }).click();
  await page.getByText(SOP_READING_TEXTS.readers).waitFor();
  await page.getByText(SOP_READING_TEXTS.confirmed(2, '').split(' on ')[0] ?? '').waitFor();
  await owner.goto('/admin/sop/northbeam-sop-price-a-new-client');
  await page.getByText(SOP_TEXTS.notFound).waitFor();
  await signIn(stranger, 'quillpad-owner');
  await stranger.goto(`/admin/sop/${SOP}`);
  await stranger.page.getByText(SOP_TEXTS.notFound).waitFor();

  await owner.goto('/admin/sop?view=default');
  const sop = page.getByRole('switch', { name: DEFAULT_SOP_TEXTS.showSop(SOP_TITLE) });
  await sop.click();
  await page.getByText(DEFAULT_SOP_TEXTS.hidden(SOP_TITLE)).waitFor();
  await page.getByRole('link', { name: SOP_TEXTS.listView, exact: true }).last().click();
  await page.getByText(SOP_TEXTS.emptyTitle).waitFor();
  expect(await page.getByRole('link', { name: SOP_TITLE }).count()).toBe(0);
  await page.getByRole('link', { name: DEFAULT_SOP_TEXTS.view }).click();
  await page.getByRole('switch', { name: DEFAULT_SOP_TEXTS.all }).click();
  await page.getByText(DEFAULT_SOP_TEXTS.allShown).waitFor();

  await page.getByRole('button', { name: DEFAULT_CONTENT_TEXTS.copyArticle(SOP_TITLE) }).click();
  await page.waitForURL(new RegExp(`/admin/sop/update/${copy}`));
  await page.getByText(DEFAULT_SOP_TEXTS.copyWillReplace).waitFor();
  await page.getByRole('textbox', { name: SOP_EDITOR_TEXTS.titleLabel }).fill(own);
  await page.getByRole('button', { name: SOP_EDITOR_TEXTS.publish, exact: true }).click();
  await page.getByText(SOP_EDITOR_TEXTS.publishedNow(1)).waitFor();
  await owner.goto(`/admin/sop/${SOP}`);
  await page.getByRole('heading', { level: 1, name: own }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/admin/sop/${copy}`);

  await setFields(docPath.sopArticle(SOP), { updated_at: timestamp(Date.now()) });
  await owner.goto('/admin/sop?view=default');
  const update = page.getByRole('group', { name: DEFAULT_CONTENT_TEXTS.updateOf(own) });
  await update.getByRole('button', { name: DEFAULT_CONTENT_TEXTS.takeTheirs }).click();
  await page.waitForURL(new RegExp(`/admin/sop/update/${copy}`));
  await page.getByText(DEFAULT_SOP_TEXTS.taken).waitFor();
  const title = page.getByRole('textbox', { name: SOP_EDITOR_TEXTS.titleLabel });
  await expect.poll(() => title.inputValue()).toBe(SOP_TITLE);
});

it('U-12: an agency offers an SOP, and takes the offer back', async () => {
  const owner = await newPerson();
  const { page } = owner;
  await signIn(owner, 'northbeam-owner');
  await owner.goto('/admin/sop/northbeam-sop-the-desk-cannot-work');
  const offer = page.getByRole('switch', { name: DEFAULT_SOP_TEXTS.offer });
  await offer.click();
  await page.getByText(SOP_READING_TEXTS.reviewSaved).waitFor();
  await expect.poll(() => offer.isChecked()).toBe(false);
  await offer.click();
  await expect.poll(() => offer.isChecked()).toBe(true);
});

it('U-12: a client shows, hides and takes over courses of its agency', async () => {
  const title = 'Get help faster';
  const path = `/course/fernway/${COURSE}`;
  const [owner, visitor] = [await newPerson(), await newPerson()];
  await setBack();
  await visitor.goto('/fernway');
  await visitor.page.getByRole('link', { name: COURSE_PAGE_TEXTS.title, exact: true }).click();
  await visitor.page.getByRole('link', { name: title }).click();
  await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(new URL(visitor.page.url()).pathname).toBe(path);
  await visitor.page.getByRole('link', { name: 'Look it up first' }).first().click();
  await visitor.page.getByText('Half of all questions are answered already.').waitFor();
  expect(new URL(visitor.page.url()).pathname).toBe(path);

  const { page } = owner;
  await signIn(owner, 'fernway-owner');
  await owner.goto('/admin/courses');
  await page.getByRole('link', { name: DEFAULT_COURSE_TEXTS.view }).click();
  const course = page.getByRole('switch', { name: DEFAULT_COURSE_TEXTS.showCourse(title) });
  await course.waitFor();
  expect(await course.isChecked()).toBe(true);
  await course.click();
  await page.getByText(DEFAULT_CONTENT_TEXTS.hidden(title)).waitFor();
  const shows = async (status: number) => (await statusOf(visitor, path)) === status || undefined;
  await waitFor('the course to be gone', () => shows(404));
  await page.getByRole('button', { name: CATEGORY_TEXTS.undo }).last().click();
  await page.getByText(CATEGORY_TEXTS.undone).waitFor();
  await waitFor('the course to be back', () => shows(200));

  await page.getByRole('button', { name: DEFAULT_CONTENT_TEXTS.copyArticle(title) }).click();
  await page.waitForURL(new RegExp(`course=${COURSE}_of_`));
  await page.getByText(DEFAULT_CONTENT_TEXTS.copyWillReplace).waitFor();
  await page.getByText('What we need to know').waitFor();
  await page.getByRole('button', { name: COURSE_TEXTS.publish, exact: true }).click();
  await page.getByText(COURSE_TEXTS.published(title)).waitFor();
  await waitFor('the copy at the address of the original', async () => {
    const html = await (await visitor.page.request.get(new URL(path, page.url()).href)).text();
    return html.includes(`${COURSE}_of_`) || undefined;
  });
  await setFields(docPath.course(COURSE), { updated_at: timestamp(Date.now()) });
  await owner.goto('/admin/courses?view=default');
  const update = page.getByRole('group', { name: DEFAULT_CONTENT_TEXTS.updateOf(title) });
  await update.getByRole('button', { name: DEFAULT_CONTENT_TEXTS.takeTheirs }).click();
  await page.waitForURL(new RegExp(`course=${COURSE}_of_`));
  await page.getByText(DEFAULT_COURSE_TEXTS.taken).waitFor();
  await owner.goto('/admin/courses?view=default');
  await page.getByText(DEFAULT_CONTENT_TEXTS.yourCopy, { exact: true }).waitFor();
  expect(await page.getByText(DEFAULT_CONTENT_TEXTS.updateAvailable).count()).toBe(0);
});
