import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import {
  ADDRESS_REASONS,
  TICKET_MAIL_TEXTS,
  TICKET_PLACEHOLDER_LABELS,
} from '@harborline/domain/texts/ticket-mail-settings';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { waitForMail } from '../support/mailbox';
import { freshAddress } from '../support/people';
import { sidewaysOverflow } from '../support/settled';
import { signIn } from '../support/staff-steps';
import { sendButton } from '../support/visitor-steps';

const newPerson = useCast();

const toggle = (page: Page) => page.getByRole('switch', { name: TICKET_MAIL_TEXTS.selfManaged });
const subject = (page: Page) => page.getByRole('textbox', { name: TICKET_MAIL_TEXTS.subject });
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(SETTINGS_TEXTS.saved).first().waitFor();
}

describe('the email about a ticket (S2.7-09, S7.7)', () => {
  it('goes where the page says, under the subject that its preview showed', async () => {
    const [team, visitor] = [freshAddress('desk'), freshAddress('asker')];
    const owner = await newPerson(PHONE);
    const { page } = owner;
    await signIn(owner, 'quillpad-owner');
    await owner.goto('/admin/profile/ticketsettings');
    await page.getByText(ADDRESS_REASONS.noSubject).waitFor();
    await toggle(page).click();
    await page.getByRole('textbox', { name: TICKET_MAIL_TEXTS.contactEmail }).fill(team);
    await page.getByText(ADDRESS_REASONS.selfManaged, { exact: true }).waitFor();
    await subject(page).fill('Desk: [userMesage]');
    await page.getByText(TICKET_MAIL_TEXTS.unknown(['[userMesage]'])).waitFor();
    await subject(page).fill('Desk: ');
    await page.getByRole('button', { name: TICKET_PLACEHOLDER_LABELS.userMessage }).click();
    await page.getByText(`Desk: ${TICKET_MAIL_TEXTS.example.message}`).waitFor();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await save(page);

    const asker = await newPerson();
    await asker.goto('/quillpad');
    await asker.page.getByRole('link', { name: HELP_CENTER_TEXTS.contactTab }).click();
    await asker.page.getByLabel(CONTACT_TEXTS.emailLabel).fill(visitor);
    await asker.page.getByLabel(CONTACT_TEXTS.requestLabel).fill('My notes do not sync.');
    await sendButton(asker.page).click();
    const mail = await waitForMail(team, 'the email about the ticket');
    expect(mail).toMatchObject({ subject: 'Desk: My notes do not sync.', replyTo: visitor });

    await toggle(page).click();
    await subject(page).fill('');
    await page.getByText(ADDRESS_REASONS.notSelfManaged).waitFor();
    await save(page);
  });
});
