import { randomUUID } from 'node:crypto';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { HISTORY_TEXTS } from '@harborline/domain/texts/ticket-history';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

describe('tags of tickets (D-71)', () => {
  it('are made, found, removed and taken back by the keyboard, and narrow a list', async () => {
    const [agent, other] = [await newPerson(), await newPerson()];
    const { page } = agent;
    await signIn(agent, 'lumen-agent');
    await signIn(other, 'lumen-owner');
    await agent.goto('/admin/inbox?tab=inbox&status=pending');
    const row = page.locator('[data-ticket]').first();
    await row.waitFor();
    const id = (await row.getAttribute('data-ticket')) ?? '';
    await row.click();
    await other.goto(`/admin/inbox?tab=inbox&status=pending&conversation=${id}`);

    const name = `Photo ${randomUUID().slice(0, 8)}`;
    const field = page.getByRole('combobox', { name: TAG_TEXTS.add });
    await field.fill(`  ${name}`);
    await page.getByRole('option', { name: TAG_TEXTS.create(name) }).waitFor();
    await page.keyboard.press('Enter');
    const chip = page.getByRole('link', { name: TAG_TEXTS.ticketsWith(name) });
    await chip.waitFor();
    await other.page.getByRole('link', { name: TAG_TEXTS.ticketsWith(name) }).waitFor();

    await chip.focus();
    await page.keyboard.press('Delete');
    await chip.waitFor({ state: 'detached' });
    const toast = page.getByRole('alert').filter({ hasText: TAG_TEXTS.removed(name) });
    await toast.getByRole('button', { name: TAG_TEXTS.undo }).click();
    await chip.click();
    await page.waitForURL(/tag=/);
    await page.getByText(TAG_TEXTS.filteredBy(name)).waitFor();
    await page.locator('[data-ticket]').first().waitFor();
    await page.waitForFunction(() => document.querySelectorAll('[data-ticket]').length === 1);
    expect(await page.locator('[data-ticket]').getAttribute('data-ticket')).toBe(id);
    await page.getByRole('button', { name: HISTORY_TEXTS.title }).click();
    await page.getByText(HISTORY_TEXTS.tagRemoved(name)).waitFor();

    await page.getByRole('link', { name: TAG_TEXTS.clearFilter(name) }).click();
    await page.waitForFunction(() => document.querySelectorAll('[data-ticket]').length > 1);
    await page.getByRole('combobox', { name: TAG_TEXTS.add }).waitFor();
    await chip.focus();
    await page.keyboard.press('Delete');
    await other.page.getByRole('link', { name: TAG_TEXTS.ticketsWith(name) }).waitFor({ state: 'detached' });
  });
});
