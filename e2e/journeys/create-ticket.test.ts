import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { NEW_TICKET_TEXTS } from '@harborline/domain/texts/new-ticket';
import { HISTORY_TEXTS } from '@harborline/domain/texts/ticket-history';
import { expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { linkIn, waitForMail } from '../support/mailbox';
import { freshAddress } from '../support/people';
import { messages, reply, replyBox, signIn, ticketRow } from '../support/staff-steps';
import { MAILBOX } from '../support/suite';

const newPerson = useCast();

it('D-100: an agent creates a ticket for somebody, who gets it by mail and answers into it', async () => {
  const agent = await newPerson();
  const { page } = agent;
  const email = freshAddress('greta');
  await signIn(agent, 'lumen-agent');
  await agent.goto('/admin/inbox?tab=createdbyyoutickets&status=all');
  const choice = page.getByRole('button', {
    name: new RegExp(`: ${INBOX_TEXTS.lists.createdbyyoutickets} \\d+$`),
  });
  await choice.waitFor();
  const countOf = async () => Number(/(\d+)$/.exec((await choice.textContent()) ?? '')?.[1]);
  const before = await countOf();
  expect(before).toBeGreaterThanOrEqual(2);

  await page.getByRole('link', { name: NEW_TICKET_TEXTS.create }).first().click();
  await page.getByLabel(NEW_TICKET_TEXTS.email).fill(email);
  await page.getByLabel(NEW_TICKET_TEXTS.subject).fill('Your call about the brake');
  // A reload loses nothing of what is written.
  await page.getByRole('textbox', { name: NEW_TICKET_TEXTS.text }).fill('We can look at it on Friday.');
  await page.reload();
  await expect.poll(() => page.getByLabel(NEW_TICKET_TEXTS.email).inputValue()).toBe(email);
  await page.getByLabel(NEW_TICKET_TEXTS.name).fill('Greta');
  await page.getByRole('button', { name: NEW_TICKET_TEXTS.send }).click();
  await page.waitForURL(/conversation=/);
  await replyBox(page).waitFor();
  await messages(page).filter({ hasText: 'We can look at it on Friday.' }).waitFor();
  await ticketRow(page, 'Greta').first().waitFor();
  await expect.poll(countOf).toBe(before + 1);
  await page.getByRole('button', { name: HISTORY_TEXTS.title }).click();
  await page.getByText(HISTORY_TEXTS.created('', true)).waitFor();

  const mail = await waitForMail(email, 'the first mail', ({ text }) => text.includes('on Friday'));
  expect(mail.subject).toMatch(/^Your call about the brake \(#\d+\)$/);
  const reader = await newPerson(PHONE);
  await reader.goto(`${MAILBOX}/#${mail.id}`);
  await reader.page.getByLabel(`Answer as ${email}`).fill('Friday suits me.');
  await reader.page.getByRole('button', { name: 'Send answer' }).click();
  await reader.page.getByText('Sent.', { exact: true }).waitFor();
  await messages(page).filter({ hasText: 'Friday suits me.' }).waitFor();
});

it('D-100: whoever follows the link of the first mail reads it, and never the notes of the team', async () => {
  const agent = await newPerson();
  const { page } = agent;
  const email = freshAddress('tomasz');
  await signIn(agent, 'lumen-agent');
  await agent.goto('/admin/inbox?tab=inbox&status=open&new=ticket');
  await page.getByLabel(NEW_TICKET_TEXTS.email).fill(email);
  await page.getByLabel(NEW_TICKET_TEXTS.subject).fill('A new light');
  await page.getByRole('textbox', { name: NEW_TICKET_TEXTS.text }).fill('He was upset on the telephone.');
  await page.getByLabel(NEW_TICKET_TEXTS.note).check();
  await page.getByRole('button', { name: NEW_TICKET_TEXTS.save }).click();
  await replyBox(page).waitFor();
  await page.getByText(INBOX_TEXTS.noteBadge).first().waitFor();
  await reply(agent, 'The new light is on its way.');
  const mail = await waitForMail(email, 'the reply', ({ text }) => text.includes('on its way'));
  expect(mail.text).not.toContain('upset');
  const reader = await newPerson(PHONE);
  await reader.goto(linkIn(mail, '/conversation/'));
  await reader.page.getByText('The new light is on its way.').waitFor();
  expect(await reader.page.getByText('upset').count()).toBe(0);
});
