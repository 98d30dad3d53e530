import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { freshAddress } from '../support/people';
import { messages, openConversation, replyBox, signIn } from '../support/staff-steps';
import { openRequestForm, sendRequest } from '../support/visitor-steps';

const newPerson = useCast();

/** A visitor with a ticket of their own. */
async function visitorWith(word: string, text: string) {
  const visitor = await newPerson();
  const email = freshAddress(word);
  await openRequestForm(visitor, 'lumen');
  await sendRequest(visitor, { email, text });
  return { visitor, email };
}

/** Opens a visitor's ticket, and waits until no other is shown. @returns its id and its number */
async function open(agent: Actor, email: string) {
  await openConversation(agent, email);
  const header = agent.page.locator('header').filter({ hasText: email });
  const line = await header.getByText(/^#\d+ /).textContent();
  const ref = new URL(agent.page.url()).searchParams.get('conversation') ?? '';
  return { ref, number: shortNumber(Number(/#(\d+)/.exec(line ?? '')?.[1])) };
}

describe('two teammates, and two tickets about one thing (D-110)', () => {
  it('one merges them while the other reads, nobody but staff sees both, and one undoes it', async () => {
    const maya = await visitorWith('maya', 'The walnut lamp flickers.');
    const vera = await visitorWith('vera', 'My walnut lamp flickers, too.');
    const [agent, other] = [await newPerson(), await newPerson()];
    await signIn(agent, 'lumen-agent');
    const { ref: stays, number: into } = await open(agent, vera.email);
    const { ref: merged, number } = await open(agent, maya.email);
    await signIn(other, 'lumen-admin');
    await other.goto(`/admin/inbox?tab=inbox&status=open&conversation=${stays}`);
    await replyBox(other.page).waitFor();

    const { page } = agent;
    await page.getByRole('button', { name: MERGE_TEXTS.merge }).click();
    const dialog = page.getByRole('dialog', { name: MERGE_TEXTS.title });
    await dialog.getByRole('searchbox').fill(into);
    await dialog.locator(`[data-candidate="${stays}"]`).focus();
    await page.keyboard.press('Enter');
    await dialog.getByText(MERGE_TEXTS.notAnswered(maya.email, number, into)).waitFor();
    await page.keyboard.press('Enter');
    await page
      .getByRole('alert')
      .filter({ hasText: MERGE_TEXTS.done(1, into) })
      .waitFor();
    await page.getByText(MERGE_TEXTS.answerThere(into)).waitFor();
    await page.locator(`[data-ticket="${merged}"]`).waitFor({ state: 'detached' });
    expect(await replyBox(page).count()).toBe(0);

    const line = other.page.locator(`[data-merged="${merged}"]`);
    await line.getByText(MERGE_TEXTS.wasMerged(number)).waitFor();
    await line.getByRole('button', { name: MERGE_TEXTS.showMessages(number) }).click();
    await line.getByText('The walnut lamp flickers.').last().waitFor();
    await replyBox(other.page).fill('A new driver is on its way.');
    await replyBox(other.page).press('Enter');
    await messages(vera.visitor.page).filter({ hasText: 'A new driver is on its way.' }).waitFor();
    for (const words of ['A new driver', 'My walnut lamp'])
      expect(await maya.visitor.page.getByText(words).count()).toBe(0);
    expect(await vera.visitor.page.getByText('The walnut lamp flickers.').count()).toBe(0);

    await line.getByRole('link', { name: MERGE_TEXTS.open(number) }).click();
    const banner = other.page.getByRole('note').filter({ hasText: MERGE_TEXTS.mergedInto(into) });
    await banner.getByRole('button', { name: MERGE_TEXTS.undo }).click();
    await replyBox(other.page).waitFor();
    await banner.waitFor({ state: 'detached' });
    await page.locator(`[data-ticket="${merged}"]`).waitFor();
    await replyBox(page).waitFor();
    expect(await page.getByRole('log', { name: INBOX_TEXTS.messages }).count()).toBe(1);
  });
});
