import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { HELD_TEXTS } from '@harborline/domain/texts/held-requests';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { LIBRARY_IDS } from '@harborline/emulator-seed/libraries';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { mailTo, waitForMail } from '../support/mailbox';
import { freshAddress } from '../support/people';
import { replyBox, signIn, ticketRow } from '../support/staff-steps';
import { useUpTicketLimit } from '../support/use-up-limit';
import { answerBox, sendButton } from '../support/visitor-steps';

const newPerson = useCast();

async function sendRequest({ page }: Actor, email: string, text: string): Promise<void> {
  await page.getByLabel(CONTACT_TEXTS.emailLabel).fill(email);
  await page.getByLabel(CONTACT_TEXTS.requestLabel).fill(text);
  await sendButton(page).click();
}

async function openForm(visitor: Actor): Promise<void> {
  await visitor.goto('/quillpad');
  await visitor.page.getByRole('link', { name: HELP_CENTER_TEXTS.contactTab }).click();
  await visitor.page.getByLabel(CONTACT_TEXTS.emailLabel).waitFor();
}

const heldRows = (page: Page, email: string) =>
  page.getByRole('list', { name: HELD_TEXTS.title }).getByRole('listitem').filter({ hasText: email });

it('D-55: keeps a request over the limit, tells the visitor, and lets staff release or discard it', async () => {
  const email = freshAddress('inga');
  await useUpTicketLimit(LIBRARY_IDS.quillpad, email);

  const [honest, rude] = [await newPerson(), await newPerson()];
  await openForm(honest);
  await sendRequest(honest, email, 'My notebook is gone. Can you bring it back?');
  await honest.page.getByText(VISITOR_CONVERSATION_TEXTS.held).waitFor();
  await openForm(rude);
  await sendRequest(rude, email, 'Buy cheap watches here.');
  await rude.page.getByText(VISITOR_CONVERSATION_TEXTS.held).waitFor();
  await rude.page.getByRole('button', { name: 'Send another request' }).click();
  await sendRequest(rude, email, 'Last chance for rings.');
  await rude.page.getByText(VISITOR_CONVERSATION_TEXTS.held).waitFor();

  const agent = await newPerson();
  await signIn(agent, 'quillpad-agent');
  const { page } = agent;
  const heldRow = (text: string) => heldRows(page, email).filter({ hasText: text });
  await page.getByRole('link', { name: INBOX_TEXTS.heldRequests }).click();
  await heldRow('My notebook is gone.').waitFor();
  await heldRow('My notebook is gone.').getByRole('button', { name: HELD_TEXTS.release }).click();
  await page.getByText(HELD_TEXTS.released(1)).waitFor();
  await heldRow('My notebook is gone.').waitFor({ state: 'detached' });

  // It is now a ticket, and the page that sent it becomes the conversation.
  await answerBox(honest.page).waitFor();
  await ticketRow(page, 'My notebook is gone.').first().click();
  await replyBox(page).waitFor();
  await waitForMail(email, 'the receipt');
  expect(await mailTo(email)).toHaveLength(1);

  await page.goBack();
  await heldRow('cheap watches').getByRole('button', { name: HELD_TEXTS.discard }).click();
  await heldRow('cheap watches').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: HELD_TEXTS.undo }).click();
  await heldRow('cheap watches').waitFor();

  await page.getByLabel(HELD_TEXTS.selectAll).check();
  await page.getByRole('button', { name: HELD_TEXTS.discard, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(HELD_TEXTS.discardMeans).waitFor();
  await dialog.getByRole('button', { name: HELD_TEXTS.discard }).click();
  await page.getByText(HELD_TEXTS.emptyTitle).waitFor();
  await page.getByRole('button', { name: HELD_TEXTS.undo }).click();
  await heldRow('cheap watches').waitFor();

  // All others are discarded, even those not listed; the selected ones stay.
  await heldRow('cheap watches').getByRole('checkbox').check();
  await page.getByRole('button', { name: HELD_TEXTS.discardOthers }).click();
  await dialog.getByText(HELD_TEXTS.confirmOthers(1)).waitFor();
  await dialog.getByRole('button', { name: HELD_TEXTS.discard }).click();
  await heldRow('Last chance').waitFor({ state: 'detached' });
  await heldRow('cheap watches').waitFor();
});
