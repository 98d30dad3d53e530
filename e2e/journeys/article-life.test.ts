import { AUDIENCE_TEXTS } from '@harborline/domain/texts/article-audience';
import { PLAN_TEXTS } from '@harborline/domain/texts/article-plans';
import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { allowLateView } from '../support/late-view';
import { articleIdOf, signIn } from '../support/staff-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

async function more(writer: Actor, action: string): Promise<void> {
  await writer.page.getByRole('button', { name: ARTICLE_TEXTS.openMenu }).click();
  await writer.page.getByRole('menuitem', { name: action }).click();
}

const titleOf = (writer: Actor) => writer.page.getByRole('textbox', { name: ARTICLE_TEXTS.titleLabel });

/** Writes and publishes an article. @returns its title */
async function publishArticle(writer: Actor): Promise<string> {
  const { page } = writer;
  const title = `Fit mudguards ${Date.now()}`;
  await writer.goto('/admin/article/create');
  await titleOf(writer).fill(title);
  await page.getByRole('textbox', { name: ARTICLE_TEXTS.contentLabel }).click();
  await page.keyboard.type('Loosen both screws.');
  await page.getByRole('combobox', { name: ARTICLE_TEXTS.categoryLabel }).click();
  await page.getByRole('option', { name: 'Maintenance' }).click();
  await page.getByRole('button', { name: ARTICLE_TEXTS.publish, exact: true }).click();
  await page.getByText(ARTICLE_TEXTS.publishedNow).waitFor();
  return title;
}

describe('the life of an article', () => {
  it('S3-16: keeps what was published, compares it, and brings it back as a draft', async () => {
    const [writer, visitor] = [await newPerson(), await newPerson()];
    const { page } = writer;
    await signIn(writer, 'lumen-writer');
    const title = await publishArticle(writer);
    const path = `/article/details/lumen/${await articleIdOf(writer)}`;

    await titleOf(writer).fill(`${title} again`);
    await more(writer, PLAN_TEXTS.publishWithNote);
    await page.getByLabel(PLAN_TEXTS.note).fill('A clearer title');
    await page.getByRole('button', { name: PLAN_TEXTS.publish, exact: true }).last().click();

    await more(writer, REVISION_TEXTS.title);
    const dialog = page.getByRole('dialog', { name: REVISION_TEXTS.title });
    await dialog.getByText('A clearer title').waitFor();
    await dialog.getByRole('checkbox').nth(1).waitFor();
    expect(await dialog.getByText(REVISION_TEXTS.live).count()).toBe(1);
    await dialog.getByRole('checkbox').nth(0).check();
    await dialog.getByRole('checkbox').nth(1).check();
    await dialog.getByRole('button', { name: REVISION_TEXTS.compareTwo }).click();
    const differences = page.getByRole('dialog', { name: ARTICLE_TEXTS.differencesTitle });
    await differences.getByRole('button', { name: REVISION_TEXTS.sideBySide }).click();
    await differences.locator('ins').first().waitFor();
    await differences.getByRole('button', { name: ARTICLE_TEXTS.close }).click();

    await dialog.getByText(REVISION_TEXTS.restore, { exact: true }).nth(1).click();
    await page.getByText(ARTICLE_TEXTS.savedDraft).waitFor();
    expect(await titleOf(writer).inputValue()).toBe(title);
    await visitor.goto(path);
    await visitor.page.getByRole('heading', { level: 1, name: `${title} again` }).waitFor();
  });

  it('plans when an article is unpublished, and cancels it', async () => {
    const writer = await newPerson();
    const { page } = writer;
    await signIn(writer, 'lumen-writer');
    const title = await publishArticle(writer);
    await more(writer, PLAN_TEXTS.schedule);
    await page.getByLabel(PLAN_TEXTS.unpublishAt).fill('2039-05-06T09:30');
    await page.getByRole('button', { name: PLAN_TEXTS.save }).click();
    await page.getByText(/^Unpublishes .*2039/).waitFor();

    await writer.goto('/admin/content');
    const row = page.getByRole('listitem').filter({ hasText: title });
    await row.getByText(/^Unpublishes .*2039/).waitFor();
    await row.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: PLAN_TEXTS.cancel }).click();
    await page.getByText(PLAN_TEXTS.cancelled).waitFor();
    expect(await page.getByText(/^Unpublishes .*2039/).count()).toBe(0);
  });

  it('D-17: an article for staff leaves the help center and stays with the team', async () => {
    const [writer, visitor] = [await newPerson(), await newPerson()];
    const { page } = writer;
    await signIn(writer, 'lumen-writer');
    const title = await publishArticle(writer);
    const path = `/article/details/lumen/${await articleIdOf(writer)}`;
    // Asked without a page, which would count a view while the server still knows the article.
    const statusOf = async () => (await visitor.page.request.get(new URL(path, page.url()).href)).status();
    expect(await statusOf()).toBe(200);

    await more(writer, AUDIENCE_TEXTS.forStaff);
    await page.getByRole('dialog').getByRole('button', { name: AUDIENCE_TEXTS.forStaff }).click();
    await page.getByText(AUDIENCE_TEXTS.nowForStaff).waitFor();
    await waitFor('the article to leave its page', async () => (await statusOf()) === 404 || undefined);
    visitor.expectProblem(/404 \(Not Found\) \(.*\/article\/details\/lumen\//);
    allowLateView(visitor);
    await waitFor('the page that says so', async () => {
      await visitor.goto(path);
      return (await visitor.page.getByText(HELP_CENTER_TEXTS.articleGone).count()) > 0 || undefined;
    });

    await writer.goto('/admin/content?state=staff');
    const row = page.getByRole('listitem').filter({ hasText: title });
    await row.getByText(AUDIENCE_TEXTS.staffOnly).waitFor();
  });

  it('lists an article until somebody verifies it', async () => {
    const writer = await newPerson();
    const { page } = writer;
    await signIn(writer, 'lumen-writer');
    const title = await publishArticle(writer);
    await more(writer, PLAN_TEXTS.review);
    await page.getByLabel(PLAN_TEXTS.verifyBy).fill('2020-01-01');
    await page.getByRole('button', { name: PLAN_TEXTS.saveReview, exact: true }).click();
    await page.getByRole('button', { name: PLAN_TEXTS.verify }).waitFor();

    await writer.goto('/admin/content?state=verify');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: PLAN_TEXTS.verify }).click();
    await page.getByText(PLAN_TEXTS.verified).waitFor();
    expect(await page.getByRole('button', { name: PLAN_TEXTS.verify }).count()).toBe(0);
  });
});
