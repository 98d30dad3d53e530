import { INBOUND_TEXTS } from '@harborline/domain/texts/inbound-mail';
import { expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { waitForMail } from '../support/mailbox';
import { freshAddress } from '../support/people';
import { openConversation, reply, signIn } from '../support/staff-steps';
import { MAILBOX } from '../support/suite';
import { openRequestForm, sendRequest } from '../support/visitor-steps';

const newPerson = useCast();

it('D-98: a visitor answers the mail of an agent, and both see it in the conversation', async () => {
  const [agent, visitor] = [await newPerson(), await newPerson()];
  const email = freshAddress('ida');
  await openRequestForm(visitor, 'lumen');
  await sendRequest(visitor, { email, text: 'Do you repair chains?' });
  await signIn(agent, 'lumen-agent');
  await openConversation(agent, email);
  await visitor.page.close();
  await reply(agent, 'Yes, every Tuesday.');
  const mail = await waitForMail(email, 'the reply', ({ text }) => text.includes('every Tuesday'));

  const reader = await newPerson(PHONE);
  await reader.goto(`${MAILBOX}/#${mail.id}`);
  await reader.page.getByLabel(`Answer as ${email}`).fill('Then I will come on Tuesday.');
  await reader.page.getByRole('button', { name: 'Send answer' }).click();
  await reader.page.getByText('Sent.', { exact: true }).waitFor();

  await agent.page.getByText('Then I will come on Tuesday.', { exact: true }).last().waitFor();
  await agent.page.getByText(INBOUND_TEXTS.byEmail).last().waitFor();
  expect(await agent.page.getByText('> Yes, every Tuesday.').count()).toBe(0);
  await agent.page.getByRole('button', { name: INBOUND_TEXTS.showRest }).click();
  await agent.page.getByText('> Yes, every Tuesday.').waitFor();
});
