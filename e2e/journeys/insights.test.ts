import { randomBytes } from 'node:crypto';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { ASKER_TEXTS } from '@harborline/domain/texts/askers';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { INSIGHTS_TEXTS } from '@harborline/domain/texts/insights';
import { SEARCH_TEXTS } from '@harborline/domain/texts/search';
import { LIBRARY_SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { UNSAVED_ARTICLE_TEXTS } from '@harborline/domain/texts/unsaved-articles';
import type { Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Actor, PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { sidewaysOverflow } from '../support/settled';
import { articleIdOf, signIn } from '../support/staff-steps';
import { openRequestForm, sendRequest } from '../support/visitor-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();
const INSIGHTS = '/admin/content?view=insights';

/** Letters by chance: no article shares a word with it, not even one that an earlier run published. */
const unknownWord = () => String.fromCharCode(...[...randomBytes(12)].map((byte) => 97 + (byte % 26)));
const anythingUnknown = () => `${unknownWord()} ${unknownWord()}`;

/** Acts and waits until the search is recorded, or what followed it. */
async function recorded({ page }: Actor, method: 'POST' | 'PATCH', act: () => Promise<void>): Promise<void> {
  const isIt = (response: Response) =>
    response.url().endsWith('/api/activity/searches') && response.request().method() === method;
  const [response] = await Promise.all([page.waitForResponse(isIt, { timeout: 90_000 }), act()]);
  expect(response.status()).toBe(200);
}

/** Searches for what no article mentions; resolves when the search is recorded. */
async function searchInVain(visitor: Actor, words: string): Promise<void> {
  await visitor.goto('/lumen');
  const box = visitor.page.getByPlaceholder(HELP_CENTER_TEXTS.searchPlaceholder);
  await box.fill(words);
  await recorded(visitor, 'POST', async () => {
    await box.press('Enter');
    await visitor.page.getByText(SEARCH_TEXTS.nothingFoundFor).waitFor();
  });
}

/** Opens the insights until they show a text. */
const insightsWith = (staff: Actor, shown: string) =>
  waitFor(`insights with ${shown}`, async () => {
    await staff.goto(INSIGHTS);
    await staff.page.getByText('kickstand').waitFor();
    return (await staff.page.getByText(shown).count()) > 0 || undefined;
  });

it('U-11: a search that finds nothing becomes the draft of an article, on any device (S9-07, S3-34)', async () => {
  const words = anythingUnknown();
  const visitor = await newPerson();
  await searchInVain(visitor, words);

  const writer = await newPerson(PHONE);
  await signIn(writer, 'lumen-writer');
  await insightsWith(writer, words);
  expect(await sidewaysOverflow(writer.page)).toBeLessThanOrEqual(0);
  await writer.page.getByRole('link', { name: INSIGHTS_TEXTS.draftAbout(words) }).click();
  const title = writer.page.getByRole('textbox', { name: ARTICLE_TEXTS.titleLabel });
  await title.waitFor();
  expect(await title.inputValue()).toBe(words);
  await writer.page.getByRole('textbox', { name: ARTICLE_TEXTS.contentLabel }).click();
  await writer.page.keyboard.type('Turn it to the left');
  await writer.page.getByText(UNSAVED_ARTICLE_TEXTS.kept).waitFor();

  const elsewhere = await newPerson();
  await signIn(elsewhere, 'lumen-writer');
  await elsewhere.goto('/admin/content');
  const begun = elsewhere.page.getByRole('alert').filter({ hasText: words });
  await begun.getByRole('link', { name: UNSAVED_ARTICLE_TEXTS.continue }).click();
  await elsewhere.page.getByText('Turn it to the left').waitFor();
  await elsewhere.page.getByRole('button', { name: ARTICLE_TEXTS.saveDraft, exact: true }).click();
  await elsewhere.page.waitForURL(/\/article\/edit\//);
  await elsewhere.goto(INSIGHTS);
  await elsewhere.page.getByRole('link', { name: ASKER_TEXTS.finishDraftAbout(words) }).waitFor();
});

it('U-11: a writer sees which articles did not help and why, and which no one reads', async () => {
  const writer = await newPerson();
  await signIn(writer, 'lumen-writer');
  const { page } = writer;
  await writer.goto(`${INSIGHTS}&days=90`);
  await page.getByRole('link', { name: INSIGHTS_TEXTS.votes }).click();
  await page.getByText('The bike never shows up in the list on my phone.').waitFor();
  await page.getByRole('link', { name: INSIGHTS_TEXTS.unread, exact: true }).click();
  await page.getByRole('link', { name: 'Delete your account' }).waitFor();
});

it('U-11: who asked after a failed search is told of the article in their conversation (D-74)', async () => {
  const words = anythingUnknown();
  const visitor = await newPerson();
  await searchInVain(visitor, words);
  await openRequestForm(visitor, 'lumen');
  const text = `Where do I find the ${words}?`;
  await recorded(visitor, 'PATCH', () => sendRequest(visitor, { email: 'vera@visitor.example', text }));

  const writer = await newPerson();
  await signIn(writer, 'lumen-writer');
  await insightsWith(writer, words);
  const { page } = writer;
  await page.getByRole('link', { name: INSIGHTS_TEXTS.draftAbout(words) }).click();
  await page.getByRole('combobox', { name: ARTICLE_TEXTS.categoryLabel }).click();
  await page.getByRole('option', { name: 'Maintenance' }).click();
  await page.getByRole('button', { name: ARTICLE_TEXTS.publish, exact: true }).click();
  await page.getByText(ARTICLE_TEXTS.publishedNow).waitFor();
  const articleId = await articleIdOf(writer);
  await writer.goto(INSIGHTS);
  const row = page.getByRole('listitem').filter({ hasText: words });
  await row.getByText(ASKER_TEXTS.mayNotTell).waitFor();

  const owner = await newPerson(PHONE);
  await signIn(owner, 'lumen-owner');
  await owner.goto(INSIGHTS);
  await owner.page.getByRole('button', { name: ASKER_TEXTS.tellAbout(1, words) }).click();
  const dialog = owner.page.getByRole('dialog', { name: ASKER_TEXTS.dialogTitle });
  await dialog.getByText(new RegExp(articleId)).waitFor();
  expect(await sidewaysOverflow(owner.page)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: ASKER_TEXTS.tell(1) }).click();
  await dialog.getByText(ASKER_TEXTS.done(1)).waitFor();
  await dialog.getByRole('button', { name: ASKER_TEXTS.close }).click();
  await owner.page.getByRole('listitem').filter({ hasText: words }).getByText(ASKER_TEXTS.told(1)).waitFor();

  const link = visitor.page.getByRole('link', { name: new RegExp(`/article/details/lumen/${articleId}`) });
  await link.waitFor();
  const opened = await visitor.tabOpenedBy(() => link.click());
  await opened.page.getByRole('heading', { level: 1, name: words }).waitFor();
});

const EXISTING = 'Delete your account and your data';

it('U-11: a failed search is answered with an article that was there before, and leads to a synonym', async () => {
  const words = anythingUnknown();
  await searchInVain(await newPerson(), words);
  const owner = await newPerson(PHONE);
  await signIn(owner, 'lumen-owner');
  await insightsWith(owner, words);
  const { page } = owner;
  await page.getByRole('button', { name: INSIGHTS_TEXTS.chooseFor(words) }).click();
  const dialog = page.getByRole('dialog', { name: INSIGHTS_TEXTS.answerTitle });
  await dialog.getByRole('textbox', { name: INSIGHTS_TEXTS.answerSearch }).fill('delete account');
  await dialog.getByText(EXISTING).click();
  await page.getByText(INSIGHTS_TEXTS.answered(EXISTING)).waitFor();
  await owner.goto(INSIGHTS);
  const row = page.getByRole('listitem').filter({ hasText: words });
  await row.getByRole('link', { name: EXISTING }).waitFor();
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);

  await row.getByRole('button', { name: INSIGHTS_TEXTS.changeFor(words) }).click();
  await dialog.getByRole('link', { name: INSIGHTS_TEXTS.synonym }).click();
  const synonyms = page.getByRole('textbox', { name: LIBRARY_SETTINGS_TEXTS.synonyms });
  await synonyms.waitFor();
  expect(await synonyms.inputValue()).toMatch(new RegExp(`${words}, $`));
});
