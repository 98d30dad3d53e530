import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { replyBox, signIn } from '../support/staff-steps';

const newPerson = useCast();

describe('the keyboard in the inbox', () => {
  it('moves through the list with j, k and arrows, and to the reply with r', async () => {
    const agent = await newPerson();
    const { page } = agent;
    await signIn(agent, 'lumen-agent');
    await agent.goto('/admin/inbox?tab=inbox&status=pending');
    const rows = page.locator('[data-ticket]');
    await rows.nth(1).waitFor();
    const openRow = page.locator('[data-ticket][aria-current=true]');
    const idOf = (index: number) => rows.nth(index).getAttribute('data-ticket');

    await page.keyboard.press('j');
    await openRow.waitFor();
    expect(await openRow.getAttribute('data-ticket')).toBe(await idOf(0));
    await page.keyboard.press('j');
    await page.waitForURL(new RegExp(`conversation=${await idOf(1)}`));
    await page.keyboard.press('k');
    await page.waitForURL(new RegExp(`conversation=${await idOf(0)}`));

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`conversation=${await idOf(1)}`));

    await replyBox(page).waitFor();
    await page.keyboard.press('r');
    await page.keyboard.type('jkr are letters here');
    expect(await replyBox(page).inputValue()).toBe('jkr are letters here');
    expect(page.url()).toContain(`conversation=${await idOf(1)}`);
  });

  it('goes on from the row that has the focus, and keeps it on a ticket that leaves its list', async () => {
    const agent = await newPerson();
    const { page } = agent;
    await signIn(agent, 'lumen-admin');
    await agent.goto('/admin/inbox?tab=inbox&status=open');
    const rows = page.locator('[data-ticket]');
    await rows.nth(5).waitFor();
    // Tickets of other journeys come in at the top and push the last ones off the page.
    const [before, id] = await rows.evaluateAll((all) =>
      all.slice(4, 6).map((row) => row.getAttribute('data-ticket')),
    );
    await page.locator(`[data-ticket="${id}"]`).focus();
    await page.keyboard.press('k');
    await page.waitForURL(new RegExp(`conversation=${before}`));
    await page.keyboard.press('j');
    await page.waitForURL(new RegExp(`conversation=${id}`));

    const status = page.getByRole('button', { name: new RegExp(`^${INBOX_TEXTS.status}`) });
    await status.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemradio', { name: INBOX_TEXTS.statusClosed }).press('Enter');
    const toast = page.getByRole('alert').filter({ hasText: INBOX_TEXTS.statusChanged.closed });
    await toast.waitFor();
    await page.locator(`[data-ticket="${id}"]`).waitFor({ state: 'detached' });
    expect(await status.evaluate((button) => document.activeElement === button)).toBe(true);
    await toast.getByRole('button', { name: INBOX_TEXTS.undo }).click();
    await page.locator(`[data-ticket="${id}"]`).waitFor();
  });
});
