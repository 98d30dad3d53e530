import { randomUUID } from 'node:crypto';
import { CUSTOM_FIELD_TEXTS } from '@harborline/domain/texts/custom-fields';
import { INBOX_TEXTS, STATUS_TEXTS } from '@harborline/domain/texts/inbox';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { HISTORY_TEXTS } from '@harborline/domain/texts/ticket-history';
import { TICKET_STATUS_TEXTS } from '@harborline/domain/texts/ticket-statuses';
import { describe, expect, it } from 'vitest';
import { seriousViolations } from '../support/accessibility';
import { useCast } from '../support/cast';
import { openConversation, signIn, ticketRow } from '../support/staff-steps';
import { openRequestForm, sendRequest } from '../support/visitor-steps';

const newPerson = useCast();

describe('a ticket status and a field of the library’s own (S2.7-05, D-121, D-126)', () => {
  it('is added by an owner, set by an agent and named to the team, and its visitor reads what it counts as', async () => {
    const [owner, agent, visitor] = [await newPerson(), await newPerson(), await newPerson()];
    const mark = randomUUID().slice(0, 8);
    const name = `With the workshop ${mark}`;
    const email = `own-${mark}@visitor.example`;
    await Promise.all([
      openRequestForm(visitor, 'lumen').then(() => sendRequest(visitor, { email, text: 'It squeaks.' })),
      signIn(owner, 'lumen-owner'),
      signIn(agent, 'lumen-agent'),
    ]);

    await owner.goto('/admin/profile/tickets');
    await owner.page.getByRole('textbox', { name: TICKET_STATUS_TEXTS.name }).fill(name);
    await owner.page.keyboard.press('Enter');
    const remove = owner.page.getByRole('button', { name: TICKET_FIELD_TEXTS.remove(name) });
    await remove.waitFor();
    expect(await seriousViolations(owner.page)).toEqual([]);

    await agent.goto('/admin/inbox?tab=inbox&status=all');
    await openConversation(agent, email);
    const statusOf = (status: string) =>
      agent.page.getByRole('button', { name: INBOX_TEXTS.statusIs(status), exact: true });
    await statusOf(STATUS_TEXTS.open).click();
    await agent.page.getByRole('menuitemradio', { name, exact: true }).click();
    await statusOf(name).waitFor();
    await ticketRow(agent.page, email).getByText(name).waitFor();
    // A field of the library's, beside it (D-126).
    const order = `L-${mark}`;
    await agent.page.getByLabel('Order number', { exact: true }).fill(order);
    await agent.page.keyboard.press('Enter');
    await agent.page.getByText(CUSTOM_FIELD_TEXTS.set('Order number', order)).waitFor();
    const shown = visitor.page.getByText(STATUS_TEXTS.pending, { exact: true });
    await shown.first().waitFor();
    for (const secret of [name, order]) expect(await visitor.page.content()).not.toContain(secret);

    await remove.click();
    await remove.waitFor({ state: 'detached' });
    await agent.page.reload();
    await statusOf(STATUS_TEXTS.pending).waitFor();
    await agent.page.getByRole('button', { name: HISTORY_TEXTS.title }).click();
    await agent.page.getByText(HISTORY_TEXTS.statusChanged(STATUS_TEXTS.open, name)).waitFor();
    await agent.page.getByText(HISTORY_TEXTS.customFieldChanged('Order number', '', order)).waitFor();
    expect(await agent.page.getByLabel('Order number', { exact: true }).inputValue()).toBe(order);
  });
});
