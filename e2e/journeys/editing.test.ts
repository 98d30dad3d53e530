import { FIND_TEXTS, OUTLINE_TEXTS, PASTE_TEXTS } from '@harborline/domain/texts/article-editing';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { copyPicture, copyText, dropFile } from '../support/files';
import { articleIdOf, signIn } from '../support/staff-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const contentBox = ({ page }: Actor) => page.getByRole('textbox', { name: ARTICLE_TEXTS.contentLabel });
const titleBox = ({ page }: Actor) => page.getByRole('textbox', { name: ARTICLE_TEXTS.titleLabel });
const button = ({ page }: Actor, name: string) => page.getByRole('button', { name, exact: true });

async function openArticle(writer: Actor, id: string): Promise<void> {
  await writer.goto(`/admin/article/edit/${id}`);
  await contentBox(writer).waitFor();
}

/** Without the Realtime Database nobody is known to write, so that a lock keeps nobody from the text. */
const loseSightOfTeammates = ({ page }: Actor) => page.routeWebSocket(/\/\.ws\?/, () => {});

describe('the article editor', () => {
  it('edits tables and pictures, which no key replaces, and undoes a deletion', async () => {
    const writer = await newPerson();
    const { page } = writer;
    await signIn(writer, 'lumen-writer');
    await writer.goto('/admin/article/create');
    await titleBox(writer).fill(`Tables and pictures ${Date.now()}`);
    const content = contentBox(writer);
    await content.click();
    await button(writer, 'Table').click();
    await page.keyboard.type('Code');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Meaning');
    await button(writer, 'Row below').click();
    await button(writer, 'Column after').click();
    expect(await content.locator('tr').count()).toBe(4);
    expect(await content.locator('th').allTextContents()).toEqual(['Code', 'Meaning', '', '']);

    await button(writer, 'Delete table').click();
    await page.getByText(ARTICLE_TEXTS.removed.table).waitFor();
    await page.keyboard.type('Written since. ');
    await button(writer, ARTICLE_TEXTS.undo).click();
    await content.locator('th', { hasText: 'Meaning' }).waitFor();

    await page.keyboard.press('Control+End');
    await page
      .locator('[data-picture-field]')
      .setInputFiles({ name: 'light.png', mimeType: 'image/png', buffer: PICTURE });
    await content.locator('img[src*="covers"]').waitFor();
    await page.getByLabel(ARTICLE_TEXTS.altLabel).pressSequentially('A green light');
    await content.locator('img[src*="covers"]').click();
    await page.keyboard.type('x');
    expect(await content.locator('img[alt="A green light"]').count()).toBe(1);

    await button(writer, ARTICLE_TEXTS.saveDraft).click();
    await page.waitForURL(/\/article\/edit\//);
    await content.locator('thead th', { hasText: 'Meaning' }).or(content.locator('th')).first().waitFor();
    expect(await content.locator('img[alt="A green light"]').count()).toBe(1);
  });

  it('uploads dropped and pasted pictures, shows their progress, and publishes them', async () => {
    const [writer, visitor] = [await newPerson(), await newPerson()];
    const { page } = writer;
    await signIn(writer, 'lumen-writer');
    await writer.goto('/admin/article/create');
    const title = `Dropped and pasted ${Date.now()}`;
    await titleBox(writer).fill(title);
    const content = contentBox(writer);
    const pictures = content.locator('img[src*="covers"]');
    // Slow enough for the progress to be visible.
    await page.route(/\/v0\/b\/.*upload/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await content.click();
    await page.keyboard.type('Look at the light.');
    await dropFile(writer, content, { name: 'dropped.png', bytes: PICTURE });
    await page.getByText(/^Uploading dropped\.png: \d+%$/).waitFor();
    await pictures.first().waitFor();

    await content.getByText('Look at the light.').click();
    await page.keyboard.press('End');
    await copyPicture(writer, PICTURE);
    await page.keyboard.press('Control+V');
    await page.getByText(/^Uploading image\.png: \d+%$/).waitFor();
    await pictures.nth(1).waitFor();
    expect(await page.getByText(/^Uploading/).count()).toBe(0);

    await page.getByRole('combobox', { name: ARTICLE_TEXTS.categoryLabel }).click();
    await page.getByRole('option', { name: 'Maintenance' }).click();
    await button(writer, ARTICLE_TEXTS.publish).click();
    const articleId = await articleIdOf(writer);
    await visitor.goto(`/article/details/lumen/${articleId}`);
    const shown = visitor.page.locator('.prose img');
    await shown.nth(1).waitFor({ state: 'attached' });
    const areDrawn = () =>
      shown.evaluateAll((all) => all.map((img) => img instanceof HTMLImageElement && img.naturalWidth > 0));
    await waitFor('both pictures', async () => (await areDrawn()).every(Boolean) || undefined);
    expect(await shown.count()).toBe(2);
  });

  it('formats pasted Markdown and a list from Word, replaces words, and moves by the outline', async () => {
    const writer = await newPerson();
    const { page } = writer;
    await signIn(writer, 'lumen-writer');
    await writer.goto('/admin/article/create');
    await titleBox(writer).fill(`Pasted text ${Date.now()}`);
    const content = contentBox(writer);
    const paste = async (text: Readonly<Record<string, string>>) => {
      await copyText(writer, text);
      await content.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Control+V');
    };
    await paste({
      'text/plain': '## Bike lights\n\n- one bike\n- two bikes\n\n#### Bike bells\n\nRing **twice**.',
    });
    await page.getByText(PASTE_TEXTS.markdown).waitFor();
    expect(await content.getByRole('listitem').count()).toBe(2);
    await page.keyboard.press('Control+Z');
    await content.getByText('#### Bike bells').waitFor();
    await page.keyboard.press('Control+Shift+Z');
    await content.getByRole('heading', { name: 'Bike bells' }).waitFor();

    const item = (text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>${text}<o:p></o:p></p>`;
    await paste({ 'text/plain': 'a b', 'text/html': `${item('Word one')}${item('Word two')}` });
    await content.getByRole('listitem').filter({ hasText: 'Word two' }).waitFor();
    expect(await content.locator('[class*=Mso], [style*=mso]').count()).toBe(0);

    await page.keyboard.press('Control+F');
    await page.getByRole('textbox', { name: FIND_TEXTS.find }).fill('bike');
    await page.getByText(FIND_TEXTS.position(1, 4)).waitFor();
    await page.getByRole('textbox', { name: FIND_TEXTS.replaceWith }).fill('trike');
    await button(writer, FIND_TEXTS.replaceAll).click();
    await page.getByText(FIND_TEXTS.replaced(4)).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Z');
    await content.getByText('one bike').waitFor();

    const bells = page
      .getByRole('navigation', { name: OUTLINE_TEXTS.title })
      .getByRole('button', { name: /bells/ });
    await bells.getByText(OUTLINE_TEXTS.skipped(3)).waitFor();
    await bells.click();
    await page.keyboard.type(' and horns');
    await content.getByRole('heading', { name: 'Bike bells and horns' }).waitFor();
  });

  it('shows a conflict at any scroll position, and loses neither version', async () => {
    const [writer, editor] = [await newPerson(), await newPerson()];
    const id = 'lumen-service-schedule';
    for (const actor of [writer, editor]) await loseSightOfTeammates(actor);
    await signIn(writer, 'lumen-writer');
    await openArticle(writer, id);
    await signIn(editor, 'lumen-editor');
    await openArticle(editor, id);
    await contentBox(editor).locator('p').first().click();
    await editor.page.keyboard.type('Theirs');
    await editor.page.getByText(ARTICLE_TEXTS.savedDraft).waitFor();

    await contentBox(writer).locator('p').last().click();
    await writer.page.keyboard.type('Mine');
    const compare = button(writer, ARTICLE_TEXTS.seeDifferences);
    await compare.waitFor();
    expect(await compare.evaluate((shown) => shown.getBoundingClientRect().bottom < window.innerHeight)).toBe(
      true,
    );
    await compare.click();
    await writer.page.getByRole('dialog').locator('ins', { hasText: 'Mine' }).waitFor();
    await writer.page.getByRole('dialog').locator('del', { hasText: 'Theirs' }).waitFor();
    await button(writer, ARTICLE_TEXTS.close).click();
    await button(writer, ARTICLE_TEXTS.takeTheirs).click();
    await contentBox(writer).getByText('Theirs').waitFor();
    await button(writer, ARTICLE_TEXTS.putBack).click();
    await contentBox(writer).getByText('Mine').waitFor();
  });

  it('tells a writer at once that a teammate saved over their draft, and offers their text after a reload', async () => {
    const [writer, editor] = [await newPerson(), await newPerson()];
    const id = 'lumen-brake-pads';
    for (const actor of [writer, editor]) await loseSightOfTeammates(actor);
    await signIn(writer, 'lumen-writer');
    await openArticle(writer, id);
    await signIn(editor, 'lumen-editor');
    await openArticle(editor, id);
    await contentBox(writer).locator('p').last().click();
    await writer.page.keyboard.type('Mine');
    await writer.page.getByText(ARTICLE_TEXTS.savedDraft).waitFor();
    await contentBox(editor).locator('p').first().click();
    await editor.page.keyboard.type('Theirs');
    await button(editor, ARTICLE_TEXTS.keepMine).click();

    await button(writer, ARTICLE_TEXTS.keepMine).waitFor();
    await contentBox(writer).getByText('Mine').waitFor();
    writer.page.on('dialog', (dialog) => void dialog.accept());
    await writer.page.reload();
    await contentBox(writer).getByText('Theirs').waitFor();
    await button(writer, ARTICLE_TEXTS.seeDifferences).click();
    const differences = writer.page.getByRole('dialog');
    await differences.locator('ins', { hasText: 'Mine' }).waitFor();
    await differences.getByText(ARTICLE_TEXTS.onlyIn(ARTICLE_TEXTS.ownKeptVersion)).waitFor();
    await differences.locator('del', { hasText: 'Theirs' }).waitFor();
    await differences.getByText(/Only in .+'s saved version$/).waitFor();
    await button(writer, ARTICLE_TEXTS.close).click();
    await button(writer, ARTICLE_TEXTS.putBack).click();
    await contentBox(writer).getByText('Mine').waitFor();
  });

  it('U-07: shows who writes, keeps teammates from the text meanwhile, and hands it over whole', async () => {
    const [writer, editor] = [await newPerson(), await newPerson()];
    const id = 'lumen-care-for-your-chain';
    await signIn(writer, 'lumen-writer');
    await openArticle(writer, id);
    await signIn(editor, 'lumen-editor');
    await openArticle(editor, id);
    await writer.page.getByRole('list', { name: ARTICLE_TEXTS.alsoHere }).waitFor();
    await contentBox(editor).locator('p').first().click();
    await editor.page.keyboard.type('Theirs');

    await button(writer, ARTICLE_TEXTS.takeOver).waitFor();
    expect(await contentBox(writer).getAttribute('contenteditable')).toBe('false');
    await button(writer, ARTICLE_TEXTS.takeOver).click();
    await contentBox(writer).getByText('Theirs').waitFor();
    await contentBox(writer).locator('p').last().click();
    await writer.page.keyboard.type('Mine');
    await writer.page.getByText(ARTICLE_TEXTS.savedDraft).waitFor();

    // The lock ends with the page that holds it.
    await button(editor, ARTICLE_TEXTS.takeOver).waitFor();
    await writer.goto('/admin/content');
    await button(editor, ARTICLE_TEXTS.takeTheirs).or(contentBox(editor).getByText('Mine')).first().waitFor();
    await button(editor, ARTICLE_TEXTS.takeOver).waitFor({ state: 'detached' });
  });

  it('puts unsaved text back after a reload', async () => {
    const writer = await newPerson();
    await signIn(writer, 'lumen-writer');
    await writer.goto('/admin/article/create');
    await titleBox(writer).fill('Half a thought');
    writer.page.on('dialog', (dialog) => void dialog.accept());
    await writer.page.reload();
    await button(writer, ARTICLE_TEXTS.startOver).waitFor();
    expect(await titleBox(writer).inputValue()).toBe('Half a thought');
    await button(writer, ARTICLE_TEXTS.startOver).click();
    expect(await titleBox(writer).inputValue()).toBe('');
  });

  it('archives and deletes, and undoes both', async () => {
    const [writer, visitor] = [await newPerson(), await newPerson()];
    const { page } = writer;
    const title = 'Clean your bike without harming it';
    const row = () => page.getByRole('listitem').filter({ hasText: title });
    const choose = async (action: string) => {
      await row()
        .getByRole('button', { name: ARTICLE_TEXTS.moreActions(title) })
        .click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await signIn(writer, 'lumen-writer');
    await writer.goto(`/admin/content?category=lumen-maintenance`);
    await row().waitFor();
    await choose(ARTICLE_TEXTS.archive);
    await page.getByRole('dialog').getByRole('button', { name: ARTICLE_TEXTS.archive }).click();
    await row().waitFor({ state: 'detached' });
    visitor.expectProblem(/404 \(Not Found\) \(.*\/lumen-clean-your-bike\)/);
    // Until the page that is stored for visitors is the new one.
    await waitFor('the article to be gone', async () => {
      await visitor.goto('/article/details/lumen/lumen-clean-your-bike');
      return (await visitor.page.getByRole('heading', { level: 1, name: title }).count()) === 0 || undefined;
    });
    await writer.goto('/admin/content?state=archived');
    await choose(ARTICLE_TEXTS.restore);
    // The row goes at once, the notice comes once it is stored.
    await page.getByText(ARTICLE_TEXTS.restoredFromArchive(title)).waitFor();
    await row().waitFor({ state: 'detached' });

    await writer.goto(`/admin/content?category=lumen-maintenance`);
    await choose(ARTICLE_TEXTS.delete);
    await page.getByRole('dialog').getByRole('button', { name: ARTICLE_TEXTS.delete }).click();
    await row().waitFor({ state: 'detached' });
    await button(writer, ARTICLE_TEXTS.undo).last().click();
    await row().waitFor();
  });
});
