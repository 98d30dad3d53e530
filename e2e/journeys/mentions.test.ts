import { randomUUID } from 'node:crypto';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

describe('mentions in notes (D-103)', () => {
  it('are chosen by the keyboard, arrive in the list of whoever is mentioned, and are seen there', async () => {
    const [author, mentioned] = [await newPerson(), await newPerson()];
    const { page } = author;
    await signIn(author, 'lumen-agent');
    await signIn(mentioned, 'lumen-admin');
    await mentioned.goto('/admin/inbox?tab=mentiontickets');
    await mentioned.page
      .getByText(MENTION_TEXTS.emptyUnreadTitle)
      .or(rowsOf(mentioned.page).first())
      .waitFor();

    await author.goto('/admin/inbox?tab=inbox&status=open');
    await page.locator('[data-ticket]').first().click();
    await page.getByRole('tab', { name: INBOX_TEXTS.noteLabel }).click();
    const field = page.getByRole('textbox', { name: INBOX_TEXTS.noteLabel });
    const word = randomUUID().slice(0, 8);
    await field.pressSequentially('@ort');
    const list = page.getByRole('listbox', { name: MENTION_TEXTS.people });
    await list.getByRole('option', { name: 'Rafael Ortega', selected: true }).waitFor();
    expect(await list.getByRole('option').count()).toBe(1);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await field.fill('');
    await field.pressSequentially('@');
    await list.getByRole('option').nth(1).waitFor();
    await field.pressSequentially('Raf');
    await list.getByRole('option', { name: 'Rafael Ortega' }).waitFor();
    await page.keyboard.press('Tab');
    await list.waitFor({ state: 'detached' });
    await field.pressSequentially(`please check ${word}`);
    expect(await field.inputValue()).toBe(`@Rafael Ortega please check ${word}`);
    await page.keyboard.press('Enter');
    const note = page.locator('[data-message]').filter({ hasText: word });
    await note.locator('[data-mention]').getByText('@Rafael Ortega').waitFor();

    const row = rowsOf(mentioned.page).filter({ hasText: word });
    await row.getByText(MENTION_TEXTS.mentionedYou('Mara Lindqvist')).waitFor();
    await row.click();
    await mentioned.page.locator('[data-message]').filter({ hasText: word }).waitFor();
    // Two seconds in view, and it leaves the list of unread ones.
    await row.waitFor({ state: 'detached' });
    await mentioned.page.getByRole('link', { name: MENTION_TEXTS.all, exact: true }).click();
    await mentioned.page.waitForURL(/mentions=all/);
    await row.waitFor();
    const item = mentioned.page.getByRole('listitem').filter({ hasText: word });
    await item.getByRole('button', { name: MENTION_TEXTS.markUnread }).click();
    await item.getByRole('button', { name: MENTION_TEXTS.markRead }).waitFor();
    await mentioned.page.getByRole('link', { name: MENTION_TEXTS.unread, exact: true }).click();
    await row.waitFor();

    await author.goto('/admin/inbox?tab=mentiontickets&mentions=all');
    await page.getByText(MENTION_TEXTS.mentionedYou('Rafael Ortega')).first().waitFor();
    expect(await rowsOf(page).filter({ hasText: word }).count()).toBe(0);
  });
});

const rowsOf = (page: Awaited<ReturnType<typeof newPerson>>['page']) => page.locator('[data-ticket]');
