import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

describe('steps over many tickets (D-105)', () => {
  it('closes what is selected by the keys, and puts back what a teammate left alone', async () => {
    const [agent, other] = [await newPerson(), await newPerson()];
    const { page } = agent;
    await signIn(agent, 'lumen-agent');
    await signIn(other, 'lumen-owner');
    await agent.goto('/admin/inbox?tab=inbox&status=pending');
    const rows = page.locator('[data-ticket]');
    await rows.nth(1).waitFor();
    const idOf = async (index: number) => (await rows.nth(index).getAttribute('data-ticket')) ?? '';
    const [first, second] = [await idOf(0), await idOf(1)];

    await rows.nth(0).focus();
    await page.keyboard.press('x');
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: BULK_TEXTS.bar }).waitFor({ state: 'detached' });
    await page.keyboard.press('x');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+X');
    const bar = page.getByRole('region', { name: BULK_TEXTS.bar });
    await bar.getByText(BULK_TEXTS.selected(2)).waitFor();
    await bar.getByRole('button', { name: BULK_TEXTS.status }).click();
    await page.getByRole('menuitemradio', { name: INBOX_TEXTS.statusClosed }).click();
    const toast = page.getByRole('alert').filter({ hasText: BULK_TEXTS.done.closed(2) });
    // It stays while the pointer rests on it, however long the teammate takes.
    await toast.hover();
    for (const id of [first, second])
      await page.locator(`[data-ticket="${id}"]`).waitFor({ state: 'detached' });

    await other.goto(`/admin/inbox?tab=inbox&status=closed&conversation=${first}`);
    await other.page.getByRole('button', { name: new RegExp(`^${INBOX_TEXTS.status}`) }).click();
    await other.page.getByRole('menuitemradio', { name: INBOX_TEXTS.statusOpen }).click();
    await other.page.getByRole('alert').filter({ hasText: INBOX_TEXTS.statusChanged.open }).waitFor();

    await toast.getByRole('button', { name: BULK_TEXTS.undo }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: BULK_TEXTS.putBackSome(1, 1) })
      .waitFor();
    await page.locator(`[data-ticket="${second}"]`).waitFor();
    expect(await page.locator(`[data-ticket="${first}"]`).count()).toBe(0);
  });
});
