import { randomUUID } from 'node:crypto';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { PREDICATE_TEXTS } from '@harborline/domain/texts/predicate';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => page.getByRole('list', { name: TICKET_FILTER_TEXTS.results }).getByRole('link');

/** Saves the filter that is shown. */
async function save(page: Page, name: string, choices: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: TICKET_FILTER_TEXTS.save }).click();
  await dialog(page).getByLabel(TICKET_FILTER_TEXTS.name).fill(name);
  for (const choice of choices) await dialog(page).getByLabel(choice).check();
  await dialog(page).getByRole('button', { name: TICKET_FILTER_TEXTS.saveConfirm, exact: true }).click();
  await page.getByRole('heading', { name }).waitFor();
}

describe('filters of tickets (D-111, D-112)', () => {
  it('are made by an owner, seen by an agent if they are shared, and deleted', async () => {
    const [owner, agent] = [await newPerson(), await newPerson()];
    await signIn(owner, 'lumen-owner');
    await signIn(agent, 'lumen-agent');
    const { page } = owner;

    // Closed tickets, by the keyboard, beginning with what the list shows.
    await owner.goto('/admin/inbox?tab=inbox&status=all');
    await page.getByRole('link', { name: TICKET_FILTER_TEXTS.list }).click();
    await dialog(page).getByRole('button', { name: PREDICATE_TEXTS.addCondition }).press('Enter');
    await dialog(page).getByRole('button', { name: TICKET_FILTER_TEXTS.apply }).press('Enter');
    await dialog(page).getByText(PREDICATE_TEXTS.problems['no-value']).waitFor();
    const value = dialog(page).getByRole('combobox', { name: PREDICATE_TEXTS.value });
    await value.fill(TICKET_FILTER_TEXTS.statuses.closed);
    await value.press('ArrowDown');
    await value.press('Enter');
    await value.press('Escape');
    await dialog(page).getByRole('button', { name: TICKET_FILTER_TEXTS.apply }).press('Enter');
    await page.getByRole('heading', { name: 'Status is Closed' }).waitFor();
    expect(new URL(page.url()).searchParams.get('filter')).toBe('all(status.any-of(closed))');

    // Why the ticket is there.
    await rows(page).first().click();
    await page.getByRole('button', { name: TICKET_FILTER_TEXTS.why }).click();
    await page.getByText(PREDICATE_TEXTS.groupHolds.all).waitFor();

    // One for everybody, in the menu of lists; one of the owner's own.
    const [shared, own] = [`Done ${randomUUID().slice(0, 8)}`, `Mine ${randomUUID().slice(0, 8)}`];
    await save(page, shared, [TICKET_FILTER_TEXTS.shareChoice, TICKET_FILTER_TEXTS.pinChoice]);
    await owner.goto('/admin/inbox?tab=filteredtickets&filter=all(waits.yes)');
    await save(page, own, []);

    await agent.goto('/admin/inbox?tab=filteredtickets');
    const team = agent.page;
    await team.getByRole('link', { name: shared }).waitFor();
    expect(await team.getByRole('link', { name: own }).count()).toBe(0);
    await team.getByRole('button', { name: INBOX_TEXTS.listIs(TICKET_FILTER_TEXTS.list) }).click();
    await team.getByRole('menuitem', { name: shared }).click();
    await team.getByRole('heading', { name: shared }).waitFor();
    await rows(team).first().waitFor();
    expect(await team.getByRole('button', { name: TICKET_FILTER_TEXTS.actions }).count()).toBe(0);

    // The owner deletes both; taking it back brings one again.
    for (const name of [own, shared]) {
      await owner.goto('/admin/inbox?tab=filteredtickets');
      await page.getByRole('link', { name }).click();
      await page.getByRole('button', { name: TICKET_FILTER_TEXTS.actions }).click();
      await page.getByRole('menuitem', { name: TICKET_FILTER_TEXTS.remove }).click();
      await dialog(page).getByRole('button', { name: TICKET_FILTER_TEXTS.removeConfirm }).click();
      await page.getByText(TICKET_FILTER_TEXTS.removed(name)).waitFor();
    }
    await page.getByRole('button', { name: TICKET_FILTER_TEXTS.undo }).last().click();
    await page.getByRole('heading', { name: shared }).waitFor();
  });
});
