import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { describe, it } from 'vitest';
import { useCast } from '../support/cast';
import { freshAddress } from '../support/people';
import { messages, openConversation, reply, replyBox, say, sendNow, signIn } from '../support/staff-steps';
import { openRequestForm, sendRequest } from '../support/visitor-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

/** Two teammates have the same new ticket open. */
async function twoOnOneTicket(word: string) {
  const [one, other, visitor] = [await newPerson(), await newPerson(), await newPerson()];
  const email = freshAddress(word);
  await openRequestForm(visitor, 'lumen');
  await sendRequest(visitor, { email, text: 'Which lamp fits my desk?' });
  await signIn(one, 'lumen-agent');
  await openConversation(one, email);
  await signIn(other, 'lumen-admin');
  await other.goto(new URL(one.page.url()).pathname + new URL(one.page.url()).search);
  await replyBox(other.page).waitFor();
  return { one, other, visitor };
}

describe('two teammates who answer one ticket (D-107)', () => {
  it('see first what the other wrote below what they read, and then send', async () => {
    const { one, other, visitor } = await twoOnOneTicket('below');
    await reply(one, Array.from({ length: 60 }, (_, line) => `Step ${line + 1}`).join('\n'));
    await messages(other.page).filter({ hasText: 'Step 60' }).waitFor();
    const thread = one.page.getByRole('log', { name: INBOX_TEXTS.messages });
    await thread.evaluate((pane) => pane.scrollTo({ top: 0 }));
    await reply(other, 'The oak one fits.');
    await one.page.getByRole('button', { name: INBOX_TEXTS.newMessages }).waitFor();

    await say(one, 'The walnut one fits.');
    await one.page.getByText(INBOX_TEXTS.overlooked(1)).waitFor();
    await thread.getByText(INBOX_TEXTS.newSince, { exact: true }).waitFor();
    const theirs = messages(one.page).filter({ hasText: 'The oak one fits.' });
    await waitFor('the other reply to be in view', async () => {
      const [pane, bubble] = await Promise.all([thread.boundingBox(), theirs.boundingBox()]);
      return (pane && bubble && bubble.y + bubble.height <= pane.y + pane.height) || undefined;
    });
    await waitFor('the reply to be sent', async () => {
      await replyBox(one.page).press('Enter');
      return (await replyBox(one.page).inputValue()) === '' || undefined;
    });
    await sendNow(one.page);
    await messages(visitor.page).filter({ hasText: 'The walnut one fits.' }).waitFor();
    await one.page.getByText(INBOX_TEXTS.overlooked(1)).waitFor({ state: 'detached' });
    await thread.getByText(INBOX_TEXTS.newSince, { exact: true }).waitFor({ state: 'detached' });
  });

  it('keep a reply that was overtaken while it waited, to send it after all or to edit it', async () => {
    const { one, other, visitor } = await twoOnOneTicket('overtaken');
    one.record.allow(/message-not-sent/);
    await one.whileOffline(async () => {
      await reply(one, 'The walnut one fits.');
      await reply(one, 'It comes on Friday.');
      await reply(other, 'The oak one fits.');
      await messages(visitor.page).filter({ hasText: 'The oak one fits.' }).waitFor();
    });

    const kept = one.page.getByRole('alert').filter({ hasText: INBOX_TEXTS.overtaken });
    await kept.filter({ hasText: 'It comes on Friday.' }).waitFor();
    await messages(one.page).filter({ hasText: 'The oak one fits.' }).waitFor();
    await kept
      .filter({ hasText: 'The walnut one fits.' })
      .getByRole('button', { name: INBOX_TEXTS.editAgain })
      .click();
    await replyBox(one.page).fill('So does the walnut one.');
    await replyBox(one.page).press('Enter');
    await messages(visitor.page).filter({ hasText: 'So does the walnut one.' }).waitFor();
    await kept
      .filter({ hasText: 'It comes on Friday.' })
      .getByRole('button', { name: INBOX_TEXTS.sendNow })
      .click();
    await messages(visitor.page).filter({ hasText: 'It comes on Friday.' }).waitFor();
    await kept.first().waitFor({ state: 'detached' });
  });
});
