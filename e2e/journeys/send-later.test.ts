import { randomUUID } from 'node:crypto';
import { docPath } from '@harborline/domain/paths';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { LATER_TIME_TEXTS } from '@harborline/domain/texts/later-times';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { conversationRef } from '@harborline/emulator-seed/build-conversation';
import { CONVERSATIONS } from '@harborline/emulator-seed/conversations/index';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { setFields } from '../support/plant';
import { messages, replyBox, signIn } from '../support/staff-steps';

const newPerson = useCast();

/** A ticket of the demo world that no other journey opens. */
function quietTicket(): string {
  const ticket = CONVERSATIONS.find(({ slug }) => slug === 'lost-key');
  if (ticket === undefined) throw new Error('The seed has lost its ticket');
  return conversationRef(ticket);
}

const card = (page: Page, words: string) => page.locator('[data-planned]').filter({ hasText: words });
const choosesTomorrow = (page: Page) =>
  page.getByRole('radio', { name: new RegExp(LATER_TIME_TEXTS.tomorrow) });

/** The time comes by data: nobody waits for it. */
const comeDue = (id: string) =>
  setFields(docPath.plannedReply(id), { send_at: timestamp(Date.now() - 1_000) });

describe('a reply that goes out later (D-120)', () => {
  it('is seen by the team, held when the visitor writes first, planned again and sent', async () => {
    const [author, teammate] = [await newPerson(), await newPerson()];
    await signIn(author, 'lumen-owner');
    await signIn(teammate, 'lumen-agent');
    const ref = quietTicket();
    const address = `/admin/inbox?tab=inbox&status=closed&conversation=${ref}`;
    await author.goto(address);
    await teammate.goto(address);
    const words = `by post ${randomUUID().slice(0, 8)}`;
    await replyBox(author.page).fill(`The label comes ${words}.`);
    await author.page.getByRole('button', { name: INBOX_TEXTS.moreWaysToSend }).click();
    await author.page.getByRole('menuitem', { name: LATER_TEXTS.menu }).click();
    await choosesTomorrow(author.page).press('Space');
    await author.page.getByRole('button', { name: LATER_TEXTS.plan }).click();

    const own = card(author.page, words);
    const seen = card(teammate.page, words);
    await own.getByRole('button', { name: LATER_TEXTS.sendNow }).waitFor();
    await seen.getByRole('button', { name: LATER_TEXTS.stop, exact: true }).waitFor();
    expect(await seen.getByRole('button').count()).toBe(1);
    expect(await replyBox(author.page).inputValue()).toBe('');
    await author.page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
    expect(await messages(author.page).filter({ hasText: words }).count()).toBe(0);

    await setFields(docPath.conversation(ref), { last_visitor_message_at: timestamp(Date.now()) });
    await own.getByText(LATER_TEXTS.willBeHeld).waitFor();
    const id = (await own.getAttribute('data-planned')) ?? '';
    await comeDue(id);
    await seen.getByText(LATER_TEXTS.held['visitor-wrote'](''), { exact: true }).waitFor();

    await own.getByRole('button', { name: LATER_TEXTS.planAgain }).click();
    await choosesTomorrow(author.page).press('Space');
    await author.page.getByRole('button', { name: LATER_TEXTS.save }).click();
    await seen.getByRole('status').waitFor({ state: 'detached' });
    await comeDue(id);
    await messages(teammate.page).filter({ hasText: words }).waitFor();
    await own.waitFor({ state: 'detached' });
  });
});
