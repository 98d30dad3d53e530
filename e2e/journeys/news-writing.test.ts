import { docPath } from '@harborline/domain/paths';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { DELETION_TEXTS } from '@harborline/domain/texts/deletion';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { NEWS_PAGE_TEXTS, NEWS_TEXTS, plannedNewsTexts } from '@harborline/domain/texts/news';
import { CROP_TEXTS } from '@harborline/domain/texts/settings';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { uproot } from '../support/plant';
import { signIn } from '../support/staff-steps';
import { ORIGIN } from '../support/suite';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

const made: string[] = [];
afterAll(() => uproot(made.map(docPath.newsFlash)));

/** A picture of one colour, which the browser itself makes. */
const picture = async (page: Page): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const context = canvas.getContext('2d');
      if (context !== null) Object.assign(context, { fillStyle: '#2d6a4f' }).fillRect(0, 0, 640, 480);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    }),
    'base64',
  );

const title = (page: Page) => page.getByRole('textbox', { name: NEWS_TEXTS.title, exact: true });
const content = (page: Page) => page.getByRole('textbox', { name: NEWS_TEXTS.content });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: NEWS_TEXTS.list }).getByRole('listitem').filter({ hasText: name });

async function noteCreated(page: Page): Promise<string> {
  await page.waitForURL(/\/admin\/newsflash\/edit\//);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  made.push(id);
  return id;
}

describe('news flashes for staff (S2.5-15)', () => {
  it('are written, published with an image, read by visitors, and taken back', {
    timeout: 300_000,
  }, async () => {
    const editor = await newPerson();
    const { page } = editor;
    const name = `Gravel days ${Date.now()}`;
    await signIn(editor, 'lumen-editor');
    await page.getByRole('link', { name: SHELL_TEXTS.nav.newsFlash }).first().click();
    await page.getByRole('link', { name: NEWS_TEXTS.create }).first().click();
    await title(page).fill(name);
    await content(page).fill('Ride with us on Sunday.');
    await page.getByLabel(NEWS_TEXTS.picture.file).setInputFiles({
      ...{ name: 'ride.png', mimeType: 'image/png', buffer: await picture(page) },
    });
    await button(page, CROP_TEXTS.save(NEWS_TEXTS.picture.noun)).click();
    await button(page, NEWS_TEXTS.picture.change).waitFor();
    await page.getByLabel(ARTICLE_TEXTS.keywordsLabel).fill('gravel,');
    await button(page, NEWS_TEXTS.publish).click();
    const id = await noteCreated(page);
    await page.getByText(NEWS_TEXTS.chips.published, { exact: true }).waitFor();

    const path = `/frontendnewsflash/lumen/${id}`;
    await waitFor(
      'the news flash in the help center',
      async () => (await fetch(ORIGIN + path)).ok || undefined,
    );
    const visitor = await newPerson({ ...PHONE, colorScheme: 'dark' });
    const viewed = visitor.page.waitForResponse((answer) => answer.url().endsWith('/api/activity/newsflash'));
    await visitor.goto(path);
    await visitor.page.getByText('Ride with us on Sunday.').waitFor();
    const cover = visitor.page.locator('.news-cover');
    await waitFor(
      'the image',
      async () =>
        (await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)) === 1280 || undefined,
    );

    expect((await viewed).status()).toBe(200);

    await title(page).fill(`${name} again`);
    // D-81: a pause keeps it as a draft, which visitors do not get.
    await page.getByText(NEWS_TEXTS.savedDraft).waitFor();
    expect(await (await fetch(ORIGIN + path)).text()).not.toContain(`${name} again`);
    // The list says so, and follows what is published.
    const list = await editor.openTab('/admin/newsflash');
    const mark = row(list.page, name).getByText(NEWS_TEXTS.hasDraft, { exact: true });
    await mark.waitFor();
    await button(page, NEWS_TEXTS.publishChanges).click();
    await mark.waitFor({ state: 'detached' });
    await list.page.close();
    await page.getByText(NEWS_TEXTS.saved, { exact: true }).first().waitFor();
    await button(page, NEWS_TEXTS.openMenu).click();
    await page.getByRole('menuitem', { name: REVISION_TEXTS.title }).click();
    const revisions = page.getByRole('dialog').getByRole('listitem');
    await waitFor('both revisions', async () => (await revisions.count()) === 2 || undefined);
    await button(page, NEWS_TEXTS.close).click();
    await button(page, NEWS_TEXTS.openMenu).click();
    await page.getByRole('menuitem', { name: NEWS_TEXTS.unpublish }).click();
    await page.getByRole('dialog').getByRole('button', { name: NEWS_TEXTS.unpublish }).click();
    await page.getByText(NEWS_TEXTS.chips.unpublished, { exact: true }).waitFor();
    await waitFor(
      'visitors to miss it',
      async () => (await fetch(ORIGIN + path)).status === 404 || undefined,
    );
  });

  it('survive a reload in the middle, say what is wrong, and are planned', { timeout: 240_000 }, async () => {
    const editor = await newPerson();
    const { page } = editor;
    const name = `Planned ${Date.now()}`;
    await signIn(editor, 'lumen-editor');
    await editor.goto('/admin/newsflash/create');
    await content(page).fill('Soon.');
    await page.getByLabel(NEWS_TEXTS.publishAt).fill('2001-03-05T09:30');
    await button(page, NEWS_TEXTS.plan).click();
    await page.getByText(NEWS_TEXTS.titleRequired).waitFor();
    await page.getByText(NEWS_TEXTS.past).waitFor();
    await title(page).fill(name);
    await page.getByLabel(NEWS_TEXTS.publishAt).fill('2099-03-05T09:30');
    // The text is kept when the page is left, whatever the browser asks about that.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await button(page, NEWS_TEXTS.keepRestored).click();
    expect(await title(page).inputValue()).toBe(name);
    await content(page).getByText('Soon.').waitFor();
    await button(page, NEWS_TEXTS.plan).dblclick();
    await noteCreated(page);
    await page.getByText(NEWS_TEXTS.chips.planned, { exact: true }).waitFor();
    await title(page).fill(`${name}, on Sunday`);
    // D-77: the schedule takes what is saved by then, and the editor says so.
    await page.getByText(new RegExp(plannedNewsTexts('.*2099.*', true).savedDraft)).waitFor();
    await editor.goto('/admin/newsflash');
    await row(page, name).getByText('Publishes').waitFor();
    expect(await row(page, name).count()).toBe(1);
    // D-77: it is not published while it waits to be deleted, and has its plan again once that is undone.
    await button(page, NEWS_TEXTS.deleteNamed(name)).click();
    await page.getByRole('dialog').getByRole('button', { name: NEWS_TEXTS.delete }).click();
    await row(page, name).waitFor({ state: 'detached' });
    await button(page, DELETION_TEXTS.undo).click();
    await page.getByText(DELETION_TEXTS.undone).waitFor();
    await row(page, name).getByText('Publishes').waitFor();
  });

  it('D-81: a teammate holds the lock, which another takes over, and decides whose text stays', {
    timeout: 240_000,
  }, async () => {
    const [editor, owner] = [await newPerson(), await newPerson()];
    const changed = `Fern, slate and sand ${Date.now()}`;
    const path = '/admin/newsflash/edit/lumen-news-fern-and-slate';
    await signIn(editor, 'lumen-editor');
    await signIn(owner, 'lumen-owner');
    await editor.goto(path);
    await owner.goto(path);
    await editor.page.getByRole('list', { name: NEWS_TEXTS.alsoHere }).waitFor();
    await owner.page.getByRole('list', { name: NEWS_TEXTS.alsoHere }).waitFor();
    await title(editor.page).fill(changed);
    await button(owner.page, NEWS_TEXTS.takeOver).click();
    await waitFor(
      'the new title',
      async () => (await title(owner.page).inputValue()) === changed || undefined,
    );
    await title(owner.page).fill('Mine');
    await button(editor.page, NEWS_TEXTS.takeTheirs).click();
    await waitFor(
      'the title to settle',
      async () => (await title(editor.page).inputValue()) === 'Mine' || undefined,
    );
  });

  it('are found, and deleted unless that is undone', { timeout: 240_000 }, async () => {
    const editor = await newPerson({ ...PHONE, colorScheme: 'dark' });
    const { page } = editor;
    await signIn(editor, 'lumen-editor');
    await editor.goto('/admin/newsflash');
    await page.getByRole('searchbox', { name: NEWS_TEXTS.search }).fill('norw');
    await row(page, 'We deliver to Norway').waitFor();
    const rows = page.getByRole('list', { name: NEWS_TEXTS.list }).getByRole('listitem');
    await waitFor('the search', async () => (await rows.count()) === 1 || undefined);
    await button(page, NEWS_TEXTS.deleteNamed('We deliver to Norway')).click();
    await page.getByRole('dialog').getByRole('button', { name: KIT_TEXTS.cancel }).click();
    await button(page, NEWS_TEXTS.deleteNamed('We deliver to Norway')).click();
    await page.getByRole('dialog').getByRole('button', { name: NEWS_TEXTS.delete }).click();
    await row(page, 'We deliver to Norway').waitFor({ state: 'detached' });
    await button(page, DELETION_TEXTS.undo).click();
    await row(page, 'We deliver to Norway').waitFor();
    // From the editor, whose list opens afterwards.
    await row(page, 'We deliver to Norway').getByRole('link').first().click();
    await page.waitForURL(/\/admin\/newsflash\/edit\//);
    await button(page, NEWS_TEXTS.openMenu).press('Enter');
    await page.getByRole('menuitem', { name: NEWS_TEXTS.delete, exact: true }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: NEWS_TEXTS.delete }).click();
    await page.waitForURL(/\/admin\/newsflash$/);
    await rows.first().waitFor();
    expect(await row(page, 'We deliver to Norway').count()).toBe(0);
    await button(page, DELETION_TEXTS.undo).last().click();
    await row(page, 'We deliver to Norway').waitFor();
  });

  it('S6-09: are written without the publishing permission, and published by nobody without it', async () => {
    const writer = await newPerson();
    const { page } = writer;
    await signIn(writer, 'lumen-writer');
    await writer.goto('/admin/newsflash/edit/lumen-news-ride-app-4');
    await button(page, NEWS_TEXTS.publishChanges).waitFor();
    expect(await button(page, NEWS_TEXTS.publishChanges).isDisabled()).toBe(true);
    expect(await title(page).isEnabled()).toBe(true);
    await writer.goto('/admin/newsflash/create');
    await title(page).fill('A draft');
    expect(await button(page, NEWS_TEXTS.publish).isDisabled()).toBe(true);
    await button(page, NEWS_TEXTS.save).click();
    await noteCreated(page);
  });

  it('S6-31: are closed to those who may not write news', async () => {
    const agent = await newPerson();
    await signIn(agent, 'lumen-agent');
    await agent.goto('/admin/newsflash');
    await agent.page.getByText(ADMIN_TEXTS.deniedTitle).waitFor();
    expect(await agent.page.getByText(NEWS_PAGE_TEXTS.title, { exact: true }).count()).toBe(0);
  });
});
