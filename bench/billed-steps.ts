import { FEEDBACK_TEXTS } from '@harborline/domain/texts/article-feedback';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import type { Browser } from 'playwright-core';
import { newActor } from '../e2e/support/actor';
import { waitForMail } from '../e2e/support/mailbox';
import { freshAddress } from '../e2e/support/people';
import { openConversation, reply, signIn } from '../e2e/support/staff-steps';
import { openRequestForm, sendRequest } from '../e2e/support/visitor-steps';
import { billOf, type StepBill } from './billing';
import type { RowName } from './tables';

export interface BilledStep {
  step: RowName<'bill'>;
  bill: StepBill;
}

/** Walks from a visitor's question until its ticket is closed, and reads the bill after each step. */
export async function billedSteps(browser: Browser): Promise<BilledStep[]> {
  const visitor = await newActor(browser);
  const agent = await newActor(browser);
  const email = freshAddress('bench');
  await billOf(() => Promise.resolve());
  const title = (name: string) => visitor.page.getByRole('heading', { level: 1, name });
  const steps: [RowName<'bill'>, () => Promise<void>][] = [
    [
      'opens the help center',
      async () => {
        await visitor.goto('/lumen');
        await title(HELP_CENTER_TEXTS.heading).waitFor();
        await visitor.page.getByRole('link', { name: /Battery and charging/ }).waitFor();
      },
    ],
    [
      'opens a category from there',
      async () => {
        await visitor.page.getByRole('link', { name: /Battery and charging/ }).click();
        await title('Battery and charging').waitFor();
      },
    ],
    [
      'opens an article from there',
      async () => {
        const article = visitor.page.getByRole('link', { name: /Charge your battery/ });
        await article.first().click();
        await title('Charge your battery').waitFor();
      },
    ],
    [
      'says that it helped',
      async () => {
        await visitor.page.getByRole('button', { name: HELP_CENTER_TEXTS.yes, exact: true }).click();
        await visitor.page.getByText(FEEDBACK_TEXTS.feedbackThanks).waitFor();
      },
    ],
    [
      'searches',
      async () => {
        await visitor.goto('/lumen?q=charge%20battery');
        await visitor.page
          .getByText(/articles? found/)
          .first()
          .waitFor();
      },
    ],
    ['opens the contact form', () => openRequestForm(visitor, 'lumen')],
    [
      'sends the request',
      async () => {
        await sendRequest(visitor, { email, text: 'Which charger fits?' });
        await waitForMail(email, 'the receipt');
      },
    ],
    ['agent signs in, opens the inbox', () => signIn(agent, 'lumen-agent')],
    ['agent opens the ticket', () => openConversation(agent, email)],
    [
      'agent replies, visitor receives',
      async () => {
        await reply(agent, 'The one that came with the bike.');
        await visitor.page.getByText('The one that came with the bike.').waitFor();
      },
    ],
    [
      'agent closes the ticket',
      async () => {
        await agent.page.getByRole('button', { name: /Open/ }).last().click();
        await agent.page.getByRole('menuitemradio', { name: INBOX_TEXTS.statusClosed }).click();
        await visitor.page.getByText(VISITOR_CONVERSATION_TEXTS.closed).waitFor();
      },
    ],
  ];
  const billed: BilledStep[] = [];
  for (const [step, walk] of steps) billed.push({ step, bill: await billOf(walk) });
  await Promise.all([visitor.context.close(), agent.context.close()]);
  return billed;
}
