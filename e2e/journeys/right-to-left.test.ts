import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { waitForMail } from '../support/mailbox';
import { freshAddress } from '../support/people';
import {
  articleIdOf,
  messages,
  openConversation,
  reply,
  replyBox,
  signIn,
  ticketRow,
} from '../support/staff-steps';
import { openRequestForm, sendRequest } from '../support/visitor-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

/** Ends with a mark that is on the left only in right-to-left text. */
const HEBREW = 'המנוע לא נדלק!';

const directionOf = (shown: Locator) =>
  shown.first().evaluate((element) => getComputedStyle(element).direction);

/** The direction of the element that contains only a text. */
const directionOfText = (scope: Locator, text: string) => directionOf(scope.getByText(text, { exact: true }));

describe('right-to-left text', () => {
  it("is laid out right to left in an article's editor, list, page and search", async () => {
    const [writer, visitor] = [await newPerson(), await newPerson()];
    const { page } = writer;
    const title = `מנוע ${Date.now()}!`;
    await signIn(writer, 'lumen-writer');
    await writer.goto('/admin/article/create');
    const titleBox = page.getByRole('textbox', { name: ARTICLE_TEXTS.titleLabel });
    const content = page.getByRole('textbox', { name: ARTICLE_TEXTS.contentLabel });
    await titleBox.fill(title);
    await content.click();
    await page.keyboard.type(HEBREW);
    await page.keyboard.press('Enter');
    await page.keyboard.type('And in English.');
    expect(await directionOf(titleBox)).toBe('rtl');
    expect(await directionOfText(content, HEBREW)).toBe('rtl');
    expect(await directionOfText(content, 'And in English.')).toBe('ltr');
    await page.getByRole('combobox', { name: ARTICLE_TEXTS.categoryLabel }).click();
    await page.getByRole('option', { name: 'Maintenance' }).click();
    await page.getByRole('button', { name: ARTICLE_TEXTS.publish, exact: true }).click();
    const id = await articleIdOf(writer);
    await writer.goto('/admin/content?category=lumen-maintenance');
    expect(await directionOfText(page.getByRole('main'), title)).toBe('rtl');

    await visitor.goto(`/article/details/lumen/${id}`);
    const main = visitor.page.getByRole('main');
    expect(await directionOf(main.getByRole('heading', { level: 1, name: title }))).toBe('rtl');
    expect(await directionOfText(main.locator('.prose'), HEBREW)).toBe('rtl');
    expect(await directionOfText(main.locator('.prose'), 'And in English.')).toBe('ltr');
    await visitor.goto('/lumen?category=lumen-maintenance');
    await waitFor('the article in search', async () => {
      await visitor.goto(`/lumen?q=${encodeURIComponent('מנוע')}`);
      const found = main.locator('.result-title bdi').filter({ hasText: title });
      await main
        .getByText(/articles? found|Nothing found for/)
        .first()
        .waitFor();
      return (await found.count()) === 0 ? undefined : (await directionOf(found)) === 'rtl' || undefined;
    });
  });

  it('is laid out right to left in a request, its thread on both sides, the lists and the mails', async () => {
    const [agent, visitor] = [await newPerson(), await newPerson()];
    const email = freshAddress('rtl');
    await openRequestForm(visitor, 'lumen');
    await sendRequest(visitor, { email, text: HEBREW });
    await signIn(agent, 'lumen-agent');
    await openConversation(agent, email);
    expect(await directionOfText(ticketRow(agent.page, email), HEBREW)).toBe('rtl');
    await replyBox(agent.page).fill(HEBREW);
    expect(await directionOf(replyBox(agent.page))).toBe('rtl');
    await reply(agent, HEBREW);
    for (const { page } of [agent, visitor]) {
      await messages(page).filter({ hasText: HEBREW }).nth(1).waitFor();
      for (const message of await messages(page).filter({ hasText: HEBREW }).all())
        expect(await directionOfText(message, HEBREW)).toBe('rtl');
    }
    const mail = await waitForMail('support@lumen.example', 'the request', ({ html }) =>
      html.includes(HEBREW),
    );
    const reader = await newPerson();
    await reader.page.setContent(mail.html);
    for (const shown of await reader.page.getByText(HEBREW, { exact: true }).all())
      expect(await directionOf(shown)).toBe('rtl');
    expect(await directionOf(reader.page.locator('h1'))).toBe('ltr');
  });
});
