import { randomUUID } from 'node:crypto';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { HISTORY_TEXTS } from '@harborline/domain/texts/ticket-history';
import { conversationRef } from '@harborline/emulator-seed/build-conversation';
import { CONVERSATIONS } from '@harborline/emulator-seed/conversations/index';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';

const newPerson = useCast();
const { of: FIELDS, ...TEXTS } = TICKET_FIELD_TEXTS;

describe('types, categories and tiers of tickets (S7.2-02, D-89)', () => {
  it('are written by an owner, chosen on a ticket, and named in its history once removed', async () => {
    const [owner, agent] = [await newPerson(), await newPerson()];
    await signIn(owner, 'lumen-owner');
    await owner.goto('/admin/profile/tickettypes');
    const { page } = owner;
    await page.getByRole('heading', { level: 1, name: FIELDS.type.title }).waitFor();
    const [first, second] = [`Fault ${randomUUID().slice(0, 8)}`, `Idea ${randomUUID().slice(0, 8)}`];
    for (const name of [first, second]) {
      await page.getByRole('textbox', { name: TEXTS.name }).fill(` ${name} `);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: TEXTS.rename(name) }).waitFor();
    }
    await page.getByRole('textbox', { name: TEXTS.name }).fill(first.toUpperCase());
    await page.getByText(TEXTS.nameTaken).waitFor();
    const up = page.getByRole('button', { name: TEXTS.moveUp(second) });
    await up.focus();
    await page.keyboard.press('Enter');
    const rows = page.getByRole('list', { name: FIELDS.type.title }).getByRole('listitem');
    const below = rows.filter({ hasText: second }).locator('xpath=following-sibling::li[1]');
    await below.filter({ hasText: first }).waitFor();
    await up.and(page.locator(':focus')).waitFor();

    await signIn(agent, 'lumen-agent');
    const unsorted = CONVERSATIONS.find(({ slug }) => slug === 'old-battery-recycling');
    if (unsorted === undefined) throw new Error('The seed has lost its ticket');
    await agent.goto(`/admin/inbox?tab=inbox&status=closed&conversation=${conversationRef(unsorted)}`);
    const choice = (name: string) =>
      agent.page.getByRole('button', { name: TEXTS.choose(FIELDS.type.label, name) });
    await choice(TEXTS.none).click();
    await agent.page.getByRole('menuitemradio', { name: first }).click();
    await choice(first).waitFor();
    const toast = agent.page.getByRole('alert').filter({ hasText: TEXTS.set(FIELDS.type.label, first) });
    await toast.getByRole('button', { name: TEXTS.undo }).click();
    await choice(TEXTS.none).waitFor();
    await choice(TEXTS.none).click();
    await agent.page.getByRole('menuitemradio', { name: first }).click();
    await choice(first).waitFor();

    await page.getByRole('button', { name: TEXTS.remove(first) }).click();
    await page.getByRole('button', { name: TEXTS.removeConfirm, exact: true }).click();
    await page.getByRole('button', { name: TEXTS.remove(first) }).waitFor({ state: 'detached' });
    await agent.page.reload();
    await choice(TEXTS.gone).waitFor();
    await agent.page.getByRole('button', { name: HISTORY_TEXTS.title }).click();
    const lines = agent.page.getByText(HISTORY_TEXTS.fieldChanged('type', '', first));
    await lines.first().waitFor();
    expect(await lines.count()).toBe(2);
  });
});
