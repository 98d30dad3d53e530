import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { NEW_TICKET_TEXTS } from '@harborline/domain/texts/new-ticket';
import { ACCOUNT_INBOX_TEXTS } from '@harborline/domain/texts/settings';
import { expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { waitForMail } from '../support/mailbox';
import { freshAddress } from '../support/people';
import {
  chooseUndoSend,
  messages,
  openConversation,
  replyBox,
  say,
  sendNow,
  signIn,
} from '../support/staff-steps';
import { openRequestForm, sendRequest } from '../support/visitor-steps';

const newPerson = useCast();

it('D-113: a reply is taken back by keys before its visitor sees it, and the better one closes the ticket', async () => {
  const [agent, visitor] = [await newPerson(), await newPerson()];
  const { page } = agent;
  const email = freshAddress('undo');
  await openRequestForm(visitor, 'lumen');
  await sendRequest(visitor, { email, text: 'Is the bell included?' });
  await signIn(agent, 'lumen-agent');
  await openConversation(agent, email);

  await say(agent, 'No, it is not.');
  await messages(page).filter({ hasText: 'No, it is not.' }).waitFor();
  await page.getByRole('button', { name: INBOX_TEXTS.undo, exact: true }).waitFor();
  await page.keyboard.press('Control+z');
  await messages(page).filter({ hasText: 'No, it is not.' }).waitFor({ state: 'detached' });
  expect(await replyBox(page).inputValue()).toBe('No, it is not.');

  await replyBox(page).fill('Yes, it is.');
  await page.keyboard.press('Control+Shift+Enter');
  await page.getByText(INBOX_TEXTS.heldThen.closed, { exact: false }).waitFor();
  await messages(visitor.page).filter({ hasText: 'Yes, it is.' }).waitFor();
  await page.getByRole('button', { name: INBOX_TEXTS.statusClosed }).first().waitFor();
  expect(await messages(visitor.page).filter({ hasText: 'No, it is not.' }).count()).toBe(0);
});

it('D-113: somebody who waits for nothing sends at once, a letter is no shortcut once they are off, and a closed page sends what waits', async () => {
  // A person whose choices no other journey relies on.
  const agent = await newPerson();
  const { page } = agent;
  const email = freshAddress('at-once');
  await signIn(agent, 'fernway-agent');
  await agent.goto('/admin/inbox?tab=inbox&status=open&new=ticket');
  await page.getByLabel(NEW_TICKET_TEXTS.email).fill(email);
  await page.getByLabel(NEW_TICKET_TEXTS.subject).fill('Deliveries on Saturdays');
  await page.getByRole('textbox', { name: NEW_TICKET_TEXTS.text }).fill('You asked for Saturdays.');
  await page.getByRole('button', { name: NEW_TICKET_TEXTS.send }).click();
  await replyBox(page).waitFor();
  const address = page.url();

  await chooseUndoSend(agent, 0);
  const keys = page.getByRole('switch', { name: ACCOUNT_INBOX_TEXTS.singleKeys });
  await keys.uncheck();
  await agent.goto(address);
  await replyBox(page).waitFor();
  await page.locator('body').press('r');
  const hasFocus = () => replyBox(page).evaluate((field) => field === document.activeElement);
  expect(await hasFocus()).toBe(false);
  await say(agent, 'On request.');
  await waitForMail(email, 'the reply', ({ text }) => text.includes('On request.'));
  expect(await page.getByRole('button', { name: INBOX_TEXTS.undo, exact: true }).count()).toBe(0);

  await chooseUndoSend(agent, 10);
  await keys.check();
  await agent.goto(address);
  await replyBox(page).waitFor();
  await page.locator('body').press('r');
  expect(await hasFocus()).toBe(true);
  await say(agent, 'And on Sundays, too.');
  await sendNow(page);
  await waitForMail(email, 'the second reply', ({ text }) => text.includes('And on Sundays, too.'));

  await say(agent, 'See you on Saturday.');
  await page.getByRole('button', { name: INBOX_TEXTS.undo, exact: true }).waitFor();
  await page.close();
  await waitForMail(email, 'the reply of a closed page', ({ text }) => text.includes('See you on Saturday.'));
});
