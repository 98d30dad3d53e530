import { FEEDBACK_TEXTS } from '@harborline/domain/texts/article-feedback';
import { VOTE_TEXTS } from '@harborline/domain/texts/article-vote';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { NEWS_PAGE_TEXTS } from '@harborline/domain/texts/news';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { copyPicture } from '../support/files';
import { freshAddress } from '../support/people';
import { answerBox, fillRequest, openRequestForm, sendButton } from '../support/visitor-steps';

const newPerson = useCast();

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A page shows chosen files before its browser has written them, which a reload at that moment would cut off. */
const filesAreWritten = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction(
    (expected) =>
      new Promise<boolean>((resolve) => {
        const opening = window.indexedDB.open('harborline-contact');
        opening.onsuccess = () => {
          const database = opening.result;
          const all = database.transaction('files').objectStore('files').getAll();
          all.onsuccess = () => resolve(all.result.some(({ files }) => files.length === expected));
          all.onerror = () => resolve(false);
          database.close();
        };
        opening.onerror = () => resolve(false);
      }),
    count,
    { polling: 200 },
  );

describe('what a visitor keeps', () => {
  it('includes the chosen files across a reload and a visit to the articles (D-99), and the conversation in a new tab', async () => {
    const visitor = await newPerson();
    const { page } = visitor;
    await openRequestForm(visitor, 'lumen');
    await fillRequest(visitor, { email: freshAddress('file'), text: 'שלום, see the picture.' });
    await page
      .locator('input[type=file]')
      .setInputFiles(
        ['charger.png', 'plug.png'].map((name) => ({ name, mimeType: 'image/png', buffer: PICTURE })),
      );
    const remove = page.getByRole('button', { name: 'Remove charger.png' });
    await remove.waitFor();
    await page.getByRole('button', { name: 'Remove plug.png' }).waitFor();
    await filesAreWritten(page, 2);
    await page.reload();
    await remove.waitFor();
    await page.getByRole('button', { name: 'Remove plug.png' }).click();
    await page.getByRole('link', { name: HELP_CENTER_TEXTS.browseTab }).click();
    await remove.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: HELP_CENTER_TEXTS.contactTab }).click();
    await remove.waitFor();
    await sendButton(page).click();
    await answerBox(page).waitFor();
    await page.getByRole('link', { name: INBOX_TEXTS.attachmentNamed('') }).waitFor();
    await page.locator('[data-message] p[dir=auto]').filter({ hasText: 'שלום' }).waitFor();

    const tab = await visitor.openTab('/lumen');
    await tab.page.getByRole('link', { name: VISITOR_CONVERSATION_TEXTS.yours }).click();
    await tab.page.locator('[data-message]').filter({ hasText: 'שלום' }).waitFor();
    const contact = await visitor.openTab('/lumen?tab=contact');
    await contact.page.getByRole('link', { name: VISITOR_CONVERSATION_TEXTS.yours }).waitFor();
  });

  it('includes a picture pasted into a request, and into a message over a reload (D-62)', async () => {
    const visitor = await newPerson();
    const { page } = visitor;
    await openRequestForm(visitor, 'lumen');
    await fillRequest(visitor, { email: freshAddress('pasted'), text: 'See the picture.' });
    await copyPicture(visitor, PICTURE);
    await page.keyboard.press('Control+V');
    await page.getByRole('button', { name: 'Remove image.png' }).waitFor();
    await sendButton(page).click();
    await page.getByRole('link', { name: INBOX_TEXTS.attachmentNamed('') }).waitFor();
    await answerBox(page).click();
    await page.keyboard.press('Control+V');
    const remove = page.getByRole('button', { name: 'Remove image.png' });
    await remove.waitFor();
    await filesAreWritten(page, 1);
    await page.reload();
    await remove.waitFor();
    await page.getByRole('button', { name: VISITOR_CONVERSATION_TEXTS.send, exact: true }).click();
    await remove.waitFor({ state: 'detached' });
    await page
      .getByRole('link', { name: INBOX_TEXTS.attachmentNamed('') })
      .nth(1)
      .waitFor();
  });

  it('includes an offline answer to whether an article helped', async () => {
    const { page, goto, whileOffline } = await newPerson();
    await Promise.all([
      page.waitForResponse(/\/api\/activity\/articles/),
      goto('/article/details/lumen/lumen-adjust-your-fit'),
    ]);
    await whileOffline(async () => {
      await page.getByRole('button', { name: HELP_CENTER_TEXTS.yes, exact: true }).click();
      await page.getByText(VOTE_TEXTS.feedbackWaits).waitFor();
    });
    await page.getByText(FEEDBACK_TEXTS.feedbackThanks).waitFor();
    await page.waitForFunction(() => window.localStorage.getItem('unsent-answers') === null);
  });

  it('D-39: includes an offline reaction to a news flash, which is counted once', async () => {
    const { page, goto, whileOffline } = await newPerson();
    const path = '/frontendnewsflash/lumen/lumen-news-delivery-norway';
    await goto(path);
    const face = page.getByRole('radio', { name: NEWS_PAGE_TEXTS.reactions.heart });
    await face.waitFor();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/reactions/newsflash')) sent.push(request.postData() ?? '');
    });
    await whileOffline(async () => {
      await face.click();
      await page.getByText(NEWS_PAGE_TEXTS.waits).waitFor();
      sent.length = 0;
    });
    await page.getByText(NEWS_PAGE_TEXTS.thanks).waitFor();
    await page.waitForFunction(() => window.localStorage.getItem('unsent-reactions') === null);
    expect(sent).toHaveLength(1);
  });
});
