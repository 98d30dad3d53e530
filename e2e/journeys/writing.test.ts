import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { allowLateView } from '../support/late-view';
import { articleIdOf, signIn } from '../support/staff-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

/** The number of search results with a title. */
async function countFound(visitor: Actor, words: string, title: string): Promise<number> {
  await visitor.goto(`/lumen?q=${encodeURIComponent(words)}`);
  const { page } = visitor;
  await page
    .getByText(/articles? found|Nothing found for/)
    .first()
    .waitFor();
  return page.getByRole('main').getByText(title).count();
}

const contentBox = (writer: Actor) => writer.page.getByRole('textbox', { name: ARTICLE_TEXTS.contentLabel });

async function more(writer: Actor, action: string): Promise<void> {
  await writer.page.getByRole('button', { name: 'More actions' }).click();
  await writer.page.getByRole('menuitem', { name: action }).click();
}

describe('a writer', () => {
  it('writes, publishes, changes and withdraws an article, and visitors see exactly that', async () => {
    const [writer, visitor] = [await newPerson(), await newPerson()];
    const { page } = writer;
    const title = `Fit a child seat ${Date.now()}`;
    await signIn(writer, 'lumen-writer');
    await page.waitForURL(/\/admin\/content/);

    await page
      .getByRole('link', { name: ARTICLE_TEXTS.newArticle })
      .or(page.getByRole('button', { name: ARTICLE_TEXTS.newArticle }))
      .click();
    await page.getByRole('textbox', { name: ARTICLE_TEXTS.titleLabel }).fill(title);
    await contentBox(writer).click();
    await page.keyboard.type('Check that the rack carries 27 kg.');
    await page.getByRole('combobox', { name: ARTICLE_TEXTS.categoryLabel }).click();
    await page.getByRole('option', { name: 'Maintenance' }).click();
    await page
      .getByRole('combobox', { name: ARTICLE_TEXTS.keywordsLabel })
      .or(page.getByRole('textbox', { name: ARTICLE_TEXTS.keywordsLabel }))
      .fill('kindersitz');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: ARTICLE_TEXTS.publish, exact: true }).click();
    await page.getByText(ARTICLE_TEXTS.publishedNow).waitFor();
    const articleId = await articleIdOf(writer);
    const publicPath = `/article/details/lumen/${articleId}`;

    await visitor.goto(publicPath);
    await visitor.page.getByText('Check that the rack carries 27 kg.').waitFor();
    await waitFor(
      'the article in search',
      async () => (await countFound(visitor, 'kindersitz', title)) === 1 || undefined,
    );

    // A change to a published article is a draft until it is published.
    await contentBox(writer).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Use the long bolts.');
    await page.getByText(ARTICLE_TEXTS.hasDraft).first().waitFor();
    await visitor.goto(publicPath);
    await visitor.page.getByText('Check that the rack carries 27 kg.').waitFor();
    expect(await visitor.page.getByText('Use the long bolts.').count()).toBe(0);
    await page.getByRole('button', { name: ARTICLE_TEXTS.publishChanges }).click();
    await page.getByText(ARTICLE_TEXTS.publishedNow).last().waitFor();
    await waitFor('the change on the public page', async () => {
      await visitor.goto(publicPath);
      await visitor.page.getByText('Check that the rack carries 27 kg.').waitFor();
      return (await visitor.page.getByText('Use the long bolts.').count()) > 0 || undefined;
    });

    await more(writer, ARTICLE_TEXTS.unpublish);
    await page.getByRole('dialog').getByRole('button', { name: ARTICLE_TEXTS.unpublish }).click();
    await page.getByText(ARTICLE_TEXTS.unpublishedNow).waitFor();
    visitor.expectProblem(/404 \(Not Found\) \(.*\/article\/details\/lumen\//);
    allowLateView(visitor);
    await waitFor('the article to leave its page', async () => {
      await visitor.goto(publicPath);
      return (await visitor.page.getByText(HELP_CENTER_TEXTS.articleGone).count()) > 0 || undefined;
    });
    await waitFor(
      'the article to leave search',
      async () => (await countFound(visitor, 'kindersitz', title)) === 0 || undefined,
    );
    await waitFor('the article to leave its topic', async () => {
      await visitor.goto('/lumen');
      await visitor.page.getByRole('link', { name: /Maintenance/ }).click();
      await visitor.page.getByRole('heading', { level: 1, name: 'Maintenance' }).waitFor();
      return (await visitor.page.getByText(title).count()) === 0 || undefined;
    });
  });

  it('is asked before changes are lost', async () => {
    const writer = await newPerson();
    const { page } = writer;
    await signIn(writer, 'lumen-writer');
    await writer.goto('/admin/article/create');
    await page.getByRole('textbox', { name: ARTICLE_TEXTS.titleLabel }).fill('Half a thought');
    await page.getByRole('link', { name: 'Articles' }).first().click();
    await page.getByRole('dialog').getByText(ARTICLE_TEXTS.leaveWarning).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('textbox', { name: ARTICLE_TEXTS.titleLabel }).inputValue()).toBe(
      'Half a thought',
    );
  });
});
