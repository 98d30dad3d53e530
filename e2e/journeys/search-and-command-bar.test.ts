import { randomUUID } from 'node:crypto';
import { COMMAND_TEXTS } from '@harborline/domain/texts/command-bar';
import { TICKET_SEARCH_TEXTS } from '@harborline/domain/texts/ticket-search';
import { conversationRef } from '@harborline/emulator-seed/build-conversation';
import { CONVERSATIONS } from '@harborline/emulator-seed/conversations/index';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { messages, reply, signIn } from '../support/staff-steps';

const newPerson = useCast();

function refOf(wanted: string): string {
  const ticket = CONVERSATIONS.find(({ slug }) => slug === wanted);
  if (ticket === undefined) throw new Error('The seed has lost its ticket');
  return conversationRef(ticket);
}

const field = (page: Page) => page.getByRole('searchbox', { name: TICKET_SEARCH_TEXTS.list });
const results = (page: Page) =>
  page.getByRole('list', { name: TICKET_SEARCH_TEXTS.results }).getByRole('link');
const bar = (page: Page) => page.getByRole('combobox', { name: COMMAND_TEXTS.field });

describe('the search over tickets and the command bar (D-106)', () => {
  it('find a ticket by what was just written in it, by keys alone', async () => {
    const agent = await newPerson();
    await signIn(agent, 'lumen-owner');
    const ref = refOf('x3-child-seat');
    await agent.goto(`/admin/inbox?tab=inbox&status=all&conversation=${ref}`);
    const word = `q${randomUUID().replaceAll('-', '').slice(0, 10)}`;
    await reply(agent, `The seat is ${word}.`);
    await messages(agent.page).filter({ hasText: word }).waitFor();

    const { page } = agent;
    await page.keyboard.press('Control+k');
    await bar(page).fill(word);
    await page.getByRole('option', { name: COMMAND_TEXTS.searchFor(word) }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/inbox?tab=search&q=${word}`);
    // The words of a message are kept in the background.
    await expect
      .poll(
        async () => {
          await page.reload();
          await field(page).waitFor();
          await Promise.race([
            results(page).first().waitFor(),
            page.getByText(TICKET_SEARCH_TEXTS.noneTitle).waitFor(),
          ]);
          return results(page).count();
        },
        { timeout: 120_000 },
      )
      .toBe(1);
    expect(await results(page).locator('mark').allTextContents()).toEqual([word]);

    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/inbox?tab=search&q=${word}&conversation=${ref}`);
    await messages(page).filter({ hasText: word }).waitFor();
    await results(page).first().focus();
    await page.keyboard.press('/');
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);

    await page.getByRole('combobox', { name: TICKET_SEARCH_TEXTS.status }).selectOption('closed');
    await page.getByText(TICKET_SEARCH_TEXTS.noneTitle).waitFor();
    expect(page.url()).toContain('status=closed');
  });

  it('go to pages and do things, from a button as well', async () => {
    const agent = await newPerson();
    await signIn(agent, 'lumen-owner');
    const { page } = agent;
    await agent.goto('/admin/content');
    await page.getByRole('button', { name: COMMAND_TEXTS.open }).click();
    await bar(page).fill('canned');
    await page.getByRole('option', { name: /^Canned/ }).click();
    await page.waitForURL('**/admin/profile/cannedreplies');
    await page.keyboard.press('Control+k');
    await bar(page).fill('create a ticket');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/inbox?tab=inbox&new=ticket');
    await page.keyboard.press('Control+k');
    await bar(page).waitFor();
    await page.keyboard.press('Escape');
    await bar(page).waitFor({ state: 'detached' });
  });
});
