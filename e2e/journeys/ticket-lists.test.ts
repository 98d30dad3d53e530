import { LIMITS } from '@harborline/domain/limits';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { TICKET_TABS } from '@harborline/domain/tickets/ticket-lists';
import { EVERYBODY } from '@harborline/emulator-seed/everybody';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();

const OWNER = EVERYBODY.find(({ uid }) => uid === 'lumen-owner')?.name ?? '';

const ASSIGNEE = new RegExp(`^${ASSIGNEE_TEXTS.label}`);

/** Opens a list by the menu above it. */
async function openList({ page }: Actor, tab: keyof typeof INBOX_TEXTS.lists): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${INBOX_TEXTS.list}:`) }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${INBOX_TEXTS.lists[tab]}(?: ?\\d+)?$`) }).click();
  await page.waitForURL(new RegExp(`tab=${tab}&`));
}

describe('the lists of tickets (S3-40, D-76)', () => {
  it('have counts beside them: of the one that is shown, and in the menu of all', async () => {
    const agent = await newPerson();
    const { page } = agent;
    await signIn(agent, 'lumen-agent');
    await agent.goto('/admin/inbox?tab=inbox&status=all');
    const choice = page.getByRole('button', { name: new RegExp(`^${INBOX_TEXTS.list}: .* \\d+$`) });
    await choice.waitFor();
    const [, all = ''] = /(\d+)$/.exec((await choice.textContent()) ?? '') ?? [];
    expect(Number(all)).toBeGreaterThan(LIMITS.listPageSize);
    await choice.click();
    for (const tab of TICKET_TABS) {
      const name = new RegExp(`^${INBOX_TEXTS.lists[tab]} ?\\d+$`);
      await page.getByRole('menuitem', { name }).waitFor();
    }
    // Some tickets of the demo world came by mail, or were chats.
    await page.getByRole('menuitem', { name: new RegExp(`^${INBOX_TEXTS.lists.hlpttickets} ?\\d`) }).click();
    await page.waitForURL(/tab=hlpttickets&/);
    await page
      .getByRole('button', { name: new RegExp(`: ${INBOX_TEXTS.lists.hlpttickets} \\d+$`) })
      .waitFor();
    const [, ofForm = ''] = /(\d+)$/.exec((await choice.textContent()) ?? '') ?? [];
    expect(Number(ofForm)).toBeGreaterThan(0);
    expect(Number(ofForm)).toBeLessThan(Number(all));
  });

  it('show whose ticket it is as soon as it changes hands, and take it back', async () => {
    const [agent, other] = [await newPerson(), await newPerson()];
    const { page } = agent;
    await signIn(agent, 'lumen-admin');
    await signIn(other, 'lumen-owner');
    await agent.goto('/admin/inbox?tab=unassignedtickets&status=all');
    // Tickets of other journeys come in at the top.
    const row = page.locator('[data-ticket]').last();
    await row.waitFor();
    const id = (await row.getAttribute('data-ticket')) ?? '';
    await page.locator(`[data-ticket="${id}"]`).click();
    await other.goto('/admin/inbox?tab=unassignedtickets&status=all');
    const seen = other.page.locator(`[data-ticket="${id}"]`);
    await seen.waitFor();

    await page.getByRole('button', { name: ASSIGNEE }).click();
    await page.getByRole('menuitemradio', { name: /\(you\)$/ }).click();
    await seen.waitFor({ state: 'detached' });
    await openList(agent, 'tickets');
    await page.locator(`[data-ticket="${id}"]`).click();
    await page.getByRole('button', { name: ASSIGNEE }).click();
    await page.getByRole('menuitemradio', { name: ASSIGNEE_TEXTS.nobody }).click();
    await page.locator(`[data-ticket="${id}"]`).waitFor({ state: 'detached' });
    const toast = page.getByRole('alert').filter({ hasText: ASSIGNEE_TEXTS.unassigned });
    await toast.getByRole('button', { name: ASSIGNEE_TEXTS.undo }).click();
    await page.locator(`[data-ticket="${id}"]`).waitFor();
    expect(await page.getByRole('button', { name: ASSIGNEE }).textContent()).not.toBe(ASSIGNEE_TEXTS.nobody);

    await page.getByRole('button', { name: ASSIGNEE }).click();
    await page.getByRole('menuitemradio', { name: ASSIGNEE_TEXTS.nobody }).click();
    await seen.waitFor();
  });

  it('show a ticket that is passed on to a teammate, for whoever had it and for everybody else', async () => {
    const [agent, other] = [await newPerson(), await newPerson()];
    const { page } = agent;
    await signIn(agent, 'lumen-agent');
    await signIn(other, 'lumen-owner');
    await agent.goto('/admin/inbox?tab=tickets&status=closed');
    const row = page.locator('[data-ticket]').last();
    await row.waitFor();
    const id = (await row.getAttribute('data-ticket')) ?? '';
    const ticketOf = ({ page: shown }: Actor) => shown.locator(`[data-ticket="${id}"]`);
    await ticketOf(agent).click();
    await other.goto('/admin/inbox?tab=othertickets&status=closed');
    await ticketOf(other).waitFor();

    await page.getByRole('button', { name: ASSIGNEE }).click();
    const colleague = page.getByRole('menuitemradio').filter({ hasText: OWNER });
    await colleague.click();
    await ticketOf(agent).waitFor({ state: 'detached' });
    await ticketOf(other).waitFor({ state: 'detached' });
    await openList(other, 'tickets');
    await ticketOf(other).waitFor();
    await openList(agent, 'othertickets');
    await ticketOf(agent).waitFor();
    await openList(agent, 'reassignedtickets');
    await ticketOf(agent).click();

    await page.getByRole('button', { name: ASSIGNEE }).click();
    await page.getByRole('menuitemradio', { name: /\(you\)$/ }).click();
    await ticketOf(agent).waitFor({ state: 'detached' });
    await ticketOf(other).waitFor({ state: 'detached' });
  });
});
