import { randomUUID } from 'node:crypto';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { PRIORITY_LABELS, PRIORITY_TEXTS } from '@harborline/domain/texts/priority';
import { PRIORITY_SUPPORT_TEXTS as TEXTS } from '@harborline/domain/texts/priority-support';
import { HISTORY_TEXTS } from '@harborline/domain/texts/ticket-history';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { sidewaysOverflow } from '../support/settled';
import { replyBox, signIn, ticketRow } from '../support/staff-steps';
import { answerBox, sendButton } from '../support/visitor-steps';

const newPerson = useCast();

describe('priority support (S2.7-03, D-108)', () => {
  it('marks the new ticket of a listed company, and says why', async () => {
    const run = randomUUID().slice(0, 8);
    const domain = `company-${run}.example`;
    const owner = await newPerson(PHONE);
    const { page } = owner;
    await signIn(owner, 'northbeam-owner');
    await owner.goto('/admin/profile/prioritysupport');
    await page.getByText(TEXTS.claimHelp).waitFor();
    await page.getByRole('textbox', { name: TEXTS.sender }).fill(` ${domain.toUpperCase()} `);
    await page.getByRole('combobox', { name: TEXTS.priority, exact: true }).selectOption('urgent');
    await page.getByRole('button', { name: TEXTS.add, exact: true }).click();
    await page.getByText(TEXTS.added(`@${domain}`)).waitFor();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);

    const visitor = await newPerson();
    const question = `Can you look at our report ${run}?`;
    await visitor.goto('/northbeam');
    await visitor.page.getByRole('link', { name: HELP_CENTER_TEXTS.contactTab }).click();
    await visitor.page.getByLabel(CONTACT_TEXTS.emailLabel).fill(`ada@${domain}`);
    await visitor.page.getByLabel(CONTACT_TEXTS.requestLabel).fill(question);
    await sendButton(visitor.page).click();
    await answerBox(visitor.page).waitFor();

    const desk = await newPerson(DESKTOP);
    await signIn(desk, 'northbeam-owner');
    await desk.goto('/admin/inbox?tab=inbox');
    const row = ticketRow(desk.page, question).first();
    const { urgent } = PRIORITY_LABELS;
    await row.getByRole('img', { name: PRIORITY_TEXTS.mark(urgent) }).waitFor();
    await row.click();
    await replyBox(desk.page).waitFor();
    await desk.page.getByRole('button', { name: PRIORITY_TEXTS.choose(urgent) }).waitFor();
    await desk.page.getByRole('button', { name: HISTORY_TEXTS.title }).click();
    await desk.page.getByText(HISTORY_TEXTS.prioritySupport(`@${domain}`, urgent)).waitFor();

    await page.getByRole('button', { name: TEXTS.removeOf(`@${domain}`) }).click();
    await page.getByText(TEXTS.removed(`@${domain}`)).waitFor();
  });
});
