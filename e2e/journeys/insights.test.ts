import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { INSIGHTS_TEXTS } from '@harborline/domain/texts/insights';
import { SEARCH_TEXTS } from '@harborline/domain/texts/search';
import { expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { sidewaysOverflow } from '../support/settled';
import { signIn } from '../support/staff-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();
const INSIGHTS = '/admin/content?view=insights';

it('U-11: a search that finds nothing becomes the draft of an article (S9-07, S3-34)', async () => {
  const words = `zyzzyvagrip ${Date.now().toString(36)}qx`;
  const visitor = await newPerson();
  await visitor.goto('/lumen');
  const box = visitor.page.getByPlaceholder(HELP_CENTER_TEXTS.searchPlaceholder);
  await box.fill(words);
  const recorded = visitor.page.waitForResponse(
    (response) => response.url().endsWith('/api/activity/searches') && response.request().method() === 'POST',
    { timeout: 90_000 },
  );
  await box.press('Enter');
  await visitor.page.getByText(SEARCH_TEXTS.nothingFoundFor).waitFor();
  expect((await recorded).status()).toBe(200);

  const writer = await newPerson(PHONE);
  await signIn(writer, 'lumen-writer');
  await waitFor('the search in the list', async () => {
    await writer.goto(INSIGHTS);
    await writer.page.getByText('kickstand').waitFor();
    return (await writer.page.getByText(words).count()) === 1 || undefined;
  });
  expect(await sidewaysOverflow(writer.page)).toBeLessThanOrEqual(0);
  await writer.page.getByRole('link', { name: INSIGHTS_TEXTS.draftAbout(words) }).click();
  const title = writer.page.getByRole('textbox', { name: ARTICLE_TEXTS.titleLabel });
  await title.waitFor();
  expect(await title.inputValue()).toBe(words);
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
