import { BLOCKED_TEXTS } from '@harborline/domain/texts/blocked-senders';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { HELD_TEXTS } from '@harborline/domain/texts/held-requests';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Actor, DESKTOP, PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { mailTo, waitForMail } from '../support/mailbox';
import { freshAddress } from '../support/people';
import { sidewaysOverflow } from '../support/settled';
import { replyBox, signIn, ticketRow } from '../support/staff-steps';
import { answerBox, sendButton } from '../support/visitor-steps';

const newPerson = useCast();

/** Sends a request from the contact form of Quillpad, each from a browser of its own. */
async function sendRequest(email: string, text: string): Promise<Actor> {
  const visitor = await newPerson();
  const { page } = visitor;
  await visitor.goto('/quillpad');
  await page.getByRole('link', { name: HELP_CENTER_TEXTS.contactTab }).click();
  await page.getByLabel(CONTACT_TEXTS.emailLabel).fill(email);
  await page.getByLabel(CONTACT_TEXTS.requestLabel).fill(text);
  await sendButton(page).click();
  return visitor;
}

/** On a phone the details are behind a button. */
async function openDetails(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: INBOX_TEXTS.details, exact: true }).click();
}

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)('a blocked sender, from %s (D-101)', (name, screen) => {
  it('opens no ticket and learns nothing, is released by hand, and is let go again', async () => {
    const email = freshAddress('rude');
    const run = Date.now().toString(36);
    await answerBox((await sendRequest(email, `Give me my money ${run}.`)).page).waitFor();
    await waitForMail(email, 'the receipt');

    const agent = await newPerson(screen);
    const { page } = agent;
    await signIn(agent, 'quillpad-agent');
    await agent.goto('/admin/inbox?tab=inbox');
    await ticketRow(page, `Give me my money ${run}.`).first().click();
    await replyBox(page).waitFor();
    await openDetails(page, name === 'a phone');
    await page.getByRole('button', { name: BLOCKED_TEXTS.block }).click();
    const dialog = page.getByRole('dialog', { name: BLOCKED_TEXTS.confirmTitle });
    await dialog.getByText(BLOCKED_TEXTS.means).waitFor();
    await dialog.getByLabel(BLOCKED_TEXTS.reason).fill('Insults the team');
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: BLOCKED_TEXTS.confirm }).click();
    await page.getByText(BLOCKED_TEXTS.isBlocked).first().waitFor();

    const rude = await sendRequest(email.replace('@', '+2@'), `You again ${run}?`);
    await rude.page.getByText(VISITOR_CONVERSATION_TEXTS.held).waitFor();

    await agent.goto('/admin/inbox?tab=inbox&held=all');
    const held = page
      .getByRole('list', { name: HELD_TEXTS.title })
      .getByRole('listitem')
      .filter({ hasText: `You again ${run}?` });
    await held.getByText(BLOCKED_TEXTS.isBlocked).waitFor();
    await held.getByRole('button', { name: HELD_TEXTS.release }).click();
    await held.waitFor({ state: 'detached' });
    await answerBox(rude.page).waitFor();
    expect(await mailTo(email.replace('@', '+2@'))).toHaveLength(0);

    await agent.goto('/admin/profile/blockedsenders');
    await page.getByRole('searchbox', { name: BLOCKED_TEXTS.search }).fill(email);
    await page.getByText('Insults the team').waitFor();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: BLOCKED_TEXTS.unblockOf(email) }).click();
    await page.getByText(BLOCKED_TEXTS.unblocked(email)).waitFor();
    await answerBox((await sendRequest(email, `Sorry about that ${run}.`)).page).waitFor();
  });
});
